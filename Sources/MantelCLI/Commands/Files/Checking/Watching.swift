internal import JSONDocument
internal import MealModel
internal import MealStore
internal import Synchronization
internal import Terminal
internal import Wording

/// Does something again whenever the household's files change.
struct Watching {
  let context: CommandContext
  /// Whether each run's document stands on a line of its own.
  let isJSON: Bool

  /// Runs until the program is interrupted or nobody reads its output any more.
  ///
  /// - Parameter run: What is to be done, in a context whose output it writes to.
  /// - Throws: `StoreError` where the files can't be watched.
  /// - Returns: How the program ends.
  func run(_ run: (CommandContext) throws -> ExitCode) throws -> ExitCode {
    var watch = try HouseholdWatch(context.location())
    try context.output.remark(StyledText(context.text(.watching), .dim))
    repeat {
      isJSON ? try runOnLine(run) : try runBelowTime(run)
    } while try watch.waitForChange(output: context.output.isTerminal ? -1 : 1)
    return .done
  }

  private func runBelowTime(_ run: (CommandContext) throws -> ExitCode) throws {
    try context.output.line(StyledText("── \(time) ──", .bold))
    _ = try run(context)
  }

  /// One document, however many lines it has, on one line.
  private func runOnLine(_ run: (CommandContext) throws -> ExitCode) throws {
    let kept = KeptOutput()
    var context = context
    context.output = Output(
      standard: kept,
      error: self.context.output.error,
      depth: .none,
      errorDepth: self.context.output.errorDepth,
      width: self.context.output.width,
      isTerminal: false
    )
    _ = try run(context)
    guard let root = JSONParser.parse(kept.bytes).root else { return }
    try self.context.output.raw(CanonicalText.inline(JSONValue(root)) + "\n")
  }

  /// The time of day, in the person's own zone.
  private var time: String {
    let (seconds, offset) = context.now()
    return LocalDateTime(secondsSinceEpoch: seconds, offsetMinutes: offset).time
  }
}

/// Keeps what is written.
private final class KeptOutput: OutputSink {
  private let kept = Mutex<[UInt8]>([])

  func write(_ bytes: [UInt8]) throws(OutputError) {
    kept.withLock { $0 += bytes }
  }

  var bytes: [UInt8] { kept.withLock { $0 } }
}
