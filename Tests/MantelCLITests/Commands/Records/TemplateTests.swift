import Testing

@testable import MantelCLI

/// `mantel template`.
struct TemplateTests {
  @Test func `a week becomes a template without what was of that week alone`() throws {
    let household = try TestHousehold.sample()
    let set = ["set", "mar.cena", "--guests", "2", "--without", "marcos", "--servings", "5"]
    #expect(household.run(arguments: set).exitCode == .done)
    let outcome = household.run("--lang", "en", "template", "add", "Invierno", "--from", "this")
    #expect(outcome.output == "new template Invierno\n")
    let template = household.read("templates/invierno.json")
    for word in ["guests", "with", "servings", "locked", "allow", "abuelo"] {
      #expect(!template.contains(word), "\(word)")
    }
    #expect(template.contains(#""tuesday.dinner": "salmon-al-horno""#))
    #expect(
      template.contains(
        #""thursday.lunch": ["ensalada-mixta", { "leftovers": "lentejas-estofadas" }]"#
      )
    )
    #expect(template.contains(#""sunday.lunch": ["alcachofas-con-jamon", "ternera-guisada"]"#))
    #expect(template.contains("Cumpleaños de Lucía"))
    #expect(household.run("validate").exitCode == .done)
  }

  @Test func `with tags each dish is a wish for what few dishes are`() throws {
    let household = try TestHousehold.sample()
    let add = ["template", "add", "Colegio", "--from", "2026-W49", "--tags", "--default"]
    #expect(household.run(arguments: add).exitCode == .done)
    let template = household.read("templates/colegio.json")
    #expect(template.contains(#""tuesday.lunch": { "tag": "legumbres" }"#))
    #expect(template.contains(#""tuesday.dinner": { "tag": "pescado" }"#))
    #expect(template.contains(#""thursday.lunch": [{ "tag": "verduras" }, null]"#))
    #expect(household.read("mantel.json").contains(#""template": "colegio""#))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
    // New weeks are laid from it.
    let set = ["set", "2027-05-18.dinner", "salmon al horno", "--force"]
    #expect(household.run(arguments: set).exitCode == .done)
    #expect(household.read("plans/2027/2027-W20.json").contains(#""tag": "legumbres""#))
  }

  @Test func `a new week seats nobody at what they can't eat, whatever the template has`() throws {
    let household = try TestHousehold.sample()
    // Nora is coeliac, and eats at home on Friday evenings.
    let fideua = ["template", "set", "semana-tipica", "vie.cena", "fideua"]
    #expect(household.run(arguments: fideua).exitCode == .done)
    let outcome = household.run("--lang", "en", "set", "2027-W10.mon.dinner", "#pescado")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.errors.contains(
        "Friday 12 March, cena: left empty, without what the template has: 'Nora' can't eat"
      )
    )
    let week = household.read("plans/2027/2027-W10.json")
    #expect(week.contains(#""friday.dinner": null"#))
    #expect(week.contains(#""saturday.dinner": { "tag": "solo-cena" }"#))
    #expect(household.run("validate").exitCode == .done)
    // Another template, when it is put into a new week, brings nothing of the first one's.
    let other = ["template", "add", "Otra", "--from", "this", "--force"]
    #expect(household.run(arguments: other).exitCode == .done)
    #expect(household.run("template", "apply", "otra", "2027-W21", "--force").exitCode == .done)
    #expect(!household.read("plans/2027/2027-W21.json").contains("fideua"))
  }

  @Test func `which template lays new weeks is said by one word`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("template", "use", "--none").exitCode == .done)
    #expect(!household.read("mantel.json").contains("template"))
    #expect(household.run("template", "use", "semana tipica").exitCode == .done)
    #expect(household.read("mantel.json").contains(#""template": "semana-tipica""#))
    #expect(household.run("template", "use").exitCode == .usage)
    #expect(household.run("template", "use", "nada").exitCode == .failed)
  }

  @Test func `meals of a template are set as those of a week are`() throws {
    let household = try TestHousehold.sample()
    let courses = ["template", "set", "semana-tipica", "dom.comida", "#verduras + =cocido"]
    #expect(household.run(arguments: courses).exitCode == .done)
    let template = "templates/semana-tipica.json"
    #expect(
      household.read(template).contains(
        #""sunday.lunch": [{ "tag": "verduras" }, { "leftovers": "cocido-madrileno" }]"#
      )
    )
    #expect(
      household.run("template", "set", "semana-tipica", "vie.cena", "--unset").exitCode == .done
    )
    #expect(household.read(template).contains(#""friday.dinner": null"#))
    // Where it said that one eats out, it says so no more.
    let (out, wish) = (#"{ "note": "Fuera" }"#, #"{ "tag": "solo-cena" }"#)
    try household.replace(
      "\"saturday.dinner\": \(wish)",
      with: "\"saturday.dinner\": \(out)",
      in: template
    )
    let saturday = ["template", "set", "semana-tipica", "sáb.cena", "#solo-cena"]
    #expect(household.run(arguments: saturday).exitCode == .done)
    #expect(household.read(template).contains("\"saturday.dinner\": \(wish)"))
    #expect(household.run("template", "set", "semana-tipica", "note", "Con cole").exitCode == .done)
    #expect(household.run("template", "set", "semana-tipica", "vie.cena", "#x").exitCode != .done)
    #expect(household.run("validate").exitCode == .done)
  }

  @Test func `only empty slots get the template's meals`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("template", "add", "Repetir", "--from", "2026-W49").exitCode == .done)
    #expect(household.run("clear", "mar.cena", "jue.cena").exitCode == .done)
    let set = ["set", "mar.cena", "--guests", "3"]
    #expect(household.run(arguments: set).exitCode == .done)
    #expect(household.run("set", "lun.cena", "sopa de ajo", "--force").exitCode == .done)
    let week = "plans/2026/2026-W49.json"
    let outcome = household.run("--lang", "en", "template", "apply", "repetir", "2026-W49")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(outcome.output.contains("Tuesday 1 December, cena: Baked salmon"))
    let plan = household.read(week)
    #expect(plan.contains(#"{ "dish": "salmon-al-horno", "guests": 3 }"#))
    #expect(plan.contains(#""monday.dinner": "sopa-de-fideos""#))
    #expect(try household.git("log", "-1", "--format=%(trailers:key=Mantel-Op)").contains("apply"))
  }

  @Test func `what a template leaves open is filled when asked for`() throws {
    let household = try TestHousehold.sample()
    let line = ["--lang", "en", "template", "apply", "semana-tipica"]
    let bare = household.run(arguments: line + ["2026-W52"])
    #expect(bare.errors.contains("14 slots are left to fill: with --fill, or 'mantel fill'"))
    let filled = household.run(arguments: line + ["2026-W53", "--fill"])
    #expect(filled.exitCode == .done)
    #expect(filled.errors.contains("21 of 21 dishes, proven; nothing repeated, proven; "))
    #expect(!household.read("plans/2026/2026-W53.json").contains("\"tag\""))
    let message = try household.git("log", "-1", "--format=%B")
    #expect(message.contains("\nMantel-Op: template apply\nMantel-Seed: 53\n"))
  }

  @Test func `replacing spares what is locked and tells what is left`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("template", "apply", "semana-tipica", "2026-W49").output == "")
    let kept = household.run("--lang", "en", "template", "apply", "semana-tipica", "2026-W49")
    #expect(kept.errors.contains("left as they were: 13 slots planned already, 1 locked"))
    let replace = ["--lang", "en", "template", "apply", "semana-tipica", "2026-W49", "--replace"]
    let outcome = household.run(arguments: replace)
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("left as they were: 1 locked"))
    let plan = household.read("plans/2026/2026-W49.json")
    #expect(plan.contains(#""sunday.lunch": { "dishes": ["alcachofas-con-jamon""#))
    #expect(plan.contains(#""tuesday.dinner": { "tag": "pescado" }"#))
  }

  @Test func `a week without a file is laid from the template that is applied`() throws {
    let household = try TestHousehold.sample()
    let add = ["template", "add", "Corta", "--force"]
    #expect(household.run(arguments: add).exitCode == .done)
    #expect(household.run("template", "set", "corta", "lun.cena", "#huevos").exitCode == .done)
    let outcome = household.run("--lang", "en", "template", "apply", "corta", "2027-W20")
    #expect(outcome.output == "2027-W20: new week, 1 slot planned\n", "\(outcome.errors)")
    let plan = household.read("plans/2027/2027-W20.json")
    #expect(plan.contains(#""monday.dinner": { "tag": "huevos" }"#))
    #expect(plan.contains(#""monday.lunch": null"#))
    // The settings' own template too.
    #expect(household.run("template", "apply", "semana-tipica", "2027-W21").exitCode == .done)
    #expect(household.read("plans/2027/2027-W21.json").contains(#""tag": "solo-cena""#))
  }

  @Test func `rules and limits are told all at once`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("template", "use", "--none").exitCode == .done)
    #expect(household.run("template", "add", "Mala").exitCode == .done)
    for (slot, dish) in [("lun.cena", "fideua"), ("mie.cena", "macarrones con tomate")] {
      #expect(household.run("template", "set", "mala", slot, dish).exitCode == .done)
    }
    let apply = ["--lang", "en", "template", "apply", "mala", "2027-W20", "--force"]
    let outcome = household.run(arguments: apply)
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("Monday 17 May, cena: 'Nora' can't eat 'Noodle paella'"))
    #expect(household.read("plans/2027/2027-W20.json") == "")
  }

  @Test func `what doesn't go is told`() throws {
    let household = try TestHousehold.sample()
    func errors(_ words: String...) -> String {
      let outcome = household.run(arguments: ["--lang", "en", "template"] + words)
      return "\(outcome.exitCode) \(outcome.errors)"
    }
    #expect(errors("add", "X", "--tags").hasPrefix("usage error: --tags makes wishes"))
    #expect(errors("add", "X", "--from", "2030-W01").hasPrefix("failed error: nothing is planned"))
    #expect(errors("add", "Semana típica").hasPrefix("refused error: there is a template"))
    #expect(errors("apply", "semana-tipica", "2026-W01").contains("14 days"))
    #expect(errors("apply", "nada").hasPrefix("failed error: no template 'nada'"))
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `deleting the one that lays new weeks takes it out of the settings`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "template", "rm", "semana-tipica")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("new weeks begin empty"))
    #expect(!household.read("mantel.json").contains("template"))
    #expect(household.run("validate").exitCode == .done)
    #expect(household.run("undo").exitCode == .done)
    #expect(household.read("mantel.json").contains("semana-tipica"))
  }

  @Test func `lists and cards say which one lays new weeks`() throws {
    let household = try TestHousehold.sample()
    #expect(
      household.run("--lang", "en", "template").output == "semana-tipica\tUsual week\t14\t✓\n"
    )
    let json = household.run("template", "list", "--json").output
    #expect(json.contains(#""newWeeks": true"#))
    let card = household.run("--lang", "en", "template", "show", "semana-tipica").output
    #expect(card.contains("new weeks are laid from it"))
    #expect(card.contains("Tuesday"))
  }
}

/// `mantel dish archive` and `unarchive`.
struct DishArchiveTests {
  @Test func `a dish goes out of planning and comes back`() throws {
    let household = try TestHousehold.sample()
    let out = household.run("--lang", "en", "dish", "archive", "fideua")
    #expect(out.exitCode == .done)
    #expect(out.errors.contains("'Noodle paella' is still planned: Thursday 17 December"))
    #expect(household.run("dish", "list", "--archived").output.hasPrefix("fideua\t"))
    let set = ["--lang", "en", "set", "2027-05-18.lunch", "fideua", "--without", "nora"]
    let planned = household.run(arguments: set)
    #expect(planned.errors.contains("'mantel dish unarchive fideua' brings it back"))
    #expect(household.run("dish", "unarchive", "fideua").exitCode == .done)
    #expect(!household.read("dishes/fideua.json").contains("archived"))
    // Asked for again it is so already.
    let again = household.run("--lang", "en", "dish", "unarchive", "fideua")
    #expect(again.exitCode == .done)
    #expect(again.errors.contains("nothing changes"))
  }
}
