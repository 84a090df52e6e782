import Terminal
import Testing

struct DisplayWidthTests {
  /// The expected columns are those of the `wcwidth` library of Python, version 0.9.4.
  @Test(arguments: [
    ("", 0), ("a", 1), ("Paella", 6), ("crema de calabacín", 18),
    ("crema de calabaci\u{301}n", 18), ("ñandú", 5), ("n\u{303}andu\u{301}", 5), ("Ñ", 1),
    ("à la crème", 10), ("a\u{300} la cre\u{300}me", 10), ("½ kg", 4), ("20 €", 4),
    ("«pan»", 5), ("—", 1), ("…", 1), ("│┼─", 3), ("•", 1), ("·", 1), ("№", 1), ("°C", 2),
    ("日本", 4), ("寿司", 4), ("カレー", 6), ("ｶﾚｰ", 3), ("味噌汁", 6), ("ＡＢＣ", 6), ("\u{3000}", 2),
    ("한글", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("김치", 4), ("餃子とビール", 12), ("中文 abc", 8),
    ("борщ", 4), ("й", 1),
    ("и\u{306}", 1), ("κρέας", 5), ("Ἀθήνα", 5), ("شوربة", 5),
    ("م\u{64f}ح\u{64e}م\u{64e}\u{651}د", 4), ("ש\u{5b8}\u{5c1}לו\u{5b9}ם", 4),
    ("ह\u{93f}न\u{94d}द\u{940}", 4), ("क\u{94d}षत\u{94d}र\u{93f}य", 5), ("กำล\u{e31}ง", 4),
    ("ผ\u{e31}ดไทย", 5), ("தம\u{bbf}ழ\u{bcd}", 4),
    ("🍲", 2), ("🥘🍞", 4), ("🍽", 1), ("🍽\u{fe0f}", 2), ("☕", 2), ("❤", 1), ("❤\u{fe0f}", 2),
    ("☕\u{fe0e}", 1), ("1\u{fe0f}\u{20e3}", 2), ("#\u{fe0f}\u{20e3}", 2), ("👍🏽", 2),
    ("👩\u{200d}🍳", 2), ("👩🏿\u{200d}🍳", 2), ("👨\u{200d}👩\u{200d}👧\u{200d}👦", 2),
    ("🏳\u{fe0f}\u{200d}🌈", 2), ("🇪🇸", 2), ("🇪🇸🇫🇷", 4), ("🇪", 2),
    ("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", 2), ("©", 1),
    ("™\u{fe0f}", 2), ("e\u{301}\u{302}\u{303}", 1), ("a\u{200b}b", 2),
    ("\u{200d}", 0), ("\u{feff}a", 1), ("co\u{ad}op", 5), ("𝒜", 1), ("🫠", 2), ("🥑🥬", 4),
  ])
  func `measures text as terminals draw it`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func `a narrow emoji with a skin tone is wide, other than in wcwidth`() {
    #expect(DisplayWidth.columns(of: "☝🏽") == 2)
  }

  @Test(arguments: ["\u{1b}", "\n", "\r\n", "\t", "\u{7f}", "\u{85}", "\u{2028}"])
  func `control characters take no columns`(_ text: String) {
    #expect(DisplayWidth.columns(of: text) == 0)
  }
}
