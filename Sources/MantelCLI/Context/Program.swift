internal import ArgumentParsing
internal import MealStore
internal import Terminal
internal import Wording

/// The program from its arguments to its exit code.
package enum Program {
  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - context: The world; its language and switches are set by the arguments.
  /// - Returns: How the program ends.
  package static func run(_ arguments: [String], in context: CommandContext) -> ExitCode {
    var context = context
    do {
      return try run(arguments, in: &context)
    } catch OutputError.closedPipe {
      // The reader has enough, as in `mantel log | head`.
      return .done
    } catch {
      let report = ErrorReport(error)
      try? report.tell(in: context)
      return report.exitCode
    }
  }

  private static func run(
    _ arguments: [String],
    in context: inout CommandContext
  ) throws -> ExitCode {
    if arguments == ["--version"] {
      // Nothing is looked up for what says the same everywhere.
      try context.output.text("mantel \(version)")
      return .done
    }
    context.glance(at: arguments)
    let parsed = try parse(arguments, context)
    context.adopt(parsed.globals)
    switch parsed.request {
    case .version:
      try context.output.text("mantel \(version)")
      return .done
    case .help:
      let help = HelpGenerator(
        globals: GlobalOptions.all,
        language: context.language,
        width: min(context.output.width, 100)
      )
      try context.output.text(help.help(for: parsed.node))
      return .done
    case .run:
      guard let type = parsed.node.command as? any Command.Type else {
        throw UsageError.missingSubcommand(command: parsed.node.fullName, subcommands: [])
      }
      return try type.init(parsed.arguments).run(in: context)
    }
  }

  /// Aliases are looked up only where the first word is no command: git's configuration costs
  /// more than the rest of starting.
  private static func parse(
    _ arguments: [String],
    _ context: CommandContext
  ) throws -> ParsedCommand {
    let plain = CommandParser(root: Mantel.self, globals: GlobalOptions.all)
    do {
      return try plain.parse(arguments)
    } catch {
      guard case .unknownCommand = error else { throw error }
      let aliases = UserConfiguration.aliases(
        from: context.folder,
        environment: context.environment
      )
      guard !aliases.isEmpty else { throw error }
      return try CommandParser(root: Mantel.self, globals: GlobalOptions.all, aliases: aliases)
        .parse(arguments)
    }
  }
}
