import Testing

@testable import MantelCLI

/// `mantel swap`, `move` and `copy`.
struct TransferTests {
  static let week = "plans/2026/2026-W49.json"

  @Test func `two meals change places and the table stays`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("set", "jue.cena", "--guests", "2").exitCode == .done)
    let outcome = household.run("--lang", "en", "swap", "mar.cena", "jue.cena")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.output == """
        Tuesday 1 December, cena: Garlic mushrooms (was Baked salmon)
        Thursday 3 December, cena: Baked salmon (was Garlic mushrooms)

        """
    )
    let plan = household.read(Self.week)
    #expect(plan.contains("\"tuesday.dinner\": \"champinones-al-ajillo\""))
    #expect(plan.contains("{ \"dish\": \"salmon-al-horno\", \"guests\": 2 }"))
    #expect(try household.git("log", "-1", "--format=%s").contains("intercambiadas"))
  }

  @Test func `rules are judged at the new places`() throws {
    let household = try TestHousehold.sample()
    let refused = household.run("--lang", "en", "swap", "mar.cena", "vie.comida")
    #expect(refused.exitCode == .refused)
    #expect(household.run("swap", "mar.cena", "vie.comida", "--force").exitCode == .done)
    #expect(household.read(Self.week).contains("\"allow\""))
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `a meal moves into an empty slot, and needs force onto a planned one`() throws {
    let household = try TestHousehold.sample()
    let refused = household.run("--lang", "en", "move", "jue.cena", "vie.cena")
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("there is Ham and cheese toastie already"))
    #expect(household.run("move", "jue.cena", "vie.cena", "--force").exitCode == .done)
    let plan = household.read(Self.week)
    #expect(plan.contains("\"thursday.dinner\": null"))
    #expect(plan.contains("\"friday.dinner\": \"champinones-al-ajillo\""))
    #expect(household.run("move", "vie.cena", "jue.cena").exitCode == .done)
    #expect(household.run("move", "vie.cena", "jue.cena").exitCode == .failed)
  }

  @Test func `a week is copied into one without a file, week 53 too`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("copy", "2026-W49", "2026-W53")
    #expect(outcome.exitCode == .done)
    let plan = household.read("plans/2026/2026-W53.json")
    #expect(plan.contains("\"monday.lunch\": [\"crema-de-calabaza\", \"pollo-al-ajillo\"]"))
    #expect(!plan.contains("locked"))
    #expect(household.read(Self.week).contains("\"locked\": true"))
  }

  @Test func `a week of long ago is copied, and one without a file has nothing to copy`() throws {
    let household = try TestHousehold.sample()
    try household.write("plans/2026/2026-W10.json", #"{ "monday.dinner": "sopa-de-ajo" }"#)
    #expect(household.run("save").exitCode == .done)
    let outcome = household.run("--lang", "en", "copy", "2026-W10", "2027-W10")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    // What the new week would have been laid with nobody has seen.
    #expect(outcome.output.hasSuffix("Monday 8 March, cena: Garlic soup\n"), "\(outcome.output)")
    let nothing = household.run("--lang", "en", "copy", "2027-W30", "2027-W31")
    #expect(nothing.exitCode == .failed)
    #expect(nothing.errors.contains("nothing is planned there"))
    #expect(household.read("plans/2027/2027-W31.json") == "")
  }

  @Test func `all that is planned where a week is to go is told at once`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "copy", "2026-W49", "2026-W50")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("Monday 7 December, comida: there is Chickpeas with spinach"))
    #expect(outcome.errors.contains("; Monday 7 December, cena: there is"))
    #expect(outcome.errors.contains(" more"))
  }

  @Test func `what someone can't eat at the new place is refused, forced or not`() throws {
    let household = try TestHousehold.sample()
    let set = ["set", "lun.cena", "fideua", "--without", "nora", "--force"]
    #expect(household.run(arguments: set).exitCode == .done)
    let outcome = household.run("--lang", "en", "swap", "lun.cena", "jue.cena", "--force")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("'Nora' can't eat 'Noodle paella'"))
  }

  @Test func `whole days change places`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("swap", "sab", "next.sab", "--force").exitCode == .done)
    #expect(household.read(Self.week).contains("\"saturday.dinner\": \"croquetas-de-jamon\""))
    #expect(household.read("plans/2026/2026-W50.json").contains("Cumpleaños"))
  }

  @Test(arguments: [
    (["swap", "dom.comida", "sab.comida"], ExitCode.refused, "unlock"),
    (["copy", "sab.comida", "dom.comida"], .refused, "unlock"),
    (["swap", "jue.cena", "jue"], .usage, "both"), (["move", "jue", "jue"], .usage, "same"),
    (["swap", "jue.cena"], .usage, "TO"), (["copy", "sab", "2026-11-01"], .refused, "14 days"),
  ])
  func `what doesn't go is told`(arguments: [String], code: ExitCode, word: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(arguments: ["--lang", "en"] + arguments)
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.contains(word), "\(outcome.errors)")
    #expect(try household.git("status", "--porcelain") == "")
  }
}
