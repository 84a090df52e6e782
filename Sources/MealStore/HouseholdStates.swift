internal import GitStore
internal import MealChanges
internal import MealFormat
internal import MealModel

/// The states of a household that one repository knows: its commits, its index, its work tree.
struct HouseholdStates {
  /// A file's content, or where it is kept.
  private enum Content {
    case blob(ObjectID)
    case bytes([UInt8], ObjectID)

    var id: ObjectID {
      switch self {
      case .blob(let id), .bytes(_, let id): id
      }
    }
  }

  /// Files by their paths in the household.
  private typealias State = [String: Content]

  let store: HouseholdStore
  let part: RepositoryPart
  let prefix: String

  private var folder: String { String(prefix.dropLast()) }

  /// What differs between two states in what is watched.
  func difference(
    _ sides: DifferenceSides,
    _ watch: HistoryWatch,
    _ repository: borrowing GitRepository
  ) throws -> HouseholdDifference {
    let (before, after) = try states(sides, repository)
    var files: [FileVersion] = []
    for path in Set(before.keys).union(after.keys) where before[path]?.id != after[path]?.id {
      let old = try content(before[path], repository)
      let new = try content(after[path], repository)
      files.append(FileVersion(path: path, before: old, after: new))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let changes = ChangeFinder.changes(in: files)
    var past: [SourceFile] = []
    for path in store.missing(MentionedRecords.of(changes).map(\.path)) {
      guard let bytes = try content(after[path] ?? before[path], repository) else { continue }
      past.append(SourceFile(path: path, content: .bytes(bytes)))
    }
    let tellings = store.words(for: files, others: past).tellings(of: watch.parted(changes))
      .filter { $0.changes.contains(where: watch.concerns) }
    let told = Set(tellings.flatMap(\.changes).map(\.path))
    var result = HouseholdDifference()
    result.files = watch.isWhole ? files : files.filter { told.contains($0.path) }
    result.sentences = tellings.map(\.sentence)
    if case .indexAndWorkTree = sides { result.untracked = untracked(beside: before, watch) }
    return result
  }

  private func states(
    _ sides: DifferenceSides,
    _ repository: borrowing GitRepository
  ) throws -> (State, State) {
    switch sides {
    case .indexAndWorkTree:
      let index = try index(repository)
      return (index, try workTree(of: index, repository))
    case .revisionAndIndex(let revision):
      let id = try store.start(revision, repository)
      return (try commit(id, repository), try index(repository))
    case .revisionAndWorkTree(let revision):
      let id = try store.start(revision, repository)
      return (try commit(id, repository), try workTree(of: index(repository), repository))
    case .revisions(let one, let other):
      let (old, new) = (try store.start(one, repository), try store.start(other, repository))
      return (try commit(old, repository), try commit(new, repository))
    case .commonAndRevision(let one, let other):
      guard let left = try store.start(one, repository),
        let right = try store.start(other, repository)
      else { return ([:], [:]) }
      guard let base = try repository.mergeBases(of: left, and: right).first else {
        throw StoreError.noCommonHistory("\(one)...\(other)")
      }
      return (try commit(base, repository), try commit(right, repository))
    }
  }

  private func commit(_ id: CommitID?, _ repository: borrowing GitRepository) throws -> State {
    guard let id else { return [:] }
    let root = try repository.node(id).tree
    let folder = try HouseholdTrees.folder(like: folder, in: root, repository)
    guard let tree = try HouseholdTrees.tree(at: folder, in: root, repository) else { return [:] }
    var state: State = [:]
    for file in try repository.files(inTree: tree) where file.mode.isFile {
      add(file.path, file.id, to: &state)
    }
    return state
  }

  private func index(_ repository: borrowing GitRepository) throws -> State {
    var state: State = [:]
    let index = part.isPrivate ? nil : store.surroundings.environment["GIT_INDEX_FILE"]
    for file in try repository.stagedFiles(in: prefix.isEmpty ? nil : folder, index: index)
    where file.mode.isFile {
      add(String(Substring(file.path.utf8.dropFirst(prefix.utf8.count))), file.id, to: &state)
    }
    return state
  }

  private func add(_ inner: String, _ id: ObjectID, to state: inout State) {
    let path = part.outer(inner)
    guard part.holds(path), HouseholdPath(path) != .ignored else { return }
    state[path] = .blob(id)
  }

  /// What is on disk of the files that the index has.
  private func workTree(
    of index: State,
    _ repository: borrowing GitRepository
  ) throws -> State {
    var state: State = [:]
    for (path, staged) in index {
      guard let file = store.source(path) else { continue }
      guard case .bytes(let bytes) = file.content else {
        // What can't be read isn't known to differ; `status` tells it.
        state[path] = staged
        continue
      }
      let id = try repository.id(of: bytes, at: prefix + part.inner(path))
      state[path] = .bytes(bytes, id)
    }
    return state
  }

  private func untracked(beside index: State, _ watch: HistoryWatch) -> [String] {
    store.sources().map(\.path).filter { path in
      part.holds(path) && index[path] == nil && watch.mayHold(path)
    }
  }

  private func content(
    _ content: Content?,
    _ repository: borrowing GitRepository
  ) throws -> [UInt8]? {
    switch content {
    case nil: nil
    case .bytes(let bytes, _): bytes
    case .blob(let id): try repository.readable(id)
    }
  }
}
