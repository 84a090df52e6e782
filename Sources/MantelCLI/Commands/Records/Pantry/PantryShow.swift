internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel pantry`: what is in the house, and until when.
struct PantryShow: Command {
  static let expiring = Parameter.option(
    "expiring",
    valueName: "SPAN",
    help: Phrase(es: "lo que caduca de aquí a entonces: 3d", en: "what expires by then: 3d")
  )

  static let configuration = CommandConfiguration(
    name: "show",
    aliases: ["list", "ls"],
    abstract: Phrase(es: "lo que hay en casa", en: "what is in the house"),
    examples: [
      CommandExample("mantel pantry", Phrase(es: "todo", en: "all of it")),
      CommandExample(
        "mantel pantry show --expiring 3d",
        Phrase(es: "lo que caduca en tres días", en: "what expires within three days")
      ),
    ],
    parameters: [expiring],
    output: .pantry
  )

  private let expiring: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    expiring = arguments.value(Self.expiring)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let last = try expiring.map { try day($0, session.today) }
    let lots = session.household.pantry.lots.flatMap { food, lots in
      lots.map { (food: food, lot: $0) }
    }
    .filter { entry in
      guard let last else { return true }
      return entry.lot.expires.map { $0 <= last } ?? false
    }
    .sorted { Self.order($0.lot, $0.food) < Self.order($1.lot, $1.food) }
    let rows = lots.map { row($0.food, $0.lot, session, context) }
    try RecordTable(
      .food,
      command: "pantry",
      key: "pantry",
      columns: [.foodLabel, .amountLabel, .expiresLabel],
      rows: last == nil ? RecordTable.sorted(rows) : rows,
      isFiltered: last != nil
    ).print(in: context)
    return .done
  }

  /// The last day that is meant: so many days from today, or the end of a range.
  private func day(_ text: String, _ today: CalendarDay) throws -> CalendarDay {
    if let span = Span(text) { return today + span.days }
    do {
      return try DateRangeReference.parse(text, today: today, direction: .future).last
    } catch {
      throw error.usageError
    }
  }

  /// What expires first stands first.
  private static func order(_ lot: Pantry.Lot, _ food: Food.ID) -> (Int, String) {
    (lot.expires?.daysSinceEpoch ?? .max, food.rawValue)
  }

  private func row(
    _ food: Food.ID,
    _ lot: Pantry.Lot,
    _ session: Session,
    _ context: CommandContext
  ) -> RecordTable.Row {
    let name = context.text(session.household.name(of: .food(food)))
    let left = lot.expires.map { $0 - session.today }
    var members: JSONObject = ["name": .string(name)]
    members["amount"] =
      switch lot.amount {
      case .pieces(let number): .number(number)
      case .text(let text): .string(text)
      }
    members.put("expires", lot.expires?.description)
    members.put("daysLeft", left)
    return RecordTable.Row(
      id: food.rawValue,
      cells: [StyledText(name), StyledText(lot.amount.text), expiry(lot, left, context)],
      plain: [name, lot.amount.text, lot.expires?.description ?? ""],
      members: members
    )
  }

  private func expiry(
    _ lot: Pantry.Lot,
    _ left: Int?,
    _ context: CommandContext
  ) -> StyledText {
    guard let day = lot.expires, let left else { return "" }
    let color: BasicColor = left < 0 ? .red : left <= 3 ? .yellow : .white
    return StyledText(day.description + " ")
      + StyledText(context.text(.daysLeft(left)), Style(foreground: .basic(color)))
  }
}
