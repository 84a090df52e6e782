/// Reads a command line by a tree of commands.
///
/// - Options stand anywhere before `--`; those that every command takes also before its name.
/// - Short flags cluster: `-nq` is `-n -q`. A short option takes the rest of its word, or the next.
/// - `--help` is answered even if the rest of the line is wrong. Before a command's name it means
///   that command: `mantel --help week`.
/// - A user's alias stands for the first word, once, and can't hide a command.
package struct CommandParser: Sendable {
  /// The command at the top, whose name is the program's.
  package let root: any ParsableCommand.Type
  /// The options that every command takes; `Parameter.help` and `.version` among them, if wanted.
  package let globals: [Parameter]
  /// The user's aliases: a word and the command line that it stands for.
  package let aliases: [String: String]

  /// Creates a parser.
  package init(
    root: any ParsableCommand.Type,
    globals: [Parameter],
    aliases: [String: String] = [:]
  ) {
    self.root = root
    self.globals = globals
    self.aliases = aliases
  }

  /// Reads the words after the program's name.
  ///
  /// - Throws: `UsageError` at the first mistake.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    var run = ParsingRun(parser: self, words: arguments)
    return try run.parse()
  }
}
