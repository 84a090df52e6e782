/// A file of a household before and after something happened to it.
package struct FileVersion: Hashable, Sendable {
  /// Where it lies, relative to the household, with `/` between its components.
  package var path: String
  /// Its bytes before; `nil` where it wasn't there.
  package var before: [UInt8]?
  /// Its bytes after; `nil` where it isn't there any more.
  package var after: [UInt8]?

  /// Creates the two versions of a file.
  package init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }
}
