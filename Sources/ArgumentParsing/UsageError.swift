package import Wording

/// A mistake in the command line, as data; `message` and `hint` put it into words.
///
/// `command` is always the command in full as the tree names it, such as `mantel dish add`.
package enum UsageError: Error, Hashable, Sendable {
  /// No command has this name; the suggestions are the names most like it.
  case unknownCommand(String, command: String, suggestions: [String])
  /// A command that only holds subcommands was called without one.
  case missingSubcommand(command: String, subcommands: [String])
  /// The command has no such option, spelled with its hyphens.
  case unknownOption(String, command: String, suggestions: [String])
  /// The option stands without its value; `following` is the option after it, if there is one.
  case missingValue(option: String, valueName: String, following: String?)
  /// A flag stands with a value, as in `--yes=no`.
  case unexpectedValue(flag: String, value: String)
  /// An option that may be given once is given again.
  case repeatedOption(String)
  /// A required argument is missing.
  case missingArgument(String, command: String)
  /// There is a word more than the command takes.
  case unexpectedArgument(String, command: String)
  /// The value isn't one of those that the parameter allows.
  case valueNotAllowed(parameter: String, value: String, allowed: [String])
  /// The value can't be read as what it stands for; `expected` says what that is.
  case invalidValue(parameter: String, value: String, expected: Phrase)
  /// The user's alias has an unclosed quote or no words.
  case malformedAlias(String, value: String)
  /// A mistake that only the command itself can see, such as two options that exclude each other.
  case validation(Phrase, hint: Phrase?)
}
