import Testing

@testable import MantelCLI

struct DishAddTests {
  @Test func `a dish by flags`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "dish",
      "add",
      "Lentejas viudas",
      "--tag=legumbres",
      "--course=first",
      "--minutes=45",
      "--servings=4",
      "-ilenteja=400 g",
      "-iZanahoria=2",
      "-iBerza rizada"
    )
    #expect(outcome.exitCode == .done)
    #expect(outcome.output == "plato nuevo Lentejas viudas\n")
    #expect(outcome.errors.contains("su id es 'lentejas-viudas' (dishes/lentejas-viudas.json)"))
    #expect(outcome.errors.contains("ningún archivo dice qué contiene 'berza-rizada'"))
    #expect(
      household.read("dishes/lentejas-viudas.json") == """
        {
          "name": "Lentejas viudas",
          "tags": ["legumbres"],
          "course": "first",
          "servings": 4,
          "minutes": 45,
          "ingredients": {
            "lenteja": "400 g",
            "zanahoria": 2,
            "berza-rizada": "al gusto"
          }
        }

        """
    )
  }

  @Test func `on a terminal it asks for what isn't said`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "add", answers: ["Flan de huevo", "huevos", "50"])
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("Etiquetas, por comas (carne, "))
    #expect(household.read("dishes/flan-de-huevo.json").contains("\"minutes\": 50"))
  }

  @Test func `lines on standard input are a dish each, in one commit`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "dish",
      "add",
      input: "Lentejas viudas #legumbres 60m\n\nFlan #huevos\r\nFlan de café #huevos 45min\n"
    )
    #expect(outcome.exitCode == .done)
    #expect(household.read("dishes/lentejas-viudas.json").contains("\"minutes\": 60"))
    #expect(household.read("dishes/flan.json").contains("\"tags\": [\"huevos\"]"))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
    #expect(household.run("dish", "add", input: "").exitCode == .usage)
  }

  @Test func `one bad line keeps all of them out`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "add", input: "Flan #huevos\nNatillas #uevos\n")
    #expect(outcome.exitCode == .failed)
    #expect(household.read("dishes/flan.json") == "")
  }

  @Test func `a name that is there is refused with its id`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "dish", "add", "paella MIXTA", "-t", "carne")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("with the id 'paella-mixta'"))
    let forced = household.run("dish", "add", "Paella mixta", "-t", "carne", "--force")
    #expect(forced.exitCode == .done)
    #expect(household.read("dishes/paella-mixta-2.json") != "")
  }

  @Test func `a dish needs a tag that there is`() throws {
    let household = try TestHousehold.sample()
    let none = household.run("--lang", "en", "dish", "add", "Flan")
    #expect(none.exitCode == .usage)
    #expect(none.errors.contains("there are carne, "))
    let unknown = household.run("--lang", "en", "dish", "add", "Flan", "-t", "carnee")
    #expect(unknown.exitCode == .failed)
    #expect(unknown.errors.contains("no tag 'carnee' [unknown-tag]"))
    #expect(unknown.errors.contains("did you mean 'carne'?"))
  }

  @Test(arguments: [
    ("Борщ", "dish-1"), ("🥘", "dish-1"), ("../../etc/passwd", "etc-passwd"), ("con", "con-2"),
    ("Crème brûlée", "creme-brulee"), ("ŁÓDŹ & Co.", "lodz-co"),
  ])
  func `an id is made of any name`(_ name: String, _ id: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "add", name, "-t", "carne")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read("dishes/\(id).json").contains(name))
    #expect(household.run("dish", "show", name).exitCode == .done)
  }

  @Test func `a name of 10,000 characters is refused with the finding`() throws {
    let household = try TestHousehold.sample()
    let name = String(repeating: "ñ", count: 10_000)
    let outcome = household.run("dish", "add", name, "-t", "carne")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("[bad-text]"))
    #expect(try household.git("status", "--short") == "")
  }

  @Test func `in JSON it says what became of it`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "add", "Flan", "-t", "huevos", "--json", "--no-commit")
    #expect(
      outcome.output == """
        {
          "state": "written",
          "changes": ["plato nuevo Flan"],
          "slots": [],
          "warnings": [],
          "files": ["dishes/flan.json"],
          "commits": []
        }

        """
    )
  }
}
