import Testing

@testable import MantelCLI

struct ShowWeekTests {
  @Test func `through a pipe a week is records, on a terminal a table`() throws {
    let household = try TestHousehold.sample()
    let piped = household.run("week")
    #expect(piped.exitCode == .done && piped.errors == "")
    #expect(piped.output.hasPrefix("2026-11-30.lunch\tcrema-de-calabaza\tCrema de calabaza\n"))
    #expect(piped.output.contains("2026-12-03.lunch\t=lentejas-estofadas\tLentejas estofadas\n"))
    let terminal = household.run("week", answers: [""])
    #expect(terminal.output.hasPrefix("Semana 49 · 30 nov – 6 dic 2026\n"))
    #expect(terminal.output.contains("◂ hoy"))
    #expect(terminal.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(household.run("week", "--format", "text").output == terminal.output)
    #expect(household.run("week", "--format", "md").output.hasPrefix("**Semana 49**"))
  }

  @Test(arguments: [
    ("-1", "2026-11-23"), ("+2", "2026-12-14"), ("next", "2026-12-07"), ("this", "2026-11-30"),
    ("2026-W53", "2026-12-28"), ("2026-12-31", "2026-12-28"), ("9999-W52", "9999-12-27"),
    ("0001-W01", "0001-01-01"),
  ])
  func `a week is named in many ways`(word: String, monday: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("week", word)
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.hasPrefix("\(monday).lunch\t"))
  }

  @Test func `a week without a file is shown as its empty slots`() throws {
    let household = try TestHousehold.sample()
    let lines = household.run("week", "+9").output.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.allSatisfy { $0.hasSuffix("\t-\t-") })
  }

  @Test func `a month and several weeks come in one`() throws {
    let household = try TestHousehold.sample()
    let month = household.run("week", "2026-12", "--format", "text").output
    for number in 49...53 { #expect(month.contains("Semana \(number) ")) }
    let two = household.run("--json", "week", "next", "this", "next").output
    #expect(two.contains("\"weeks\""))
    #expect(two.split(separator: "\n").count { $0.contains("\"week\": ") } == 2)
  }

  @Test func `only someone's meals are shown, by --for and by -p`() throws {
    let household = try TestHousehold.sample()
    let marcos = household.run("week", "--for", "marcos").output
    #expect(!marcos.contains("2026-11-30.lunch"))
    #expect(marcos.contains("2026-11-30.dinner"))
    #expect(household.run("-p", "Marcos", "week").output == marcos)
  }

  @Test func `who can't eat what is planned, and who perhaps can't, is marked`() throws {
    let household = try TestHousehold.sample()
    let path = "plans/2026/2026-W49.json"
    let plan = household.read(path).replacing("\"sopa-de-fideos\"", with: "\"fideua\"")
    try household.write(path, plan.replacing("\"pisto-manchego\"", with: "\"inventado\""))
    try household.write(
      "dishes/inventado.json",
      "{ \"name\": \"Inventado\", \"tags\": [\"verduras\"] }\n"
    )
    let text = household.run("--lang", "en", "week", "--format", "text").output
    #expect(text.contains("✗ not for Nora"))
    #expect(text.contains("? not checked for Nora"))
    #expect(!text.contains("Marcos"))
    let json = household.run("week", "--json").output
    #expect(json.contains("\"unsafe\": [\"nora\"]"))
    #expect(json.contains("\"notChecked\": [\"nora\"]"))
  }

  /// The sample's lentils have lentils, chorizo and paprika without gluten for her.
  @Test func `what someone gets instead is told wherever the meal is shown`() throws {
    let household = try TestHousehold.sample()
    let told = "↳ Nora: Lenteja sin gluten, Chorizo sin gluten y Pimentón sin gluten"
    let table = household.run("week", "--format", "text").output
    #expect(table.contains("↳ Nora: Lenteja sin gluten, "))
    #expect(
      household.run("week", "--format", "md").output.contains("Lentejas estofadas<br>\(told)")
    )
    #expect(household.run().output.contains("          \(told)\n"))
    let foods = #""foods": ["lenteja-sin-gluten", "chorizo-sin-gluten", "pimenton-sin-gluten"]"#
    #expect(household.run("week", "--json").output.contains(foods))
    #expect(household.run("--json").output.contains(foods))
    #expect(!household.run("week", "--for", "ana", "--format", "text").output.contains("↳"))
  }

  /// Three foods go in: with names of any length the last is told like the first.
  @Test func `nothing of what someone gets is cut off`() throws {
    let household = try TestHousehold.sample()
    for food in ["lenteja-sin-gluten", "chorizo-sin-gluten", "pimenton-sin-gluten"] {
      let path = "foods/\(food).json"
      let text = household.read(path)
      try household.write(
        path,
        text.replacing(" sin gluten\"", with: " sin gluten de la tienda de la esquina de abajo\"")
      )
    }
    #expect(household.run("week", "--format", "md").output.contains(" y Pimentón"))
    #expect(household.run().output.contains(" y Pimentón"))
    // On Tuesday, with what is left on Thursday, and on Saturday.
    let table = household.run("week", "--format", "text").output
    #expect(table.ranges(of: "Pimentón").count == 3)
  }

  @Test func `a plan with errors is shown as far as it goes, and told of`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "plans/2026/2026-W49.json",
      "{ \"monday.lunch\": \"gazpacho\", \"x\": 1 }\n"
    )
    let outcome = household.run("--lang", "en", "week")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("2026-11-30.lunch\tgazpacho\tGazpacho\n"))
    #expect(outcome.errors.contains("warning: plans/2026/2026-W49.json has errors"))
  }

  @Test(arguments: [
    ("nexxt", "next"), ("2026-W54", "53"), ("2025-W53", "52"), ("0001..9999", "two years"),
    ("tomatoes", "2026-W06"),
  ])
  func `what is no week is told`(word: String, hint: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "week", word)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }
}
