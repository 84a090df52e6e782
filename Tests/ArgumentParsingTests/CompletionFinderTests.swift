import ArgumentParsing
import Testing
import Wording

struct CompletionFinderTests {
  private func place(_ before: String..., typed: String) -> CompletionPlace {
    let parser = CommandParser(
      root: SampleRoot.self,
      globals: Sample.globals,
      aliases: ["plan": "set --message 'a b'"]
    )
    return CompletionFinder(parser).place(after: before, typed: typed)
  }

  private func words(_ place: CompletionPlace) -> [String] { place.words.map(\.text) }

  @Test func `commands are offered first, and within a noun its own`() {
    #expect(words(place(typed: "")) == ["today", "week", "set", "dish"])
    #expect(words(place("dish", typed: "")) == ["list", "show"])
  }

  @Test func `an argument is of its place's kind`() {
    #expect(place("week", typed: "").kind == .week)
    #expect(place("set", typed: "").kind == .slot)
    #expect(place("set", "tue.dinner", typed: "").kind == .dish)
    #expect(place("set", "tue.dinner", "crema", "de", typed: "").earlier == ["crema", "de"])
    #expect(place("week", "next", typed: "").kind == .none, "there is no second argument")
  }

  @Test func `an option's value is of the option's kind`() {
    #expect(place("week", "--for", typed: "").kind == .person)
    #expect(place("-C", typed: "").kind == .directory)
    #expect(words(place("--color", typed: "al")) == ["auto", "always", "never"])
    let inside = place(typed: "--color=al")
    #expect(inside.lead == "--color=")
    #expect(inside.typed == "al")
    #expect(words(inside) == ["auto", "always", "never"])
  }

  @Test func `options are offered after a hyphen, those of every command too, each once`() {
    #expect(words(place("week", typed: "-")).contains("--for"))
    #expect(words(place("week", typed: "--")).contains("--color"))
    #expect(!words(place("week", "--for", "ana", typed: "--")).contains("--for"))
    #expect(!words(place("week", typed: "--")).contains("-q"))
  }

  @Test func `a value that isn't there yet takes no further word`() {
    // '--for' waits for its value, so 'next' is one and the week is still to come.
    #expect(place("week", "--for", "next", typed: "").kind == .week)
    #expect(place("-q", "week", typed: "").kind == .week)
  }

  @Test func `after two hyphens nothing is an option`() {
    #expect(words(place("week", "--", typed: "-")).isEmpty)
    #expect(place("week", "--", typed: "-").kind == .week)
  }

  @Test func `an alias is read as what it stands for`() {
    #expect(place("plan", typed: "").kind == .slot)
  }

  @Test func `a wrong word before the cursor doesn't end it`() {
    #expect(place("week", "--nonsense", typed: "").kind == .week)
    #expect(place("nonsense", typed: "").words.isEmpty)
  }
}
