internal import GitStore
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import Wording

/// Follows what the slots of a week say back to the commits that set them.
///
/// What a commit has as one of its parents has it comes from that parent, the first of several;
/// only what differs from all of them was set by it. How a slot is written doesn't matter, nor
/// whether what it names got another id.
struct BlameReading {
  let store: HouseholdStore
  let part: RepositoryPart
  let week: ISOWeek
  /// The slots that are followed at a commit, and the household's folder in it.
  private var pending: [CommitID: (folder: String, keys: Set<SlotKey>)] = [:]
  private var contents: [ObjectID: PlanVersion] = [:]
  private(set) var found: [SlotBlame] = []

  init(_ store: HouseholdStore, _ part: RepositoryPart, _ week: ISOWeek) {
    self.store = store
    self.part = part
    self.week = week
  }

  var path: String { PlanID.week(week).path }

  /// Whether every slot was followed to its end.
  var isDone: Bool { pending.isEmpty }

  /// Begins to follow slots at a commit.
  mutating func follow(_ keys: Set<SlotKey>, at commit: CommitID, in folder: String) {
    guard !keys.isEmpty else { return }
    pending[commit, default: (folder, [])].keys.formUnion(keys)
  }

  /// Passes on what a commit's parents have, and notes what it set itself.
  mutating func visit(_ node: CommitNode, _ repository: borrowing GitRepository) throws {
    guard let (folder, asked) = pending.removeValue(forKey: node.id) else { return }
    var keys = asked
    let sides = try HistorySide.all(of: node, folder: folder, repository)
    let file = try repository.file(at: path, inTree: sides[0].newTree)
    let olds = try sides.map { try repository.file(at: path, inTree: $0.tree) }
    if let parent = sides[0].parent, olds[0]?.id == file?.id {
      follow(keys, at: parent, in: sides[0].folder)
      return
    }
    let new = try content(of: file, repository)
    for (side, old) in zip(sides, olds) {
      guard let parent = side.parent else { continue }
      let old = try content(of: old, repository)
      let same = keys.filter { old[$0] == new[$0] }
      follow(same, at: parent, in: side.folder)
      keys.subtract(same)
    }
    for side in sides where !keys.isEmpty {
      guard let parent = side.parent else { continue }
      let explained = try explained(keys, side, repository)
      follow(explained, at: parent, in: side.folder)
      keys.subtract(explained)
    }
    guard !keys.isEmpty else { return }
    let mark = CommitMark(try repository.commit(node.id))
    var before: [PlanVersion] = []
    for old in olds { before.append(try content(of: old, repository)) }
    let part = part
    for key in keys {
      let isSet = new[key] != .nothing || sides[0].parent != nil
      note(key, new, before, isSet ? .commit(mark) : .never, node.isBoundary) { path in
        for side in sides {
          if let file = side.source(path, in: part, repository) { return file }
        }
        return nil
      }
    }
  }

  /// Notes where what a slot says comes from, and what it said before.
  mutating func note(
    _ key: SlotKey,
    _ new: PlanVersion,
    _ before: [PlanVersion],
    _ origin: SlotBlame.Origin,
    _ isBoundary: Bool = false,
    past: (String) -> SourceFile?
  ) {
    let slot = new[key]?.slot ?? Slot()
    let olds = before.map { $0[key]?.slot ?? Slot() }
    let changes = olds.map { MealChange.slot(.week(week), key, before: $0, after: slot) }
    let mentioned = store.missing(MentionedRecords.of(changes).map(\.path))
    let words = store.words(mentioning: changes, others: mentioned.compactMap(past))
    var eaten: [Phrase?] = []
    for old in olds where old.eaten != slot.eaten {
      let phrase = words.content(of: old)
      if !eaten.contains(phrase) { eaten.append(phrase) }
    }
    found.append(
      SlotBlame(
        address: SlotAddress(week, key),
        planned: words.content(of: slot),
        origin: origin,
        before: eaten,
        details: olds.first.map { words.details(key, $0, slot) } ?? [],
        isBoundary: isBoundary
      )
    )
  }

  /// The slots that differ only in that they name records by other ids.
  private func explained(
    _ keys: Set<SlotKey>,
    _ side: HistorySide,
    _ repository: borrowing GitRepository
  ) throws -> Set<SlotKey> {
    let moved = try side.movedRecords(in: part, repository)
    guard !moved.isEmpty else { return [] }
    let plan = try side.changes(in: PathSet([path]), repository)
    guard plan.allSatisfy({ $0.old != nil && $0.new != nil }) else { return [] }
    let files = try side.versions(of: moved + plan, in: part, repository)
    let changes = ChangeFinder.changes(in: files)
    return keys.filter { key in !changes.contains { $0.concerns([key], of: week) } }
  }

  /// A plan's content; each is read once.
  private mutating func content(
    of file: TreeFile?,
    _ repository: borrowing GitRepository
  ) throws -> PlanVersion {
    guard let file, file.mode.isFile else { return .absent }
    if let known = contents[file.id] { return known }
    let version = PlanVersion(try repository.readable(file))
    contents[file.id] = version
    return version
  }
}

/// One version of a week's file.
enum PlanVersion {
  /// There was none.
  case absent
  /// It couldn't be read.
  case unreadable
  /// What it says.
  case plan(ComparablePlan)

  init(_ bytes: [UInt8]?) {
    guard let bytes else {
      self = .absent
      return
    }
    self = ComparablePlan(bytes).map { .plan($0) } ?? .unreadable
  }

  /// What a slot says; `nil` where nobody knows.
  subscript(key: SlotKey) -> ComparablePlan.Content? {
    switch self {
    case .absent: .nothing
    case .unreadable: nil
    case .plan(let content): content[key]
    }
  }
}
