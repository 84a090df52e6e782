import ArgumentParsing
import Testing
import Wording

struct CommandLineSweepTests {
  private static let vocabulary = [
    "", "-", "--", "-1", "-q", "-qn", "-m", "-mx", "-C", "--json", "--json=", "--for", "--for=x",
    "--tag", "--help", "-h", "--version", "--=", "---", "=", "week", "set", "dish", "list", "mine",
    "日本", "\u{1b}", "e\u{301}",
  ]

  @Test(arguments: vocabulary)
  func `every line with two odd words is read or refused in words`(_ first: String) {
    for second in Self.vocabulary {
      check([first, second, "set", "x"])
      check(["set", first, "x", second])
      check([first, "dish", second])
    }
  }

  private func check(_ words: [String]) {
    do {
      let parsed = try Sample.parse(words, aliases: ["mine": "set x -- --y"])
      #expect(parsed.node.path.first == SampleRoot.self)
      guard parsed.request == .run else { return }
      #expect(parsed.node.children.isEmpty)
      _ = try parsed.node.command.init(parsed.arguments)
    } catch {
      let texts = [error.message.es, error.message.en, error.hint?.es, error.hint?.en]
      #expect(texts.allSatisfy { !($0?.unicodeScalars.contains("\u{1b}") ?? false) })
      #expect(!error.message.es.isEmpty && !error.message.en.isEmpty)
    }
  }
}
