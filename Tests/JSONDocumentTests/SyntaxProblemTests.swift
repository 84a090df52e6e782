import Testing

@testable import JSONDocument

/// Where a text stops being JSON: the marker `¦` in the input stands before that byte.
struct SyntaxProblemTests {
  struct Case: CustomTestStringConvertible {
    var marked: String
    var kind: SyntaxProblem.Kind
    var mended: String?
    var testDescription: String { marked }

    init(_ marked: String, _ kind: SyntaxProblem.Kind, mended: String? = nil) {
      self.marked = marked
      self.kind = kind
      self.mended = mended
    }
  }

  static let cases: [Case] = [
    Case("[1,¦]", .trailingComma, mended: "[1]"),
    Case("[¦,1]", .trailingComma, mended: "[1]"),
    Case("{\"a\": 1,¦}", .trailingComma, mended: "{\"a\": 1}"),
    Case("{\"a\": 1 ¦\"b\": 2}", .missingComma, mended: "{\"a\": 1, \"b\": 2}"),
    Case("[\"a\" ¦\"b\"]", .missingComma, mended: "[\"a\", \"b\"]"),
    Case("[1, ¦// one\n 2]", .comment, mended: "[1, \n 2]"),
    Case("[1, ¦/* one */ 2]", .comment, mended: "[1,  2]"),
    Case("{\"a\": 1, ¦\"a\": 1}", .duplicateKey("a", sameValue: true)),
    Case("{\"a\": 1, ¦\"\\u0061\": 2}", .duplicateKey("a", sameValue: false)),
    Case("{\"ñ\": 1, ¦\"n\u{303}\": 2}", .keyTwins("n\u{303}")),
    Case("[¦'a']", .wrongQuotes, mended: "[\"a\"]"),
    Case("[¦“a”]", .wrongQuotes, mended: "[\"a\"]"),
    Case("{¦“a”: 1}", .wrongQuotes, mended: "{\"a\": 1}"),
    Case("{\"a\": 1,¦5}", .decimalComma, mended: "{\"a\": 1.5}"),
    Case("[¦True]", .misspeltLiteral("true")),
    Case("[nul¦]", .misspeltLiteral("null")),
    Case("[¦None]", .misspeltLiteral("null")),
    Case("[¦NaN]", .notANumber),
    Case("[-¦Infinity]", .notANumber),
    Case("[0¦1]", .badNumber),
    Case("[1.¦]", .badNumber),
    Case("[¦+1]", .badNumber),
    Case("[¦.5]", .badNumber),
    Case("[0¦x10]", .badNumber),
    Case("[1e¦]", .badNumber),
    Case("[¦1e400]", .numberOutOfRange),
    Case("[¦1e-400]", .numberOutOfRange),
    Case("[\"a\\¦x\"]", .badEscape),
    Case("[\"\\u00¦g0\"]", .badEscape),
    Case("[\"¦\\ud800\"]", .loneSurrogate),
    Case("[\"a\u{1}¦\"]".replacing("\u{1}¦", with: "¦\u{1}"), .controlCharacter),
    Case("{\"a\": \"b¦\n}", .unterminatedString),
    Case("{\"a\": 1} ¦x", .textAfterEnd),
    Case("{\"a\" ¦1}", .missingColon),
    Case("{\"a\":¦}", .missingValue),
    Case("{¦a: 1}", .unquotedText("a")),
    Case("[¦hello]", .unquotedText("hello")),
    Case("[n¦ope]", .unquotedText("nope")),
    Case("{\"a\": [1, 2¦", .unclosed(.commaOrListEnd)),
    Case("[1¦}", .unclosed(.commaOrListEnd)),
    Case("{\"a\": 1¦]", .unclosed(.commaOrObjectEnd)),
    Case("[1¦;2]", .unexpectedCharacter(";", .commaOrListEnd)),
    Case("[¦\u{A0}1]", .unexpectedCharacter("\u{A0}", .valueOrListEnd)),
    Case("¦", .emptyFile),
  ]

