import GitStore
import Testing

/// The order and the ranges of histories whose clocks can't be trusted, against git's own word.
@Suite struct WalkOrderTests {
  /// Histories of 24 commits, each on a branch of its own: up to three parents, dates at random,
  /// often the same, often before those of the parents.
  private static func stream(histories: Int) -> String {
    var chance = SeededNumbers(state: 20_261_201)
    var lines: [String] = []
    for history in 0..<histories {
      for number in 0..<size {
        let parents = Set(
          (0..<Int.random(in: 1...3, using: &chance)).map { _ in
            max(0, number - Int.random(in: 1...6, using: &chance))
          }
        ).filter { $0 < number }.sorted(by: >)
        let date = 1_767_000_000 + Int.random(in: 0...40, using: &chance) * 3_600
        lines.append("commit refs/heads/h\(history)-\(number)")
        lines.append("mark :\(history * size + number + 1)")
        lines.append("committer Ada <ada@example.org> \(date) +0000")
        lines.append("data 0\n")
        for (index, parent) in parents.enumerated() {
          lines.append("\(index == 0 ? "from" : "merge") :\(history * size + parent + 1)")
        }
        if parents.isEmpty { lines.append("deleteall") }
        lines.append("")
      }
    }
    return lines.joined(separator: "\n") + "\ndone\n"
  }

  private static let size = 24

  private func repository(histories: Int) throws -> TestRepository {
    let home = try TestRepository()
    try home.shell(
      "cat >../stream <<'END'\n\(Self.stream(histories: histories))END\n"
        + "git fast-import --quiet --done <../stream"
    )
    return home
  }

  @Test func `children come before parents, the newest of the free ones first`() throws {
    let home = try repository(histories: 40)
    let repository = try home.open()
    for history in 0..<40 {
      let tip = "h\(history)-\(Self.size - 1)"
      let expected = try home.shell("git rev-list --date-order \(tip)")
      let found = try walk(try repository.range([tip]), repository)
      #expect(found == expected, "\(tip)")
    }
  }

  @Test func `ranges hold what git's hold, in its order`() throws {
    let home = try repository(histories: 12)
    let repository = try home.open()
    for history in 0..<12 {
      let (low, middle) = ("h\(history)-9", "h\(history)-17")
      let tip = "h\(history)-\(Self.size - 1)"
      let ranges = [
        "\(low)..\(tip)", "\(middle)...\(tip)", "^\(low) \(middle) \(tip)", "\(tip)^@", "\(tip)^!",
        "\(tip)^-", "\(middle)..\(low)", "^\(middle) \(low) \(tip)",
      ]
      for words in ranges {
        let range = try repository.range(words.split(separator: " ").map(String.init))
        let found = try walk(range, repository)
        let expected = try home.shell("git rev-list --date-order \(words)")
        #expect(found == expected, "\(words)")
      }
    }
  }

  private func walk(
    _ range: CommitRange,
    _ repository: borrowing GitRepository
  ) throws -> String {
    var ids = ""
    try repository.walk(range) { node in
      ids += "\(node.id)\n"
      return .goOn
    }
    return ids
  }

  @Test func `revisions are those that git knows`() throws {
    let home = try TestRepository()
    for number in 1...4 { try home.change(["dishes/soup.json": "\(number)\n"]) }
    try home.shell(
      """
      git tag -m t v1 HEAD~3
      git checkout -q -b side HEAD~2; echo s >side; git add side; git commit -qm side
      git checkout -q main; git merge -q side -m merge
      git clone -q . ../far; git remote add far ../far; git fetch -q far
      git branch -q --set-upstream-to=far/main; echo y >other; git commit -qam x
      """
    )
    let repository = try home.open()
    let short = try home.shell("git rev-parse --short=7 HEAD~2").prefix(7)
    let ranges = [
      "main~3..", "..side", "side...", "v1..main", "@{u}..", "HEAD@{1}..", "HEAD@{yesterday}",
      "\(short)..@", "^v1 side", "HEAD~1^2..HEAD", "v1^{}", "main@{1}", ":/merge",
      "HEAD^{/merge}..", "refs/heads/side", "far/main..main",
    ]
    for words in ranges {
      let range = try repository.range(words.split(separator: " ").map(String.init))
      let expected = try? home.shell("git rev-list --date-order \(words.shellQuoted) --")
      #expect(try walk(range, repository) == expected, "\(words)")
    }
    #expect(failure { _ = try repository.range(["nothing..main"]) }?.message == "nothing")
    #expect(failure { _ = try repository.range(["main..nothing"]) }?.message == "nothing")
    #expect(try repository.range(["^v1"]).included == [repository.resolve("HEAD")])
  }

  @Test func `a long line is read no further than it is asked for`() throws {
    let home = try TestRepository()
    for number in 1...5 { try home.change(["dishes/soup.json": "\(number)\n"]) }
    // A commit that isn't there can't have been read.
    let missing = try home.shell("git rev-parse HEAD~4").prefix(40)
    try home.shell("rm -f .git/objects/\(missing.prefix(2))/\(missing.dropFirst(2))")
    let repository = try home.open()
    var count = 0
    try repository.walk(try repository.range(["HEAD"])) { _ in
      count += 1
      return count < 3 ? .goOn : .stop
    }
    #expect(count == 3)
  }
}

extension String {
  fileprivate var shellQuoted: String {
    split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
  }
}

/// Numbers at random that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
