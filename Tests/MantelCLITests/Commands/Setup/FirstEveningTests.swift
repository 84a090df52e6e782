import Testing

@testable import MantelCLI

/// A household's first evening, answered at the prompts.
struct FirstEveningTests {
  /// Both meals, no weekends, two who eat, one a coeliac whom traces harm, four dishes.
  private static let answers = ["3", "n", "Ana, Nora", "", "1", "s", "1-3 10"]

  @Test func `the answers make a household that validates, with four laid weeks`() throws {
    let household = try TestHousehold()
    let outcome = household.run("--lang", "es", "init", answers: Self.answers)
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("¿Qué no puede comer Nora?"))
    #expect(household.read("mantel.json").contains("\"days\": \"monday-friday\""))
    #expect(
      household.read("people/nora/preferences.json")
        == "{\n  \"name\": \"Nora\",\n  \"diets\": [\"glutenFree\"],\n  \"strict\": true\n}\n"
    )
    #expect(household.read("people/ana/preferences.json") == "{\n  \"name\": \"Ana\"\n}\n")
    #expect(!household.read("plans/2026/2026-W49.json").contains("saturday"))
    #expect(household.read("plans/2026/2026-W52.json").contains("\"friday.dinner\": null"))
    #expect(household.run("validate", "--strict").exitCode == .done)
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `a list to tick says who can't eat what`() throws {
    let household = try TestHousehold()
    let outcome = household.run("--lang", "en", "init", answers: Self.answers)
    #expect(outcome.errors.contains("1 gluten"))
    #expect(outcome.errors.contains("for Nora: ✗ can't eat it, ? nobody knows"))
    #expect(outcome.errors.contains("18 Noodle paella ✗"))
    // The flour of a white sauce is out of a packet that nobody has read.
    #expect(outcome.errors.contains("12 Cauliflower cheese ?"))
  }

  @Test func `an answer about what someone can't eat is taken whole or asked again`() throws {
    let household = try TestHousehold()
    let answers = ["1", "", "Leo", "nuts, xyzzy", "nuts", "n", "none"]
    let outcome = household.run("--lang", "en", "init", answers: answers)
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("I don't know 'xyzzy'"))
    #expect(household.read("people/leo/preferences.json").contains("\"allergies\": [\"nuts\"]"))
    #expect(!household.read("people/leo/preferences.json").contains("strict"))
    #expect(household.read("dishes/gazpacho.json").isEmpty)
  }

  @Test func `an allergy to a food brings the food's file`() throws {
    let household = try TestHousehold()
    let outcome = household.run(
      "--lang",
      "en",
      "init",
      "--yes",
      "--with",
      "Leo",
      "--avoids",
      "leo=tomato"
    )
    #expect(outcome.exitCode == .done)
    #expect(!household.read("foods/tomate.json").isEmpty)
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `flags say all that the questions ask`() throws {
    let asked = try TestHousehold()
    _ = asked.run("--lang", "es", "init", answers: Self.answers)
    let told = try TestHousehold()
    let outcome = told.run(
      "--lang",
      "es",
      "init",
      "--yes",
      "--meals",
      "lunch,dinner",
      "--days",
      "lunes-viernes",
      "--with",
      "Ana",
      "--with",
      "Nora",
      "--avoids",
      "nora=gluten",
      "--strict",
      "Nora"
    )
    #expect(outcome.exitCode == .done)
    for path in ["people/nora/preferences.json", "people/ana/preferences.json"] {
      #expect(told.read(path) == asked.read(path))
    }
    #expect(told.read("mantel.json").contains("\"days\": \"monday-friday\""))
  }

  @Test(arguments: [
    ["--avoids", "nora"], ["--avoids", "eva=gluten"], ["--avoids", "nora=xyzzy"],
    ["--strict", "eva"], ["--days", "noday"], ["--dish", "xyzzy"],
  ])
  func `a wrong flag makes nothing`(flags: [String]) throws {
    let household = try TestHousehold()
    let outcome = household.run(["init", "--yes", "--with", "Nora"] + flags)
    #expect(outcome.exitCode == .usage)
    #expect(household.read("mantel.json").isEmpty)
  }

  @Test func `an end of input takes what is left by its defaults`() throws {
    let household = try TestHousehold()
    #expect(household.run("init", answers: ["1"]).exitCode == .done)
    #expect(household.run("validate", "--strict").exitCode == .done)
  }
}
