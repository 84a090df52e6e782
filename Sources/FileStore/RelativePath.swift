/// A path below a folder: components joined by single slashes, none of them a way out.
///
/// No component is empty, `.`, `..` or `.git` in any case, or holds a NUL. Two paths are equal if
/// their bytes are, so that a name and its other Unicode spelling stay two files, as on the disk.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path as text, with slashes.
  package let description: String

  /// Takes a path as text, or nil if it could lead anywhere but down.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts where !Self.isComponent(part) { return nil }
    description = text
  }

  private init(trusted text: String) {
    description = text
  }

  /// The names from the top down.
  package var components: [String] {
    description.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The last component.
  package var name: String {
    let bytes = description.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return description }
    return String(Substring(bytes[bytes.index(after: slash)...]))
  }

  /// The path without its last component; nil where that is the folder itself.
  package var parent: RelativePath? {
    let bytes = description.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return RelativePath(trusted: String(Substring(bytes[..<slash])))
  }

  /// The path of `name` in the folder that this path names; nil if `name` is not a component.
  package func appending(_ name: String) -> RelativePath? {
    guard Self.isComponent(name.utf8), !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return RelativePath(trusted: description + "/" + name)
  }

  /// Whether this path lies in `folder`, at any depth.
  package func isInside(_ folder: RelativePath) -> Bool {
    let own = description.utf8
    return own.count > folder.description.utf8.count && own.starts(with: folder.description.utf8)
      && own.dropFirst(folder.description.utf8.count).first == UInt8(ascii: "/")
  }

  package static func == (left: RelativePath, right: RelativePath) -> Bool {
    left.description.utf8.elementsEqual(right.description.utf8)
  }

  package static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }

  private static func isComponent(_ part: some Collection<UInt8>) -> Bool {
    if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
      return false
    }
    if part.contains(0) { return false }
    return !(part.count == 4 && part.map { $0 | 0x20 }.elementsEqual(".git".utf8))
  }
}
