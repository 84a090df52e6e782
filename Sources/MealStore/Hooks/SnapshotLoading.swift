internal import GitStore
internal import MealFormat
internal import MealModel

/// Reads of a snapshot what the checks of a few files need, and of the rest only the names.
///
/// Whether someone can eat what is planned depends on settings, people, the weeks from this one on,
/// and the dishes and foods that they lead to; all else that makes an error is in the file itself
/// or is a name. Linear in what is read, and in the number of names.
struct SnapshotLoading {
  let snapshot: Snapshot
  let today: CalendarDay
  private var loaded: [String: SourceFile] = [:]

  init(_ snapshot: Snapshot, today: CalendarDay) {
    self.snapshot = snapshot
    self.today = today
  }

  /// The files that the checks of some need.
  ///
  /// - Parameters:
  ///   - paths: The files that are checked, those that are gone among them.
  ///   - repository: Where contents are read.
  /// - Returns: The files, by path.
  func files(
    for paths: [String],
    _ repository: borrowing GitRepository
  ) -> [SourceFile] {
    var copy = self
    copy.read(["mantel.json"] + paths, repository)
    copy.readReferences(to: Self.records(paths.filter { snapshot.entries[$0] == nil }), repository)
    if paths.contains(where: Self.matterAtTable) { copy.readTables(repository) }
    return copy.loaded.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Every path whose name defines something.
  var names: [String] { Array(snapshot.entries.keys) }

  private mutating func read(
    _ paths: some Sequence<String>,
    _ repository: borrowing GitRepository
  ) {
    for path in paths where loaded[path] == nil {
      if let file = snapshot.file(path, repository) { loaded[path] = file }
    }
  }

  /// People, the weeks from this one on, and what is on their tables.
  private mutating func readTables(_ repository: borrowing GitRepository) {
    let week = today.week
    read(
      snapshot.entries.keys.filter { path in
        switch HouseholdPath(path) {
        case .file(.preferences, _): true
        case .file(.plan, .plan(let other)?): other >= week
        default: false
        }
      },
      repository
    )
    var count = 0
    while count != loaded.count {
      count = loaded.count
      let household = HouseholdReader.read(Array(loaded.values)).household
      read(WeekLoading.references(of: household).map(\.path), repository)
    }
  }

  private static func matterAtTable(_ path: String) -> Bool {
    switch HouseholdPath(path) {
    case .file(.settings, _), .file(.preferences, _), .file(.dish, _), .file(.food, _),
      .file(.plan, _):
      true
    default: false
    }
  }

  /// The files that name records which are gone.
  private mutating func readReferences(
    to gone: [(kind: RecordKind, id: String)],
    _ repository: borrowing GitRepository
  ) {
    guard !gone.isEmpty else { return }
    let ids = Set(gone.map { Array($0.id.utf8)[...] })
    let kinds = Set(
      FileKind.allCases.filter { file in
        gone.contains { ReferenceRewriter($0.kind, from: $0.id, to: "").mayStand(in: file) }
      }
    )
    for path in snapshot.entries.keys where loaded[path] == nil {
      guard case .file(let kind, _) = HouseholdPath(path), kinds.contains(kind),
        let file = snapshot.file(path, repository), case .bytes(let bytes) = file.content,
        bytes.quotes(anyOf: ids)
      else { continue }
      loaded[path] = file
    }
  }

  private static func records(_ paths: [String]) -> [(kind: RecordKind, id: String)] {
    paths.compactMap { path in
      guard case .file(_, let record?) = HouseholdPath(path) else { return nil }
      switch record {
      case .tag(let id): return (.tag, id.rawValue)
      case .dish(let id): return (.dish, id.rawValue)
      case .food(let id): return (.food, id.rawValue)
      case .person(let id): return (.person, id.rawValue)
      case .template(let id): return (.template, id.rawValue)
      case .objective(_, let id): return (.objective, id.rawValue)
      case .settings, .plan, .pantry: return nil
      }
    }
  }
}

extension [UInt8] {
  /// Whether a string of the text is one of some ids, or begins with one and a point; an escape
  /// may be anything.
  fileprivate func quotes(anyOf ids: Set<ArraySlice<UInt8>>) -> Bool {
    let (quote, point, escape) = (UInt8(ascii: "\""), UInt8(ascii: "."), UInt8(ascii: "\\"))
    var start: Int?
    for index in indices {
      switch self[index] {
      case escape where self.dropFirst(index + 1).first == UInt8(ascii: "u"): return true
      case quote, point:
        if let start, ids.contains(self[start..<index]) { return true }
        start = self[index] == quote ? index + 1 : nil
      default: continue
      }
    }
    return false
  }
}
