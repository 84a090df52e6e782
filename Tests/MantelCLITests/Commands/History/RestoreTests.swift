import Testing

@testable import MantelCLI

struct RestoreTests {
  private static let plan = RecordedHistory.plan

  @Test func `a meal comes back as one commit, and nothing else of its week`() throws {
    let history = try RecordedHistory()
    let household = history.household
    try history.edit(minute: 1, "Ana", "thursday.dinner", "\"sopa-de-ajo\"", "null")
    try history.edit(minute: 2, "Ana", "sunday.dinner", "null", "\"gazpacho\"")
    let dry = household.run("--lang", "en", "restore", "2026-12-10.dinner", "--at", "HEAD~2", "-n")
    #expect(dry.output.contains("+  \"thursday.dinner\": \"sopa-de-ajo\","))
    let outcome = household.run("--lang", "en", "restore", "2026-12-10.dinner", "--at", "HEAD~2")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(outcome.output == "2026-W50: Thursday cena Garlic soup\n")
    #expect(household.read(Self.plan).contains("\"thursday.dinner\": \"sopa-de-ajo\","))
    #expect(household.read(Self.plan).contains("\"sunday.dinner\": \"gazpacho\""))
    let message = try household.git("log", "-1", "--format=%B")
    #expect(message.contains("Mantel-Op: restore"))
    #expect(try household.git("show", "--format=", "--name-only") == Self.plan + "\n")
    let again = household.run("--lang", "en", "restore", "2026-12-10.dinner", "--at", "HEAD~3")
    #expect(again.exitCode == .done)
    #expect(again.errors.contains("already as it was"))
  }

  @Test func `a week comes back whole`() throws {
    let history = try RecordedHistory()
    let household = history.household
    let before = household.read(Self.plan)
    try history.edit(minute: 1, "Ana", "thursday.dinner", "\"sopa-de-ajo\"", "null")
    try household.git("rm", "-q", Self.plan)
    try history.git(minute: 2, "Ana", "commit", "-qm", "x")
    #expect(household.run("restore", "2026-W50", "--at", "HEAD~2").exitCode == .done)
    #expect(household.read(Self.plan) == before)
    let none = household.run("--lang", "en", "restore", "2026-W40", "--at", "HEAD")
    #expect(none.exitCode == .failed)
    #expect(none.errors.contains("there was no '2026-W40' at 'HEAD'"))
  }

  @Test func `a deleted dish comes back by the name it had`() throws {
    let history = try RecordedHistory()
    let household = history.household
    let text = household.read("dishes/gazpacho.json")
    try household.git("rm", "-q", "dishes/gazpacho.json")
    try history.git(minute: 1, "Ana", "commit", "-qm", "x")
    let outcome = household.run("--lang", "en", "restore", "Gazpacho", "--at", "HEAD~1")
    #expect(outcome.output == "new dish Gazpacho\n", "\(outcome.errors)")
    #expect(household.read("dishes/gazpacho.json") == text)
    let unknown = household.run("restore", "zzzz", "--at", "HEAD~1")
    #expect(unknown.exitCode == .failed)
    #expect(household.run("restore", "Gazpacho", "--at", "nothing").exitCode == .failed)
    #expect(household.run("restore", "Gazpacho").exitCode == .usage)
  }

  @Test(arguments: ["2026-12-10.dinner", "2026-12-10", "2026-W50", "plans"])
  func `what someone can't eat doesn't come back to the table`(what: String) throws {
    let history = try RecordedHistory()
    let household = history.household
    // Nora can't eat gluten, and someone saved it by plain git.
    try history.edit(minute: 1, "Ana", "thursday.dinner", "\"sopa-de-ajo\"", "\"fideua\"")
    try history.edit(minute: 2, "Ana", "thursday.dinner", "\"fideua\"", "null")
    let text = household.read(Self.plan)
    for force in [[], ["--force"], ["--no-commit"]] {
      let outcome = household.run(["--lang", "en", "restore", what, "--at", "HEAD~1"] + force)
      #expect(outcome.exitCode == .refused)
      #expect(outcome.errors.contains("gluten"), "\(outcome.errors)")
      #expect(household.read(Self.plan) == text)
    }
  }

  @Test func `an older recipe doesn't come back to who can't eat it`() throws {
    let history = try RecordedHistory()
    let household = history.household
    let dish = "dishes/sopa-de-ajo.json"
    let safe = household.read(dish)
    try household.write(dish, "{\n  \"name\": \"Sopa de ajo\",\n  \"contains\": [\"gluten\"]\n}\n")
    try history.git(minute: 1, "Ana", "commit", "-qam", "con pan")
    try household.write(dish, safe)
    try history.git(minute: 2, "Ana", "commit", "-qam", "sin pan")
    let outcome = household.run("--lang", "en", "restore", "sopa-de-ajo", "--at", "HEAD~1")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("nothing was restored"))
    #expect(household.read(dish) == safe)
  }

  @Test func `a dish that isn't there any more isn't planned again`() throws {
    let history = try RecordedHistory()
    let household = history.household
    try history.edit(minute: 1, "Ana", "sunday.dinner", "null", "\"gazpacho\"")
    try history.edit(minute: 2, "Ana", "sunday.dinner", "\"gazpacho\"", "null")
    try household.git("rm", "-q", "dishes/gazpacho.json")
    try history.git(minute: 3, "Ana", "commit", "-qm", "x")
    let outcome = household.run("--lang", "en", "restore", "2026-12-13.dinner", "--at", "HEAD~2")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.output.contains("unknown-dish"))
  }

  @Test func `what lies far back, and what is locked, needs force`() throws {
    let history = try RecordedHistory()
    let household = history.household
    try history.edit(minute: 1, "Ana", "sunday.dinner", "null", "\"gazpacho\"")
    let late = household.run(
      arguments: ["restore", "2026-12-13.dinner", "--at", "HEAD~1"],
      today: "2026-12-30"
    )
    #expect(late.exitCode == .refused)
    try history.edit(
      minute: 2,
      "Ana",
      "sunday.dinner",
      "\"gazpacho\"",
      "{ \"dish\": \"gazpacho\", \"locked\": true }"
    )
    #expect(household.run("restore", "2026-12-13.dinner", "--at", "HEAD~2").exitCode == .refused)
    let forced = household.run("restore", "2026-12-13.dinner", "--at", "HEAD~2", "--force")
    #expect(forced.exitCode == .done, "\(forced.errors)")
    #expect(household.read(Self.plan).contains("\"sunday.dinner\": null"))
  }
}
