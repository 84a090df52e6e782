internal import FileStore
internal import Glibc

/// The folder in which git looks for hooks, and what lies there.
///
/// A hook of another program is never lost: it is renamed, runs first, and gets its name back.
package struct HookFolder: Sendable {
  /// How a hook's place stands.
  package enum State: Hashable, Sendable {
    /// Nothing is there.
    case absent
    /// This version's hook, which runs for this household.
    case installed
    /// A hook of ours that doesn't run, or not for this household.
    case outdated
    /// A hook of ours that someone changed.
    case edited
    /// Another program's.
    case foreign
    /// Something that isn't a file.
    case noFile
  }

  /// Why a hook can't be installed.
  package enum Obstacle: Error, Hashable, Sendable {
    /// The folder lies outside the repository, and others may share it.
    case elsewhere(String)
    /// A program makes the folder's hooks anew by itself; its own file is to have the line.
    case managed(String, by: String, file: String)
    /// A hook of ours that someone changed.
    case edited(String)
    /// A hook of another program, and one that was set aside before.
    case two(String, kept: String)
    /// Something that isn't a file.
    case noFile(String)
  }

  /// What became of a hook.
  package enum Outcome: Hashable, Sendable {
    /// It was as it should be.
    case unchanged
    /// It is in its place.
    case installed
    /// It is in its place, and the one that was there runs first.
    case installedBeside
    /// It is gone.
    case removed
    /// It is gone, and the one that was there before is back.
    case restored
    /// It is another's and was let be.
    case left
    /// It is another's and was let be, beside the one that was there before ours.
    case leftBeside
  }

  /// The folder's path.
  package let path: String
  /// Whether it lies in the git directory or the work tree.
  package let isInside: Bool
  /// The household's folder in the work tree.
  let household: String

  /// How a hook stands.
  package func state(of name: HookName) throws(StoreError) -> State {
    switch try kind(name.rawValue) {
    case nil: return .absent
    case .regular: break
    case .symbolicLink: return .foreign
    default: return .noFile
    }
    guard let text = text(name) else { return .foreign }
    if let script = HookScript(name, text: text) {
      let runs = access(file(name.rawValue), X_OK) == 0
      return runs && script.folders.contains(household) ? .installed : .outdated
    }
    return HookScript.isSigned(text) ? .edited : .foreign
  }

  /// Whether a hook is there that was before ours.
  package func hasKept(_ name: HookName) throws(StoreError) -> Bool {
    try kind(HookScript.keptName(name)) != nil
  }

  /// Puts a hook in its place, after the one that is there.
  ///
  /// - Throws: ``Obstacle``, or `StoreError` where the folder can't be written.
  package func install(_ name: HookName) throws -> Outcome {
    try refuseObstacle(to: name)
    let state = try state(of: name)
    if state == .installed { return .unchanged }
    let others = text(name).flatMap { HookScript(name, text: $0) }?.folders ?? []
    if state == .foreign { try move(name.rawValue, to: HookScript.keptName(name)) }
    try write(HookScript(name, folders: Array(Set(others + [household]))))
    return state == .foreign ? .installedBeside : .installed
  }

  /// Takes a hook away; what was there before has its place again.
  package func remove(_ name: HookName) throws -> Outcome {
    let kept = HookScript.keptName(name)
    switch try state(of: name) {
    case .absent:
      guard try hasKept(name) else { return .unchanged }
      try move(kept, to: name.rawValue)
      return .restored
    case .foreign, .edited, .noFile: return try hasKept(name) ? .leftBeside : .left
    case .installed, .outdated: break
    }
    let others =
      text(name).flatMap { HookScript(name, text: $0) }?.folders
      .filter { $0 != household } ?? []
    if !others.isEmpty {
      try write(HookScript(name, folders: others))
      return .removed
    }
    if try hasKept(name) {
      try move(kept, to: name.rawValue)
      return .restored
    }
    try failing(file(name.rawValue), "unlink") { unlink($0) }
    return .removed
  }

  private func file(_ name: String) -> String { path + "/" + name }

  private func kind(_ name: String) throws(StoreError) -> FileKind? {
    guard let folder = try? Folder(at: path), let name = RelativePath(name) else { return nil }
    do { return try folder.status(of: name)?.kind } catch { throw StoreError(error) }
  }

  private func text(_ name: HookName) -> String? {
    guard let folder = try? Folder(at: path), let name = RelativePath(name.rawValue),
      let bytes = try? folder.read(name, limit: 1 << 16)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private func write(_ script: HookScript) throws {
    do throws(FileError) {
      try makeFolder(path)
      guard let name = RelativePath(script.name.rawValue) else { return }
      try Folder(at: path).replace(name, with: Array(script.text.utf8), expecting: .anything)
    } catch {
      throw StoreError(error)
    }
    try failing(file(script.name.rawValue), "chmod") { chmod($0, 0o755) }
  }

  private func move(_ name: String, to newName: String) throws {
    try failing(file(newName), "rename") { rename(file(name), $0) }
  }

  private func failing(
    _ path: String,
    _ operation: String,
    _ body: (String) -> Int32
  ) throws(StoreError) {
    guard body(path) != 0 else { return }
    throw StoreError(FileError(ErrorNumber.last, operation: operation, path: path))
  }
}

extension HookFolder {
  /// What paths of the household begin with, from the top of the work tree.
  package var householdPrefix: String { household == "." ? "" : household + "/" }

  /// Makes sure that a hook can be put in its place.
  ///
  /// - Throws: ``Obstacle``, or `StoreError` where the folder can't be read.
  package func refuseObstacle(to name: HookName) throws {
    switch try state(of: name) {
    case .absent, .installed, .outdated: break
    case .edited: throw Obstacle.edited(file(name.rawValue))
    case .noFile: throw Obstacle.noFile(file(name.rawValue))
    case .foreign:
      let kept = file(HookScript.keptName(name))
      if try hasKept(name) { throw Obstacle.two(file(name.rawValue), kept: kept) }
    }
  }
}
