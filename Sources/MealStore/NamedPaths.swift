internal import FileStore
internal import MealFormat

/// Files as a person names them: from where they are, or from the household.
package struct NamedPaths: Sendable {
  /// What a path names.
  package enum Target: Hashable, Sendable {
    /// Something of the household, relative to it; empty for the household itself.
    case household(String)
    /// Something elsewhere, by its absolute path.
    case outside(String)
  }

  /// What is at a path.
  package enum Presence: Hashable, Sendable {
    /// A file, or something else that isn't a folder.
    case file
    /// A folder.
    case folder
    /// Nothing.
    case nothing
  }

  private let folder: String
  private let location: HouseholdLocation?

  /// Creates a reader of paths.
  ///
  /// - Parameters:
  ///   - folder: Where relative paths begin.
  ///   - location: The household, if there is one.
  package init(from folder: String, in location: HouseholdLocation?) {
    self.folder = folder
    self.location = location
  }

  /// What a path names, and what is there.
  ///
  /// What lies where the person is comes first, then what lies at the path in the household; of
  /// what isn't there, the path that can be one of the household's files.
  package func find(_ text: String) -> (target: Target, presence: Presence) {
    let here = found(absolute(text, in: folder))
    guard here.presence == .nothing, let location, !text.hasPrefix("/") else { return here }
    let inHousehold = found(absolute(text, in: location.root))
    if inHousehold.presence != .nothing { return inHousehold }
    if case .household(let path) = here.target, HouseholdPath(path) != .ignored { return here }
    return inHousehold
  }

  private func found(_ path: String) -> (target: Target, presence: Presence) {
    let parent = Self.parent(path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let resolved = Self.resolvedAncestor(parent)
    let unresolved = (resolved == "/" ? "" : resolved) + "/" + name
    var presence = Presence.nothing
    if let name = RelativePath(name), let status = try? Folder(at: parent).status(of: name) {
      presence = status.kind == .folder ? .folder : .file
    } else if path == "/" {
      presence = .folder
    }
    let target = target(unresolved)
    if case .household = target { return (target, presence) }
    // A link that the person made themselves may lead to the household, or into it.
    guard presence == .file, let real = try? resolvedPath(path) else { return (target, presence) }
    let isFolder = (try? Folder(at: real)) != nil
    return (self.target(real), isFolder ? .folder : .file)
  }

  private func target(_ path: String) -> Target {
    guard let location else { return .outside(path) }
    if let inner = Self.inner(path, of: location.privateRoot) {
      return .household(inner.isEmpty ? "private" : "private/" + inner)
    }
    if let inner = Self.inner(path, of: location.root) { return .household(inner) }
    return .outside(path)
  }

  private static func inner(_ path: String, of root: String) -> String? {
    if path == root { return "" }
    let start = root == "/" ? root : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  private func absolute(_ text: String, in folder: String) -> String {
    let base = folder.hasPrefix("/") ? folder : (try? resolvedPath(folder)) ?? folder
    let joined = text.hasPrefix("/") ? text : base + "/" + text
    var parts: [Substring] = []
    for part in joined.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func parent(_ path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folder without links; of one that isn't there, what there is of it.
  private static func resolvedAncestor(_ path: String) -> String {
    if let real = try? resolvedPath(path) { return real }
    guard path != "/", let name = path.split(separator: "/").last else { return "/" }
    let above = resolvedAncestor(parent(path))
    return (above == "/" ? "" : above) + "/" + name
  }
}
