import Testing

@testable import MantelCLI

/// What git's hooks do to commits, merges and rebases of plain git.
struct HooksRunTests {
  private static let (bad, nice) = (HookHousehold.breakDish, HookHousehold.changeDish)

  @Test func `a new error is refused with its place, and one that was there isn't`() throws {
    let household = try HookHousehold.installed()
    let refused = try household.shell("\(Self.bad); git add -A; LC_ALL=C git commit -qm x")
    #expect(refused.code == 1)
    #expect(refused.text.contains("dishes/ternera-guisada.json:3:12: error[unknown-tag]"))
    #expect(refused.text.contains("--no-verify"))
    #expect(try household.shell("git commit -q --no-verify -m x").code == 0)
    // From now on it is HEAD's; the same file can be changed otherwise.
    let later = "sed -i 's/\"cook\": [0-9]*/\"cook\": 91/' dishes/ternera-guisada.json"
    #expect(try household.shell("\(later); git commit -qam y").code == 0)
  }

  @Test func `what the work tree has and isn't staged doesn't count`() throws {
    let household = try HookHousehold.installed()
    let script =
      "\(Self.bad); sed -i 's/\"cook\": [0-9]*/\"cook\": 91/' dishes/fideua.json;"
      + " git add dishes/fideua.json; git commit -qm x"
    #expect(try household.shell(script).code == 0)
    #expect(
      try household.shell("git status --porcelain").text == " M dishes/ternera-guisada.json\n"
    )
  }

  @Test func `a partial commit is judged by what it holds`() throws {
    let household = try HookHousehold.installed()
    let change = "sed -i 's/\"cook\": [0-9]*/\"cook\": 91/' dishes/fideua.json"
    // The staged error isn't of this commit.
    let good = try household.shell(
      "\(Self.bad); git add -A; \(change); git commit -qm x dishes/fideua.json"
    )
    #expect(good.code == 0, "\(good.text)")
    #expect(try household.shell("git show --name-only --format=").text == "dishes/fideua.json\n")
    // And here the error is, though the usual index hasn't got it.
    let bad = try household.shell("git reset -q; git commit -qm x dishes/ternera-guisada.json")
    #expect(bad.code == 1)
  }

  @Test(arguments: ["git add -A; git commit -qm x", "git commit -qam x"])
  func `what isn't canonical is written so, staged and on disk`(commit: String) throws {
    let household = try HookHousehold.installed()
    let before = household.household.read("dishes/fideua.json")
    let outcome = try household.shell(
      "\(Self.nice); sed -i 's/\"cook\": [0-9]*/\"cook\": 91/' dishes/fideua.json; \(commit)"
    )
    #expect(outcome.code == 0)
    #expect(outcome.text.contains("dishes/fideua.json"))
    #expect(try household.shell("git status --porcelain").text == "")
    let after = household.household.read("dishes/fideua.json")
    #expect(after.contains("\"name\": {") && after.contains("\"cook\": 91") && after != before)
    #expect(try household.shell("mantel fmt --check").code == 0)
  }

  @Test func `amending does the same`() throws {
    let household = try HookHousehold.installed()
    let amend = try household.shell("\(Self.bad); git commit -qa --amend -m x")
    #expect(amend.code == 1)
    let good = try household.shell(
      "git checkout -q HEAD -- .; \(Self.nice); git commit -qa --amend -m x"
    )
    #expect(good.code == 0)
    #expect(try household.shell("mantel fmt --check").code == 0)
    #expect(try household.shell("git status --porcelain").text == "")
  }

  @Test(arguments: [
    "git add dishes/fideua.json; sed -i 's/50/51/' dishes/fideua.json; git commit -qm x",
    "git commit -qm x dishes/fideua.json",
  ])
  func `where that can't be done in passing the command is said`(commit: String) throws {
    let household = try HookHousehold.installed()
    let outcome = try household.shell("\(Self.nice); \(commit)")
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("mantel fmt dishes/fideua.json && git add dishes/fideua.json"))
    #expect(household.household.read("dishes/fideua.json").contains("\"name\":   {"))
  }

  @Test func `what others name can't go, wherever it is named`() throws {
    let household = try HookHousehold.installed()
    let tag = try household.shell("git rm -q tags/carne.json; git commit -qm x")
    #expect(tag.code == 1)
    #expect(tag.text.contains("dishes/albondigas-en-salsa.json:3:12"))
    #expect(tag.text.contains("templates/semana-tipica.json:8:53"))
    let both = "git reset -q --hard; git rm -q dishes/gazpacho.json; git commit -qm x"
    #expect(try household.shell(both).code == 0)
  }

  @Test func `a dish that becomes unsafe where it is planned is an error of the plan`() throws {
    let household = try HookHousehold.installed()
    let plan = #"{ "monday.dinner": "ensalada-verde" }"#
    try household.household.write("plans/2070/2070-W10.json", plan)
    #expect(try household.shell("git add -A; git commit -qm plan").code == 0)
    let change =
      "sed -i 's/\"contains\": \\[[^]]*\\]/\"contains\": [\"gluten\"]/' foods/lechuga.json"
    let outcome = try household.shell("\(change); git diff --quiet; echo $?; git commit -qam x")
    #expect(outcome.text.hasPrefix("1\n"))
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("plans/2070/2070-W10.json:2:20: error[unsafe"))
  }

  @Test func `a clean merge is told, and one that breaks something isn't made`() throws {
    let household = try HookHousehold.installed()
    try household.shell(
      """
      git switch -qc theirs; git rm -q dishes/gazpacho.json; git commit -qm gone
      git switch -q main; mantel set 2070-03-03.lunch gazpacho --force
      """
    )
    let refused = try household.shell("git merge -q --no-edit theirs")
    #expect(refused.code == 1)
    #expect(refused.text.contains("error[unknown-dish]"))
    try household.shell("git merge --abort; git switch -q theirs; git reset -q --hard HEAD~1")
    try household.shell(
      "sed -i 's/\"cook\": [0-9]*/\"cook\": 91/' dishes/fideua.json; git commit -qam y"
    )
    let merged = try household.shell("git switch -q main; git merge -q --no-edit theirs")
    #expect(merged.code == 0)
    #expect(merged.text.contains("plato Fideuá: minutos"), "\(merged.text)")
  }

  @Test func `an error that the other side had already doesn't hold a merge up`() throws {
    let household = try HookHousehold.installed()
    let script = """
      git switch -qc theirs; \(Self.bad); git commit -qam bad --no-verify
      git switch -q main; mantel dish archive gazpacho; git merge -q --no-edit theirs
      """
    let outcome = try household.shell(script)
    #expect(outcome.code == 0, "\(outcome.text)")
  }

  @Test func `a fast-forward is told too, and what it brought is judged`() throws {
    let household = try HookHousehold.installed()
    let script = """
      git switch -qc theirs; \(Self.bad); git commit -qam bad --no-verify
      git switch -q main; git merge -q theirs
      """
    let outcome = try household.shell(script)
    #expect(outcome.text.contains("carnee"))
    #expect(outcome.text.contains("y 1 error nuevo:"))
    #expect(try household.shell("ls .mantel/schema").text.contains("dish.schema.json"))
  }

  @Test func `a rebase goes through`() throws {
    let household = try HookHousehold.installed()
    let script = """
      git switch -qc theirs; mantel dish archive gazpacho
      git switch -q main; mantel dish archive fideua; git switch -q theirs
      git rebase -q main && git log --format=%s | wc -l
      """
    #expect(try household.shell(script).text.hasSuffix("3\n"))
  }

  @Test func `in a subfolder only the household's files are looked at`() throws {
    let household = HookHousehold(try .inSubfolder("mi casa"))
    #expect(try household.shell("cd 'mi casa'; mantel hooks install").code == 0)
    try household.household.write("dishes/other.json", "{")
    let other = try household.shell("git add -A; git commit -qm other")
    #expect(other.code == 0)
    #expect(other.text == "")
    let refused = try household.shell("cd 'mi casa'; \(Self.bad); git commit -qam x")
    #expect(refused.code == 1)
    #expect(
      refused.text.contains("\ndishes/ternera-guisada.json:3:12")
        || refused.text.hasPrefix("dishes/")
    )
    let partial = try household.shell(
      "git checkout -q HEAD -- .; cd 'mi casa'; \(Self.nice); git commit -qm x dishes/fideua.json"
    )
    #expect(partial.text.contains("&& git add dishes/fideua.json"))
  }

  @Test func `linked work trees share the hooks, also where there is no household`() throws {
    let household = try HookHousehold.installed()
    let linked = try household.shell(
      "git worktree add -q ../linked; cd ../linked; \(Self.bad); git commit -qam x"
    )
    #expect(linked.code == 1)
    #expect(linked.text.contains("dishes/ternera-guisada.json:3:12"))
    let nice = try household.shell(
      "cd ../linked; git checkout -q HEAD -- .; \(Self.nice); git commit -qam x; git status --short"
    )
    #expect(nice.text.hasSuffix("en su forma canónica\n"), "\(nice.text)")
    let orphan = try household.shell(
      "git switch -q --orphan empty; git commit -q --allow-empty -m x; touch y; git add y;"
        + " git commit -qm y"
    )
    #expect(orphan.code == 0)
    #expect(orphan.text == "")
  }

  @Test func `in a submodule they lie in its own git directory`() throws {
    let household = HookHousehold(try .sample())
    let script = """
      git init -q ../outer; cd ../outer
      git -c protocol.file.allow=always submodule --quiet add ../casa casa
      cd casa; mantel hooks install; \(Self.bad); git commit -qam x
      """
    let outcome = try household.shell(script)
    #expect(outcome.code == 1)
    #expect(outcome.text.contains(".git/modules/casa/hooks"))
  }

  @Test func `mantel's own commits run none`() throws {
    let household = try HookHousehold.installed()
    try household.shell("printf '#!/bin/sh\\nexit 1\\n' > .git/hooks/pre-commit.before-mantel")
    try household.shell("chmod +x .git/hooks/pre-commit.before-mantel")
    #expect(household.household.run("dish", "archive", "gazpacho").exitCode == .done)
  }

  @Test func `a script reads what the hook found`() throws {
    let household = try HookHousehold.installed()
    let outcome = try household.shell(
      "\(Self.bad); git add -A; mantel --json hooks run pre-commit"
    )
    #expect(outcome.code == 1)
    #expect(outcome.text.contains(#""files": ["dishes/ternera-guisada.json"]"#))
    #expect(try household.shell("mantel hooks run nothing").code == 2)
  }
}
