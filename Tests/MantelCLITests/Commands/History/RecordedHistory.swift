import FileStore
import TestSupport
import Testing

/// A household whose history was made by commands, by an editor with plain git, and by merges.
///
/// Every commit has its minute: 10:00 + n on 5 December, in Madrid.
struct RecordedHistory {
  static let plan = "plans/2026/2026-W50.json"

  let household: TestHousehold

  /// Makes it; the samples come first, at 9:59.
  init() throws {
    household = try TestHousehold.sample()
    try git(minute: -1, "Ana", "commit", "-q", "--amend", "-m", "casa", "--reset-author")
  }

  /// Runs git as someone at some minute.
  @discardableResult
  func git(minute: Int, _ author: String, _ arguments: String...) throws -> String {
    let date = "\(1_796_461_200 + minute * 60) +0100"
    let who = [
      "GIT_AUTHOR_NAME": author, "GIT_COMMITTER_NAME": author,
      "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date,
    ]
    return try TestProcess.run(
      "/usr/bin/git",
      ["-C", household.root] + arguments,
      TestHousehold.environment.merging(who) { $1 }
    )
  }

  /// Changes a meal in an editor and commits it by plain git.
  func edit(
    minute: Int,
    _ author: String,
    _ slot: String,
    _ old: String,
    _ new: String,
    in plan: String = plan
  ) throws {
    try replace(slot, old, new, in: plan)
    try git(minute: minute, author, "commit", "-qam", "no dice nada")
  }

  func replace(_ slot: String, _ old: String, _ new: String, in plan: String = plan) throws {
    let text = household.read(plan)
    try household.replace("\"\(slot)\": \(old)", with: "\"\(slot)\": \(new)", in: plan)
    #expect(household.read(plan) != text, "\(slot)")
  }

  /// Runs a command in English and gives its lines without the commits' ids.
  func lines(_ arguments: String..., width: Int = 80) -> [String] {
    let outcome = household.run(["--lang", "en"] + arguments, width: width)
    let lines = outcome.output.split(separator: "\n")
    return (lines.isEmpty ? outcome.errors.split(separator: "\n") : lines).map { line in
      line.split(separator: "  ", omittingEmptySubsequences: false)
        .filter { !Self.isID($0) }.joined(separator: "  ")
    }
  }

  private static func isID(_ text: Substring) -> Bool {
    text.count == 7 && text.allSatisfy(\.isHexDigit)
  }
}
