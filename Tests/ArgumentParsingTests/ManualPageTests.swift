import Testing
import Wording

@testable import ArgumentParsing

struct ManualPageTests {
  /// From man-pages(7) and groff_char(7): a hyphen that is typed is `\-`, a backslash `\e`, and a
  /// line that begins with a point or an apostrophe needs a character of no width before it.
  @Test(arguments: [
    ("--dry-run", "\\-\\-dry\\-run"), (".git", "\\&.git"), ("'a'", "\\&'a'"), ("a\\b", "a\\eb"),
    ("plain", "plain"),
  ])
  func `nothing of a text is read as a request`(text: String, escaped: String) {
    #expect(ManualPage.escaped(text) == escaped)
  }

  @Test func `a page has the sections that manual pages have, in their order`() {
    let tree = CommandTree(root: SampleRoot.self, globals: Sample.globals)
    let pages = tree.manualPages(in: .en, version: "1.2")
    #expect(pages.map(\.fileName).prefix(3) == ["mantel.1", "mantel-today.1", "mantel-week.1"])
    let lines = pages[2].text.split(separator: "\n").map(String.init)
    #expect(lines[0] == ".TH MANTEL\\-WEEK 1 \"\" \"mantel 1.2\" \"\"")
    #expect(
      lines.filter { $0.hasPrefix(".SH") } == [
        ".SH NAME", ".SH SYNOPSIS", ".SH ARGUMENTS AND OPTIONS", ".SH EXAMPLES", ".SH SEE ALSO",
      ]
    )
  }
}
