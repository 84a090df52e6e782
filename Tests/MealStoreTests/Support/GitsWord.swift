import Testing

/// What git says of a history of one week, by what it prints and nothing of ours: the plans have a
/// meal a line, so the lines of a patch tell which meals a commit changed.
struct GitsWord {
  private let household: StoredHousehold
  private let branch: String
  /// The commits, children first, with their parents.
  let commits: [(id: String, parents: [String])]
  private let plans: [String: [String: String]]
  private let patches: [String: (subject: String, changed: Set<String>)]

  init(_ household: StoredHousehold, _ branch: String) throws {
    self.household = household
    self.branch = branch
    let list = try household.git("rev-list", "--parents", "--date-order", branch)
    commits = list.split(separator: "\n").map { line in
      let ids = line.split(separator: " ").map(String.init)
      return (ids[0], Array(ids.dropFirst()))
    }
    var plans: [String: [String: String]] = [:]
    let names = commits.map { "\($0.id):\(RandomHistories.path)" }
    try household.write("../names", names.joined(separator: "\n") + "\n")
    let batch = try household.shell("git cat-file --batch='@%(rest)' <../names")
    for (commit, text) in zip(commits, batch.split(separator: "@\n")) {
      plans[commit.id] = Self.meals(text.split(separator: "\n").map(String.init))
    }
    self.plans = plans
    let log = try household.git(
      "log",
      "-p",
      "-U0",
      "--full-history",
      "--format=%x01%H %s",
      branch,
      "--",
      RandomHistories.path
    )
    patches = Dictionary(
      uniqueKeysWithValues: log.split(separator: "\u{1}").map { Self.patch(String($0)) }
    )
  }

  /// The commits that set a meal to something else than each of their parents has.
  func setters(of key: String) -> [String] {
    commits.filter { commit in
      guard commit.parents.count > 1 else {
        guard let patch = patches[commit.id], patch.subject != "rename" else { return false }
        return patch.changed.contains(key)
      }
      return commit.parents.allSatisfy { plans[$0]?[key] != plans[commit.id]?[key] }
    }.map(\.id)
  }

  /// The commit from which a meal comes: by the first parent that has it so, and on.
  func origin(of key: String) -> String {
    let parents = Dictionary(uniqueKeysWithValues: commits.map { ($0.id, $0.parents) })
    var id = commits[0].id
    while true {
      if patches[id]?.subject == "rename", let parent = parents[id]?.first {
        id = parent
      } else if let same = parents[id]?.first(where: { plans[$0]?[key] == plans[id]?[key] }) {
        id = same
      } else {
        return id
      }
    }
  }

  /// Whether a commit has no parents.
  func isFirst(_ id: String) -> Bool {
    commits.contains { $0.id == id && $0.parents.isEmpty }
  }

  /// The commits that `git blame` names for the meals' lines, but for those that only laid a line
  /// out otherwise.
  func blamed() throws -> [String: String] {
    let text = try household.git("blame", "--porcelain", branch, "--", RandomHistories.path)
    var id = ""
    var blamed: [String: String] = [:]
    for line in text.split(separator: "\n") {
      if line.prefix(40).allSatisfy(\.isHexDigit), line.count > 40 { id = String(line.prefix(40)) }
      let parts = line.split(separator: "\"")
      guard line.hasPrefix("\t"), parts.count >= 3 else { continue }
      let subject = patches[id]?.subject
      if subject != "layout", subject != "rename" { blamed[String(parts[1])] = id }
    }
    return blamed
  }

  private static func patch(
    _ text: String
  ) -> (String, (subject: String, changed: Set<String>)) {
    let lines = text.split(separator: "\n").map(String.init)
    let old = meals(lines.filter { $0.hasPrefix("-") && !$0.hasPrefix("---") })
    let new = meals(lines.filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") })
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    return (String(text.prefix(40)), (String(lines[0].dropFirst(41)), changed))
  }

  /// The meals of lines such as `"monday.lunch": {"dish": "a"},`; an empty one isn't there.
  private static func meals(_ lines: [String]) -> [String: String] {
    var meals: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: "\"").map(String.init)
      guard parts.count >= 3, parts[1].contains(".") else { continue }
      let dish = parts.dropFirst(2).last { $0.allSatisfy(\.isLetter) }
      if !line.contains("null") { meals[parts[1]] = dish }
    }
    return meals
  }
}

extension StoredHousehold {
  /// Runs lines of shell in the household.
  func shell(_ lines: String) throws -> String {
    try git("-c", "alias.sh=!\(lines)", "sh")
  }
}
