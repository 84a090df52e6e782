internal import FileStore

/// Where a household lies.
package struct HouseholdLocation: Hashable, Sendable {
  /// The household's folder, the one with `mantel.json`, absolute and without links.
  package let root: String
  /// The folder of what isn't shared.
  package let privateRoot: String

  /// Creates a location.
  package init(root: String, privateRoot: String? = nil) {
    self.root = root
    self.privateRoot = privateRoot ?? root + "/private"
  }

  /// Finds the household that a folder lies in, walking up; the innermost of nested ones.
  ///
  /// - Parameters:
  ///   - folder: Where to begin.
  ///   - fallback: The household of this user, where no folder above is one.
  ///   - privateRoot: Where what isn't shared lies, if not in the household.
  /// - Throws: ``StoreError/noHousehold(from:)``.
  /// - Returns: The location.
  package static func discover(
    from folder: String,
    fallback: @autoclosure () -> String?,
    privateRoot: @autoclosure () -> String? = nil
  ) throws(StoreError) -> HouseholdLocation {
    let start: String
    do { start = try resolvedPath(folder) } catch { throw StoreError(error) }
    var current = start
    while true {
      if isHousehold(current) { return Self(root: current, privateRoot: privateRoot()) }
      guard let slash = current.lastIndex(of: "/"), current != "/" else { break }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
    if let fallback = fallback(), let root = try? resolvedPath(fallback), isHousehold(root) {
      return Self(root: root, privateRoot: privateRoot())
    }
    throw .noHousehold(from: start)
  }

  /// The absolute path of one of the household's files; of the empty path, its folder.
  package func absolute(_ path: String) -> String {
    if path.isEmpty { return root }
    let prefix = HouseholdFiles.privatePrefix
    if path.hasPrefix(prefix) { return privateRoot + "/" + path.dropFirst(prefix.count) }
    return (root == "/" ? "" : root) + "/" + path
  }

  /// Whether a folder has a `mantel.json`.
  package static func isHousehold(_ folder: String) -> Bool {
    guard let name = RelativePath("mantel.json"), let folder = try? Folder(at: folder),
      let status = try? folder.status(of: name)
    else { return false }
    return status.kind != .folder
  }
}
