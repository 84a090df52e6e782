import Terminal
import Testing

struct StyledTextTests {
  @Test(arguments: [
    (Style.plain, ColorDepth.trueColor, "pan"),
    (.bold, .none, "pan"),
    (.bold, .palette256, "\u{1b}[1mpan\u{1b}[0m"),
    (Style(isDim: true, isItalic: true), .palette256, "\u{1b}[2;3mpan\u{1b}[0m"),
    (Style(foreground: .basic(.red)), .palette256, "\u{1b}[31mpan\u{1b}[0m"),
    (Style(background: .basic(.brightBlue)), .trueColor, "\u{1b}[104mpan\u{1b}[0m"),
    (
      Style(foreground: .rgb(RGB(red: 255, green: 0, blue: 10))), .trueColor,
      "\u{1b}[38;2;255;0;10mpan\u{1b}[0m"
    ),
    (
      Style(background: .rgb(RGB(red: 255, green: 0, blue: 10))), .palette256,
      "\u{1b}[48;5;196mpan\u{1b}[0m"
    ),
    (
      Style.label(on: RGB(red: 255, green: 255, blue: 0)), .palette256,
      "\u{1b}[38;5;16;48;5;226mpan\u{1b}[0m"
    ),
  ])
  func `renders a style`(_ style: Style, _ depth: ColorDepth, _ expected: String) {
    #expect(StyledText("pan", style).rendered(depth) == expected)
  }

  @Test func `joins neighbours of one style`() {
    let text = "a" + StyledText("b", .bold) + StyledText("c", .bold) + StyledText("", .dim) + "d"
    #expect(text.runs.map(\.text) == ["a", "bc", "d"])
    #expect(text.rendered(.palette256) == "a\u{1b}[1mbc\u{1b}[0md")
    #expect(text.plain == "abcd")
  }

  @Test func `an empty text has no codes`() {
    #expect(StyledText("", .bold).rendered(.trueColor) == "")
  }

  @Test(arguments: [
    (RGB(red: 128, green: 128, blue: 128), "\u{1b}[38;5;244mx\u{1b}[0m"),
    (RGB(red: 95, green: 135, blue: 175), "\u{1b}[38;5;67mx\u{1b}[0m"),
    (RGB(red: 0, green: 0, blue: 0), "\u{1b}[38;5;16mx\u{1b}[0m"),
    (RGB(red: 255, green: 255, blue: 255), "\u{1b}[38;5;231mx\u{1b}[0m"),
    (RGB(red: 3, green: 5, blue: 7), "\u{1b}[38;5;232mx\u{1b}[0m"),
  ])
  func `shows the nearest of 256 colours`(_ color: RGB, _ expected: String) {
    #expect(StyledText("x", Style(foreground: .rgb(color))).rendered(.palette256) == expected)
  }

  @Test(arguments: [
    (RGB(red: 255, green: 255, blue: 255), true), (RGB(red: 0, green: 0, blue: 0), false),
    (RGB(red: 255, green: 255, blue: 0), true), (RGB(red: 0, green: 0, blue: 255), false),
    (RGB(red: 46, green: 125, blue: 50), false), (RGB(red: 255, green: 140, blue: 0), true),
    (RGB(red: 118, green: 118, blue: 118), true), (RGB(red: 117, green: 117, blue: 117), false),
  ])
  func `text on a background is black or white`(_ background: RGB, _ isBlack: Bool) {
    let part: UInt8 = isBlack ? 0 : 255
    #expect(background.contrastingText == RGB(red: part, green: part, blue: part))
    #expect(background.contrast(with: background.contrastingText) >= 4.5)
  }

  @Test func `black on white has the contrast of 21`() {
    let black = RGB(red: 0, green: 0, blue: 0)
    #expect(black.contrast(with: RGB(red: 255, green: 255, blue: 255)) == 21)
    #expect(black.contrast(with: black) == 1)
  }
}
