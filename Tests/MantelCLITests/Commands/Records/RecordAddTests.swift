import Testing

@testable import MantelCLI

struct RecordAddTests {
  @Test func `a tag with its rules`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "tag",
      "add",
      "Marisco",
      "--hex",
      "#3498db",
      "--max-per-week",
      "2",
      "--no-consecutive",
      "--fixed",
      "vie.cena",
      "--meal",
      "dinner"
    )
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(
      household.read("tags/marisco.json") == """
        {
          "name": "Marisco",
          "color": "#3498db",
          "rules": { "maxPerWeek": 2, "noConsecutive": true, "mealTypeRestriction": "dinner", "fixed": ["friday.dinner"] }
        }

        """
    )
  }

  @Test func `a food, looked at or not`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("food", "add", "Leche de mijo", "--contains", "gluten", "--traces", "none")
    let text = household.read("foods/leche-de-mijo.json")
    #expect(text.contains("\"contains\": [\"gluten\"],\n  \"traces\": []"))
    _ = household.run("food", "add", "Berza", "--plain")
    #expect(!household.read("foods/berza.json").contains("contains"))
    #expect(household.run("food", "list", "--missing-contents").output.contains("berza\tBerza"))
  }

  @Test func `an ingredient's id is written out as a name`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("dish", "add", "Sopa", "-t", "verduras", "-i", "polvo-magico=1")
    _ = household.run("food", "add", "polvo-magico", "--contains", "none")
    #expect(household.read("foods/polvo-magico.json").contains("\"Polvo magico\""))
  }

  @Test func `a word of the vocabulary is no food's id`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("food", "add", "Milk", "--contains", "milk")
    #expect(household.read("foods/milk.json") == "")
    #expect(household.read("foods/milk-2.json") != "")
  }

  @Test func `a person, and what they can't have`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "person",
      "add",
      "Tía",
      "Inés",
      "--allergy",
      "nueces,Kiwi",
      "--allergy",
      "nuts",
      "--guest",
      "--diet",
      "vegan",
      "--born",
      "1960"
    )
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("'nueces'"))
    _ = household.run(
      "person",
      "add",
      "Tía",
      "Inés",
      "--allergy",
      "Kiwi",
      "--guest",
      "--diet",
      "vegan",
      "--born",
      "1960"
    )
    let text = household.read("people/tia-ines/preferences.json")
    #expect(text.contains("\"allergies\": [\"kiwi\"]"))
    #expect(text.contains("\"born\": 1960"))
    #expect(household.run("person").output.contains("tia-ines\tTía Inés\tvegan,kiwi\t\n"))
  }

  @Test func `without a name and a terminal the line is wrong`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("tag", "add").exitCode == .usage)
    #expect(household.run("food", "add", "--yes", answers: ["x"]).exitCode == .usage)
    #expect(household.run("tag", "add", answers: ["Sopas"]).exitCode == .done)
    #expect(household.read("tags/sopas.json") != "")
  }

  @Test func `the first record of an empty household`() throws {
    let household = try TestHousehold()
    try household.write("mantel.json", "{\n  \"format\": 1\n}\n")
    try household.git("init", "-q", "-b", "main")
    #expect(household.run("tag", "add", "Sopas").exitCode == .done)
    #expect(household.run("dish", "add", "Sopa de ajo", "-t", "sopas").exitCode == .done)
    #expect(household.run("tag", "list").output == "sopas\tSopas\t1\t\n")
  }
}
