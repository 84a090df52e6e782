import Testing

@testable import MantelCLI

struct RecordRenameTests {
  @Test func `the reader's language is changed, the others stay`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("tag", "rename", "carne", "Carne", "roja").exitCode == .done)
    #expect(
      household.read("tags/carne.json").contains("{ \"es\": \"Carne roja\", \"en\": \"Meat\" }")
    )
    _ = household.run("--lang", "en", "tag", "rename", "carne", "Red meat")
    #expect(household.read("tags/carne.json").contains("\"en\": \"Red meat\""))
  }

  @Test func `one name for all stays one`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("person", "rename", "nora", "Nora G.").exitCode == .done)
    #expect(household.read("people/nora/preferences.json").contains("\"name\": \"Nora G.\""))
  }

  @Test func `a name of 10,000 characters is refused with the finding`() throws {
    let household = try TestHousehold.sample()
    let name = String(repeating: "a", count: 10_000)
    let outcome = household.run("--lang", "en", "tag", "rename", "carne", name)
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("tags/carne.json: "))
    #expect(outcome.errors.contains("[bad-text]"))
    #expect(outcome.errors.utf8.count < 500)
  }

  @Test func `a name with a control character is refused`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("tag", "rename", "carne", "Carne\u{1b}[2J")
    #expect(outcome.exitCode == .failed)
    #expect(!outcome.errors.contains("\u{1b}"))
  }
}
