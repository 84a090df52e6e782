internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel path`: where a week's or a record's file lies.
struct PathOf: Command {
  static let name = Parameter.words(
    "WEEK|ID|NAME",
    help: Phrase(
      es: "una semana, un id o un nombre; sin nada, la casa",
      en: "a week, an id or a name; without it, the household"
    ),
    isRequired: false,
    completion: .dish
  )
  static let kind = Parameter.option(
    "kind",
    valueName: "KIND",
    help: Phrase(
      es: "de qué clase es, también si aún no existe",
      en: "what kind it is of, also where it isn't there yet"
    ),
    completion: .values(FileReference.kinds)
  )
  static let relative = Parameter.flag(
    "relative",
    help: Phrase(es: "contada desde la casa", en: "told from the household")
  )

  static let configuration = CommandConfiguration(
    name: "path",
    abstract: Phrase(
      es: "dónde está el archivo de una semana o de un nombre",
      en: "where the file of a week or a name lies"
    ),
    discussion: Phrase(
      es: "De una semana que aún no se ha planeado dice dónde estaría.",
      en: "Of a week that isn't planned yet it says where it would be."
    ),
    examples: [
      CommandExample(
        "mantel path next",
        Phrase(es: "la semana que viene", en: "next week")
      ),
      CommandExample("mantel path arroz con leche", Phrase(es: "un plato", en: "a dish")),
      CommandExample(
        "mantel path tag:pizza --relative",
        Phrase(es: "la etiqueta, no el plato", en: "the tag, not the dish")
      ),
    ],
    parameters: [name, kind, relative],
    output: .filePlace
  )

  private let name: String?
  private let kind: String?
  private let isRelative: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    name = arguments.value(Self.name)
    kind = arguments.value(Self.kind)
    isRelative = arguments.has(Self.relative)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let path = try name.map { try FileReference(context, store).path(of: $0, kind: kind) } ?? ""
    let absolute = store.location.absolute(path)
    if context.isJSON {
      try context.output.json(
        .object([
          "path": .string(absolute),
          "relative": .string(path.isEmpty ? "." : path),
          "exists": .bool(path.isEmpty || store.source(path) != nil),
        ])
      )
    } else {
      try context.output.line(StyledText(isRelative ? (path.isEmpty ? "." : path) : absolute))
    }
    return .done
  }
}
