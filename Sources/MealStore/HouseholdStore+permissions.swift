internal import FileStore
internal import Glibc
internal import MealFormat

/// Data files whose permissions aren't as usual.
package struct OddPermissions: Sendable {
  /// Those that everyone on the machine can write.
  package var writable: [String] = []
  /// Those that are marked as programs.
  package var executable: [String] = []

  /// All of them, each once.
  package var paths: [String] { Set(writable + executable).sorted() }
}

extension HouseholdStore {
  /// The data files whose permissions aren't as usual; none where git was told that this file
  /// system keeps no permissions.
  package func oddPermissions() -> OddPermissions {
    var odd = OddPermissions()
    guard (try? configuration("core.fileMode")) != "false" else { return odd }
    for source in sources() {
      guard case .bytes = source.content, let (folder, path) = files.resolve(source.path),
        let status = (try? folder.status(of: path)) ?? nil
      else { continue }
      if status.mode & 0o002 != 0 { odd.writable.append(source.path) }
      if status.mode & 0o111 != 0 { odd.executable.append(source.path) }
    }
    return odd
  }

  /// Takes from data files what others could write, and the mark of a program.
  ///
  /// - Throws: ``StoreError`` where one can't be changed.
  package func mendPermissions(_ paths: [String]) throws(StoreError) {
    for source in paths {
      guard let (folder, path) = files.resolve(source) else { continue }
      do throws(FileError) {
        guard let status = try folder.status(of: path), status.kind == .regular else { continue }
        try setMode(status.mode & ~0o113, at: folder.path + "/\(path)")
      } catch {
        throw StoreError(error)
      }
    }
  }

  private func setMode(_ mode: UInt32, at path: String) throws(FileError) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fchmod(file, mode) == 0 else {
      throw FileError(ErrorNumber.last, operation: "fchmod", path: path)
    }
  }
}
