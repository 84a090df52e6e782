import Testing

@testable import JSONDocument

struct CanonicalTextTests {
  @Test(arguments: [
    ("12.6", "12.6"), ("1.0", "1"), ("1e2", "100"), ("-0", "0"), ("-0.0", "0"), ("0.10", "0.1"),
    ("1E-2", "0.01"), ("123456789012345678", "123456789012346000"), ("-1.5e0", "-1.5"),
    ("0.1234567890123456", "0.123456789012346"), ("9999999999999995", "10000000000000000"),
    ("1e308", "1" + String(repeating: "0", count: 308)), ("0e5", "0"),
  ])
  func `numbers are decimal text of at most fifteen digits`(text: String, canonical: String) {
    #expect(CanonicalText.number(text) == canonical)
  }

  /// JSON has no number for them (RFC 8259, 6).
  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `what is no number is null`(value: Double) {
    #expect(CanonicalText.number(value) == "null")
  }

  @Test(arguments: [
    ("Cocido ñ 日本 🍽️", "\"Cocido ñ 日本 🍽️\""), ("a/b", "\"a/b\""), ("\"\\", "\"\\\"\\\\\""),
    ("\u{1B}[2J", "\"\\u001b[2J\""), ("\u{7F}\u{9B}", "\"\\u007f\\u009b\""),
    ("\u{202E}x\u{2028}", "\"\\u202ex\\u2028\""), ("a\tb\nc", "\"a\\tb\\nc\""),
  ])
  func `strings escape only what breaks or deceives`(text: String, quoted: String) {
    #expect(CanonicalText.quoted(text) == quoted)
    let back = JSONParser.parse(Array(quoted.utf8)).root?.string
    #expect(back.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func `escapes are decoded, surrogate pairs too`() {
    let text = #"["\u00e9\ud83c\udf7d\/\b\f\n\r\t\"\\", "\ud800"]"#
    let items = JSONParser.parse(Array(text.utf8)).root.map { Array($0.items) } ?? []
    #expect(items.first?.string == "é🍽/\u{08}\u{0C}\n\r\t\"\\")
    #expect(items.last?.string == "\u{FFFD}")
  }

  @Test func `a value on one line has spaces inside its braces only`() {
    let value: JSONValue = .object([
      "a": 1, "b": .array(["x", .null, true]), "c": .object([:]), "d": .array([]),
    ])
    #expect(
      CanonicalText.inline(value) == #"{ "a": 1, "b": ["x", null, true], "c": {}, "d": [] }"#
    )
  }
}

struct LineIndexTests {
  @Test func `columns count Unicode scalars and a tab is one`() {
    let index = LineIndex(Array("a\n\tñ🍽️x\r\nz".utf8))
    #expect(index.position(of: 0) == (1, 1))
    #expect(index.position(of: 3) == (2, 2))
    #expect(index.position(of: 12) == (2, 5))
    #expect(index.line(2) == "\tñ🍽️x")
    #expect(index.position(of: 15) == (3, 1))
    #expect(index.line(4) == nil)
  }
}
