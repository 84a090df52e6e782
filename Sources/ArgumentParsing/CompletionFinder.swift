package import Wording

/// What may stand at the cursor of an unfinished command line.
package struct CompletionPlace: Sendable {
  /// A word that the command tree itself offers.
  package struct Word: Hashable, Sendable {
    /// The word as it is typed.
    package let text: String
    /// What it does.
    package let explanation: Phrase
  }

  /// What stands before the value within the word at the cursor, such as `--lang=`.
  package let lead: String
  /// The part of the word at the cursor that is to be completed.
  package let typed: String
  /// Words that the command tree offers: commands, options, listed values.
  package let words: [Word]
  /// What the household offers; `.none` where it is asked for nothing.
  package let kind: CompletionKind
  /// The words of the same argument before the one at the cursor.
  package let earlier: [String]
  /// The command that has been called so far.
  package let node: CommandNode
}

/// Finds what may stand at the cursor, by the same tree that reads finished lines.
///
/// It forgives what the parser wouldn't: an unfinished line is mostly wrong.
package struct CompletionFinder: Sendable {
  private let parser: CommandParser

  /// Creates a finder for the lines that a parser reads.
  package init(_ parser: CommandParser) {
    self.parser = parser
  }

  /// Finds what may stand at the cursor.
  ///
  /// - Parameters:
  ///   - before: The words after the program's name that stand before the cursor's.
  ///   - typed: What of the word at the cursor is there; perhaps nothing.
  /// - Returns: The place, with what the tree offers there.
  package func place(after before: [String], typed: String) -> CompletionPlace {
    var line = UnfinishedLine(parser: parser)
    for word in expandingAlias(before) { line.read(word) }
    return line.place(typed)
  }

  private func expandingAlias(_ words: [String]) -> [String] {
    guard let first = words.first, let alias = parser.aliases[first],
      parser.root.configuration.subcommand(named: first) == nil,
      let expansion = AliasExpansion.words(of: alias)
    else { return words }
    return expansion + words.dropFirst()
  }
}

/// A command line up to the cursor, read word by word.
private struct UnfinishedLine {
  let parser: CommandParser
  private var path: [any ParsableCommand.Type]
  private var table: OptionTable
  private var optionsHaveEnded = false
  /// The option whose value is the next word.
  private var pending: Parameter?
  private var plainWords: [String] = []
  private var given: Set<String> = []

  init(parser: CommandParser) {
    self.parser = parser
    path = [parser.root]
    table = ParsingRun.table(of: parser.root, in: parser)
  }

  private var configuration: CommandConfiguration {
    (path.last ?? parser.root).configuration
  }

  mutating func read(_ word: String) {
    if pending != nil {
      pending = nil
    } else if !optionsHaveEnded, word == "--" {
      optionsHaveEnded = true
    } else if !optionsHaveEnded, table.isOption(word) {
      readOption(word)
    } else if let next = configuration.subcommand(named: word) {
      descend(to: next)
    } else {
      plainWords.append(word)
    }
  }

  private mutating func descend(to command: any ParsableCommand.Type) {
    path.append(command)
    table = ParsingRun.table(of: command, in: parser)
    given = []
  }

  private mutating func readOption(_ word: String) {
    guard let (parameter, isComplete) = option(of: word) else { return }
    given.insert(parameter.displayName)
    if parameter.kind != .flag, !isComplete { pending = parameter }
  }

  /// The last option of a word, and whether its value is in the word too.
  private mutating func option(of word: String) -> (parameter: Parameter, isComplete: Bool)? {
    if word.hasPrefix("--") {
      let name = String(word.prefix { $0 != "=" })
      return lookUp(name).map { ($0, name != word) }
    }
    var rest = word.dropFirst()
    var last: Parameter?
    while let letter = rest.popFirst() {
      guard let parameter = lookUp("-\(letter)") else { return nil }
      if parameter.kind != .flag { return (parameter, !rest.isEmpty) }
      last = parameter
    }
    return last.map { ($0, true) }
  }

  /// The option of a spelling; one that only the default subcommand has goes down to it.
  private mutating func lookUp(_ spelling: String) -> Parameter? {
    if let entry = table[spelling] { return entry.parameter }
    guard let next = configuration.defaultSubcommand,
      let entry = ParsingRun.table(of: next, in: parser)[spelling]
    else { return nil }
    descend(to: next)
    return entry.parameter
  }
}

// MARK: The word at the cursor

extension UnfinishedLine {
  func place(_ typed: String) -> CompletionPlace {
    if let pending { return value(of: pending, typed) }
    if !optionsHaveEnded, typed.hasPrefix("-"), typed == "-" || table.isOption(typed) {
      return option(typed)
    }
    let commands = plainWords.isEmpty ? configuration.shownSubcommands : []
    guard commands.isEmpty else {
      return place(typed: typed, words: commands.map { $0.word })
    }
    let (argument, earlier) = argumentAtCursor
    guard let argument else { return place(typed: typed) }
    return value(of: argument, typed, earlier: earlier)
  }

  private var argumentAtCursor: (Parameter?, earlier: [String]) {
    var left = plainWords[...]
    for parameter in configuration.arguments {
      guard case .argument(let arity, _) = parameter.kind else { continue }
      if arity != .one { return (parameter, Array(left)) }
      if left.isEmpty { return (parameter, []) }
      left.removeFirst()
    }
    return (nil, [])
  }

  private func option(_ typed: String) -> CompletionPlace {
    if let equals = typed.firstIndex(of: "="),
      let parameter = table[String(typed[..<equals])]?.parameter
    {
      let lead = String(typed[...equals])
      return value(of: parameter, String(typed.dropFirst(lead.count)), lead: lead)
    }
    let options = (configuration.options + parser.globals).filter { parameter in
      parameter.kind == .option(isRepeatable: true) || !given.contains(parameter.displayName)
    }
    let wantsLong = typed.hasPrefix("--") || typed == "-"
    let words = options.flatMap { parameter in
      parameter.spellings.filter { $0.hasPrefix("--") || !wantsLong || parameter.long == nil }
        .map { CompletionPlace.Word(text: $0, explanation: parameter.help) }
    }
    return place(typed: typed, words: words)
  }

  private func value(
    of parameter: Parameter,
    _ typed: String,
    lead: String = "",
    earlier: [String] = []
  ) -> CompletionPlace {
    guard case .values(let values) = parameter.completion else {
      return place(typed: typed, lead: lead, kind: parameter.completion, earlier: earlier)
    }
    let words = values.map { CompletionPlace.Word(text: $0, explanation: Phrase(es: "", en: "")) }
    return place(typed: typed, lead: lead, words: words)
  }

  private func place(
    typed: String,
    lead: String = "",
    words: [CompletionPlace.Word] = [],
    kind: CompletionKind = .none,
    earlier: [String] = []
  ) -> CompletionPlace {
    CompletionPlace(
      lead: lead,
      typed: typed,
      words: words,
      kind: kind,
      earlier: earlier,
      node: CommandNode(path: path)
    )
  }
}

extension ParsableCommand {
  /// The command as a word that is offered.
  fileprivate static var word: CompletionPlace.Word {
    CompletionPlace.Word(text: configuration.name, explanation: configuration.abstract)
  }
}
