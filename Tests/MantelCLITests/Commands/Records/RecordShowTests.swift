import Testing

@testable import MantelCLI

struct RecordShowTests {
  @Test func `a dish's card says what goes in and who can eat it`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "dish", "show", "lentejas")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.hasPrefix("Lentil stew  lentejas-estofadas\n"))
    #expect(outcome.output.contains("  rules           every 7 days at the soonest\n"))
    #expect(outcome.output.contains("Nora: can eat it with "))
    #expect(outcome.output.contains("  last eaten      2026-12-01, once in all\n"))
  }

  @Test func `as JSON it is the file's document with its id`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "tags/nuevo.json",
      "{ \"name\": \"Nuevo\", \"inventado\": [1, 2.50] }"
    )
    #expect(
      household.run("tag", "show", "nuevo", "--json").output == """
        {
          "id": "nuevo",
          "path": "tags/nuevo.json",
          "name": "Nuevo",
          "inventado": [1, 2.50]
        }

        """
    )
  }

  @Test(arguments: [
    ["food", "show", "huevo"], ["person", "show", "nora"], ["tag", "show", "carne"],
    ["objective", "show", "perder-2026-01"], ["dish", "show", "paella mixta"],
  ])
  func `every kind has a card`(_ line: [String]) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(line[0], line[1], line[2])
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.split(separator: "\n").count > 2)
  }

  @Test(arguments: ["../../etc/passwd", "dishes/paella-mixta", ".", "/etc/passwd", ""])
  func `what isn't an id leads nowhere`(_ text: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("dish", "show", text)
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output == "")
  }

  @Test func `several that fit are listed`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "dish", "show", "tortilla")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("tortilla-de-patatas"))
    #expect(outcome.errors.contains("tortilla-francesa"))
  }

  @Test func `a file that can't be read is told by its path`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/roto.json", "{ \"name\": \"Roto\", §§ }")
    let outcome = household.run("--lang", "en", "dish", "show", "roto")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("dishes/roto.json can't be read"))
  }
}