  @Test(arguments: cases)
  func `a problem stands at the first byte at which no JSON can go on`(example: Case) throws {
    let parts = example.marked.split(separator: "¦", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    let tape = JSONParser.parse(bytes)
    let problem = try #require(tape.problems.first)
    #expect(problem.kind == example.kind)
    #expect(problem.range.lowerBound == parts[0].utf8.count)
    #expect(tape.problems.count == 1)
    if let mended = example.mended {
      let mend = try #require(problem.mend)
      var text = bytes
      text.replaceSubrange(mend.range, with: Array(mend.text.utf8))
      #expect(String(decoding: text, as: UTF8.self) == mended)
      #expect(JSONParser.parse(text).problems.isEmpty)
    } else {
      #expect(problem.mend == nil)
    }
  }

  @Test func `reading goes on after what has one plain meaning`() {
    let text = """
      {
        // comment
        “a”: 1,5,
        'b': [1,, 2,],
        "b": [1 2]
        "c": nope
        "d": 1
      }
      """
    let tape = JSONParser.parse(Array(text.utf8))
    let lines = LineIndex(tape.bytes)
    let found = tape.problems.map { problem in
      let (line, column) = lines.position(of: problem.range.lowerBound)
      return "\(line):\(column)"
    }
    #expect(
      found == ["2:3", "3:3", "3:10", "4:3", "4:11", "4:15", "5:11", "5:3", "6:3", "6:9"]
    )
    #expect(!tape.isComplete)
    #expect(tape.root?["a"]?.number == 1.5)
  }

  @Test func `depth is bounded and unclosed lists by the hundred thousand don't crash`() {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(JSONParser.parse(Array(deepest.utf8)).problems.isEmpty)
    let tooDeep = JSONParser.parse(Array(repeating: UInt8(ascii: "["), count: 100_000))
    #expect(tooDeep.problems.map(\.kind) == [.tooDeep])
    #expect(tooDeep.problems.first?.range == 64..<65)
  }

  @Test func `other encodings are named`() {
    let utf16: [UInt8] = [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
    #expect(JSONParser.parse(utf16).problems.map(\.kind) == [.utf16])
    let latin1: [UInt8] = Array("[\"a".utf8) + [0xF1] + Array("o\"]".utf8)
    let problem = JSONParser.parse(latin1).problems.first
    #expect(problem?.kind == .notUTF8)
    #expect(problem?.range.lowerBound == 4)
    // Outside of a string the very first byte is one too many.
    let outside: [UInt8] = Array("[1, ".utf8) + [0xE2] + Array("\"a\"]".utf8)
    #expect(JSONParser.parse(outside).problems.first?.kind == .notUTF8)
    #expect(JSONParser.parse(outside).problems.first?.range == 4..<5)
    let marked = JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
    #expect(marked.problems.map(\.kind) == [.byteOrderMark])
    #expect(marked.isComplete)
  }

  @Test func `conflict markers hide what they cause`() {
    let text = "{\n<<<<<<< HEAD\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> tablet\n}\n"
    let tape = JSONParser.parse(Array(text.utf8))
    #expect(tape.problems.map(\.kind) == [.conflictMarkers])
    #expect(tape.problems.first?.range == 2..<9)
  }

  @Test func `a text that is wrong all through is read no further than anyone would`() {
    let doubled = String(repeating: "\"a\":1,", count: 100_000)
    let keys = JSONParser.parse(Array("{\(doubled)\"b\":2}".utf8))
    #expect(keys.problems.count == JSONParser.maximumProblems)
    #expect(!keys.isComplete)
    let commas = JSONParser.parse(Array("[\(String(repeating: "'a' ", count: 100_000))]".utf8))
    #expect(commas.problems.count <= JSONParser.maximumProblems)
    #expect(!commas.isComplete)
  }

  @Test(arguments: [",", "/**/", "// x\n", "\"\\ud800\", "])
  func `no kind of problem is told without end`(piece: String) {
    let tape = JSONParser.parse(Array("[\(String(repeating: piece, count: 10_000))1]".utf8))
    #expect(tape.problems.count == JSONParser.maximumProblems)
    #expect(!tape.isComplete)
  }
}
