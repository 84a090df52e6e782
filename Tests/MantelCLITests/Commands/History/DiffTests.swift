import Testing

@testable import MantelCLI

struct DiffTests {
  private static let plan = RecordedHistory.plan

  private func edited() throws -> RecordedHistory {
    let history = try RecordedHistory()
    try history.edit(minute: 1, "Ana", "sunday.dinner", "null", "\"gazpacho\"")
    try history.replace("friday.dinner", "\"sepia-a-la-plancha\"", "null")
    try history.household.git("add", Self.plan)
    try history.replace("saturday.dinner", "\"croquetas-de-jamon\"", "\"fideua\"")
    return history
  }

  private static let sunday = "2026-W50: Sunday cena Gazpacho"
  private static let friday = "2026-W50: Friday cena empty (was Griddled cuttlefish)"
  private static let saturday = "2026-W50: Saturday cena Noodle paella (was Ham croquettes)"

  @Test(arguments: [
    ([], [saturday]), (["--staged"], [friday]), (["HEAD"], [friday, saturday]),
    (["HEAD~1"], [friday, saturday, sunday]), (["--staged", "HEAD~1"], [friday, sunday]),
    (["HEAD~1..HEAD"], [sunday]), (["HEAD~1", "HEAD"], [sunday]), (["HEAD~1..."], [sunday]),
    (["^HEAD~1", "HEAD"], [sunday]), (["HEAD~1", "2026-12-12"], [saturday]),
    (["HEAD~1", "next.vie.cena"], [friday]), (["HEAD", "dishes"], ["no differences"]),
    (["--range", "HEAD~1..HEAD", "2026-W50"], [sunday]),
  ])
  func `as git compares`(words: [String], expected: [String]) throws {
    let history = try edited()
    let outcome = history.household.run(["--lang", "en", "diff"] + words)
    #expect(outcome.exitCode == .done)
    let told = outcome.output.isEmpty ? outcome.errors : outcome.output
    #expect(told.split(separator: "\n").map(String.init) == expected, "\(words)")
  }

  @Test func `three dots compare with the last common ancestor`() throws {
    let history = try RecordedHistory()
    try history.git(minute: 1, "Nora", "checkout", "-q", "-b", "tablet")
    try history.edit(minute: 1, "Nora", "sunday.dinner", "null", "\"gazpacho\"")
    try history.git(minute: 2, "Ana", "checkout", "-q", "main")
    try history.edit(minute: 2, "Ana", "friday.dinner", "\"sepia-a-la-plancha\"", "null")
    #expect(history.lines("diff", "main...tablet") == [Self.sunday])
    #expect(history.lines("diff", "main..tablet").count == 2)
    try history.git(minute: 3, "Ana", "checkout", "-q", "--orphan", "otra")
    try history.git(minute: 3, "Ana", "commit", "-qm", "sin historia")
    let apart = history.household.run("--lang", "en", "diff", "main...otra")
    #expect(apart.errors.contains("no history in common"))
  }

  @Test func `lines, exit codes, new files`() throws {
    let history = try edited()
    let household = history.household
    let patch = household.run("diff", "--patch").output
    #expect(patch.contains("\n-  \"saturday.dinner\": \"croquetas-de-jamon\","))
    #expect(patch.contains("\n+  \"saturday.dinner\": \"fideua\","))
    #expect(household.run("diff", "--exit-code").exitCode == .failed)
    #expect(household.run("diff", "HEAD", "HEAD", "--exit-code").exitCode == .done)
    #expect(household.run("diff", "HEAD", "HEAD", "HEAD").exitCode == .usage)
    try household.write("dishes/sopa.json", "{\n  \"name\": \"Sopa\"\n}\n")
    let new = household.run("--lang", "en", "diff")
    #expect(!new.output.contains("Sopa"))
    #expect(new.errors.contains("1 new file isn't known to git yet"))
    #expect(household.run("--json", "diff").output.contains("\"dishes/sopa.json\""))
  }

  @Test func `before the first commit`() throws {
    let household = try TestHousehold.withoutGit()
    #expect(household.run("diff").exitCode == .refused)
    try household.git("init", "-q")
    let empty = household.run("--lang", "en", "diff")
    #expect(empty.exitCode == .done)
    #expect(empty.errors.contains("no differences"))
    try household.git("add", "dishes/gazpacho.json")
    #expect(household.run("--lang", "en", "diff", "--staged").output == "new dish Gazpacho\n")
    #expect(household.run("diff", "HEAD").exitCode == .failed)
    #expect(household.run("--lang", "en", "blame", "2026-W50").output.contains("not saved yet"))
  }
}
