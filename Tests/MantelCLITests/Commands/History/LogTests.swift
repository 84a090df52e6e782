import Testing

@testable import MantelCLI

struct LogTests {
  private static let plan = "plans/2026/2026-W50.json"

  private func edited() throws -> TestHousehold {
    let household = try TestHousehold.sample()
    try household.replace(
      #""sunday.dinner": null"#,
      with: #""sunday.dinner": "gazpacho""#,
      in: Self.plan
    )
    try household.git("commit", "-qam", "no dice nada")
    try household.write("notas.txt", "x")
    try household.git("add", "-A")
    try household.git("commit", "-qm", "no es de la casa")
    return household
  }

  @Test func `a commit of no possible time is told all the same`() throws {
    let household = try TestHousehold.sample()
    let (parent, time) = (try household.git("rev-parse", "HEAD"), "9223372036854775807 +0100")
    try household.write(
      "commit.txt",
      """
      tree \(try household.git("write-tree"))parent \(parent)author X <x@y> \(time)
      committer X <x@y> \(time)

      tomorrow

      """
    )
    let commit = try household.git("hash-object", "-t", "commit", "-w", "--literally", "commit.txt")
    let tip = String(commit.dropLast())
    #expect(household.run("log", "--range", tip, "-n", "1").exitCode == .done)
    #expect(household.run("log", "--range", tip, "--since", "30d").exitCode == .done)
  }

  @Test func `folders in each other without end are an error, not a crash`() throws {
    let household = try TestHousehold.sample()
    let blob = try household.git("rev-parse", "HEAD:mantel.json").dropLast()
    let path = "tags/" + String(repeating: "d/", count: 300) + "f"
    try household.git("update-index", "--add", "--cacheinfo", "100644,\(blob),\(path)")
    let tree = try household.git("write-tree").dropLast()
    let commit = try household.git("commit-tree", String(tree), "-p", "HEAD", "-m", "deep")
    let outcome = household.run("log", "--range", String(commit.dropLast()), "-n", "1")
    #expect(outcome.exitCode == .outside)
    #expect(outcome.errors.contains("256"))
  }

  @Test func `what trees say, one commit a line through a pipe`() throws {
    let household = try edited()
    let lines = household.run("--lang", "en", "log").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("  Ana  2026-W50: Sunday cena Gazpacho"))
    let digits = try household.git("rev-parse", "--short=7", "HEAD~1").prefix(7)
    #expect(lines[0].hasPrefix(digits))
    let terminal = household.run("--lang", "en", "log", answers: [""]).output
    #expect(terminal.contains("\n    "))
    let one = household.run("--lang", "en", "log", "-n", "1")
    #expect(one.output.split(separator: "\n").count == 1)
    #expect(one.errors.contains("older changes"))
  }

  @Test(arguments: [
    (["2026-W50"], 2), (["next"], 2), (["2026-W49"], 1), (["dishes/gazpacho.json"], 1),
    (["gazpacho"], 1), (["plans"], 2), (["Crema", "de", "calabacín"], 1),
  ])
  func `of a week, a file, a folder or a dish`(words: [String], count: Int) throws {
    let household = try edited()
    let outcome = household.run(["log"] + words)
    #expect(outcome.output.split(separator: "\n").count == count, "\(outcome.errors)")
  }

  @Test func `merges and what was undone are marked`() throws {
    let household = try edited()
    try household.git("checkout", "-q", "-b", "otra", "HEAD~2")
    try household.replace("Carne", with: "Carnes", in: "tags/carne.json")
    try household.git("commit", "-qam", "otra")
    try household.git("checkout", "-q", "main")
    try household.git("merge", "-q", "-m", "unir", "otra")
    let merged = household.run("--lang", "en", "log")
    #expect(merged.output.contains("Ana (merge)  "))
    #expect(household.run("undo").exitCode == .done)
    let undone = household.run("--lang", "en", "log")
    #expect(undone.output.contains("Ana (merge, undone)  "))
    let json = household.run("--json", "log", "-n", "2")
    #expect(json.output.contains(#""undone": true"#))
    #expect(json.output.contains(#""hasMore": true"#))
  }

  @Test func `before the first commit`() throws {
    let household = try TestHousehold.withoutGit()
    try household.git("init", "-q")
    let outcome = household.run("--lang", "en", "log")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("no history yet"))
    #expect(household.run("log", "-n", "0").exitCode == .usage)
    #expect(household.run("log", "zzzzzz").exitCode == .failed)
  }
}
