internal import JSONDocument
internal import MealFormat
internal import MealModel

/// Weeks as a JSON document.
///
/// A week has `week`, `note` (or `null`) and `days`, seven of them; a day has `date`, `day` and
/// `meals`, by the meals' words. A meal is the slot as the plan's file has it, but its courses are
/// always the list `dishes`; and beside them stand `names` and `dishTags`, what the dishes are
/// called and their tags, by their ids; `tagNames`, what these, the wishes' and the meal's own tags
/// are called; `diners`; and who can't eat it, `unsafe`, perhaps can't, `notChecked`, or gets
/// something else, `instead`. With `--nutrition` days and weeks have a `nutrition`.
enum WeekJSON {
  /// The document of one week, or of several in a list `weeks`.
  static func text(of views: [WeekView]) -> String {
    let weeks = views.map(document)
    let whole = weeks.count == 1 ? weeks[0] : .object(["weeks": .array(weeks)])
    return CanonicalText.indented(whole)
  }

  private static func document(of view: WeekView) -> JSONValue {
    var object: JSONObject = [
      "week": .string(view.week.description),
      "note": view.note.map(JSONValue.string) ?? .null,
      "days": .array(view.days.map { document(of: $0, view) }),
    ]
    object["nutrition"] = nutrition(of: view)?.whole
    return .object(object)
  }

  private static func document(of day: WeekView.Day, _ view: WeekView) -> JSONValue {
    let meals = view.columns.compactMap { column -> JSONObject.Member? in
      guard let cell = day.cells[column.meal], !cell.isElsewhere else { return nil }
      return JSONObject.Member(key: column.meal.rawValue, value: document(of: cell))
    }
    var object: JSONObject = [
      "date": .string(day.date.description),
      "day": .string(day.date.weekday.rawValue),
      "meals": .object(JSONObject(meals)),
    ]
    object["nutrition"] = nutrition(of: view)?.value(of: day.date)
    return .object(object)
  }

  private static func nutrition(of view: WeekView) -> WeekNutritionJSON? {
    view.nutrition.map { WeekNutritionJSON(nutrition: $0, language: view.language) }
  }

  private static func document(of cell: WeekCell) -> JSONValue {
    var object: JSONObject = ["dishes": .array(cell.slot.items.map(\.document))]
    let courseKeys = ["dish", "dishes", "leftovers", "tag"]
    for member in cell.slot.document.object?.members ?? [] where !courseKeys.contains(member.key) {
      object[member.key] = member.value
    }
    let dishes = cell.courses.compactMap(\.dish)
    object["names"] = map(dishes) { ($0.id.rawValue, .string($0.name)) }
    object["dishTags"] = map(dishes) { ($0.id.rawValue, ids($0.labels.map(\.id))) }
    let tags = dishes.flatMap(\.labels) + cell.courses.compactMap(\.wish) + cell.labels
    object["tagNames"] = map(tags) { ($0.id.rawValue, .string($0.name)) }
    object["diners"] = ids(cell.diners.map(\.id))
    let marks = SlotMarksJSON(marks: cell.marks.map(\.mark))
    object["unsafe"] = marks.unsafe
    object["notChecked"] = marks.notChecked
    object["instead"] = marks.instead
    return .object(object)
  }

  private static func map<Item>(
    _ items: [Item],
    _ member: (Item) -> (key: String, value: JSONValue)
  ) -> JSONValue {
    let members = items.map(member)
    return .object(JSONObject(members.map { JSONObject.Member(key: $0.key, value: $0.value) }))
  }

  private static func ids<Kind>(_ ids: [Identifier<Kind>]) -> JSONValue {
    .array(ids.map { .string($0.rawValue) })
  }
}
