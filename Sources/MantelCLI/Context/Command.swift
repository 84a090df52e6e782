package import ArgumentParsing

/// A command of the program: declared by its configuration, made from parsed arguments, run in
/// a context.
package protocol Command: ParsableCommand {
  /// Does what the command is for.
  ///
  /// - Throws: Any error; `ErrorReport` knows the words and the exit code of each.
  func run(in context: CommandContext) throws -> ExitCode
}

/// How the program ends.
package enum ExitCode: Int32, Sendable {
  /// It is done.
  case done = 0
  /// The data has errors, or the thing asked for isn't so.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
  /// A conflict, or a refusal that a decision would lift.
  case refused = 3
  /// The outside failed: disk, network, git.
  case outside = 4
  /// Ctrl-C, as a shell says it.
  case interrupted = 130
}
