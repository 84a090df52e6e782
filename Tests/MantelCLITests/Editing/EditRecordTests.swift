import Testing

@testable import MantelCLI

struct EditRecordTests {
  private static let path = "dishes/gazpacho.json"
  private static let draft = ".git/mantel/edit/dishes.gazpacho.json"

  private func edit(
    _ household: TestHousehold,
    _ script: String,
    _ words: [String] = ["edit", "dish", "gazpacho"]
  ) -> TestHousehold.Outcome {
    household.run(["--lang", "en"] + words, environment: ["VISUAL": script])
  }

  @Test(arguments: [["edit", "dish", "gazpacho"], ["dish", "edit", "gazpacho"]])
  func `a record is edited as JSON and committed`(words: [String]) throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, #"sed -i 's/"name": .*/"name" : "Gazpacho rojo",/'"#, words)
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read(Self.path).contains(#""name": "Gazpacho rojo","#))
    #expect(try household.git("log", "-1", "--format=%B").contains("Mantel-Op: edit"))
  }

  @Test func `errors stand above the text, by where they stand in it`() throws {
    let household = try TestHousehold.sample()
    let before = household.read(Self.path)
    let outcome = edit(household, #"sed -i 's/"tags": .*/"tags": ["nothing-of-the-kind"],/'"#)
    #expect(outcome.exitCode == .refused)
    let draft = household.read(Self.draft).split(separator: "\n").map(String.init)
    #expect(draft[0].hasPrefix("// dishes/gazpacho.json:"))
    let line = Int(draft[0].split(separator: ":")[1]) ?? 0
    #expect(draft[line - 1].contains("nothing-of-the-kind"))
    #expect(household.read(Self.path) == before)
    let again = edit(
      household,
      "sed -i 's/nothing-of-the-kind/verduras/'",
      ["edit", "dish", "gazpacho", "--yes"]
    )
    #expect(again.exitCode == .done, "\(again.errors)")
    #expect(!household.read(Self.path).contains("//"))
  }

  @Test func `what has one answer is mended and told`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, #"sed -i 's/"name": .*/"name": "Otro"/'"#)
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read(Self.path).contains(#""name": "Otro","#))
    #expect(outcome.errors.contains(#"+  "name": "Otro","#))
  }

  @Test func `a file that was broken by hand is put right`() throws {
    let household = try TestHousehold.sample()
    let whole = household.read(Self.path)
    try household.write(Self.path, "{ \"name\": \"Gazpacho\", \"tags\": [\"nada\"] }")
    let outcome = edit(household, "sed -i 's/nada/verduras/'")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read(Self.path) != whole)
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `one that isn't there is told, with how to make it`() throws {
    let outcome = edit(try TestHousehold.sample(), "true", ["edit", "dish", "gazpachoo"])
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("did you mean 'gazpacho'?"))
    #expect(outcome.errors.contains("mantel dish add"))
  }

  @Test func `the pantry and the settings are files too`() throws {
    let household = try TestHousehold.sample()
    #expect(
      edit(household, "sed -i 's/Europe.Madrid/Europe\\/Lisbon/'", ["edit", "settings"]).exitCode
        == .done
    )
    #expect(household.read("mantel.json").contains("Europe/Lisbon"))
    #expect(edit(household, "true", ["edit", "pantry"]).exitCode == .done)
    #expect(edit(household, "true", ["edit", "nothing", "such"]).exitCode == .usage)
  }

  @Test func `--json tells what became of it`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, "true", ["edit", "dish", "gazpacho", "--json"])
    #expect(outcome.output.contains(#""state": "unchanged""#))
  }
}
