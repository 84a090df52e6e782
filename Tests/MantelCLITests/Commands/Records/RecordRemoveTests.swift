import Testing

@testable import MantelCLI

struct RecordRemoveTests {
  @Test func `a dish that some week names is archived`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "dish", "rm", "paella-mixta")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("it is archived, not deleted"))
    #expect(household.read("dishes/paella-mixta.json").contains("\"archived\": true"))
    #expect(household.run("dish", "rm", "paella-mixta").exitCode == .done)
  }

  @Test func `a dish that nothing names is deleted`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("dish", "add", "Flan", "-t", "huevos")
    let outcome = household.run("dish", "rm", "flan")
    #expect(outcome.output == "plato borrado Flan\n")
    #expect(household.read("dishes/flan.json") == "")
    #expect(try household.git("status", "--short") == "")
  }

  @Test(arguments: [
    (["tag", "carne"], "dishes/"), (["food", "huevo"], "dishes/"),
    (["person", "nora"], "mantel.json"),
    (["objective", "perder-2026-01"], "people/ana/preferences.json"),
  ])
  func `what others name is refused, and they are listed`(
    _ words: [String],
    _ path: String
  ) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", words[0], "rm", words[1])
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("it is named in "))
    #expect(outcome.errors.contains(path))
  }

  @Test func `a food is deleted by force, but not one that someone is allergic to`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("food", "add", "Berza", "--contains", "none")
    _ = household.run("dish", "add", "Caldo", "-t", "verduras", "-i", "berza=1")
    #expect(household.run("food", "rm", "berza").exitCode == .refused)
    #expect(household.run("food", "rm", "berza", "--force").exitCode == .done)
    #expect(household.read("foods/berza.json") == "")
    _ = household.run("person", "set", "nora", "allergies", "kiwi")
    let outcome = household.run("--lang", "en", "food", "rm", "kiwi", "--force")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("people/nora/preferences.json"))
    #expect(!household.read("foods/kiwi.json").isEmpty)
  }

  @Test func `what isn't there is told`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("tag", "rm", "nada-asi").exitCode == .failed)
    #expect(household.run("food", "rm", "../mantel").exitCode == .failed)
    #expect(!household.read("mantel.json").isEmpty)
  }
}
