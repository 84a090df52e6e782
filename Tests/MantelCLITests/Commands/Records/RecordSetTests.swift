import Testing

@testable import MantelCLI

struct RecordSetTests {
  @Test func `a nested number is set, and the rest stays`() throws {
    let household = try TestHousehold.sample()
    let before = household.read("dishes/lentejas-estofadas.json")
    let outcome = household.run("dish", "set", "lentejas-estofadas", "minutes.cook", "40")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output == "plato Lentejas estofadas: minutos cocción 40 (era 45)\n")
    #expect(
      household.read("dishes/lentejas-estofadas.json")
        == before.replacing("\"cook\": 45", with: "\"cook\": 40")
    )
    let log = try household.git("log", "-1", "--format=%B")
    #expect(log.contains("Mantel-Op: dish set"))
    #expect(try household.git("status", "--short") == "")
  }

  @Test func `a second run changes nothing`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("tag", "set", "carne", "rules.maxPerWeek", "2")
    let head = try household.git("rev-parse", "HEAD")
    let outcome = household.run("--lang", "en", "tag", "set", "carne", "rules.maxPerWeek", "2")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors == "nothing changes\n")
    #expect(try household.git("rev-parse", "HEAD") == head)
  }

  @Test(arguments: [
    (
      ["food", "set", "leche-semidesnatada", "contains", "milk,gluten"],
      "\"contains\": [\"gluten\", \"milk\"]"
    ),
    (
      ["food", "set", "leche-semidesnatada", "contains", "leche", "huevo"],
      "\"contains\": [\"eggs\", \"milk\"]"
    ),
    (["food", "set", "leche-semidesnatada", "contains", "none"], "\"contains\": []"),
    (["food", "set", "leche-semidesnatada", "density", "1,03"], "\"density\": 1.03"),
    (["food", "set", "leche-semidesnatada", "staple", "sí"], "\"staple\": true"),
    (["food", "set", "leche-semidesnatada", "weights.taza", "245"], "\"taza\": 245"),
  ])
  func `a value is read as what the field takes`(_ line: [String], _ text: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(line[0], line[1], line[2], line[3], line[4])
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    if line.count == 5 { #expect(household.read("foods/leche-semidesnatada.json").contains(text)) }
  }

  @Test func `tags and foods may be named`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("dish", "set", "gazpacho", "tags", "Verduras, Sin Gluten")
    #expect(household.read("dishes/gazpacho.json").contains("[\"sin-gluten\", \"verduras\"]"))
    _ = household.run("dish", "set", "gazpacho", "ingredients.Huevo", "2")
    #expect(household.read("dishes/gazpacho.json").contains("\"huevo\": 2"))
    _ = household.run("person", "set", "nora", "allergies", "nuts,Kiwi")
    #expect(
      household.read("people/nora/preferences.json").contains("\"allergies\": [\"kiwi\", \"nuts\"]")
    )
  }

  @Test func `a misspelt field says which was meant and which there are`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "dish", "set", "gazpacho", "minuts", "40")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("no field 'minuts'"))
    #expect(outcome.errors.contains("did you mean 'minutes'? the fields are: name,"))
  }

  @Test(arguments: [
    (["minutes", "cuarenta"], ExitCode.usage), (["servings", "-"], .usage),
    (["archived", "quizá"], .usage), (["minutes.cook.more", "1"], .usage),
    (["minutes", "99999"], .failed), (["tags", "carnee"], .failed),
    (["course", "tercero"], .failed),
    (["keeps", "mucho"], .failed), (["name", " "], .failed),
    (["rules.maxPerWeek", "1.5"], .failed),
  ])
  func `what would leave the file with errors isn't written`(
    _ words: [String],
    _ exitCode: ExitCode
  ) throws {
    let household = try TestHousehold.sample()
    let before = household.read("dishes/gazpacho.json")
    let outcome = household.run("dish", "set", "gazpacho", words[0], words[1])
    #expect(outcome.exitCode == exitCode, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(household.read("dishes/gazpacho.json") == before)
  }

  @Test func `a field is taken out, but not one that has to be there`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("dish", "set", "gazpacho", "cuisine", "--unset").exitCode == .done)
    #expect(!household.read("dishes/gazpacho.json").contains("cuisine"))
    let outcome = household.run("--lang", "en", "dish", "set", "gazpacho", "tags", "--unset")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("[missing-key]"))
    #expect(household.run("dish", "set", "gazpacho", "cuisine").exitCode == .usage)
    #expect(
      household.run("dish", "set", "gazpacho", "cuisine", "x", "--unset").exitCode == .usage
    )
  }

  @Test func `keys that aren't known survive`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "tags/carne.json",
      "{ \"name\": \"Carne\", \"sabor\": { \"a\": 1.50 }, \"color\": \"#E74C3C\" }"
    )
    #expect(household.run("tag", "set", "carne", "color", "000000").exitCode == .done)
    let text = household.read("tags/carne.json")
    #expect(text.contains("\"sabor\": { \"a\": 1.50 }"))
    #expect(text.contains("\"color\": \"#000000\""))
  }

  @Test func `edits made by hand become a commit of their own first`() throws {
    let household = try TestHousehold.sample()
    let text = household.read("tags/carne.json")
    try household.write("tags/carne.json", text.replacing("E74C3C", with: "FF0000"))
    #expect(household.run("tag", "set", "carne", "rules.maxPerWeek", "1").exitCode == .done)
    let log = try household.git("log", "--format=%(trailers:key=Mantel-Op,valueonly,separator=)")
    #expect(log.hasPrefix("tag set\nsave\n"))
  }

  @Test func `a file with errors is refused with its path`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/roto.json", "{ \"name\": \"Roto\", §§ }")
    let outcome = household.run("--lang", "en", "dish", "set", "roto", "minutes", "4")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("dishes/roto.json has errors"))
    #expect(outcome.errors.contains("mantel validate dishes/roto.json"))
  }

  @Test func `a dry run shows the lines and writes nothing`() throws {
    let household = try TestHousehold.sample()
    let before = household.read("people/nora/preferences.json")
    let outcome = household.run("person", "set", "nora", "portion", "0.8", "--dry-run")
    #expect(
      outcome.output == """
        people/nora/preferences.json
        -  "portion": 0.7,
        +  "portion": 0.8,

        """
    )
    #expect(household.read("people/nora/preferences.json") == before)
  }

  @Test func `what a change breaks elsewhere is told`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "--lang",
      "en",
      "food",
      "set",
      "leche-semidesnatada",
      "contains",
      "milk,gluten"
    )
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("December, comida: 'Nora' can't eat"), "\(outcome.errors)")
  }
}
