internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel person list`: who there is, and what each can't have.
struct PersonList: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "las personas", en: "the people"),
    examples: [
      CommandExample("mantel person list", Phrase(es: "todas", en: "all of them"))
    ],
    output: .people
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let cards = RecordCards(context: context, session: session)
    let rows = session.household.people.map { row($0, $1, cards) }
    try RecordTable(
      .person,
      columns: [.nameLabel, .limitsLabel, .objectiveLabel],
      rows: RecordTable.sorted(rows)
    ).print(in: context)
    return .done
  }

  private func row(_ id: Person.ID, _ person: Person, _ cards: RecordCards) -> RecordTable.Row {
    let context = cards.context
    var limits = person.diets.map { context.text(.word($0.rawValue)) }
    limits += person.allergies.map { context.text(cards.name(ofFoodOrDish: $0)) }
    if person.strict { limits.append(context.text(.strictMeans)) }
    var name = StyledText(person.name)
    if person.guest { name = name + StyledText(" (\(context.text(.guestMark)))", .dim) }
    var members: JSONObject = ["name": .string(person.name)]
    members.put("diets", person.diets.map(\.rawValue))
    members.put("allergies", person.allergies)
    members["strict"] = .bool(person.strict)
    members["guest"] = .bool(person.guest)
    members.put("objective", person.objective?.rawValue)
    return RecordTable.Row(
      id: id.rawValue,
      cells: [
        name, StyledText(limits.joined(separator: ", ")),
        StyledText(person.objective?.rawValue ?? ""),
      ],
      plain: [
        person.name, (person.diets.map(\.rawValue) + person.allergies).joined(separator: ","),
        person.objective?.rawValue ?? "",
      ],
      members: members
    )
  }
}
