internal import Glibc

/// A root folder, held open, from which every file is reached component by component.
///
/// No symbolic link below the root is followed, so nothing outside it is read or written, whatever
/// the folder holds. The root itself may be reached through links: that is the user's choice.
package final class Folder: Sendable {
  /// The path that the root was opened by.
  package let path: String
  let layer: any FileLayer
  private let descriptor: Int32

  /// Opens a root folder.
  package init(at path: String, layer: any FileLayer = SystemFileLayer()) throws(FileError) {
    do {
      descriptor = try layer.open(path, in: AT_FDCWD, flags: O_RDONLY | O_DIRECTORY, mode: 0)
    } catch {
      throw FileError(error, operation: "open", path: path)
    }
    self.path = path
    self.layer = layer
  }

  deinit { layer.close(descriptor) }

  /// Opens a folder below the root, or the root itself for nil, to read many files in it.
  package func open(_ folder: RelativePath?) throws(FileError) -> OpenFolder {
    try open(folder, creating: false)
  }

  /// Lists a folder in the order of the names' bytes; nil is the root.
  package func list(_ folder: RelativePath?) throws(FileError) -> [FolderEntry] {
    try open(folder).list()
  }

  /// Reads a whole file of at most `limit` bytes.
  package func read(_ path: RelativePath, limit: Int = 1 << 20) throws(FileError) -> [UInt8] {
    try open(path.parent).read(path.name, limit: limit)
  }

  /// Tells what a path is; nil where nothing, or no folder to hold it, is there.
  package func status(of path: RelativePath) throws(FileError) -> FileStatus? {
    do {
      return try open(path.parent).status(of: path.name)
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
  }

  /// Lists everything below a folder in the order of the paths, folders before what they hold.
  ///
  /// Links are listed and not followed. `.git` and names that are not UTF-8 are listed and not
  /// entered: `path` is nil for them.
  package func walk(_ folder: RelativePath?) throws(FileError) -> [WalkedEntry] {
    var found: [WalkedEntry] = []
    try walk(open(folder), at: folder, into: &found)
    return found
  }

  private func walk(
    _ folder: consuming OpenFolder,
    at path: RelativePath?,
    into found: inout [WalkedEntry]
  ) throws(FileError) {
    for entry in try folder.list() {
      let entryPath =
        entry.isText ? path.map { $0.appending(entry.name) } ?? RelativePath(entry.name) : nil
      found.append(WalkedEntry(folder: path, path: entryPath, entry: entry))
      guard let entryPath, entry.kind == .folder else { continue }
      do {
        let inner = try folder.openFolder(entry.name, creating: false)
        try walk(inner, at: entryPath, into: &found)
      } catch {
        // It went between listing and opening.
        if !error.isNotFound { throw error }
      }
    }
  }

  /// Opens a folder below the root, making what is missing on the way if asked.
  func open(_ folder: RelativePath?, creating: Bool) throws(FileError) -> OpenFolder {
    let root: Int32
    do {
      root = try layer.open(".", in: descriptor, flags: O_RDONLY | O_DIRECTORY, mode: 0)
    } catch {
      throw FileError(error, operation: "openat", path: path)
    }
    var current = OpenFolder(OpenFile(root, layer: layer), path: "", layer: layer)
    for name in folder?.components ?? [] {
      current = try current.openFolder(name, creating: creating)
    }
    return current
  }
}

/// One entry that a walk came across.
package struct WalkedEntry: Hashable, Sendable {
  /// The folder that holds it; nil is the root.
  package let folder: RelativePath?
  /// Its path; nil for a name that is no component of one.
  package let path: RelativePath?
  /// The entry as the folder lists it.
  package let entry: FolderEntry
}
