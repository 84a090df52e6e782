internal import FileStore
internal import GitStore
internal import MealFormat

/// A text that someone is editing, kept where no crash of an editor loses it and git doesn't see
/// it: in the git directory, else among this user's own state.
package struct Draft: Sendable {
  /// Where the text lies.
  package let path: String
  private let folder: Folder
  private let name: RelativePath
  private let baseName: RelativePath
  private let asideName: RelativePath
  private static let asideSuffix = ".old"

  /// A draft of the household's, by the name of its file.
  ///
  /// - Throws: ``StoreError`` where there is no place for it.
  init(_ name: String, in folder: String) throws(StoreError) {
    do {
      self.folder = try Folder(at: folder)
    } catch {
      throw StoreError(error)
    }
    guard let text = RelativePath(name), let base = RelativePath("." + name + ".base"),
      let aside = RelativePath(name + Self.asideSuffix)
    else {
      throw .noHousehold(from: folder)
    }
    (self.name, baseName, asideName) = (text, base, aside)
    path = folder + "/" + name
  }

  /// The text; `nil` where there is none.
  ///
  /// - Throws: ``StoreError/file(_:)`` where it can't be read.
  package func text() throws(StoreError) -> [UInt8]? {
    try read(name)
  }

  /// What the text was made from; `nil` where there is none.
  ///
  /// - Throws: ``StoreError/file(_:)`` where it can't be read.
  package func base() throws(StoreError) -> [UInt8]? {
    try read(baseName)
  }

  /// Puts down a text and what it was made from.
  ///
  /// - Throws: ``StoreError/file(_:)``.
  package func write(_ text: [UInt8], base: [UInt8]) throws(StoreError) {
    do {
      try folder.replace(baseName, with: base, expecting: .anything, newFileMode: 0o600)
      try folder.replace(name, with: text, expecting: .anything, newFileMode: 0o600)
    } catch {
      throw StoreError(error)
    }
  }

  /// Keeps a text beside the draft under another name, in place of what was kept before it.
  ///
  /// - Throws: ``StoreError/file(_:)``.
  /// - Returns: Where it lies.
  package func setAside(_ text: [UInt8]) throws(StoreError) -> String {
    do {
      try folder.replace(asideName, with: text, expecting: .anything, newFileMode: 0o600)
    } catch {
      throw StoreError(error)
    }
    return path + Self.asideSuffix
  }

  /// Takes the draft away; nothing where there is none.
  package func remove() {
    try? folder.remove(name, expecting: .anything)
    try? folder.remove(baseName, expecting: .anything)
  }

  /// Does something while no other process may edit the draft.
  ///
  /// - Throws: ``StoreError/locked(holder:)`` where another one does.
  package func alone<Result>(_ body: () throws -> Result) throws -> Result {
    let lock: AdvisoryLock
    do {
      lock = try AdvisoryLock.acquire(at: path + ".lock", timeout: .zero)
    } catch {
      throw StoreError(error)
    }
    let result = Swift.Result { try body() }
    lock.release()
    return try result.get()
  }

  private func read(_ name: RelativePath) throws(StoreError) -> [UInt8]? {
    do {
      return try folder.read(name, limit: SourceFile.maximumSize)
    } catch {
      if error.isNotFound { return nil }
      throw StoreError(error)
    }
  }
}

extension HouseholdStore {
  /// A draft of something of this household.
  ///
  /// - Parameter name: Its file's name.
  /// - Throws: ``StoreError`` where there is no place for it.
  /// - Returns: The draft, which may have no text yet.
  package func draft(_ name: String) throws(StoreError) -> Draft {
    var failure: FileError?
    for folder in draftFolders {
      do throws(FileError) {
        try makePrivateFolder(folder)
      } catch {
        failure = failure ?? error
        continue
      }
      return try Draft(name, in: folder)
    }
    throw failure.map { StoreError($0) } ?? .noRepository(folder: location.root)
  }

  /// Where drafts may lie, the best place first.
  private var draftFolders: [String] {
    let environment = surroundings.environment
    try? GitRuntime.configure(environment: environment)
    if let git = try? GitRepository.discover(from: location.root).gitDirectory {
      return [git + "mantel/edit"]
    }
    let household = String(
      location.root.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      },
      radix: 16
    )
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { (try? Folder(at: $0)) == nil ? nil : $0 }
    let usual = [state, home.map { $0 + "/.local/state" }].compactMap(\.self)
    return usual.map { $0 + "/mantel/edit-" + household }
      + ["/tmp/mantel-edit-\(userID())-" + household]
  }
}
