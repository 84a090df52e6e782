/// One reading of a command line, from its first word to its last.
struct ParsingRun {
  let parser: CommandParser
  /// The commands called so far, the root first.
  private var path: [any ParsableCommand.Type]
  /// The options that may stand at this place.
  private(set) var table: OptionTable

  private(set) var words: [String]
  /// The index of the word to read next.
  var position = 0
  private var optionsHaveEnded = false
  private var hasExpandedAlias = false
  var request = ParsedCommand.Request.run

  /// The words for the command's arguments.
  private var plainWords: [String] = []
  /// The values of the command's options, then of its arguments, by display name.
  var ownValues: [String: [String]] = [:]
  /// The values of the options that every command takes.
  var globalValues: [String: [String]] = [:]

  init(parser: CommandParser, words: [String]) {
    self.parser = parser
    self.words = words
    path = [parser.root]
    table = Self.table(of: parser.root, in: parser)
  }

  mutating func parse() throws(UsageError) -> ParsedCommand {
    while !isHelpSettled, let word = nextWord() {
      switch word {
      case "--" where !optionsHaveEnded: optionsHaveEnded = true
      case _ where !optionsHaveEnded && table.isOption(word): try readOption(word)
      default: try readPlain(word)
      }
    }
    return try result()
  }

  private mutating func result() throws(UsageError) -> ParsedCommand {
    if request == .run {
      try descendToDefault()
      let assignment = ArgumentAssignment(parameters: configuration.arguments, command: command)
      ownValues.merge(try assignment.assign(plainWords)) { $1 }
    }
    return ParsedCommand(
      request: request,
      node: CommandNode(path: path),
      arguments: ParsedArguments(
        command: command,
        parameters: configuration.parameters,
        values: ownValues
      ),
      globals: ParsedArguments(
        command: command,
        parameters: parser.globals,
        values: globalValues
      )
    )
  }
}

// MARK: The command

extension ParsingRun {
  var configuration: CommandConfiguration {
    (path.last ?? parser.root).configuration
  }

  /// The command in full, such as `mantel dish add`.
  var command: String {
    path.map { $0.configuration.name }.joined(separator: " ")
  }

  /// Whether help is asked for a command that has no subcommands, so that nothing after matters.
  private var isHelpSettled: Bool {
    request == .help && configuration.allSubcommands.isEmpty
  }

  static func table(
    of command: any ParsableCommand.Type,
    in parser: CommandParser
  ) -> OptionTable {
    OptionTable(command: command.configuration.options, everyCommand: parser.globals)
  }

  mutating func descend(to command: any ParsableCommand.Type) {
    path.append(command)
    table = Self.table(of: command, in: parser)
  }

  private mutating func descendToDefault() throws(UsageError) {
    while !configuration.allSubcommands.isEmpty, !configuration.runsAlone {
      guard let next = configuration.defaultSubcommand else {
        let names = configuration.allSubcommands.map { $0.configuration.name }
        throw .missingSubcommand(command: command, subcommands: names)
      }
      descend(to: next)
    }
  }
}

// MARK: The words

extension ParsingRun {
  private mutating func nextWord() -> String? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return words[position]
  }

  /// Reads a word that isn't an option: a command's name while there are subcommands, then a value.
  private mutating func readPlain(_ word: String) throws(UsageError) {
    guard !configuration.allSubcommands.isEmpty else {
      plainWords.append(word)
      return
    }
    if let next = configuration.subcommand(named: word) {
      descend(to: next)
    } else if !(try expandAlias(word)) {
      throw unknownCommand(word)
    }
  }

  /// Puts an alias's words in the place of the first plain word.
  private mutating func expandAlias(_ word: String) throws(UsageError) -> Bool {
    guard path.count == 1, !hasExpandedAlias, let value = parser.aliases[word] else { return false }
    guard let expansion = AliasExpansion.words(of: value) else {
      throw .malformedAlias(word, value: value)
    }
    hasExpandedAlias = true
    words.replaceSubrange(0..<position, with: expansion)
    position = 0
    return true
  }

  private func unknownCommand(_ word: String) -> UsageError {
    var names = configuration.allSubcommands.flatMap {
      [$0.configuration.name] + $0.configuration.aliases
    }
    // An alias that led here isn't expanded again: its name would be no help.
    if path.count == 1, !hasExpandedAlias { names += parser.aliases.keys.sorted() }
    return .unknownCommand(
      word,
      command: command,
      suggestions: EditDistance.nearest(to: word, among: names)
    )
  }
}
