import Testing

@testable import MantelCLI

/// A week in an editor, for which small scripts stand in.
struct EditWeekTests {
  private static let path = "plans/2026/2026-W50.json"
  private static let draft = ".git/mantel/edit/2026-W50.txt"

  private func edit(
    _ household: TestHousehold,
    _ script: String,
    _ more: [String] = [],
    answers: [String] = []
  ) -> TestHousehold.Outcome {
    household.run(
      ["--lang", "en", "edit", "2026-W50"] + more,
      environment: ["EDITOR": script],
      answers: answers
    )
  }

  @Test func `a changed line changes its slot alone, in one commit`() throws {
    let household = try TestHousehold.sample()
    let before = household.read(Self.path)
    let outcome = edit(household, "sed -i 's/^mon cena.*/lun cena  crema calabacin/'")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    let after = household.read(Self.path)
    let changed = zip(before.split(separator: "\n"), after.split(separator: "\n"))
      .filter { $0.0 != $0.1 }
    #expect(changed.map { String($0.1) } == [#"  "monday.dinner": "crema-de-calabacin","#])
    #expect(try household.git("log", "-1", "--format=%B").contains("Mantel-Op: edit"))
    #expect(try household.git("status", "--porcelain").isEmpty)
    #expect(household.read(Self.draft).isEmpty)
  }

