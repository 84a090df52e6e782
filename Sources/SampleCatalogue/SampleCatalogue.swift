/// The sample household that comes with the program.
package enum SampleCatalogue {
  /// One of its files.
  package struct File: Sendable {
    /// Its path, relative to a household.
    package let path: String
    /// Its canonical text.
    package let text: String
  }

  /// Its files, by path.
  package static let files: [File] = parse(source)

  private static func parse(_ source: String) -> [File] {
    var files: [File] = []
    var path = ""
    var lines: [Substring] = []
    func finish() {
      guard !path.isEmpty else { return }
      files.append(File(path: path, text: lines.map { $0 + "\n" }.joined()))
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        finish()
        path = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(line)
      }
    }
    // The literal's last line end is the text's own.
    if lines.last?.isEmpty == true { lines.removeLast() }
    finish()
    return files
  }
}
