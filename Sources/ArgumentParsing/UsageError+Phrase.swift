package import Wording

extension UsageError {
  /// What is wrong, in a sentence without a final period; the user's words in single quotes.
  package var message: Phrase {
    switch self {
    case .unknownCommand(let word, let command, _): .unknownCommand(quoted(word), of: command)
    case .missingSubcommand(let command, _): .missingSubcommand(of: quoted(command))
    case .unknownOption(let option, _, _): .unknownOption(quoted(option))
    case .missingValue(let option, let name, _): .missingValue(of: quoted(option), name)
    case .unexpectedValue(let flag, let value): .unexpectedValue(quoted(value), of: quoted(flag))
    case .repeatedOption(let option): .repeatedOption(quoted(option))
    case .missingArgument(let name, _): .missingArgument(name)
    case .unexpectedArgument(let word, _): .unexpectedArgument(quoted(word))
    case .valueNotAllowed(let parameter, let value, _): .invalidValue(quoted(value), of: parameter)
    case .invalidValue(let parameter, let value, _): .invalidValue(quoted(value), of: parameter)
    case .malformedAlias(let name, let value): .malformedAlias(quoted(name), value: quoted(value))
    case .validation(let message, _): message
    }
  }

  /// What to do about it, or nil when the message says it all.
  package var hint: Phrase? {
    switch self {
    case .unknownCommand(_, let command, let names), .unknownOption(_, let command, let names):
      names.isEmpty ? .seeHelp(of: command) : .didYouMean(names.map(quoted))
    case .missingArgument(_, let command), .unexpectedArgument(_, let command):
      .seeHelp(of: command)
    case .missingSubcommand(_, let names): .oneOf(names)
    case .missingValue(let option, let name, _?): .attach(name, to: option)
    case .valueNotAllowed(_, _, let allowed): .oneOf(allowed)
    case .invalidValue(_, _, let expected): .expected(expected)
    case .malformedAlias: .aliasIsCommandLine
    case .validation(_, let hint): hint
    case .missingValue, .unexpectedValue, .repeatedOption: nil
    }
  }

  /// A word of the user's in single quotes, with what could drive or fool a terminal made visible
  /// as `\u{1b}`, and cut after 60 characters.
  private func quoted(_ word: String) -> String {
    let shown = word.prefix(60).unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: escaped(scalar)
      case .format where scalar != "\u{200d}": escaped(scalar)
      default: String(scalar)
      }
    }
    return "'" + shown.joined() + "'" + (word.count > 60 ? "…" : "")
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }
}

extension Phrase {
  fileprivate static func unknownCommand(_ word: String, of command: String) -> Self {
    Self(es: "'\(command)' no tiene el comando \(word)", en: "'\(command)' has no command \(word)")
  }

  fileprivate static func missingSubcommand(of command: String) -> Self {
    Self(es: "a \(command) le falta un comando", en: "\(command) needs a command")
  }

  fileprivate static func unknownOption(_ option: String) -> Self {
    Self(es: "opción desconocida: \(option)", en: "unknown option \(option)")
  }

  fileprivate static func missingValue(of option: String, _ name: String) -> Self {
    Self(
      es: "a la opción \(option) le falta su valor, \(name)",
      en: "option \(option) needs a value, \(name)"
    )
  }

  fileprivate static func unexpectedValue(_ value: String, of flag: String) -> Self {
    Self(
      es: "la opción \(flag) no admite un valor, y tiene \(value)",
      en: "option \(flag) takes no value, but has \(value)"
    )
  }

  fileprivate static func repeatedOption(_ option: String) -> Self {
    Self(
      es: "la opción \(option) aparece más de una vez",
      en: "option \(option) is given more than once"
    )
  }

  fileprivate static func missingArgument(_ name: String) -> Self {
    Self(es: "falta el argumento \(name)", en: "argument \(name) is missing")
  }

  fileprivate static func unexpectedArgument(_ word: String) -> Self {
    Self(es: "sobra el argumento \(word)", en: "unexpected argument \(word)")
  }

  fileprivate static func invalidValue(_ value: String, of parameter: String) -> Self {
    Self(
      es: "\(value) no es un valor válido de \(parameter)",
      en: "\(value) is not a valid value of \(parameter)"
    )
  }

  fileprivate static func malformedAlias(_ name: String, value: String) -> Self {
    Self(
      es: "el alias \(name) no se puede leer: \(value)",
      en: "the alias \(name) can't be read: \(value)"
    )
  }

  fileprivate static func didYouMean(_ names: [String]) -> Self {
    Self(
      es: "¿querías decir \(names.joined(separator: " o "))?",
      en: "did you mean \(names.joined(separator: " or "))?"
    )
  }

  fileprivate static func oneOf(_ names: [String]) -> Self {
    let list = names.joined(separator: ", ")
    return Self(es: "es uno de: \(list)", en: "it is one of: \(list)")
  }

  fileprivate static func seeHelp(of command: String) -> Self {
    Self(es: "mira '\(command) --help'", en: "see '\(command) --help'")
  }

  fileprivate static func attach(_ valueName: String, to option: String) -> Self {
    let isLong = option.hasPrefix("--")
    let attached = isLong ? "\(option)=\(valueName)" : "\(option)\(valueName)"
    return Self(
      es: "un valor que empieza por '-' se escribe pegado: '\(attached)'",
      en: "a value that begins with '-' is written attached: '\(attached)'"
    )
  }

  fileprivate static func expected(_ what: Phrase) -> Self {
    Self(es: "se espera \(what.es)", en: "expected \(what.en)")
  }

  fileprivate static var aliasIsCommandLine: Self {
    Self(
      es: "un alias es el resto de una línea, con sus comillas cerradas: 'week --for ana'",
      en: "an alias is the rest of a line, with its quotes closed: 'week --for ana'"
    )
  }
}
