import Terminal
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    "", "Paella", "crema de calabacín", "calabaci\u{301}n", "日本", "борщ", "شوربة", "a  b", "{\\u}",
    "🍲", "🍽️", "☕\u{fe0e}", "1️⃣", "👩🏿‍🍳", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇪🇸", "½", "a\u{a0}b",
  ])
  func `leaves what is drawn as it is`(_ text: String) {
    #expect(Array(VisibleText.sanitized(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{1b}[2J", "\\u{1b}[2J"),
    ("\u{1b}]0;title\u{7}", "\\u{1b}]0;title\\u{7}"),
    ("\u{9b}31m", "\\u{9b}31m"),
    ("a\u{7f}\u{8}b", "a\\u{7f}\\u{8}b"),
    ("a\nb", "a⏎b"),
    ("a\r\nb", "a\\u{d}⏎b"),
    ("a\tb", "a⇥b"),
    ("a\u{0}b", "a\\u{0}b"),
    ("\u{202e}gpj.exe", "\\u{202e}gpj.exe"),
    ("a\u{2066}b\u{2069}", "a\\u{2066}b\\u{2069}"),
    ("a\u{200e}b", "a\\u{200e}b"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
    ("pa\u{200b}ella", "pa\\u{200b}ella"),
    ("pa\u{200d}ella", "pa\\u{200d}ella"),
    ("pa\u{ad}ella", "pa\\u{ad}ella"),
    ("\u{feff}pan", "\\u{feff}pan"),
    ("pan\u{fe0f}", "pan\\u{fe0f}"),
    ("🍲\u{200d}", "🍲\\u{200d}"),
    ("1\u{200d}2", "1\\u{200d}2"),
    ("pan\u{3164}", "pan\\u{3164}"),
    ("pan\u{e0041}", "pan\\u{e0041}"),
    ("pan\u{e0100}", "pan\\u{e0100}"),
  ])
  func `makes the rest visible`(_ text: String, _ visible: String) {
    #expect(VisibleText.sanitized(text) == visible)
  }

  @Test func `a letter keeps ten marks`() {
    let ten = "a" + String(repeating: "\u{301}", count: 10)
    #expect(VisibleText.sanitized(ten) == ten)
    #expect(VisibleText.sanitized(ten + "\u{301}b") == ten + "\\u{301}b")
  }

  @Test func `nothing that is printed drives a terminal`() {
    let everything = (UInt32(0)...0xE_FFFF).compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: everything)
    let driving = VisibleText.sanitized(String(text)).unicodeScalars.filter {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
    }
    #expect(driving.isEmpty)
  }
}
