package import Wording

/// The declaration of a command: what its parser, its help, its completions and its manual page
/// are made from.
package struct CommandConfiguration: Sendable {
  /// The word that calls the command.
  package let name: String
  /// Other words that call the command.
  package let aliases: [String]
  /// What the command does, in one sentence.
  package let abstract: Phrase
  /// What else there is to know: paragraphs parted by an empty line.
  ///
  /// Lines that begin with a space are printed as they are; all others are wrapped.
  package let discussion: Phrase?
  /// Command lines to learn from.
  package let examples: [CommandExample]
  /// The arguments, in their order, and the options and flags.
  package let parameters: [Parameter]
  /// The subcommands that stand under no heading.
  package let subcommands: [any ParsableCommand.Type]
  /// The subcommands that the help lists under headings.
  package let groupedSubcommands: [CommandGroup]
  /// The subcommand that is meant when none is named.
  package let defaultSubcommand: (any ParsableCommand.Type)?
  /// Whether the command does something of its own where no subcommand is named.
  package let runsAlone: Bool
  /// What the command prints with `--json`.
  package let output: OutputShape?
  /// Whether it is for programs alone, so that neither help nor completion speaks of it.
  package let isHidden: Bool

  /// Creates the declaration of a command; a `CommandTreeValidator` tells whether it makes sense.
  package init(
    name: String,
    aliases: [String] = [],
    abstract: Phrase,
    discussion: Phrase? = nil,
    examples: [CommandExample] = [],
    parameters: [Parameter] = [],
    subcommands: [any ParsableCommand.Type] = [],
    groupedSubcommands: [CommandGroup] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil,
    runsAlone: Bool = false,
    output: OutputShape? = nil,
    isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.parameters = parameters
    self.subcommands = subcommands
    self.groupedSubcommands = groupedSubcommands
    self.defaultSubcommand = defaultSubcommand
    self.runsAlone = runsAlone
    self.output = output
    self.isHidden = isHidden
  }

  /// Every subcommand, in the order of the help.
  package var allSubcommands: [any ParsableCommand.Type] {
    subcommands + groupedSubcommands.flatMap(\.subcommands)
  }

  /// The subcommands that help and completion speak of.
  package var shownSubcommands: [any ParsableCommand.Type] {
    allSubcommands.filter { !$0.configuration.isHidden }
  }

  /// The arguments among the parameters, in their order.
  package var arguments: [Parameter] { parameters.filter(\.isArgument) }

  /// The options and flags among the parameters.
  package var options: [Parameter] { parameters.filter { !$0.isArgument } }

  /// The subcommand that a word calls, by name or alias.
  func subcommand(named word: String) -> (any ParsableCommand.Type)? {
    allSubcommands.first {
      $0.configuration.name == word || $0.configuration.aliases.contains(word)
    }
  }
}

/// A command line to learn from, with what it does.
package struct CommandExample: Hashable, Sendable {
  /// The whole line as typed, the program's name included.
  package let command: String
  /// What the line does.
  package let explanation: Phrase

  /// Creates an example.
  package init(_ command: String, _ explanation: Phrase) {
    self.command = command
    self.explanation = explanation
  }
}

/// Subcommands that the help lists under one heading.
package struct CommandGroup: Sendable {
  /// The heading, without a colon.
  package let name: Phrase
  /// The commands, in the order of the help.
  package let subcommands: [any ParsableCommand.Type]

  /// Creates a group of commands.
  package init(_ name: Phrase, _ subcommands: [any ParsableCommand.Type]) {
    self.name = name
    self.subcommands = subcommands
  }
}