  @Test(arguments: ["true", "sh -c ': > \"$1\"' -", "sed -i 's/^mon cena */mon dinner /'"])
  func `the same text, or none, changes nothing`(script: String) throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, script)
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
    #expect(household.read(Self.draft).isEmpty)
  }

  @Test func `a deleted line empties its slot`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, "sed -i '/^mon cena/d'")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read(Self.path).contains(#""monday.dinner": null"#))
    #expect(outcome.output.contains("Monday 7 December"))
  }

  @Test func `what nobody knows is noted below its line, and the draft is kept`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, "sed -i 's/^mon cena.*/mon dinner  Crema de calabacen/'")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains(".git/mantel/edit/2026-W50.txt"))
    #expect(
      household.read(Self.draft).contains(
        "mon dinner  Crema de calabacen\n#! no dish 'Crema de calabacen'; did you mean"
      )
    )
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
  }

  @Test func `the draft is told of, and gone on with`() throws {
    let household = try TestHousehold.sample()
    _ = edit(household, "sed -i 's/^mon cena.*/mon dinner  Nothing/'")
    let second = edit(household, "true")
    #expect(second.exitCode == .refused)
    #expect(second.errors.contains("a draft was left unfinished"))
    let third = edit(household, "sed -i 's/Nothing/Ensalada verde/'", ["--yes"])
    #expect(third.exitCode == .done, "\(third.errors)")
    #expect(household.read(Self.path).contains(#""monday.dinner": "ensalada-verde""#))
    #expect(household.read(Self.draft).isEmpty)
  }

  @Test func `a draft that isn't gone on with is put aside`() throws {
    let household = try TestHousehold.sample()
    _ = edit(household, "sed -i 's/^mon cena.*/mon dinner  Nothing/'")
    let outcome = edit(household, "true", answers: ["n"])
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(outcome.errors.contains("If not, it is put aside"))
    #expect(outcome.errors.contains("the draft is put aside in"))
    #expect(outcome.errors.contains(Self.draft + ".old"))
    #expect(household.read(Self.draft + ".old").contains("mon dinner  Nothing\n"))
    #expect(household.read(Self.draft).isEmpty)
  }

  @Test func `on a terminal it is opened again, until it is right`() throws {
    let household = try TestHousehold.sample()
    // The first time a name that there isn't, the second time, with the note in sight, a right one.
    let script = "sed -i -e 's/Nothing/Ensalada verde/' -e 's/^mon cena.*/mon dinner  Nothing/'"
    let outcome = edit(household, script, answers: ["y"])
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read(Self.path).contains(#""monday.dinner": "ensalada-verde""#))
  }

  @Test func `an editor that fails changes nothing and keeps what differs`() throws {
    let household = try TestHousehold.sample()
    let untouched = edit(household, "sh -c 'exit 3' -")
    #expect(untouched.exitCode == .outside)
    #expect(untouched.errors.contains("ended with error 3"))
    #expect(household.read(Self.draft).isEmpty)
    let crashed = edit(household, "sh -c 'echo \"# mine\" >> \"$1\"; kill -KILL $$' -")
    #expect(crashed.exitCode == .outside)
    #expect(household.read(Self.draft).contains("# mine"))
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
  }

  @Test func `what another changed meanwhile stays`() throws {
    let household = try TestHousehold.sample()
    let file = household.root + "/" + Self.path
    let script =
      "sh -c 'sed -i \"s/^mon cena.*/mon dinner  Ensalada verde/\" \"$1\";"
      + " sed -i "
      + "\"s/\\\"tuesday.dinner\\\": .*/\\\"tuesday.dinner\\\": \\\"sopa-de-ajo\\\",/\" \(file)' -"
    let outcome = edit(household, script)
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read(Self.path).contains(#""monday.dinner": "ensalada-verde""#))
    #expect(household.read(Self.path).contains(#""tuesday.dinner": "sopa-de-ajo""#))
  }

  @Test func `the same slot changed by both is a question`() throws {
    let household = try TestHousehold.sample()
    let file = household.root + "/" + Self.path
    let script =
      "sh -c 'sed -i \"s/^mon cena.*/mon dinner  Ensalada verde/\" \"$1\";"
      + " sed -i "
      + "\"s/\\\"monday.dinner\\\": .*/\\\"monday.dinner\\\": \\\"sopa-de-ajo\\\",/\" \(file)' -"
    let first = edit(household, script)
    #expect(first.exitCode == .refused)
    #expect(household.read(Self.draft).contains("#! meanwhile someone put: Garlic soup"))
    #expect(household.read(Self.path).contains("sopa-de-ajo"))
    let second = edit(household, "true", ["--yes"])
    #expect(second.exitCode == .done, "\(second.errors)")
    #expect(household.read(Self.path).contains(#""monday.dinner": "ensalada-verde""#))
  }

  @Test func `what someone can't eat is refused, forced or not`() throws {
    let household = try TestHousehold.sample()
    for more in [[], ["--force"]] {
      let outcome = edit(
        household,
        "sed -i 's/^fri cena.*/fri dinner  fideua/'",
        more + ["--yes"]
      )
      #expect(outcome.exitCode == .refused)
      #expect(household.read(Self.draft).contains("#! 'Nora' can't eat"))
    }
  }

  @Test func `a broken rule is noted, and accepted in the line`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, "sed -i 's/^mon cena.*/mon cena  Gazpacho/'")
    #expect(outcome.exitCode == .refused)
    #expect(household.read(Self.draft).contains("{allow gazpacho.months} accepts it"))
    let accepted = edit(
      household,
      "sed -i 's/Gazpacho$/Gazpacho {allow gazpacho.months}/'",
      ["--yes"]
    )
    #expect(accepted.exitCode == .done, "\(accepted.errors)")
    #expect(household.read(Self.path).contains(#""allow": ["gazpacho.months"]"#))
  }

  @Test func `a locked slot is left alone until its lock is taken away`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("lock", "2026-12-07.dinner").exitCode == .done)
    let outcome = edit(
      household,
      "sed -i 's/^mon cena.*/mon cena Ensalada verde !/; /^mon comida/d'"
    )
    #expect(outcome.exitCode == .refused)
    #expect(household.read(Self.draft).contains("#! it is locked"))
    let unlocked = edit(household, "sed -i 's/verde !/verde/'", ["--yes"])
    #expect(unlocked.exitCode == .done, "\(unlocked.errors)")
  }

  @Test func `a plus makes the dish in the same commit`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(
      household,
      "sed -i 's/^mon cena.*/mon dinner  +Tacos al pastor #verduras/'"
    )
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read("dishes/tacos-al-pastor.json").contains("Tacos al pastor"))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
  }

  @Test func `a dry run shows the difference and writes nothing`() throws {
    let household = try TestHousehold.sample()
    let outcome = edit(household, "sed -i 's/^mon cena.*/mon dinner  Ensalada verde/'", ["-n"])
    #expect(outcome.output.contains(#"+  "monday.dinner": "ensalada-verde","#))
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `without an editor or a terminal it says how to name one`() throws {
    let outcome = try TestHousehold.sample().run("--lang", "en", "edit")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("EDITOR=nano mantel edit"))
  }

  @Test func `a template has its name in the text`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      ["--lang", "es", "edit", "template", "semana-tipica"],
      environment: ["EDITOR": "sed -i 's/^nombre:.*/nombre: Otra/; s/^lun cena.*/lun cena -/'"]
    )
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    let text = household.read("templates/semana-tipica.json")
    #expect(text.contains("Otra"))
    #expect(text.contains(#""monday.dinner": null"#))
  }
}
