package import Wording

/// The help of a command, made from its declaration.
package struct HelpGenerator: Sendable {
  private let globals: [Parameter]
  private let language: Language
  private let width: Int

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - globals: The options that every command takes; the root's help explains them.
  ///   - language: The language of the help.
  ///   - width: The columns to wrap at.
  package init(globals: [Parameter], language: Language, width: Int = 80) {
    self.globals = globals
    self.language = language
    self.width = width
  }

  /// The help of a command, ending in a newline.
  ///
  /// - Parameter node: The command at its place in the tree.
  /// - Returns: The usage, the abstract, the discussion, then the parameters or the subcommands
  ///   and the examples, each under its heading.
  package func help(for node: CommandNode) -> String {
    let configuration = node.configuration
    var blocks = [
      UsageText(of: node, in: language, width: width).text,
      wrapped(configuration.abstract),
    ]
    if let discussion = configuration.discussion { blocks.append(wrapped(discussion)) }
    if !configuration.aliases.isEmpty {
      blocks.append(Phrase.aliases[language] + ": " + configuration.aliases.joined(separator: ", "))
    }
    blocks += sections(of: node).map { ([$0.heading[language] + ":"] + $0.lines).joined("\n") }
    blocks += closing(of: node)
    return blocks.joined("\n\n") + "\n"
  }

  private func sections(of node: CommandNode) -> [(heading: Phrase, lines: [String])] {
    let configuration = node.configuration
    var sections: [(heading: Phrase, lines: [String])] = [
      (.arguments, table(configuration.arguments)),
      (.options, table(configuration.options)),
      (.commands, table(configuration.subcommands)),
    ]
    sections += configuration.groupedSubcommands.map { ($0.name, table($0.subcommands)) }
    if node.path.count == 1 { sections.append((.globalOptions, table(globals))) }
    sections.append((.examples, configuration.examples.flatMap(lines)))
    return sections.filter { !$0.lines.isEmpty }
  }

  /// Where to read on.
  private func closing(of node: CommandNode) -> [String] {
    let root = node.path[0].configuration.name
    let subcommands = Phrase.seeSubcommand(of: node.fullName)[language]
    let options = Phrase.seeGlobalOptions(of: root)[language]
    return (node.children.isEmpty ? [] : [subcommands]) + (node.path.count == 1 ? [] : [options])
  }

  private func wrapped(_ phrase: Phrase) -> String {
    HelpWrapping.lines(of: phrase[language], width: width).joined("\n")
  }

  private func table(_ parameters: [Parameter]) -> [String] {
    let hasLetters = parameters.contains { $0.short != nil }
    let rows = parameters.map { parameter in
      (parameter.label(besideLetters: hasLetters), parameter.help[language])
    }
    return HelpWrapping.table(rows, width: width)
  }

  private func table(_ commands: [any ParsableCommand.Type]) -> [String] {
    let shown = commands.filter { !$0.configuration.isHidden }
    let rows = shown.map { ($0.configuration.name, $0.configuration.abstract[language]) }
    return HelpWrapping.table(rows, width: width)
  }

  private func lines(of example: CommandExample) -> [String] {
    let explanation = HelpWrapping.lines(of: example.explanation[language], width: width - 6)
    return ["  " + example.command] + explanation.map { "      " + $0 }
  }
}

extension Parameter {
  /// The parameter at the left of the help: `SLOT`, `-m, --message TEXT`, `    --dry-run`.
  ///
  /// Beside parameters with letters, long names line up.
  fileprivate func label(besideLetters: Bool) -> String {
    switch kind {
    case .argument(let arity, _): displayName + (arity == .one ? "" : "…")
    case .option, .flag:
      (short == nil && besideLetters ? "    " : "")
        + spellings.joined(", ")
        + (kind == .flag ? "" : " " + valueUsage)
    }
  }
}

extension [String] {
  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}

extension Phrase {
  fileprivate static var aliases: Self { Self(es: "alias", en: "aliases") }
  fileprivate static var arguments: Self { Self(es: "argumentos", en: "arguments") }
  fileprivate static var options: Self { Self(es: "opciones", en: "options") }
  fileprivate static var commands: Self { Self(es: "comandos", en: "commands") }
  fileprivate static var examples: Self { Self(es: "ejemplos", en: "examples") }

  fileprivate static func seeSubcommand(of command: String) -> Self {
    Self(
      es: "La ayuda de un comando: '\(command) COMANDO --help'",
      en: "Help on a command: '\(command) COMMAND --help'"
    )
  }

  fileprivate static func seeGlobalOptions(of root: String) -> Self {
    Self(
      es: "Las opciones de todos los comandos: '\(root) --help'",
      en: "Options of every command: '\(root) --help'"
    )
  }
}
