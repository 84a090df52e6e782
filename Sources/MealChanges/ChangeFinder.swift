internal import JSONDocument
internal import MealFormat
internal import MealModel

/// Finds what differs between two versions of a household's files.
///
/// It looks at the files alone, never at messages, so a change made by hand or by plain git
/// reads like one made by a command.
package enum ChangeFinder {
  /// The changes, in the files' path order, within a plan in the week's order.
  ///
  /// - Parameter files: The versions; those that are the same on both sides are passed over.
  /// - Returns: What differs; never fails, whatever the bytes are.
  package static func changes(in files: [FileVersion]) -> [MealChange] {
    let files = files.filter { $0.before != $0.after }.sorted { precedes($0.path, $1.path) }
    let ids = IDChanges(files)
    let found = ids.untouched.flatMap(changes(of:)).compactMap(ids.unexplained)
    let changes = ids.joiningLots(found)
    // Sorting by path keeps the order within a file: offsets break ties.
    return (ids.changes + changes).enumerated().sorted { left, right in
      let (first, second) = (left.element.path, right.element.path)
      return first == second ? left.offset < right.offset : precedes(first, second)
    }
    .map(\.element)
  }

  /// What differs in one file.
  static func changes(of file: FileVersion) -> [MealChange] {
    guard file.before != file.after else { return [] }
    guard case .file(let kind, let record) = HouseholdPath(file.path) else {
      return [.otherFile(path: file.path, presence(of: file))]
    }
    let before = ReadVersion(file.before, kind)
    let after = ReadVersion(file.after, kind)
    if let change = unreadable(file.path, before, after) { return [change] }
    let name = (after.document ?? before.document)?.name
    let changed = ChangedFile(kind, path: file.path, name: name)
    let found =
      switch record {
      case .plan(let week): plan(.week(week), changed, before.document, after.document)
      case .template(let id): plan(.template(id), changed, before.document, after.document)
      case .pantry: pantry(changed, before.document, after.document)
      default: self.record(changed, before.document, after.document)
      }
    return found.isEmpty ? [.layoutOnly(changed)] : found
  }

  private static func unreadable(
    _ path: String,
    _ before: ReadVersion,
    _ after: ReadVersion
  ) -> MealChange? {
    let (old, new) = (before.conflictMarkers, after.conflictMarkers)
    let side: MealChange.UnreadableSide
    switch (old, new) {
    case (nil, nil): return nil
    case (_?, nil): side = .before
    case (nil, _?): side = .after
    case (_?, _?): side = .both
    }
    return .unreadable(path: path, side, hasConflictMarkers: new ?? old ?? false)
  }

  private static func presence(of file: FileVersion) -> MealChange.Presence {
    if file.before == nil { return .added }
    return file.after == nil ? .removed : .changed
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
