import Testing

@testable import MantelCLI

/// What the words of `log` mean, and whom it follows.
struct LogWordTests {
  private func edited() throws -> RecordedHistory {
    let history = try RecordedHistory()
    try history.edit(minute: 1, "Ana", "sunday.dinner", "null", "\"gazpacho\"")
    try history.edit(minute: 2, "Nora", "friday.dinner", "\"sepia-a-la-plancha\"", "null")
    let weekend = "plans/2026/2026-W51.json"
    try history.edit(minute: 3, "Ana", "sunday.dinner", "null", "\"fideua\"", in: weekend)
    return history
  }

  @Test(arguments: [
    (["2026-W50"], 3), (["next"], 3), (["2026-W50..2026-W51"], 4), (["2026-12"], 4),
    (["2026-12-13"], 2), (["next.sun"], 2), (["2026-12-13.dinner"], 1), (["next.dom.cena"], 1),
    (["2026-12-13.dinner", "2026-12-11.dinner"], 3), (["HEAD~1..", "2026-W50"], 0),
    (["HEAD~2..HEAD"], 2), (["^HEAD~1"], 1), (["HEAD~2"], 2), (["main"], 4),
    (["2026-W50", "HEAD~2"], 2), (["--range", "HEAD~1.."], 1), (["..main"], 0),
    (["crema", "de", "calabacín", "HEAD~1"], 1), (["Nora"], 1), (["--author", "nora"], 1),
    (["--since", "2026-12-05"], 4), (["--until", "2026-12-04"], 0), (["gazpacho", "--planned"], 2),
    (["dish:gazpacho"], 1), (["carne"], 1), (["semana-tipica"], 1), (["plans"], 4),
  ])
  func `a week, a meal, a name or a range`(words: [String], count: Int) throws {
    let history = try edited()
    let outcome = history.household.run(["log"] + words)
    #expect(outcome.exitCode == .done, "\(words): \(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == count, "\(words): \(outcome.output)")
  }

  @Test(arguments: [
    ("zzzzzz", "no week, meal, file, name or revision 'zzzzzz'", ExitCode.failed),
    ("gazpachu", "did you mean", .failed), ("next.dom.cenas", "did you mean", .usage),
    ("nothing..main", "no revision 'nothing'", .failed), ("2026-W54", "2026", .failed),
  ])
  func `what names nothing`(word: String, message: String, code: ExitCode) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "log", word)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    if word != "2026-W54" { #expect(outcome.exitCode == code) }
    #expect(outcome.exitCode != .done)
  }

  @Test func `a dish is followed when its id changes, and found when it is gone`() throws {
    let history = try RecordedHistory()
    let household = history.household
    try household.replace("\"Gazpacho\"", with: "\"Gazpacho fresco\"", in: "dishes/gazpacho.json")
    try history.git(minute: 1, "Ana", "commit", "-qam", "x")
    try history.git(minute: 2, "Nora", "mv", "dishes/gazpacho.json", "dishes/gazpacho-fresco.json")
    try history.git(minute: 2, "Nora", "commit", "-qam", "x")
    try history.git(minute: 3, "Ana", "rm", "-q", "dishes/gazpacho-fresco.json")
    try history.git(minute: 3, "Ana", "commit", "-qam", "x")
    #expect(
      history.lines("log", "gazpacho-fresco") == [
        "2026-12-05 10:03  Ana  deleted dish Gazpacho fresco",
        "2026-12-05 10:02  Nora  dish Gazpacho fresco: id gazpacho-fresco (was gazpacho)",
        "2026-12-05 10:01  Ana  dish gazpacho is now called Gazpacho fresco (was Gazpacho)",
        "2026-12-05 09:59  Ana  new dish Gazpacho",
      ]
    )
  }

  @Test func `a person's is their folder and their shopping`() throws {
    let history = try RecordedHistory()
    let household = history.household
    try household.write("shopping/2026/2026-12-05/nora.json", "{\n  \"extra\": []\n}\n")
    try household.write("shopping/2026/2026-12-05/ana.json", "{\n  \"extra\": []\n}\n")
    try history.git(minute: 1, "Nora", "add", "-A")
    try history.git(minute: 1, "Nora", "commit", "-qm", "x")
    #expect(household.run("log", "ana").output.split(separator: "\n").count == 2)
    #expect(household.run("log", "marcos").output.split(separator: "\n").count == 1)
  }

  @Test func `a household that was moved in its repository`() throws {
    let history = try edited()
    let household = history.household
    try household.makeFolder("casa")
    try history.git(
      minute: 4,
      "Ana",
      "mv",
      "mantel.json",
      "plans",
      "dishes",
      "foods",
      "tags",
      "people",
      "casa"
    )
    try history.git(minute: 4, "Ana", "commit", "-qm", "a su carpeta")
    let moved = household.run("-C", "casa", "log", "2026-12-13.dinner")
    #expect(moved.output.split(separator: "\n").count == 1, "\(moved.errors)")
    #expect(moved.output.contains("10:01"))
    let blame = household.run("-C", "casa", "blame", "2026-12-13.dinner")
    #expect(blame.output.contains("10:01"))
    let diff = household.run("-C", "casa", "--lang", "en", "diff", "HEAD~3", "2026-12-11.dinner")
    #expect(diff.output == "2026-W50: Friday cena empty (was Griddled cuttlefish)\n")
  }

  @Test func `a shallow clone says where it was cut off`() throws {
    let history = try edited()
    try history.household.git(
      "clone",
      "-q",
      "--depth",
      "1",
      "file://\(history.household.root)",
      "lejos"
    )
    let blame = history.household.run("--lang", "en", "-C", "lejos", "blame", "2026-12-13.dinner")
    #expect(blame.output.contains("  ^"))
    #expect(blame.errors.contains("cut off"))
  }

  @Test func `on a terminal it fits`() throws {
    let history = try edited()
    for width in [40, 80] {
      for command in [["log"], ["blame", "2026-W50"], ["log", "2026-12-13.dinner"]] {
        let outcome = history.household.run(
          arguments: ["--lang", "en"] + command,
          answers: [""],
          width: width
        )
        let long = outcome.output.split(separator: "\n").filter { $0.count > width }
        #expect(long.isEmpty, "\(long)")
      }
    }
  }
}
