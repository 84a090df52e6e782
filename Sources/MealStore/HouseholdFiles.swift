internal import FileStore
package import MealFormat
internal import MealModel

/// Reads a household's files from disk.
///
/// No lock is taken and git isn't asked: reading works beside anything. What isn't a file is
/// told and never opened, and no link is followed.
package struct HouseholdFiles: Sendable {
  let shared: Folder
  let personal: Folder?

  /// Opens a household's folders.
  ///
  /// - Throws: ``StoreError/file(_:)`` where the household's folder can't be opened.
  package init(_ location: HouseholdLocation) throws(StoreError) {
    let shared: Folder
    do { shared = try Folder(at: location.root) } catch { throw StoreError(error) }
    self.shared = shared
    // A `private` that a stranger's clone made a link leads out of the household.
    let isOwn = location.privateRoot == location.root + "/private"
    let kind = RelativePath("private").flatMap { (try? shared.status(of: $0))??.kind }
    personal = isOwn && kind == .symbolicLink ? nil : try? Folder(at: location.privateRoot)
  }

  /// Every file of the household, by path.
  ///
  /// Linear in the number and size of the files.
  package func all() -> [SourceFile] {
    var files = HouseholdPath.rootFiles.compactMap { read($0) }
    for name in HouseholdPath.dataFolders {
      let isPrivate = name.hasPrefix(Self.privatePrefix)
      let inner = isPrivate ? String(name.dropFirst(Self.privatePrefix.count)) : name
      guard let folder = isPrivate ? personal : shared, let path = RelativePath(inner) else {
        continue
      }
      collect(folder, path, prefix: isPrivate ? Self.privatePrefix : "", into: &files)
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  static let privatePrefix = "private/"

  /// One file; `nil` where nothing is at the path.
  package func read(_ path: String) -> SourceFile? {
    guard let (folder, inner) = resolve(path) else { return nil }
    do throws(FileError) {
      return SourceFile(
        path: path,
        content: .bytes(try folder.read(inner, limit: SourceFile.maximumSize))
      )
    } catch {
      return error.isNotFound ? nil : SourceFile(path: path, content: .init(error))
    }
  }

  /// A file's text; `nil` where there is none that can be read.
  package func text(_ path: String) -> String? {
    guard case .bytes(let bytes)? = read(path)?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names of what lies in a folder, sorted; none where it can't be listed.
  func names(in path: String) -> [String] {
    guard let (folder, inner) = resolve(path) else { return [] }
    return ((try? folder.list(inner)) ?? []).map(\.name).sorted()
  }

  /// The folder that a path lies in, and the path within it.
  func resolve(_ path: String) -> (Folder, RelativePath)? {
    if path.hasPrefix(Self.privatePrefix) {
      let inner = RelativePath(String(path.dropFirst(Self.privatePrefix.count)))
      guard let personal, let inner else { return nil }
      return (personal, inner)
    }
    return RelativePath(path).map { (shared, $0) }
  }

  private func collect(
    _ folder: Folder,
    _ path: RelativePath,
    prefix: String,
    into files: inout [SourceFile]
  ) {
    do throws(FileError) {
      let opened = try folder.open(path)
      for entry in try opened.list() {
        guard let inner = path.appending(entry.name) else { continue }
        let full = prefix + inner.description
        if entry.kind == .folder, !entry.name.hasSuffix(".json") {
          if !entry.name.hasPrefix(".") { collect(folder, inner, prefix: prefix, into: &files) }
        } else if HouseholdPath(full) != .ignored || entry.isInPlaceOfFolder {
          files.append(SourceFile(path: full, content: Self.content(of: entry.name, in: opened)))
        }
      }
    } catch {
      guard !error.isNotFound else { return }
      files.append(SourceFile(path: prefix + path.description, content: .init(error)))
    }
  }

  private static func content(
    of name: String,
    in folder: borrowing OpenFolder
  ) -> SourceFile.Content {
    do throws(FileError) {
      return .bytes(try folder.read(name, limit: SourceFile.maximumSize))
    } catch {
      return .init(error)
    }
  }
}

extension SourceFile.Content {
  /// What kept a file from being read.
  init(_ error: FileError) {
    switch error.kind {
    case .symbolicLink: self = .notAFile(.symbolicLink)
    case .notARegularFile(.folder): self = .notAFile(.folder)
    case .notARegularFile(.fifo): self = .notAFile(.pipe)
    case .notARegularFile(.socket): self = .notAFile(.socket)
    case .notARegularFile: self = .notAFile(.device)
    case .tooLarge(let limit): self = .tooLarge(mebibytes: limit >> 20)
    default: self = .unreadable(reason: error.reason)
    }
  }
}

extension FolderEntry {
  /// Whether something stands where a folder of data would: a link, or a pipe.
  ///
  /// No link is followed, so what it leads to isn't known.
  fileprivate var isInPlaceOfFolder: Bool {
    kind != .folder && kind != .regular && !name.contains(".")
  }
}
