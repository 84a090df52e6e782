import Testing

@testable import MantelCLI

/// `mantel set` in the sample household; today is Tuesday 2026-12-01.
struct SetSlotTests {
  static let week = "plans/2026/2026-W49.json"

  @Test func `a dish in plain words is planned, told by its date and committed`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "set", "jue.cena", "crema", "de", "calabacin")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.output
        == "Thursday 3 December, cena: Courgette soup (was Garlic mushrooms)\n"
    )
    #expect(household.read(Self.week).contains("\"thursday.dinner\": \"crema-de-calabacin\""))
    let message = try household.git("log", "-1", "--format=%B")
    #expect(message.hasPrefix("2026-W49: jueves cena Crema de calabacín (era Champiñones"))
    #expect(message.contains("Mantel-Op: set"))
  }

  @Test func `a second run changes nothing and makes no commit`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("set", "jue.cena", "crema-de-calabacin")
    let outcome = household.run("--lang", "en", "set", "jue.cena", "crema-de-calabacin")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output == "")
    #expect(outcome.errors == "nothing changes\n")
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
  }

  @Test func `courses, people and guests stand in one line, and stay`() throws {
    let household = try TestHousehold.sample()
    let first = household.run(
      "set",
      "next.dom.comida",
      "alubias",
      "con",
      "verduras",
      "+",
      "=albondigas",
      "--with",
      "abuelo-luis",
      "--without",
      "ana,marcos",
      "--guests",
      "2",
      "--lock",
      "--force"
    )
    #expect(first.exitCode == .done)
    let path = "plans/2026/2026-W50.json"
    let line = """
      "sunday.lunch": { "dishes": ["alubias-con-verduras", { "leftovers": "albondigas-en-salsa" }], \
      "with": ["abuelo-luis"], "without": ["ana", "marcos"], "guests": 2, "locked": true
      """
    #expect(household.read(path).contains(line))
    #expect(household.run("set", "next.dom.comida", "ensalada-verde").exitCode == .refused)
    #expect(household.run("unlock", "next.dom.comida").exitCode == .done)
    let second = household.run("set", "next.dom.comida", "ensalada-verde", "--with", "ana")
    #expect(second.exitCode == .done)
    let kept = "\"with\": [\"abuelo-luis\"], \"without\": [\"marcos\"], \"guests\": 2 }"
    #expect(household.read(path).contains("{ \"dish\": \"ensalada-verde\", " + kept))
  }

  @Test func `a note alone is a meal out, and a dish after it doesn't keep it`() throws {
    let household = try TestHousehold.sample()
    #expect(
      household.run("set", "vie.cena", "--note", "Cena fuera", "--tag", "solo-cena").exitCode
        == .done
    )
    let out = "\"friday.dinner\": { \"note\": \"Cena fuera\", \"tags\": [\"solo-cena\"] }"
    #expect(household.read(Self.week).contains(out))
    #expect(household.run("set", "vie.cena", "pisto").exitCode == .done)
    #expect(household.read(Self.week).contains("\"friday.dinner\": \"pisto-manchego\""))
  }

  @Test func `a wish, leftovers and portions`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("set", "vie.cena", "--tag", "verduras").exitCode == .done)
    #expect(household.read(Self.week).contains("\"friday.dinner\": { \"tag\": \"verduras\" }"))
    #expect(household.run("set", "vie.cena", "pisto", "--servings", "4,5").exitCode == .done)
    #expect(household.read(Self.week).contains("\"pisto-manchego\", \"servings\": 4.5 }"))
  }

  @Test func `a broken rule is refused in words, and forced it is written down`() throws {
    let household = try TestHousehold.sample()
    let refused = household.run("--lang", "en", "set", "mie.cena", "merluza")
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("repeats 'Fish' on neighbouring days"))
    #expect(refused.errors.contains("(Tuesday 1 December, cena)"))
    #expect(refused.errors.contains("hint: --force"))
    #expect(household.run("set", "mie.cena", "merluza", "--force").exitCode == .done)
    let line = "\"allow\": [\"pescado.maxPerWeek\", \"pescado.noConsecutive\"] }"
    #expect(household.read(Self.week).contains(line))
    #expect(household.run("validate", "--strict").exitCode == .done)
    let again = household.run("set", "mie.cena", "merluza", "--guests", "1")
    #expect(again.exitCode == .done)
    #expect(household.read(Self.week).contains("\"guests\": 1, " + line))
  }

  @Test func `what someone can't eat is refused, forced or not`() throws {
    let household = try TestHousehold.sample()
    for force in [[], ["--force"]] {
      let outcome = household.run(arguments: ["--lang", "en", "set", "sab.cena", "fideua"] + force)
      #expect(outcome.exitCode == .refused)
      #expect(outcome.errors.contains("'Nora' can't eat 'Noodle paella': 'Soup noodles' contains"))
      #expect(outcome.errors.contains("--without nora"))
    }
    let without = ["set", "sab.cena", "fideua", "--without", "nora", "--force"]
    #expect(household.run(arguments: without).exitCode == .done)
    #expect(household.run("set", "sab.cena", "--with", "nora").exitCode == .refused)
  }

  @Test func `what isn't checked for who is strict is told, and planned`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "--lang",
      "en",
      "set",
      "vie.cena",
      "--new",
      "Sopa de la abuela",
      "-t",
      "verduras"
    )
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("warning: not known whether 'Nora' can eat"))
    #expect(household.read("dishes/sopa-de-la-abuela.json").contains("\"tags\": [\"verduras\"]"))
    #expect(household.read(Self.week).contains("\"friday.dinner\": \"sopa-de-la-abuela\""))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
    let again = household.run("set", "vie.cena", "--new", "sopa de la Abuela", "-t", "verduras")
    #expect(again.exitCode == .failed)
  }

  @Test func `while a person's file has errors nothing is planned`() throws {
    let household = try TestHousehold.sample()
    try household.write("people/nora/preferences.json", "{ \"name\": \"Nora\", \"diets\": 3 }\n")
    let outcome = household.run("--lang", "en", "set", "vie.cena", "pisto")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("people/nora/preferences.json has errors"))
    #expect(outcome.errors.contains("mantel validate people/nora/preferences.json"))
  }

  @Test func `a tag that isn't where it belongs loses its rules with a word`() throws {
    let household = try TestHousehold.sample()
    let tag = household.read("tags/verduras.json")
    try household.git("rm", "-q", "tags/verduras.json")
    try household.write("tags/old/verduras.json", tag)
    for words in [["set", "vie.cena", "pisto"], ["copy", "vie.cena", "next.sun.cena"]] {
      let told = household.run(["--lang", "en"] + words)
      #expect(told.exitCode == .done)
      #expect(told.errors.contains("whose rules aren't known: verduras"))
    }
  }

  @Test func `settings with errors or of a newer format are refused, and a faulty tag is told`()
    throws
  {
    let household = try TestHousehold.sample()
    try household.write("tags/verduras.json", "{ \"name\": \"Verduras\", \"rules\": 3 }\n")
    let told = household.run("--lang", "en", "set", "vie.cena", "pisto")
    #expect(told.exitCode == .done)
    #expect(told.errors.contains("warning: tags/verduras.json has errors"))
    let settings = household.read("mantel.json")
    try household.write("mantel.json", settings.replacing("\"format\": 1", with: "\"format\": 2"))
    let newer = household.run("--lang", "en", "set", "sab.cena", "pisto")
    #expect(newer.exitCode == .refused)
    #expect(newer.errors.contains("format"))
    try household.write("mantel.json", settings.replacing("\"format\": 1", with: "\"format\": []"))
    for arguments in [["set", "sab.cena", "pisto"], ["lock", "2026-W53"]] {
      let outcome = household.run(arguments: ["--lang", "en"] + arguments)
      #expect(outcome.exitCode == .refused)
      #expect(outcome.errors.contains("mantel validate mantel.json"))
    }
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
  }

  @Test func `a week without a file is laid from the settings and the template`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "set", "2026-12-31.dinner", "pisto", "--force")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.contains("Thursday 31 December, cena: Pisto"))
    let plan = household.read("plans/2026/2026-W53.json")
    #expect(plan.contains("\"thursday.dinner\": { \"dish\": \"pisto-manchego\""))
    #expect(plan.contains("\"tuesday.dinner\": { \"tag\": \"pescado\" }"))
  }

  @Test func `weeks that are long past need force`() throws {
    let household = try TestHousehold.sample()
    let old = household.run("--lang", "en", "set", "2026-11-12.dinner", "pisto-manchego")
    #expect(old.exitCode == .refused)
    #expect(old.errors.contains("2026-W46"))
    #expect(household.run("set", "2026-11-22.dinner", "pisto-manchego").exitCode == .done)
    let forced = household.run("set", "2026-11-12.dinner", "pisto-manchego", "--force")
    #expect(forced.exitCode == .done)
  }

  @Test(arguments: [
    (["set", "jue.cena"], "--note"), (["set", "jue.cena", "pisto", "-t", "carne"], "--new"),
    (["set", "jue.cena", "--new", "Pollo"], "tag"), (["set", "jue.cena", "pisto", "+"], "+"),
    (["set", "jue.cena", "pisto", "--guests", "-1"], "0"),
    (["set", "jue.cena", "pisto", "--servings", "0"], "0"),
    (["set", "jue.cena", "pisto", "--with", "ana", "--without", "ana"], "ana"),
    (["set", "jue.cena", "crema"], "crema-de-calabacin (Courgette soup)"),
    (["set", "jue.cena", "pisto", "mancheco"], "pisto-manchego"),
    (["set", "jue", "pisto"], "tue.dinner"), (["set", "jue.cenna", "pisto"], "cena"),
    (["set", "jue.cena", "pisto", "--with", "anna"], "ana"),
  ])
  func `a mistake on the line is told with what to do`(arguments: [String], word: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(arguments: ["--lang", "en"] + arguments)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains(word), "\(outcome.errors)")
    #expect(try household.git("status", "--porcelain") == "")
  }
}
