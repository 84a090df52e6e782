package import Wording

extension Parameter {
  /// An argument of one word.
  package static func argument(
    _ valueName: String,
    help: Phrase,
    isRequired: Bool = true,
    completion: CompletionKind = .none
  ) -> Self {
    Self(argument: valueName, .one, isRequired: isRequired, help: help, completion: completion)
  }

  /// An argument that takes all words that are left, each a value: `SLOT…`.
  package static func arguments(
    _ valueName: String,
    help: Phrase,
    isRequired: Bool = true,
    completion: CompletionKind = .none
  ) -> Self {
    Self(argument: valueName, .many, isRequired: isRequired, help: help, completion: completion)
  }

  /// An argument that takes all words that are left as one value, so that a name of several words
  /// needs no quotes.
  package static func words(
    _ valueName: String,
    help: Phrase,
    isRequired: Bool = true,
    completion: CompletionKind = .none
  ) -> Self {
    Self(argument: valueName, .words, isRequired: isRequired, help: help, completion: completion)
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - long: The name without hyphens; nil for an option that has only a letter.
  ///   - short: The letter without the hyphen.
  ///   - valueName: The placeholder in the help, in capitals.
  ///   - help: What the option is for.
  ///   - isRepeatable: Whether the option may be given several times, each time with a value.
  ///   - completion: What a shell offers for the value.
  /// - Returns: The option, to list in a command's parameters.
  package static func option(
    _ long: String?,
    short: Character? = nil,
    valueName: String,
    help: Phrase,
    isRepeatable: Bool = false,
    completion: CompletionKind = .none
  ) -> Self {
    Self(
      kind: .option(isRepeatable: isRepeatable),
      long: long,
      short: short,
      valueName: valueName,
      help: help,
      completion: completion
    )
  }

  /// A flag: an option without a value.
  ///
  /// - Parameters:
  ///   - long: The name without hyphens.
  ///   - short: The letter without the hyphen.
  ///   - help: What the flag is for.
  /// - Returns: The flag, to list in a command's parameters.
  package static func flag(_ long: String, short: Character? = nil, help: Phrase) -> Self {
    Self(
      kind: .flag,
      long: long,
      short: short,
      valueName: nil,
      help: help,
      completion: .none
    )
  }

  private init(
    argument valueName: String,
    _ arity: Arity,
    isRequired: Bool,
    help: Phrase,
    completion: CompletionKind
  ) {
    self.init(
      kind: .argument(arity, isRequired: isRequired),
      long: nil,
      short: nil,
      valueName: valueName,
      help: help,
      completion: completion
    )
  }
}
