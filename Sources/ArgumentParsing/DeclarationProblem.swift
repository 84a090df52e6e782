/// A mistake in the declaration of a command, found by `CommandTreeValidator`.
///
/// `command` is the command in full. These are for the program's authors, not for its users.
package enum DeclarationProblem: Hashable, Sendable {
  /// Two subcommands answer to the same word.
  case duplicateCommandName(String, command: String)
  /// A command's name or alias isn't made of lowercase letters, digits and hyphens.
  case malformedName(String, command: String)
  /// Two parameters of one command have the same spelling or value name.
  case duplicateParameter(String, command: String)
  /// A command's option has the spelling of one that every command takes.
  case clashWithGlobal(String, command: String)
  /// An argument follows one that takes all words that are left.
  case argumentAfterRepeating(String, command: String)
  /// A required argument follows an optional one.
  case requiredAfterOptional(String, command: String)
  /// A global parameter is an argument.
  case globalArgument(String)
  /// An abstract, an explanation or a parameter's help is empty in some language.
  case missingHelp(String, command: String)
  /// A command without subcommands has no example.
  case missingExample(command: String)
  /// An example doesn't begin with the command it belongs to, or can't be parsed.
  case brokenExample(String, command: String)
  /// A command with subcommands has parameters, which would never be read.
  case parametersBesideSubcommands(command: String)
  /// A command that only holds subcommands has none.
  case noSubcommands(command: String)
  /// The default subcommand isn't among the subcommands.
  case defaultIsNoSubcommand(String, command: String)
}
