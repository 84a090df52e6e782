internal import FileStore
package import MealFormat

/// Files that belong to no household, by their absolute paths.
package enum LooseFiles {
  /// Reads a file; `nil` where nothing is there.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - shownPath: What it is called in findings.
  /// - Returns: The file.
  package static func read(_ path: String, as shownPath: String) -> SourceFile? {
    guard let (folder, name) = place(of: path) else { return nil }
    do throws(FileError) {
      let bytes = try folder.read(name, limit: SourceFile.maximumSize)
      return SourceFile(path: shownPath, content: .bytes(bytes))
    } catch {
      return error.isNotFound ? nil : SourceFile(path: shownPath, content: .init(error))
    }
  }

  /// The JSON files below a folder, relative to it, in path order.
  ///
  /// Folders that begin with a dot are passed over.
  /// - Throws: ``StoreError/file(_:)``.
  package static func list(_ folder: String) throws(StoreError) -> [String] {
    do {
      let entries = try Folder(at: folder).walk(nil)
      return entries.compactMap { entry -> String? in
        guard let path = entry.path, entry.entry.kind != .folder, path.name.hasSuffix(".json"),
          !path.components.contains(where: { $0.hasPrefix(".") })
        else { return nil }
        return path.description
      }
    } catch {
      throw StoreError(error)
    }
  }

  /// Puts new bytes in a file's place.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - before: What it must still hold; `nil` to write whatever is there.
  ///   - after: What it will hold.
  /// - Throws: ``StoreError``.
  package static func write(
    _ path: String,
    expecting before: [UInt8]?,
    _ after: [UInt8]
  ) throws(StoreError) {
    let (parent, last) = split(path)
    guard let name = RelativePath(last) else { return }
    do {
      let folder = try Folder(at: parent)
      try folder.replace(name, with: after, expecting: before.map { .bytes($0) } ?? .anything)
    } catch {
      throw StoreError(error)
    }
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: ``StoreError/file(_:)``.
  package static func makeFolder(_ path: String) throws(StoreError) {
    do { try FileStore.makeFolder(path) } catch { throw StoreError(error) }
  }

  private static func place(of path: String) -> (Folder, RelativePath)? {
    let (parent, last) = split(path)
    guard let name = RelativePath(last), let folder = try? Folder(at: parent) else { return nil }
    return (folder, name)
  }

  private static func split(_ path: String) -> (parent: String, name: String) {
    var parts = path.split(separator: "/")
    let name = parts.popLast().map(String.init) ?? ""
    let start = path.hasPrefix("/") ? "/" : "./"
    return (start + parts.joined(separator: "/"), name)
  }
}
