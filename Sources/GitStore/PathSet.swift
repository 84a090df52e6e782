/// Files and folders that matter, laid out like the tree that they are looked up in.
package struct PathSet: Hashable, Sendable {
  /// What matters in a folder, by name; empty where all of it does.
  private(set) var children: [String: PathSet] = [:]

  /// Everything.
  package static let everything = PathSet(children: [:])

  private init(children: [String: PathSet]) {
    self.children = children
  }

  /// Creates a set of files and folders, by paths with `/` between their components.
  ///
  /// A folder in it is in it whole. The set of no paths is everything.
  package init(_ paths: some Sequence<String>) {
    let parts = paths.map { $0.split(separator: "/").map(String.init) }
    self.init(parts: parts.map { $0[...] })
  }

  private init(parts: [ArraySlice<String>]) {
    // A folder that is in it makes what is named below it superfluous.
    guard !parts.contains(where: \.isEmpty) else { return }
    children = Dictionary(grouping: parts) { $0.first ?? "" }
      .mapValues { below in PathSet(parts: below.map { $0.dropFirst() }) }
  }

  /// Whether all of the folder matters.
  var isEverything: Bool { children.isEmpty }

  /// The names that matter in the folder, by their bytes.
  var names: [String] {
    children.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
