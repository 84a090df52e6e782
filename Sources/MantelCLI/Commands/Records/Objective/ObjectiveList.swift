internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel objective list`: everyone's objectives, or one person's.
struct ObjectiveList: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "los objetivos", en: "the objectives"),
    examples: [
      CommandExample("mantel objective list", Phrase(es: "los de todos", en: "everyone's")),
      CommandExample(
        "mantel objective list --for ana",
        Phrase(es: "los de Ana", en: "Ana's")
      ),
    ],
    parameters: [RecordParameters.owner],
    output: .objectives
  )

  private let owner: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    owner = arguments.value(RecordParameters.owner)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let finder = RecordFinder(context: context, session: session)
    let only = try (owner ?? context.person).map(finder.person)
    let people = session.household.objectives.keys.sorted().filter {
      only.map([$0].contains) ?? true
    }
    let rows = people.flatMap { person in
      (session.household.objectives[person] ?? [:]).sorted { $0.key < $1.key }
        .map { row($0.key, $0.value, of: person, session, context) }
    }
    try RecordTable(
      .objective,
      columns: [.personColumn, .objectiveLabel, .typeLabel, .startLabel, .weightLabel],
      rows: rows,
      isFiltered: only != nil
    ).print(in: context)
    return .done
  }

  private func row(
    _ id: Objective.ID,
    _ objective: Objective,
    of owner: Person.ID,
    _ session: Session,
    _ context: CommandContext
  ) -> RecordTable.Row {
    let person = session.household.people[owner]
    let isActive = person?.objective == id
    let path = Household.Record.objective(owner, id).path
    let isPrivate = session.reading.documents[path] == nil
    let weights = [objective.weight, objective.targetWeight].map {
      $0.map(RecordCards.number) ?? "?"
    }
    var members: JSONObject = ["person": .string(owner.rawValue)]
    members["active"] = .bool(isActive)
    members["private"] = .bool(isPrivate)
    if case .object(let document) = objective.document { members.members += document.members }
    var name = StyledText(id.rawValue, isActive ? .bold : .plain)
    if isPrivate { name = name + StyledText(" (\(context.text(.privateLabel)))", .dim) }
    return RecordTable.Row(
      id: id.rawValue,
      cells: [
        StyledText(person?.name ?? owner.rawValue), name,
        StyledText(context.text(.word(objective.type.rawValue))),
        StyledText(objective.start?.description ?? ""),
        StyledText(weights == ["?", "?"] ? "" : weights.joined(separator: " → ") + " kg"),
      ],
      plain: [
        owner.rawValue, objective.type.rawValue, objective.start?.description ?? "",
        isActive ? "active" : "",
      ],
      members: members
    )
  }
}
