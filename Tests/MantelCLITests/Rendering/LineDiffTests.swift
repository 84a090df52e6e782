import MealChanges
import Terminal
import Testing

@testable import MantelCLI

struct LineDiffTests {
  static let table: [(String?, String?, [String])] = [
    ("a\nb\n", "a\nb\n", []),
    (nil, "a\nb\n", ["+a", "+b"]),
    ("a\nb\n", nil, ["-a", "-b"]),
    ("a\nb\nc\n", "a\nx\nc\n", ["-b", "+x"]),
    ("a\nb\nc\nd\n", "x\nb\nc\ny\n", ["-a", "+x", "…", "-d", "+y"]),
    ("a\na\na\n", "a\na\n", ["-a"]),
    ("a\r\n", "a\n", ["-a\r", "+a"]),
    ("a", "a\nb", ["+b"]),
  ]

  @Test(arguments: table)
  func `lines that went and came, with a mark where they lie apart`(
    before: String?,
    after: String?,
    lines: [String]
  ) {
    let file = FileVersion(
      path: "p",
      before: before.map { Array($0.utf8) },
      after: after.map { Array($0.utf8) }
    )
    let shown = LineDiff(of: file).styled.map { $0.runs.map(\.text).joined() }
    #expect(shown == ["p"] + lines)
  }
}
