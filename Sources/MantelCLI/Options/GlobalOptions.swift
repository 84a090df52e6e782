internal import ArgumentParsing
internal import MealStore
internal import Terminal
internal import Wording

/// What every command takes.
enum GlobalOptions {
  static let folder = Parameter.option(
    nil,
    short: "C",
    valueName: "DIR",
    help: Phrase(es: "como si se hubiera empezado en DIR", en: "as if started in DIR"),
    completion: .directory
  )
  static let json = Parameter.flag(
    "json",
    help: Phrase(es: "un documento JSON en la salida", en: "one JSON document as the output")
  )
  static let quiet = Parameter.flag(
    "quiet",
    help: Phrase(es: "sin comentarios", en: "no remarks")
  )
  static let color = Parameter.option(
    "color",
    valueName: "WHEN",
    help: Phrase(es: "colores: auto, always o never", en: "colours: auto, always or never"),
    completion: .values(["auto", "always", "never"])
  )
  static let language = Parameter.option(
    "lang",
    valueName: "LANG",
    help: Phrase(es: "idioma: es o en", en: "language: es or en"),
    completion: .values(["es", "en"])
  )
  static let person = Parameter.option(
    "person",
    short: "p",
    valueName: "PERSON",
    help: Phrase(es: "para quién", en: "for whom"),
    completion: .person
  )
  static let yes = Parameter.flag(
    "yes",
    short: "y",
    help: Phrase(es: "sin preguntar nada", en: "asks nothing and takes the defaults")
  )

  static let all = [folder, json, quiet, color, language, person, yes, .help, .version]
}

extension CommandContext {
  /// Sets the language that the line itself asks for, before the line is parsed: its mistakes
  /// are told in it too.
  mutating func adoptLanguage(from arguments: [String]) {
    for (index, word) in arguments.enumerated() {
      if word == "--" { return }
      let value =
        word.hasPrefix("--lang=")
        ? String(word.dropFirst(7))
        : word == "--lang" && index + 1 < arguments.count ? arguments[index + 1] : nil
      if let language = value.flatMap(Language.init(rawValue:)) { self.language = language }
    }
  }

  /// Takes the options that every command has.
  mutating func adopt(_ globals: ParsedArguments) throws {
    if let folder = globals.value(GlobalOptions.folder) {
      self.folder = folder.hasPrefix("/") ? folder : self.folder + "/" + folder
    }
    isJSON = globals.has(GlobalOptions.json)
    output.isQuiet = globals.has(GlobalOptions.quiet)
    prompt.assumesYes = globals.has(GlobalOptions.yes)
    person = globals.value(GlobalOptions.person)
    if let mode = globals.value(GlobalOptions.color).flatMap(ColorMode.init(rawValue:)) {
      output.depth = mode.depth(isTerminal: output.isTerminal, environment: environment)
      output.errorDepth = mode.depth(isTerminal: output.isTerminal, environment: environment)
    }
    if let language = globals.value(GlobalOptions.language).flatMap(Language.init(rawValue:)) {
      self.language = language
    } else if let language = HouseholdLanguage.find(from: self) {
      self.language = language
    }
  }
}
