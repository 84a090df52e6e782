import Testing

@testable import MantelCLI

/// Bare `mantel`.
struct MantelTests {
  @Test func `today, tomorrow and the gaps`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.output == """
        Today · Tuesday 1 December
          comida  Lentil stew
                  ↳ Nora: Gluten-free lentils, Gluten-free chorizo and Gluten-free paprika
          cena    Baked salmon

        Tomorrow · Wednesday 2 December
          comida  Green beans with potato + Pork loin with peppers
          cena    Plain omelette

        1 gap next week: Sunday cena

        """
    )
  }

  @Test func `what falls in the night is begun the evening before`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("set", "mie.comida", "cocido", "--force").exitCode == .done)
    let today = household.run("--lang", "en").output
    #expect(today.contains("To start today\n  this evening: Poner los garbanzos en remojo"))
    #expect(!household.run("--lang", "en", today: "2026-12-02").output.contains("remojo"))
    let json = household.run("--json").output
    #expect(json.contains("\"at\": null"))
    #expect(json.contains("\"slot\": \"2026-12-02.lunch\""))
    #expect(json.contains("\"gaps\": [\"2026-12-13.dinner\"]"))
  }

  @Test func `who can't eat what there is, is told`() throws {
    let household = try TestHousehold.sample()
    let path = "plans/2026/2026-W49.json"
    try household.write(
      path,
      household.read(path).replacing("\"salmon-al-horno\"", with: "\"fideua\"")
    )
    let outcome = household.run("--lang", "en")
    #expect(outcome.output.contains("  cena    Noodle paella\n          ✗ not for Nora\n"))
  }

  @Test func `an empty household is told how to begin`() throws {
    let household = try TestHousehold()
    try household.write("mantel.json", "{ \"format\": 1 }\n")
    try household.git("init", "-q")
    let outcome = household.run("--lang", "en")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.contains("Nothing is planned yet"))
    #expect(outcome.output.contains("mantel tag add"))
    try household.write("tags/huevos.json", "{ \"name\": \"Huevos\" }\n")
    #expect(household.run("--lang", "en").output.contains("--new \"Plain omelette\" -t huevos"))
    let first = household.run("set", "today.dinner", "--new", "Tortilla", "-t", "huevos")
    #expect(first.exitCode == .done)
    #expect(household.run("--lang", "en").output.contains("Tortilla"))
  }

  @Test func `where there is no household it says so`() throws {
    let folder = try TestHousehold()
    #expect(folder.run().exitCode == .failed)
  }
}
