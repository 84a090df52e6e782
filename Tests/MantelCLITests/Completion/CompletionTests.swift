import Testing

@testable import MantelCLI

/// What is offered at the cursor, in the sample household on Tuesday 2026-12-01.
struct CompletionTests {
  private func offered(
    _ words: String...,
    in household: TestHousehold
  ) -> [String] {
    let outcome = household.run(arguments: ["complete", "fish", "--"] + words)
    #expect(outcome.exitCode == .done)
    return outcome.output.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `records are offered by id with their names`() throws {
    let household = try TestHousehold.sample()
    #expect(
      offered("dish", "show", "crema-de-calabac", in: household) == [
        "crema-de-calabacin\tCrema de calabacín"
      ]
    )
    #expect(offered("person", "show", "N", in: household) == ["nora\tNora"])
    #expect(offered("tag", "show", "pes", in: household) == ["pescado\tPescado"])
  }

  @Test func `a name may be typed as it is written, or by a later word`() throws {
    let household = try TestHousehold.sample()
    #expect(
      offered("set", "tue.dinner", "Crema", "de", "calabac", in: household)
        == ["calabacin\tCrema de calabacín"]
    )
    #expect(
      offered("dish", "show", "calabacin", in: household)
        == ["crema-de-calabacin\tCrema de calabacín"]
    )
    #expect(
      offered("set", "tue.dinner", "paella", "+", "crema-de-calabac", in: household)
        == ["crema-de-calabacin\tCrema de calabacín"]
    )
  }

  @Test func `slots are told by what is planned there`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("clear", "wed.dinner")
    _ = household.run("set", "wed.dinner", "crema-de-calabacin")
    #expect(offered("set", "mie.ce", in: household) == ["mie.cena\tCrema de calabacín"])
    #expect(offered("set", "next.mie.ce", in: household).first?.hasPrefix("next.mie.cena") == true)
    #expect(
      offered("set", "2026-12-02.ce", in: household) == ["2026-12-02.cena\tCrema de calabacín"]
    )
  }

  @Test func `weeks are told by their days`() throws {
    let household = try TestHousehold.sample()
    let week = "lunes 30 de noviembre – domingo 6 de diciembre"
    #expect(offered("week", "2026-W49", in: household) == ["2026-W49\t\(week)"])
    #expect(offered("week", "est", in: household) == ["esta\t\(week)"])
  }

  @Test func `commits are told in meal words`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("clear", "wed.dinner")
    let commit = try household.git("rev-parse", "HEAD").prefix(7)
    let offers = offered("undo", String(commit.prefix(4)), in: household)
    #expect(offers.count == 1)
    #expect(offers.first?.hasPrefix("\(commit)\t2026-12-01 ") == true)
    #expect(offers.first?.contains("miércoles cena") == true)
  }

  @Test func `files are left to the shell`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("complete", "zsh", "--", "fmt", "").output == "files\n")
    #expect(household.run("complete", "zsh", "--", "-C", "").output == "folders\n")
  }

  @Test func `without a household what needs none is offered`() throws {
    let nowhere = try TestHousehold()
    #expect(offered("explain", "unknown-ta", in: nowhere).count == 1)
    #expect(offered("dish", "show", "", in: nowhere).isEmpty)
    #expect(offered("vali", in: nowhere).count == 1)
  }

  @Test func `a stranger's household can't put anything on the line or drive the terminal`() throws
  {
    let household = try TestHousehold.sample()
    try household.write("dishes/$(touch x).json", "{\"name\": \"x\", \"tags\": [\"carne\"]}")
    try household.write(
      "dishes/zumo.json",
      "{\"name\": \"Zumo\\u001b[2J\\tx\", \"tags\": [\"verduras\"]}"
    )
    #expect(offered("dish", "show", "$", in: household).isEmpty)
    #expect(offered("dish", "show", "zumo", in: household) == ["zumo\tZumo\\u{1b}[2J⇥x"])
  }

  @Test func `aliases are offered beside the commands`() throws {
    let household = try TestHousehold.sample()
    try household.git("config", "mantel.alias.semana", "week")
    #expect(offered("sema", in: household) == ["semana\tweek"])
    #expect(offered("semana", "est", in: household).count == 1)
  }

  @Test(arguments: Shell.allCases)
  func `each shell has a script that asks the program`(shell: Shell) throws {
    let household = try TestHousehold()
    let outcome = household.run("completions", shell.rawValue)
    #expect(outcome.output.contains("command mantel complete \(shell.rawValue)"))
    #expect(household.run("completions", "tcsh").exitCode == .usage)
  }
}
