internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Wording

/// `mantel safe`: what someone can eat.
struct SafeDishes: Command {
  static let person = Parameter.words(
    "PERSON",
    help: Phrase(es: "de quién", en: "whose"),
    isRequired: false,
    completion: .person
  )

  static let configuration = CommandConfiguration(
    name: "safe",
    abstract: Phrase(
      es: "qué platos puede comer alguien, y por qué",
      en: "which dishes someone can eat, and why"
    ),
    discussion: Phrase(
      es: """
        Tres respuestas: puede, no puede, y sin comprobar, que nunca cuenta como que puede. Por \
        una tubería, una línea por plato: id, safe, unsafe o not-checked, y la razón.
        """,
      en: """
        Three answers: safe, unsafe, and not checked, which never counts as safe. Through a pipe \
        a line a dish: id, safe, unsafe or not-checked, and the reason.
        """
    ),
    examples: [
      CommandExample("mantel safe nora", Phrase(es: "los platos de Nora", en: "Nora's dishes")),
      CommandExample(
        "mantel safe nora --json",
        Phrase(es: "para un programa", en: "for a program")
      ),
    ],
    parameters: [person],
    output: .safeDishes
  )

  private let person: String?
  private let command: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    person = arguments.value(Self.person)
    command = arguments.command
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    guard let text = person ?? context.person else {
      throw UsageError.missingArgument(Self.person.displayName, command: command)
    }
    let household = session.household
    if let faulty = Person.ID(text), household.faulty.contains(.person(faulty)) {
      throw Self.failure(faulty)
    }
    let person = try RecordLookup<Person>(peopleOf: household).resolve(text)
    guard !household.faulty.contains(.person(person)) else { throw Self.failure(person) }
    let check = SafetyCheck(household: household)
    let known = Set(household.dishes.filter { !$0.value.archived }.keys)
    let faulty = household.faulty.compactMap { if case .dish(let id) = $0 { id } else { nil } }
    let servings = known.union(faulty).sorted().map { check.serving(of: $0, to: person) }
    let report = SafetyReport(person: person, servings: servings, household: household)
    if context.isJSON {
      try context.output.json(report.document(context.language))
    } else if context.output.isTerminal {
      try context.output.lines(report.lines(context.language, width: context.output.width))
    } else {
      try context.output.raw(report.records(context.language).map { $0 + "\n" }.joined())
    }
    return .done
  }

  private static func failure(_ person: Person.ID) -> CommandFailure {
    let path = Household.Record.person(person).path
    return CommandFailure(.whoCanEatUnknown(path), hint: .validateHint(path))
  }
}
