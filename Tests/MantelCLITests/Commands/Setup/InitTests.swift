import FoundationEssentials
import Testing

@testable import MantelCLI

struct InitTests {
  @Test func `a household is made with tags, people, four weeks and one commit`() throws {
    let household = try TestHousehold()
    let outcome = household.run(
      "--lang",
      "es",
      "init",
      "--yes",
      "--with",
      "Ana",
      "--with",
      "Nora Gómez",
      "--time-zone",
      "Europe/Madrid"
    )
    #expect(outcome.exitCode == .done)
    #expect(
      household.read("mantel.json") == """
        {
          "format": 1,
          "language": "es",
          "timeZone": "Europe/Madrid",
          "meals": {
            "lunch": { "name": { "es": "Comida", "en": "Lunch" }, "time": "14:00" },
            "dinner": { "name": { "es": "Cena", "en": "Dinner" }, "time": "21:00" }
          },
          "shopping": { "day": "saturday", "categories": ["produce", "meat", "fish", "dairy-eggs", "bakery", "pantry", "frozen", "drinks", "other"] }
        }

        """
    )
    #expect(
      household.read("tags/carne.json") == """
        {
          "name": { "es": "Carne", "en": "Meat" },
          "color": "#E74C3C",
          "rules": { "maxPerWeek": 3, "noConsecutive": true, "noDuplicateInDay": true }
        }

        """
    )
    #expect(
      household.read("people/nora-gomez/preferences.json") == "{\n  \"name\": \"Nora Gómez\"\n}\n"
    )
    #expect(household.read("plans/2026/2026-W52.json").contains("\"monday.lunch\": null,\n\n"))
    #expect(try household.git("log", "--format=%s") == "casa nueva\n")
    #expect(try household.git("status", "--porcelain").isEmpty)
    #expect(try household.git("check-ignore", "private", ".mantel") == "private\n.mantel\n")
    #expect(household.read(".mantel/schema/dish.schema.json").contains("\"title\": \"Plato\""))
    #expect(household.run("validate", "--strict").exitCode == .done)
    #expect(household.run("doctor").exitCode == .done)
  }

  @Test func `with samples there is a collection to plan from`() throws {
    let household = try TestHousehold()
    #expect(household.run("init", "--yes", "--samples", "--with", "Ana").exitCode == .done)
    let dishes = try household.git("ls-files", "dishes").split(separator: "\n")
    let foods = try household.git("ls-files", "foods").split(separator: "\n")
    #expect(dishes.count >= 30)
    #expect(foods.count >= 70)
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `a household isn't made twice, nor within another by accident`() throws {
    let household = try TestHousehold()
    #expect(household.run("init", "--yes").exitCode == .done)
    let again = household.run("--lang", "en", "init", "--yes")
    #expect(again.exitCode == .failed)
    #expect(again.errors.contains("is a household already"))
    let inner = household.run("--lang", "en", "init", "inner")
    #expect(inner.exitCode == .refused)
    #expect(household.read("inner/mantel.json").isEmpty)
    #expect(household.run("init", "inner", "--yes").exitCode == .done)
  }

  @Test func `what is in the folder stays`() throws {
    let household = try TestHousehold()
    try household.git("init", "-q", "-b", "main")
    try household.write(".gitignore", "*.log")
    try household.write(".vscode/settings.json", "{ \"editor.tabSize\": 8 }")
    try household.write("notes.txt", "mine")
    try household.git("add", "-A")
    try household.git("commit", "-qm", "mine")
    #expect(household.run("init", "--yes").exitCode == .done)
    #expect(household.read(".gitignore").hasPrefix("*.log\n/private/\n"))
    #expect(household.read(".vscode/settings.json").contains("\"editor.tabSize\": 8"))
    #expect(household.read("notes.txt") == "mine")
  }

  @Test func `at a terminal it asks, and the answers count`() throws {
    let household = try TestHousehold()
    let outcome = household.run("init", answers: ["9", "1", "", "Ana, Luis", "", "", "none"])
    #expect(outcome.exitCode == .done)
    #expect(!household.read("mantel.json").contains("lunch"))
    #expect(household.read("people/luis/preferences.json").contains("Luis"))
    #expect(household.read("dishes/pisto-manchego.json").isEmpty)
  }

  @Test(arguments: [["init", "--meals", "brunch"], ["init", "--nothing"], ["init", "a", "b"]])
  func `a wrong command line makes nothing`(arguments: [String]) throws {
    let household = try TestHousehold()
    let outcome = household.run(arguments: arguments)
    #expect(outcome.exitCode == .usage)
    #expect(household.read("mantel.json").isEmpty)
  }

  @Test func `without an identity for git nothing is left half made`() throws {
    let household = try TestHousehold()
    var environment = TestHousehold.environment
    for name in environment.keys where name.hasPrefix("GIT_A") || name.hasPrefix("GIT_COMM") {
      environment[name] = nil
    }
    let outcome = household.run(
      arguments: ["--lang", "en", "init", "--yes"],
      environment: environment
    )
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("git config --global user.name"))
    #expect(household.read("mantel.json").isEmpty)
    #expect(household.run("init", "--yes").exitCode == .done)
  }
}
