internal import FileStore

extension LooseFiles {
  /// All of a file's bytes, however many.
  ///
  /// - Throws: ``StoreError/file(_:)`` where it isn't there or is no file.
  package static func bytes(_ path: String) throws(StoreError) -> [UInt8] {
    let parts = path.split(separator: "/")
    guard let last = parts.last, let name = RelativePath(String(last)) else {
      throw .file(
        StoreError.FileFailure(operation: "open", path: path, reason: "", isNoSpace: false)
      )
    }
    let start = path.hasPrefix("/") ? "/" : "./"
    do {
      return try Folder(at: start + parts.dropLast().joined(separator: "/"))
        .read(name, limit: 1 << 30)
    } catch {
      throw StoreError(error)
    }
  }
}
