internal import FileStore
internal import MealFormat

/// Waits until a household's files change.
package struct HouseholdWatch: ~Copyable {
  /// How long nothing has to happen for a burst of changes to be over.
  private static let pause: Int32 = 100
  /// How many such pauses a burst may go on for.
  private static let mostPauses = 20

  private let location: HouseholdLocation
  private var folders: FolderWatch

  /// Watches a household's folders.
  ///
  /// - Throws: ``StoreError/file(_:)`` where the system doesn't allow it.
  package init(_ location: HouseholdLocation) throws(StoreError) {
    var folders = try Self.newWatch()
    try Self.watchAll(location, with: &folders)
    self.location = location
    self.folders = folders
  }

  /// Waits for the next change of one of the household's files.
  ///
  /// A burst of changes, such as a merge's, is one.
  /// - Parameter output: A descriptor whose reader may go; -1 for none.
  /// - Throws: ``StoreError``.
  /// - Returns: Whether something changed; `false` where the reader is gone.
  package mutating func waitForChange(output: Int32 = -1) throws(StoreError) -> Bool {
    while true {
      let outcome = folders.wait(milliseconds: nil, output: output)
      if outcome == .readerGone { return false }
      guard concernsHousehold(outcome) else { continue }
      for _ in 0..<Self.mostPauses where folders.wait(milliseconds: Self.pause) == .quiet { break }
      // A folder may have come, and files in it before it was watched.
      try Self.watchAll(location, with: &folders)
      return true
    }
  }

  private static func newWatch() throws(StoreError) -> FolderWatch {
    do { return try FolderWatch() } catch { throw StoreError(error) }
  }

  private func concernsHousehold(_ outcome: FolderWatch.Outcome) -> Bool {
    guard case .changed(let paths) = outcome else { return true }
    return paths.contains { path in
      HouseholdPath(path) != .ignored || HouseholdPath.dataFolders.contains { $0.hasPrefix(path) }
        || !path.split(separator: "/").contains { $0.contains(".") || $0.hasSuffix("~") }
    }
  }

  private static func watchAll(
    _ location: HouseholdLocation,
    with folders: inout FolderWatch
  ) throws(StoreError) {
    let prefix = HouseholdFiles.privatePrefix
    try watch(location.root, as: "", with: &folders)
    try watch(location.privateRoot, as: String(prefix.dropLast()), with: &folders)
    for folder in HouseholdPath.dataFolders {
      try watch(location.absolute(folder), as: folder, with: &folders)
      guard let opened = try? Folder(at: location.absolute(folder)),
        let entries = try? opened.walk(nil)
      else { continue }
      for entry in entries where entry.entry.kind == .folder {
        guard let inner = entry.path else { continue }
        let path = folder + "/" + inner.description
        try watch(location.absolute(path), as: path, with: &folders)
      }
    }
  }

  private static func watch(
    _ path: String,
    as name: String,
    with folders: inout FolderWatch
  ) throws(StoreError) {
    do { try folders.watch(path, as: name) } catch { throw StoreError(error) }
  }
}
