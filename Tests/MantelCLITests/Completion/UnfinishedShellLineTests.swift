import Testing

@testable import MantelCLI

struct UnfinishedShellLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  @Test(arguments: [
    ("mantel set tue", ["mantel", "set"], "tue"),
    ("mantel set ", ["mantel", "set"], ""),
    ("mantel set 'crema de' x", ["mantel", "set", "crema de"], "x"),
    ("mantel dish show \"crema d", ["mantel", "dish", "show"], "crema d"),
    ("mantel a\\ b", ["mantel"], "a b"),
  ])
  func `it is parted as a shell parts it`(line: String, words: [String], typed: String) {
    let read = UnfinishedShellLine(line, breaks: Self.breaks)
    #expect(read.words == words)
    #expect(read.typed == typed)
  }

  @Test func `bash replaces only what stands behind its own separators`() {
    let line = UnfinishedShellLine("mantel --color=al", breaks: Self.breaks)
    #expect(line.replacement("--color=always") == "always")
    #expect(
      UnfinishedShellLine("mantel HEAD@{1", breaks: Self.breaks).replacement("HEAD@{1}")
        == "\\{1\\}"
    )
  }

  @Test func `a candidate can't run anything`() {
    let line = UnfinishedShellLine("mantel path ", breaks: Self.breaks)
    #expect(line.replacement("$(rm x); `y` & z") == "\\$\\(rm\\ x\\)\\;\\ \\`y\\`\\ \\&\\ z")
    #expect(UnfinishedShellLine("mantel 'a", breaks: Self.breaks).replacement("a b") == "a b")
  }
}
