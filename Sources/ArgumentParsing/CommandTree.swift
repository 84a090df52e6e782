/// A tree of commands to walk: for help, completions, manual pages and checks.
package struct CommandTree: Sendable {
  /// The command at the top.
  package let root: CommandNode
  /// The options that every command takes.
  package let globals: [Parameter]

  /// Creates the tree below a root.
  package init(root: any ParsableCommand.Type, globals: [Parameter]) {
    self.root = CommandNode(path: [root])
    self.globals = globals
  }

  /// Every command, each before its subcommands.
  package var nodes: [CommandNode] { root.withDescendants }
}

/// A command at its place in the tree.
package struct CommandNode: Sendable {
  /// The commands from the root to this one; never empty.
  package let path: [any ParsableCommand.Type]

  /// The command itself.
  package var command: any ParsableCommand.Type { path[path.count - 1] }

  /// The command's declaration.
  package var configuration: CommandConfiguration { command.configuration }

  /// The command in full, such as `mantel dish add`.
  package var fullName: String {
    path.map { $0.configuration.name }.joined(separator: " ")
  }

  /// The subcommands, in the order of the help.
  package var children: [CommandNode] {
    configuration.allSubcommands.map { CommandNode(path: path + [$0]) }
  }

  /// The subcommands that help and completion speak of.
  package var shownChildren: [CommandNode] {
    configuration.shownSubcommands.map { CommandNode(path: path + [$0]) }
  }

  /// This command and all below it, each before its subcommands.
  package var withDescendants: [CommandNode] {
    [self] + children.flatMap(\.withDescendants)
  }
}
