import ArgumentParsing
import Wording

/// A small tree of commands with a parameter of every kind.
enum Sample {
  static let json = Parameter.flag("json", help: Phrase(es: "salida en JSON", en: "prints JSON"))
  static let quiet = Parameter.flag(
    "quiet",
    short: "q",
    help: Phrase(es: "calla", en: "says less")
  )
  static let color = Parameter.option(
    "color",
    valueName: "WHEN",
    help: Phrase(es: "cuándo usar color", en: "when to use colour"),
    completion: .values(["auto", "always", "never"])
  )
  static let directory = Parameter.option(
    nil,
    short: "C",
    valueName: "DIR",
    help: Phrase(es: "trabaja en DIR", en: "works in DIR"),
    completion: .directory
  )
  static let globals = [directory, json, quiet, color, .help, .version]

  static func parse(
    _ arguments: [String],
    aliases: [String: String] = [:]
  ) throws(UsageError) -> ParsedCommand {
    let parser = CommandParser(root: SampleRoot.self, globals: globals, aliases: aliases)
    return try parser.parse(arguments)
  }
}

struct SampleRoot: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "mantel",
    abstract: Phrase(es: "Planifica las comidas de una casa.", en: "Plans a household's meals."),
    groupedSubcommands: [
      CommandGroup(
        Phrase(es: "la semana", en: "the week"),
        [SampleToday.self, SampleWeek.self, SampleSet.self]
      ),
      CommandGroup(Phrase(es: "lo que se guarda", en: "what is kept"), [SampleDish.self]),
    ],
    defaultSubcommand: SampleToday.self
  )
}

struct SampleToday: ParsableCommand {
  static let short = Parameter.flag("short", help: Phrase(es: "breve", en: "is short"))
  static let configuration = CommandConfiguration(
    name: "today",
    abstract: Phrase(es: "Muestra el día de hoy.", en: "Shows today."),
    examples: [CommandExample("mantel", Phrase(es: "el día de hoy", en: "today"))],
    parameters: [short]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct SampleWeek: ParsableCommand {
  static let week = Parameter.argument(
    "WEEK",
    help: Phrase(es: "la semana", en: "the week"),
    isRequired: false,
    completion: .week
  )
  static let person = Parameter.option(
    "for",
    valueName: "PERSON",
    help: Phrase(es: "para quién", en: "for whom"),
    completion: .person
  )
  static let configuration = CommandConfiguration(
    name: "week",
    aliases: ["semana"],
    abstract: Phrase(es: "Muestra una semana.", en: "Shows a week."),
    examples: [
      CommandExample("mantel week -1", Phrase(es: "la semana pasada", en: "last week"))
    ],
    parameters: [week, person]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct SampleSet: ParsableCommand {
  static let slot = Parameter.argument(
    "SLOT",
    help: Phrase(es: "el hueco, como 'jue.cena'", en: "the slot, such as 'thu.dinner'"),
    completion: .slot
  )
  static let dish = Parameter.words(
    "DISH",
    help: Phrase(es: "el plato, por su nombre", en: "the dish, by its name"),
    completion: .dish
  )
  static let tag = Parameter.option(
    "tag",
    short: "t",
    valueName: "TAG",
    help: Phrase(
      es: "una etiqueta para esta comida; se puede repetir",
      en: "a tag of this meal; may be repeated"
    ),
    isRepeatable: true,
    completion: .tag
  )
  static let message = Parameter.option(
    "message",
    short: "m",
    valueName: "TEXT",
    help: Phrase(es: "el mensaje del cambio", en: "the message of the change")
  )
  static let servings = Parameter.option(
    "servings",
    valueName: "N",
    help: Phrase(es: "cuántas raciones", en: "how many servings")
  )
  static let dryRun = Parameter.flag(
    "dry-run",
    short: "n",
    help: Phrase(es: "no escribe nada", en: "writes nothing")
  )
  static let configuration = CommandConfiguration(
    name: "set",
    abstract: Phrase(es: "Pone un plato en un hueco.", en: "Puts a dish in a slot."),
    discussion: Phrase(
      es: """
        Lo que alguien no puede comer se rechaza siempre. Una regla rota se rechaza salvo que se
        use la fuerza.

          comida + cena
        """,
      en: """
        What someone can't eat is refused always. A broken rule is refused unless force is
        used.

          lunch + dinner
        """
    ),
    examples: [
      CommandExample(
        "mantel set jue.cena crema de calabacín",
        Phrase(es: "pone la crema el jueves", en: "puts the soup on Thursday")
      )
    ],
    parameters: [slot, dish, tag, message, servings, dryRun]
  )

  let servings: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let number = Phrase(es: "un número entero", en: "a whole number")
    servings = try arguments.value(Self.servings, expected: number) { Int($0) }
  }
}

struct SampleDish: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "dish",
    abstract: Phrase(es: "Los platos.", en: "The dishes."),
    subcommands: [SampleDishList.self, SampleDishShow.self]
  )
}

struct SampleDishList: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "Lista los platos.", en: "Lists the dishes."),
    examples: [CommandExample("mantel dish list", Phrase(es: "todos", en: "all of them"))]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct SampleDishShow: ParsableCommand {
  static let dishes = Parameter.arguments(
    "DISH",
    help: Phrase(es: "los platos", en: "the dishes"),
    completion: .dish
  )
  static let configuration = CommandConfiguration(
    name: "show",
    abstract: Phrase(es: "Muestra platos.", en: "Shows dishes."),
    examples: [CommandExample("mantel dish show paella", Phrase(es: "la paella", en: "it"))],
    parameters: [dishes]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}
