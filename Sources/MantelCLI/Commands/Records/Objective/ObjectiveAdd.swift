internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel objective add`: an objective of a person, shared or private.
struct ObjectiveAdd: Command {
  static let id = Parameter.argument(
    "ID",
    help: Phrase(
      es: "su id; si no se da, de qué trata y su mes: perder-2026-01",
      en: "its id; unless given, what it is and its month: loss-2026-01"
    ),
    isRequired: false
  )
  static let isPrivate = Parameter.flag(
    "private",
    help: Phrase(es: "en la parte privada, que no se comparte", en: "in the part not shared")
  )
  static let isActive = Parameter.flag(
    "active",
    help: Phrase(es: "es desde ahora el que vale", en: "is the one that counts from now on")
  )
  static let fields: [FieldOption] = [
    .option(
      "type",
      "TYPE",
      field: "type",
      help: Phrase(es: "perder, mantener o ganar peso", en: "to lose, keep or gain weight"),
      completion: .values(Objective.Direction.allCases.map(\.rawValue))
    ),
    .option(
      "start",
      "DATE",
      field: "start",
      help: Phrase(es: "cuándo empieza; hoy", en: "when it begins; today")
    ),
    .option(
      "weight",
      "KG",
      field: "weight",
      help: Phrase(es: "el peso al empezar", en: "the weight at its beginning")
    ),
    .option(
      "target-weight",
      "KG",
      field: "targetWeight",
      help: Phrase(es: "el peso buscado", en: "the weight to reach")
    ),
    .option(
      "activity",
      "N",
      field: "activityLevel",
      help: Phrase(es: "de 1.2, sedentario, a 1.9, atleta", en: "1.2 sedentary to 1.9 athlete")
    ),
    .option(
      "protein-per-kg",
      "G",
      field: "proteinPerKg",
      help: Phrase(es: "gramos de proteína por kilo", en: "grams of protein a kilogram")
    ),
  ]

  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "añade un objetivo", en: "adds an objective"),
    discussion: Phrase(
      es: "Si la persona no tiene ninguno activo, este lo es; si tiene otro, solo con --active.",
      en: "It is the active one where the person has none; where they have another, with --active."
    ),
    examples: [
      CommandExample(
        "mantel objective add --for ana --type loss --weight 68,4 --target-weight 62",
        Phrase(es: "perder peso desde hoy", en: "to lose weight from today on")
      ),
      CommandExample(
        "mantel objective add fuerza -p marcos --type gain --weight 79 --private",
        Phrase(es: "en la parte privada", en: "in the part that isn't shared")
      ),
    ],
    parameters: [id, RecordParameters.owner] + fields.map(\.parameter)
      + [isActive, isPrivate] + ChangeOptions.all,
    output: .change
  )

  private let id: String?
  private let owner: String?
  private let settings: [FieldSetting]
  private let isActive: Bool
  private let isPrivate: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = arguments.value(Self.id)
    owner = arguments.value(RecordParameters.owner)
    settings = Self.fields.compactMap { $0.setting(arguments) }
    isActive = arguments.has(Self.isActive)
    isPrivate = arguments.has(Self.isPrivate)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let finder = RecordFinder(context: context, session: session)
    guard let person = try finder.namedPerson(owner) else {
      throw CommandFailure(.whoseObjective, hint: .whoseObjectiveHint, exitCode: .usage)
    }
    guard settings.contains(where: { $0.field == "type" }) else {
      throw CommandFailure(.whichObjectiveType, exitCode: .usage)
    }
    var document = try session.fieldEdit(.objective, in: context).document(name: nil, settings)
    if document["start"] == nil { document["start"] = .string(session.today.description) }
    let target = try target(document, person, session, context)
    var files = [try session.created(target.path, document)]
    if isActive || session.household.people[person]?.objective == nil {
      files.append(
        try session.changed(Household.Record.person(person).path) { preferences in
          preferences["objective"] = .string(target.id)
        }
      )
    }
    try RecordReview(context: context, session: session).check(files)
    return try context.apply(
      files,
      operation: "objective add",
      options: options,
      session: session
    )
  }

  private func target(
    _ document: JSONObject,
    _ person: Person.ID,
    _ session: Session,
    _ context: CommandContext
  ) throws -> RecordTarget {
    let month = document["start"]?.string?.prefix(7) ?? ""
    let word = Phrase.word(document["type"]?.string ?? "")[context.language]
    let name = id ?? "\(word)-\(month)"
    let taken = { (text: String) in
      Objective.ID(text).map { Household.Record.objective(person, $0).path }
        .map { session.store.source($0) != nil || session.store.source("private/" + $0) != nil }
        ?? true
    }
    let slug = IdentifierText.slug(of: name)
    if id != nil, Objective.ID(slug) != nil, taken(slug) {
      throw CommandFailure(
        .nameTaken(.objective, slug, id: slug),
        hint: .nameTakenHint("objective", id: slug, canForce: false),
        exitCode: .refused
      )
    }
    let made = IdentifierText.made(from: name, kind: "objective", isTaken: taken)
    guard let objective = Objective.ID(made) else {
      throw CommandFailure(.unknownObjective(made))
    }
    let record = Household.Record.objective(person, objective)
    let path = (isPrivate ? "private/" : "") + record.path
    return RecordTarget(noun: .objective, id: made, path: path, record: record)
  }
}
