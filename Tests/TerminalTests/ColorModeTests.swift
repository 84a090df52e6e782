import Terminal
import Testing

struct ColorModeTests {
  /// What decides on colour, and the colours that follow.
  struct Case: Sendable {
    let mode: ColorMode
    let isTerminal: Bool
    let environment: [String: String]
    let depth: ColorDepth

    init(
      _ mode: ColorMode,
      _ isTerminal: Bool,
      _ environment: [String: String],
      _ depth: ColorDepth
    ) {
      self.mode = mode
      self.isTerminal = isTerminal
      self.environment = environment
      self.depth = depth
    }
  }

  @Test(arguments: [
    Case(.auto, true, ["TERM": "xterm"], .palette256),
    Case(.auto, true, ["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
    Case(.auto, true, ["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    Case(.auto, true, ["TERM": "xterm", "COLORTERM": "yes"], .palette256),
    Case(.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], .none),
    Case(.auto, true, ["TERM": "xterm", "NO_COLOR": ""], .palette256),
    Case(.auto, true, ["TERM": "dumb"], .none),
    Case(.auto, true, [:], .none),
    Case(.auto, false, ["TERM": "xterm", "COLORTERM": "truecolor"], .none),
    Case(.always, false, [:], .palette256),
    Case(.always, false, ["NO_COLOR": "1", "COLORTERM": "truecolor"], .trueColor),
    Case(.never, true, ["TERM": "xterm"], .none),
  ])
  func `decides on colours`(_ row: Case) {
    let depth = row.mode.depth(isTerminal: row.isTerminal, environment: row.environment)
    #expect(depth == row.depth)
  }
}
