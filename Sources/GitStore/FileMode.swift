/// What git notes of a file beside its content, as in a tree.
package struct FileMode: RawRepresentable, Hashable, Sendable {
  /// The mode as git writes it, in octal.
  package let rawValue: UInt32

  /// Wraps any mode.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A file.
  package static let regular = FileMode(rawValue: 0o100644)
  /// A file that can be run.
  package static let executable = FileMode(rawValue: 0o100755)
  /// A symbolic link; its content is where it leads.
  package static let symbolicLink = FileMode(rawValue: 0o120000)
  /// A folder.
  package static let folder = FileMode(rawValue: 0o040000)
  /// A submodule.
  package static let submodule = FileMode(rawValue: 0o160000)

  /// Whether it is a file with content of its own.
  package var isFile: Bool { self == .regular || self == .executable }
}
