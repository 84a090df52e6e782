internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// The one place that turns errors into words, a stream and an exit code.
struct ErrorReport {
  let exitCode: ExitCode
  let message: Phrase
  let hint: Phrase?

  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure:
      (exitCode, message, hint) = (failure.exitCode, failure.message, failure.hint)
    case let usage as UsageError:
      (exitCode, message, hint) = (.usage, usage.message, usage.hint)
    case let reference as ReferenceError:
      (exitCode, message, hint) = (.usage, reference.message, reference.hint)
    case let store as StoreError:
      (exitCode, message, hint) = (store.exitCode, store.message, store.hint)
    case let output as OutputError:
      (exitCode, message, hint) = (.outside, .outputFailed(output.reason), nil)
    case let input as InputError:
      (exitCode, message, hint) = (.outside, .inputFailed(input.errno), nil)
    default:
      (exitCode, message, hint) = (.outside, Phrase(verbatim: "\(error)"), nil)
    }
  }

  /// Says it: in JSON on standard output, else in one to three lines on standard error.
  func tell(in context: CommandContext) throws {
    let message = context.text(message)
    let hint = hint.map(context.text)
    if context.isJSON {
      var error: JSONObject = ["message": .string(message)]
      error["hint"] = hint.map(JSONValue.string)
      error["exitCode"] = .integer(Int(exitCode.rawValue))
      try context.output.json(.object(["error": .object(error)]))
    }
    let label = StyledText(
      context.text(.errorLabel) + ": ",
      Style(isBold: true, foreground: .basic(.red))
    )
    try context.output.complain(label + StyledText(message))
    if let hint {
      let label = StyledText(context.text(.hintLabel) + ": ", .bold)
      try context.output.complain(label + StyledText(hint))
    }
  }
}

extension OutputError {
  /// What the system says.
  var reason: String {
    switch self {
    case .closedPipe: "EPIPE"
    case .system(let errno): "errno \(errno)"
    }
  }
}
