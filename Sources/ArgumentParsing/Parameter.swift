package import Wording

/// An argument, option or flag that a command takes.
///
/// A parameter is also the key of its value: declare it once as a static constant, list it in the
/// command's configuration and ask `ParsedArguments` for it.
package struct Parameter: Hashable, Sendable {
  /// How a parameter is written on the command line.
  package enum Kind: Hashable, Sendable {
    /// A value known by its place.
    case argument(Arity, isRequired: Bool)
    /// A value after a name: `--message TEXT`, `--message=TEXT`, `-m TEXT`, `-mTEXT`.
    case option(isRepeatable: Bool)
    /// A name without a value: `--dry-run`, `-n`.
    case flag
  }

  /// How many words an argument takes.
  package enum Arity: Hashable, Sendable {
    /// One word.
    case one
    /// All words that are left, each a value of its own.
    case many
    /// All words that are left, which together are one value: `crema de calabacín`.
    case words
  }

  /// How the parameter is written on the command line.
  package let kind: Kind
  /// The name after two hyphens, without them.
  package let long: String?
  /// The letter after one hyphen.
  package let short: Character?
  /// The placeholder of the value in the help, in capitals; nil for a flag.
  package let valueName: String?
  /// What the parameter is for.
  package let help: Phrase
  /// What a shell offers for the value.
  package let completion: CompletionKind

  /// Whether the parameter is known by its place.
  package var isArgument: Bool {
    if case .argument = kind { true } else { false }
  }

  /// The name in messages and the key of the value: `SLOT`, `--message`, or `-C` without a long
  /// name.
  package var displayName: String {
    spellings.last ?? valueName ?? ""
  }

  /// The spellings of an option or flag, the short one first; empty for an argument.
  package var spellings: [String] {
    [short.map { "-\($0)" }, long.map { "--\($0)" }].compactMap(\.self)
  }
}

extension Parameter {
  /// The flag that asks for help; the parser answers it before it looks for mistakes.
  package static let help = Self.flag(
    "help",
    short: "h",
    help: Phrase(es: "muestra esta ayuda", en: "shows this help")
  )

  /// The flag that asks for the program's version.
  package static let version = Self.flag(
    "version",
    help: Phrase(es: "muestra la versión", en: "shows the version")
  )
}
