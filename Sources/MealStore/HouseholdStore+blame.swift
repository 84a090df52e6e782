internal import GitStore
internal import MealChanges
internal import MealFormat
package import MealModel
internal import Wording

extension HouseholdStore {
  /// Who set the meals of a week to what they are.
  ///
  /// - Parameters:
  ///   - week: The week.
  ///   - keys: Its slots; those that hold something where none are named.
  ///   - revision: The state that is told; unless said, what is on disk.
  /// - Throws: ``StoreError``.
  /// - Returns: The slots in the week's order; `nil` where the week has no file.
  package func blame(
    _ week: ISOWeek,
    _ keys: Set<SlotKey>? = nil,
    at revision: String? = nil
  ) throws -> [SlotBlame]? {
    let part = sharedPart
    return try withRepository(part) { repository, prefix in
      let folder = String(prefix.dropLast())
      var reading = BlameReading(self, part, week)
      let start = try start(revision, repository)
      let place = try start.map { id in
        let tree = try repository.node(id).tree
        let folder = try HouseholdTrees.folder(like: folder, in: tree, repository)
        let household = try HouseholdTrees.tree(at: folder, in: tree, repository)
        return (id, folder, try repository.file(at: reading.path, inTree: household))
      }
      let committed = try repository.readable(place?.2 ?? nil)
      guard let bytes = revision == nil ? bytes(of: reading.path) : committed else { return nil }
      guard let content = ComparablePlan(bytes) else {
        throw StoreError.unreadable(path: reading.path)
      }
      let asked = keys ?? Set(content.keys.filter { content[$0] != .nothing })
      let old = PlanVersion(committed)
      let edited = asked.filter { content[$0] != old[$0] }
      for key in edited { reading.note(key, .plan(content), [old], .unsaved) { _ in nil } }
      if let place {
        reading.follow(asked.subtracting(edited), at: place.0, in: place.1)
        try repository.walk(CommitRange(included: [place.0])) { node in
          try reading.visit(node, repository)
          return reading.isDone ? .stop : .goOn
        }
      } else {
        for key in asked.subtracting(edited) {
          reading.note(key, .plan(content), [.absent], .never) { _ in nil }
        }
      }
      return reading.found.sorted { $0.address < $1.address }
    }
  }

  /// The commit that a revision names; HEAD's unless said, `nil` before the first one.
  func start(
    _ revision: String?,
    _ repository: borrowing GitRepository
  ) throws -> CommitID? {
    guard let revision else { return try repository.head() }
    do {
      return try repository.resolve(revision)
    } catch {
      throw StoreError.unknownRevision(revision)
    }
  }

  /// The words for changes whose files aren't all at hand.
  func words(mentioning changes: [MealChange], others past: [SourceFile]) -> ChangeWords {
    let mentioned = MentionedRecords.of(changes).compactMap { files.read($0.path) }
    let settings = [files.read("mantel.json")].compactMap(\.self)
    let household = HouseholdReader.read(settings + mentioned + past).household
    return ChangeWords(names: NameLookup(household))
  }
}
