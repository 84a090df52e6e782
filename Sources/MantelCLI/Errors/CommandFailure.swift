internal import Wording

/// A command that can't do what it was asked to, in words.
struct CommandFailure: Error {
  /// How the program ends.
  var exitCode: ExitCode
  /// What is so, in one clause without a final period.
  var message: Phrase
  /// What to do next.
  var hint: Phrase?

  init(_ message: Phrase, hint: Phrase? = nil, exitCode: ExitCode = .failed) {
    self.message = message
    self.hint = hint
    self.exitCode = exitCode
  }
}
