/// Where a person's files lie: a folder in what is shared and one in what isn't, and what they
/// bought in each week's shopping.
package struct PersonFiles: Hashable, Sendable {
  private let id: String

  /// The files of the person with an id.
  package init(of id: String) {
    self.id = id
  }

  /// The person's folders.
  package var folders: [String] { ["people/", "private/people/"].map { $0 + id } }

  /// The files and folders in which theirs are; not all that is in them is theirs.
  package var places: [String] { folders + [Self.shopping] }

  private static let shopping = "shopping"
  private var shoppingName: String { "/\(id).json" }

  /// Whether a path is one of their folders, or a file of theirs.
  package func contains(_ path: String) -> Bool {
    folders.contains { path == $0 || path.hasPrefix($0 + "/") } || isShopping(path)
  }

  /// Where a file of theirs lies under another id; `nil` where it isn't theirs.
  package func moved(_ path: String, to other: String) -> String? {
    let new = PersonFiles(of: other)
    for (folder, target) in zip(folders, new.folders) where path.hasPrefix(folder + "/") {
      return target + path.dropFirst(folder.count)
    }
    return isShopping(path) ? path.dropLast(shoppingName.count) + new.shoppingName : nil
  }

  private func isShopping(_ path: String) -> Bool {
    path.hasPrefix(Self.shopping + "/") && path.hasSuffix(shoppingName)
  }
}
