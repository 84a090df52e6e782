/// A command that is made from the words of a command line.
///
/// A type that conforms declares its place in the command tree by `configuration` and takes its
/// values out of the parsed arguments in `init`. What running it means is up to the program: it
/// refines this protocol with a `run` function.
///
///     struct Swap: ParsableCommand {
///       static let first = Parameter.argument("A", help: Wording.slot, completion: .slot)
///       static let second = Parameter.argument("B", help: Wording.slot, completion: .slot)
///       static let configuration = CommandConfiguration(
///         name: "swap", abstract: Wording.swap, parameters: [first, second])
///
///       let slots: [String]
///
///       init(_ arguments: ParsedArguments) throws(UsageError) {
///         slots = [try arguments.required(Self.first), try arguments.required(Self.second)]
///       }
///     }
package protocol ParsableCommand: Sendable {
  /// The declaration of the command: its name, its help and its parameters.
  static var configuration: CommandConfiguration { get }

  /// Takes the command's values out of the parsed arguments.
  ///
  /// The parser has already checked that required arguments are there.
  ///
  /// - Throws: `UsageError` when a value can't be read as what it stands for.
  init(_ arguments: ParsedArguments) throws(UsageError)
}

/// A command that does nothing itself and only holds subcommands, such as `mantel dish`.
///
/// The parser never makes one: without a subcommand it takes the default one, or throws.
package protocol ParentCommand: ParsableCommand {}

extension ParentCommand {
  /// Refuses: a parent command isn't run.
  ///
  /// - Throws: `UsageError.missingSubcommand`, always.
  package init(_ arguments: ParsedArguments) throws(UsageError) {
    throw .missingSubcommand(command: arguments.command, subcommands: Self.subcommandNames)
  }

  private static var subcommandNames: [String] {
    configuration.allSubcommands.map { $0.configuration.name }
  }
}
