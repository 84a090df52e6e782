import Testing

@testable import MantelCLI

struct ClearSlotsTests {
  static let week = "plans/2026/2026-W49.json"

  @Test func `meals and whole days are emptied`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "clear", "jue.cena", "sab")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.split(separator: "\n").count == 3)
    for slot in ["thursday.dinner", "saturday.lunch", "saturday.dinner"] {
      #expect(household.read(Self.week).contains("\"\(slot)\": null"))
    }
    #expect(household.read(Self.week).contains("\"friday.dinner\": \"sandwich-mixto\""))
  }

  @Test func `what is locked is refused`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "clear", "dom.comida")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("mantel unlock 2026-12-06.lunch"))
    #expect(household.run("clear", "dom.comida", "--force").exitCode == .done)
  }

  @Test func `leftovers that lose their cooking are told`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "clear", "mar.comida")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("leftovers of 'Lentil stew', which isn't cooked before"))
  }

  @Test func `a dish in place of their cooking is refused, and forced they accept it`() throws {
    let household = try TestHousehold.sample()
    let refused = household.run("--lang", "en", "set", "mar.comida", "garbanzos")
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("leftovers of 'Lentil stew'"))
    #expect(household.run("set", "mar.comida", "garbanzos", "--force").exitCode == .done)
    let plan = household.read(Self.week)
    #expect(
      plan.contains("\"lentejas-estofadas\" }], \"allow\": [\"lentejas-estofadas.leftovers\"] }")
    )
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `a week is sent to reset`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "clear", "next")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("mantel reset 2026-W50"))
  }
}
