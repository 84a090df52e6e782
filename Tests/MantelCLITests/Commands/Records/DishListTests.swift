import Testing

@testable import MantelCLI

struct DishListTests {
  private func ids(_ outcome: TestHousehold.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `through a pipe a dish is a line, its id first`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "list", "--tag", "legumbres")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.output == """
        alubias-con-verduras\tAlubias con verduras\tlegumbres,sin-gluten,verduras\tfirst\t45\t
        cocido-madrileno\tCocido madrileño\tcarne,con-gluten,legumbres,solo-comida\tsingle\t180\t
        garbanzos-con-espinacas\tGarbanzos con espinacas\tlegumbres,sin-gluten,verduras\tfirst\t35\t
        lentejas-estofadas\tLentejas estofadas\tlegumbres\tfirst\t60\t2026-12-01

        """
    )
  }

  @Test func `list is what a bare noun means`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("dish").output == household.run("dish", "list").output)
    #expect(!household.run("dish").output.isEmpty)
  }

  @Test func `on a terminal it is a table of names`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "list", "-t", "legumbres", answers: ["-"])
    #expect(outcome.output.hasPrefix("Nombre"))
    #expect(outcome.output.contains("Cocido madrileño"))
    #expect(!outcome.output.contains("cocido-madrileno"))
    #expect(outcome.errors == "4 platos\n")
  }

  @Test func `filters add up`() throws {
    let household = try TestHousehold.sample()
    #expect(ids(household.run("dish", "list", "--with", "huevo,patata")) == ["tortilla-de-patatas"])
    #expect(ids(household.run("dish", "list", "--with", "Huevo", "--with", "patata")).count == 1)
    let fish = ids(household.run("dish", "list", "--tag", "pescado", "--course", "second"))
    #expect(fish.contains("salmon-al-horno"))
    #expect(!fish.contains("cocido-madrileno"))
  }

  @Test func `what someone can't eat isn't safe for them, and what is replaced is`() throws {
    let household = try TestHousehold.sample()
    let safe = ids(household.run("dish", "list", "--safe-for", "nora"))
    #expect(safe.contains("lentejas-estofadas"))
    try household.write(
      "dishes/pan.json",
      "{ \"name\": \"Pan\", \"tags\": [\"con-gluten\"], \"contains\": [\"gluten\"] }"
    )
    #expect(!ids(household.run("dish", "list", "--safe-for", "nora")).contains("pan"))
  }

  @Test func `a dish eaten since isn't listed, one never eaten is`() throws {
    let household = try TestHousehold.sample()
    let all = ids(household.run("dish", "list", today: "2026-12-14"))
    let rested = ids(household.run("dish", "list", "--not-since", "30d", today: "2026-12-14"))
    #expect(rested.count < all.count)
    #expect(Set(rested).isSubset(of: all))
    #expect(household.run("dish", "list", "--not-since", "ayer-no").exitCode == .usage)
  }

  @Test func `archived dishes stand apart`() throws {
    let household = try TestHousehold.sample()
    #expect(ids(household.run("dish", "list", "--archived")).isEmpty)
    _ = household.run("dish", "set", "gazpacho", "archived", "yes")
    #expect(ids(household.run("dish", "list", "--archived")) == ["gazpacho"])
    #expect(!ids(household.run("dish", "list")).contains("gazpacho"))
  }

  @Test func `an empty household says how to begin`() throws {
    let household = try TestHousehold()
    try household.write("mantel.json", "{ \"format\": 1 }")
    let outcome = household.run("dish", "list")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output == "")
    #expect(outcome.errors == "there are no dishes yet; add one with 'mantel dish add'\n")
    #expect(household.run("dish", "list", "--json").output == "{\n  \"dishes\": []\n}\n")
  }

  @Test func `an unknown tag is told with what was meant`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "dish", "list", "--tag", "legunbres")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("no tag 'legunbres'"))
    #expect(outcome.errors.contains("did you mean 'legumbres'?"))
  }

  @Test func `a name can't drive the terminal nor part a line`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "dishes/malo.json",
      "{ \"name\": \"Pan\\u001b[2J\\tcon\", \"tags\": [\"carne\"] }"
    )
    let line = household.run("dish", "list").output.split(separator: "\n")
      .first { $0.hasPrefix("malo") }
    #expect(line?.contains("\u{1b}") == false)
    #expect(line?.filter { $0 == "\t" }.count == 5)
  }
}
