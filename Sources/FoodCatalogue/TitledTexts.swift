/// Texts one after the other, each under a line `=== title`: how files are built into the program.
package enum TitledTexts {
  /// Takes such texts apart.
  package static func parse(_ source: String) -> [(title: String, text: String)] {
    var found: [(title: String, text: String)] = []
    var title: String?
    var lines: [Substring] = []
    func finish() {
      guard let title else { return }
      found.append((title, lines.map { $0 + "\n" }.joined()))
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        finish()
        title = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(line)
      }
    }
    // The literal's last line end is the text's own.
    if lines.last?.isEmpty == true { lines.removeLast() }
    finish()
    return found
  }
}
