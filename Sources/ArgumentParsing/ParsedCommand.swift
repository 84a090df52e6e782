/// What a command line asks for.
package struct ParsedCommand: Sendable {
  /// What is to be done with the command.
  package enum Request: Hashable, Sendable {
    /// Run it.
    case run
    /// Show its help.
    case help
    /// Show the program's version.
    case version
  }

  /// What is to be done with the command.
  package let request: Request
  /// The command that was called, at its place in the tree.
  package let node: CommandNode
  /// The values of the called command's own parameters; none unless it is to be run.
  package let arguments: ParsedArguments
  /// The values of the options that every command takes.
  package let globals: ParsedArguments
}
