internal import GitStore
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import Wording

/// Reads the history of one repository of a household, commit by commit, from its trees.
struct HistoryReading {
  let store: HouseholdStore
  let part: RepositoryPart
  let query: HistoryQuery
  /// Where the household lies and what is asked for in the commits with which the walk begins.
  let start: HistoryPlace
  private var places: [CommitID: HistoryPlace] = [:]
  /// The files that were glanced at last: what a commit has, the next one mostly had before.
  private var glances: [ObjectID: SlotGlance?] = [:]

  init(_ store: HouseholdStore, _ part: RepositoryPart, _ query: HistoryQuery, start: HistoryPlace)
  {
    self.store = store
    self.part = part
    self.query = query
    self.start = start
  }

  /// What a commit has to tell; `nil` where that isn't asked for.
  mutating func visit(
    _ node: CommitNode,
    _ repository: borrowing GitRepository
  ) throws -> HistoryEntry? {
    let place = try places.removeValue(forKey: node.id) ?? place(ofStart: node, repository)
    let sides = try HistorySide.all(of: node, folder: place.folder, repository)
    var changes: [[PathChange]] = []
    for side in sides {
      let found = try side.changes(in: place.watch.paths, repository)
      changes.append(found)
      guard let parent = side.parent else { continue }
      let watch = try watch(before: side, found, place.watch, repository)
      places[parent] = HistoryPlace(folder: side.folder, watch: watch).union(places[parent])
    }
    let isTold =
      place.watch.isWhole
      ? changes.contains { !$0.isEmpty } : changes.allSatisfy { !$0.isEmpty }
    guard isTold else { return nil }
    if sides.count == 1, let slots = place.watch.slotsAlone,
      try areWrittenAlike(slots, changes[0], repository)
    {
      return nil
    }
    let commit = try repository.commit(node.id)
    guard isAsked(commit) else { return nil }
    return try sides.count > 1
      ? merge(commit, place.watch, sides, changes, repository)
      : entry(commit, place.watch, sides[0], changes[0], repository)
  }

  /// Whether none of some slots is written otherwise than before in what a commit changed.
  private mutating func areWrittenAlike(
    _ slots: [String: Set<SlotKey>],
    _ changes: [PathChange],
    _ repository: borrowing GitRepository
  ) throws -> Bool {
    // One file may be two weeks' and is looked at once: for the slots of all.
    let keys = slots.values.reduce(into: Set()) { $0.formUnion($1) }
    for change in changes where slots[part.outer(change.path)] != nil {
      guard let old = try glance(at: change.old, keys, repository),
        let new = try glance(at: change.new, keys, repository), old == new
      else { return false }
    }
    return true
  }

  private mutating func glance(
    at file: TreeFile?,
    _ keys: Set<SlotKey>,
    _ repository: borrowing GitRepository
  ) throws -> SlotGlance? {
    guard let file else { return nil }
    if let known = glances[file.id] { return known }
    let glance = try repository.readable(file).flatMap { SlotGlance($0, of: keys) }
    if glances.count >= Self.mostGlances { glances = [:] }
    glances[file.id] = glance
    return glance
  }

  private static let mostGlances = 64

  private func place(
    ofStart node: CommitNode,
    _ repository: borrowing GitRepository
  ) throws -> HistoryPlace {
    var place = start
    place.folder = try HouseholdTrees.folder(like: start.folder, in: node.tree, repository)
    return place
  }

  /// What is asked for before a commit, which may have given it another id.
  private func watch(
    before side: HistorySide,
    _ changes: [PathChange],
    _ watch: HistoryWatch,
    _ repository: borrowing GitRepository
  ) throws -> HistoryWatch {
    guard watch.followsRecords, changes.contains(where: { $0.old == nil || $0.new == nil }) else {
      return watch
    }
    let moved = try side.movedRecords(in: part, repository)
    guard !moved.isEmpty else { return watch }
    return watch.before(
      ChangeFinder.changes(in: try side.versions(of: moved, in: part, repository))
    )
  }

  private func isAsked(_ commit: GitCommit) -> Bool {
    if let days = query.days, !days.contains(commit.author.day) { return false }
    guard let author = query.author?.lowercased() else { return true }
    return "\(commit.author.name) <\(commit.author.email)>".lowercased().contains(author)
  }

  private func entry(
    _ commit: GitCommit,
    _ watch: HistoryWatch,
    _ side: HistorySide,
    _ changes: [PathChange],
    _ repository: borrowing GitRepository
  ) throws -> HistoryEntry? {
    let files = try versions(changes, watch, side, repository)
    let found = ChangeFinder.changes(in: files)
    // Words cost more than changes: only what is asked for gets any.
    guard watch.isWhole || watch.parted(found).contains(where: watch.concerns) else { return nil }
    let (words, tellings) = try tell(found, files, watch, side, repository)
    guard watch.isWhole || !tellings.isEmpty else { return nil }
    let told = Set(tellings.flatMap(\.changes).map(\.path))
    return HistoryEntry(
      commit,
      isPrivate: part.isPrivate,
      files: watch.isWhole ? files : files.filter { told.contains($0.path) },
      sentences: tellings.map(\.sentence),
      summary: words.subject(of: tellings)
    )
  }

