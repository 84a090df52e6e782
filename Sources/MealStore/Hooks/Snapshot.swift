internal import FileStore
internal import GitStore
internal import MealFormat
internal import MealModel

/// A household's files as a commit or the index has them: their names are known, their contents
/// are read one by one.
struct Snapshot {
  struct Entry: Hashable {
    var id: ObjectID
    var mode: FileMode
  }

  /// By the paths relative to the household, those of no kind too.
  private(set) var entries: [String: Entry] = [:]

  init() {}

  /// The index that git is about to commit.
  init(
    indexOf repository: borrowing GitRepository,
    file: String?,
    _ part: RepositoryPart,
    prefix: String
  ) throws {
    let folder = prefix.isEmpty ? nil : String(prefix.dropLast())
    for staged in try repository.stagedFiles(in: folder, index: file) {
      add(part.outer(staged.path, without: prefix), Entry(id: staged.id, mode: staged.mode))
    }
  }

  /// A commit's files.
  init(
    of commit: CommitID,
    in repository: borrowing GitRepository,
    _ part: RepositoryPart,
    prefix: String
  ) throws {
    let folder = prefix.isEmpty ? nil : String(prefix.dropLast())
    for file in try repository.files(at: commit, in: folder) {
      add(part.outer(file.path, without: prefix), Entry(id: file.id, mode: file.mode))
    }
  }

  /// The paths of the household's files at which it differs from another snapshot.
  func changedPaths(since other: Snapshot) -> [String] {
    let changed = entries.filter { other.entries[$0.key] != $0.value }.keys
    let gone = other.entries.keys.filter { entries[$0] == nil }
    return (Array(changed) + gone).filter { HouseholdPath($0) != .ignored }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A file; `nil` where there is none.
  func file(_ path: String, _ repository: borrowing GitRepository) -> SourceFile? {
    entries[path].map { entry in
      SourceFile(
        path: path,
        content: HouseholdStore.content(of: entry.id, entry.mode, repository)
      )
    }
  }

  private mutating func add(_ path: String, _ entry: Entry) {
    guard !path.hasPrefix(HouseholdFiles.privatePrefix) else { return }
    entries[path] = entry
  }
}
