import Terminal
import Testing

struct TextFittingTests {
  @Test(arguments: [
    ("Paella", 6, "Paella"), ("Paella", 5, "Pael…"), ("Paella", 1, "…"), ("Paella", 0, ""),
    ("Paella", -3, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("cafe\u{301}s", 5, "cafe\u{301}s"), ("", 0, ""),
  ])
  func `cuts text to columns`(_ text: String, _ columns: Int, _ expected: String) {
    #expect(text.truncated(to: columns) == expected)
  }

  @Test(arguments: [
    ("ñ", 4, Alignment.left, "ñ   "), ("ñ", 4, .right, "   ñ"), ("ñ", 4, .center, " ñ  "),
    ("日", 4, .center, " 日 "), ("largo", 3, .left, "largo"), ("", 2, .right, "  "),
  ])
  func `pads text to columns`(
    _ text: String,
    _ columns: Int,
    _ alignment: Alignment,
    _ expected: String
  ) {
    #expect(text.padded(to: columns, alignment) == expected)
  }

  @Test(arguments: [
    ("  · one two three four five six", 24, ["  · one two three four", "    five six"]),
    ("   12  Meat: too often in the week", 27, ["   12  Meat: too often in", "       the week"]),
    ("7 of 7 meals, proven; nothing repeated", 22, ["7 of 7 meals, proven;", "nothing repeated"]),
    ("  two  blanks stay where it fits", 40, ["  two  blanks stay where it fits"]),
    ("       no room to break here", 26, ["       no room to break here"]), ("", 5, [""]),
  ])
  func `what leads a line stays, and its words hang below each other`(
    _ text: String,
    _ columns: Int,
    _ expected: [String]
  ) {
    #expect(StyledText(text).hanging(in: columns).map(\.plain) == expected)
  }

  @Test(arguments: [
    ("", 10, [""]),
    ("crema de calabacín", 8, ["crema de", "calabací", "n"]),
    ("crema de calabacín", 9, ["crema de", "calabacín"]),
    ("crema   de ajo ", 80, ["crema de ajo"]),
    ("a\n\nb c", 1, ["a", "", "b", "c"]),
    ("日本語", 4, ["日本", "語"]),
    ("日本", 1, ["日", "本"]),
    ("ab", 0, ["a", "b"]),
  ])
  func `wraps text to columns`(_ text: String, _ columns: Int, _ expected: [String]) {
    #expect(text.wrapped(to: columns) == expected)
  }

  @Test func `styles survive the wrapping`() {
    let text = "el " + StyledText("pan de molde", .bold) + " y"
    let lines = text.wrapped(to: 6).map { $0.rendered(.palette256) }
    #expect(
      lines == ["el \u{1b}[1mpan\u{1b}[0m", "\u{1b}[1mde\u{1b}[0m", "\u{1b}[1mmolde\u{1b}[0m", "y"]
    )
    let whole = text.wrapped(to: 80).map { $0.rendered(.palette256) }
    #expect(whole == ["el \u{1b}[1mpan de molde\u{1b}[0m y"])
  }

  @Test func `the ellipsis has the style of what was cut`() {
    let text = StyledText("pan de molde", .bold).truncated(to: 4)
    #expect(text == StyledText("pan…", .bold))
  }
}
