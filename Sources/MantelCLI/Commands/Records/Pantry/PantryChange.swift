internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import Wording

/// What `pantry add`, `set` and `rm` have in common: a food, and its lots changed.
struct PantryChange {
  static let food = Parameter.argument(
    "FOOD",
    help: Phrase(es: "el alimento, por su id o su nombre", en: "the food, by its id or name"),
    completion: .food
  )
  static let amount = Parameter.words(
    "AMOUNT",
    help: Phrase(es: "cuánto: 6, '500 g'", en: "how much: 6, '500 g'")
  )
  static let expires = Parameter.option(
    "expires",
    short: "e",
    valueName: "DATE",
    help: Phrase(
      es: "hasta cuándo es bueno: 2026-02-10, vie, 5d; none",
      en: "until when it is good: 2026-02-10, fri, 5d; none"
    )
  )

  let context: CommandContext
  let session: Session

  /// Changes what there is of a food, and tells it.
  func apply(
    _ food: String,
    operation: String,
    options: ChangeOptions,
    _ change: (inout PantryLots) throws -> Void
  ) throws -> ExitCode {
    let path = Household.Record.pantry.path
    let file = try session.changed(path) { pantry in
      let key = try key(food, among: pantry.keys)
      var lots = PantryLots(pantry[key])
      try change(&lots)
      pantry[key] = lots.value
    }
    try RecordReview(context: context, session: session).check([file])
    return try context.apply(
      [file],
      operation: operation,
      options: options,
      session: session
    )
  }

  /// The key of a food: one that is there, else one that has a file.
  func key(_ text: String, among keys: [String]) throws -> String {
    if text != "$schema", keys.contains(text) { return text }
    return try RecordFinder(context: context, session: session).food(text).rawValue
  }

  /// An amount as the file has it.
  static func amount(_ text: String) throws(UsageError) -> JSONValue {
    var document = JSONObject()
    let edit = FieldEdit(.food, language: .en, usualLanguage: .en)
    // A food's pack is an amount too: pieces, or text with a unit.
    do { try edit.set("pack", to: [text], in: &document) } catch {
      throw .validation(error.message, hint: error.hint)
    }
    guard let amount = document["pack"] else { throw .validation(.missingAmount, hint: nil) }
    return amount
  }

  /// The day on which something expires.
  func expiry(_ text: String?) throws -> Expiry {
    guard let text else { return .unsaid }
    if ["none", "nunca", "never"].contains(LatinLetters.folded(text)) { return .never }
    if let span = Span(text) { return .day(session.today + span.days) }
    do {
      return .day(try DayReference.parse(text, today: session.today))
    } catch {
      throw error.usageError
    }
  }
}
