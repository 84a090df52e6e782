internal import Terminal
internal import Wording

/// Tells that a search takes its time, and whether someone has waited enough.
final class SearchWatch {
  /// What is soon over isn't told.
  private static let patience = Duration.milliseconds(500)

  private let context: CommandContext
  private let started = ContinuousClock.now
  private var toldSeconds = -1

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Whether Ctrl-C was pressed.
  var isInterrupted: Bool { Interruption.wasAsked }

  /// Asked by the search now and then.
  func shouldStop() -> Bool {
    if context.prompt.isInteractive, !context.output.isQuiet { tell() }
    return isInterrupted
  }

  /// Takes what was told off the terminal.
  func finish() {
    if toldSeconds >= 0 { try? context.output.progress("") }
    toldSeconds = -1
  }

  private func tell() {
    let elapsed = ContinuousClock.now - started
    let seconds = Int(elapsed.components.seconds)
    guard elapsed >= Self.patience, seconds != toldSeconds else { return }
    toldSeconds = seconds
    // A terminal that takes no more is no reason to stop searching.
    try? context.output.progress(StyledText(context.text(.planning(seconds: seconds)), .dim))
  }
}

extension Output {
  /// Shows a line in place of the last one shown so, on standard error.
  func progress(_ line: StyledText) throws(OutputError) {
    try error.write("\r" + line.sanitized.rendered(errorDepth) + "\u{1B}[K")
  }
}
