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
  /// Takes from the line what its own mistakes are told by, before it is parsed: the language,
  /// the folder, whether the answer is JSON.
  mutating func glance(at arguments: [String]) {
    let words = arguments.prefix { $0 != "--" }
    for (word, next) in zip(words, Array(words.dropFirst()) + [""]) {
      switch word {
      case "--lang": chooseLanguage(next)
      case "-C": enter(next)
      case "--json": isJSON = true
      default:
        if word.hasPrefix("--lang=") { chooseLanguage(String(word.dropFirst(7))) }
        if word.hasPrefix("-C"), word.count > 2 { enter(String(word.dropFirst(2))) }
      }
    }
    if !hasChosenLanguage, let language = HouseholdLanguage.find(from: self) {
      self.language = language
    }
  }

  private mutating func chooseLanguage(_ text: String) {
    guard let language = Language(rawValue: text) else { return }
    self.language = language
    hasChosenLanguage = true
  }

  private mutating func enter(_ folder: String) {
    self.folder = folder.hasPrefix("/") ? folder : self.folder + "/" + folder
  }

  /// Takes the options that every command has.
  mutating func adopt(_ globals: ParsedArguments) {
    isJSON = globals.has(GlobalOptions.json)
    output.isQuiet = globals.has(GlobalOptions.quiet)
    prompt.assumesYes = globals.has(GlobalOptions.yes)
    person = globals.value(GlobalOptions.person)
    let mode = globals.value(GlobalOptions.color).flatMap(ColorMode.init(rawValue:))
    if let mode, mode != .auto {
      output.depth = mode.depth(isTerminal: output.isTerminal, environment: environment)
      output.errorDepth = output.depth
    }
  }
}