  private func merge(
    _ commit: GitCommit,
    _ watch: HistoryWatch,
    _ sides: [HistorySide],
    _ changes: [[PathChange]],
    _ repository: borrowing GitRepository
  ) throws -> HistoryEntry? {
    let own = try decided(watch, sides, changes, repository)
    let files = watch.isWhole ? try versions(changes[0], watch, sides[0], repository) : own.files
    let (words, tellings) = try tell(own.changes, files, watch, sides[0], repository)
    guard watch.isWhole || !tellings.isEmpty else { return nil }
    var entry = HistoryEntry(
      commit,
      isPrivate: part.isPrivate,
      files: files,
      sentences: tellings.map(\.sentence),
      summary: words.subject(of: tellings)
    )
    guard watch.isWhole else { return entry }
    let all = words.sentences(for: ChangeFinder.changes(in: files)).count
    var authors: [String] = []
    for side in sides.dropFirst() {
      guard let parent = side.parent else { continue }
      let name = try repository.commit(parent).author.name
      if !authors.contains(name) { authors.append(name) }
    }
    let brought = HistoryEntry.Brought(
      count: max(0, all - tellings.count),
      authors: authors,
      paths: files.map(\.path)
    )
    entry.brought = brought
    if tellings.isEmpty {
      let names = authors.map { Phrase(verbatim: $0) }
      entry.summary = .mergeBrought(brought.count, authors: names)
    }
    return entry
  }

  /// What a merge decided itself: only files that differ from each parent can hold such a thing.
  private func decided(
    _ watch: HistoryWatch,
    _ sides: [HistorySide],
    _ changes: [[PathChange]],
    _ repository: borrowing GitRepository
  ) throws -> (changes: [MealChange], files: [FileVersion]) {
    let common = changes.map { Set($0.map(\.path)) }
    let paths = common.dropFirst().reduce(common[0]) { $0.intersection($1) }
    guard !paths.isEmpty else { return ([], []) }
    var found: [[MealChange]] = []
    var files: [FileVersion] = []
    for (side, changes) in zip(sides, changes) {
      let concerned = changes.filter { paths.contains($0.path) }
      let versions = try versions(concerned, watch, side, repository)
      if found.isEmpty { files = versions }
      let outer = Set(paths.map(part.outer))
      found.append(ChangeFinder.changes(in: versions).filter { outer.contains($0.path) })
    }
    return (MealChange.decided(by: found), files)
  }

  /// The files that a telling needs: those that changed, and records that may have got another id,
  /// which explains what names them.
  private func versions(
    _ changes: [PathChange],
    _ watch: HistoryWatch,
    _ side: HistorySide,
    _ repository: borrowing GitRepository
  ) throws -> [FileVersion] {
    guard !watch.isWhole else { return try side.versions(of: changes, in: part, repository) }
    let known = Set(changes.map(\.path))
    let moved = try side.movedRecords(in: part, repository).filter { !known.contains($0.path) }
    return try side.versions(of: changes + moved, in: part, repository)
  }

  private func tell(
    _ changes: [MealChange],
    _ files: [FileVersion],
    _ watch: HistoryWatch,
    _ side: HistorySide,
    _ repository: borrowing GitRepository
  ) throws -> (ChangeWords, [ChangeWords.Telling]) {
    var others: [SourceFile] = []
    for path in store.missing(MentionedRecords.of(changes).map(\.path)) {
      if let file = side.source(path, in: part, repository) { others.append(file) }
    }
    let words = store.words(for: files, others: others)
    let tellings = words.tellings(of: watch.parted(changes)).filter { telling in
      telling.changes.contains(where: watch.concerns)
    }
    return (words, tellings)
  }
}

extension GitPerson {
  /// The day on which it was, where they were.
  var day: CalendarDay {
    LocalDateTime(secondsSinceEpoch: seconds, offsetMinutes: offset).day
  }
}

extension CommitMark {
  init(_ commit: GitCommit) {
    self.init(
      id: commit.id.description,
      author: commit.author.name,
      seconds: commit.author.seconds,
      offsetMinutes: commit.author.offset
    )
  }
}

extension HistoryEntry {
  init(
    _ commit: GitCommit,
    isPrivate: Bool,
    files: [FileVersion],
    sentences: [Phrase],
    summary: Phrase
  ) {
    self.init(
      mark: CommitMark(commit),
      subject: commit.subject,
      undoes: HouseholdStore.trailer("Mantel-Undoes", in: commit.message),
      isMerge: commit.parents.count > 1,
      isPrivate: isPrivate,
      files: files,
      sentences: sentences,
      summary: summary,
      brought: nil
    )
  }
}
