public import JSONDocument
public import MealModel
internal import Wording

extension Settings: DocumentWritable {
  /// `mantel.json`, of what a household is made with.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("format", format)
    object.set("language", language?.rawValue)
    object.set("timeZone", timeZone)
    let meals = plannedMeals.compactMap { meal in
      self.meals[meal].map { JSONObject.Member(key: meal.rawValue, value: $0.document) }
    }
    object["meals"] = .object(JSONObject(meals))
    object.set("template", template?.rawValue)
    var shopping = JSONObject()
    shopping.set("day", shoppingDay?.rawValue)
    shopping.set("categories", shoppingCategories)
    object["shopping"] = .object(shopping)
    return Canonicalizer().canonical(.object(object), .settings)
  }
}

extension MealSettings: DocumentWritable {
  /// A meal's settings.
  public var document: JSONValue {
    var object = JSONObject()
    object["name"] = name?.document
    object.set("time", time?.description)
    if days != .everyDay { object["days"] = days.document }
    object.set("courses", courses)
    object["people"] = people?.document { .array($0.map { .string($0.rawValue) }) }
    object["maxMinutes"] = maxMinutes?.document(JSONValue.integer)
    object.set("share", share)
    return .object(object)
  }
}

extension DayPattern: DocumentWritable {
  /// A weekday, a range, or a list of these, as short as can be.
  public var document: JSONValue {
    let texts = runs.map { run in
      run.count == 1
        ? run[0].rawValue : run[0].rawValue + "-" + run[run.count - 1].rawValue
    }
    return texts.count == 1 ? .string(texts[0]) : .array(texts.map(JSONValue.string))
  }

  /// The days in runs of neighbours, Monday first.
  private var runs: [[Weekday]] {
    days.sorted().reduce(into: []) { runs, day in
      if let last = runs.last?.last, last.index + 1 == day.index {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
  }
}

extension ByDays {
  /// The value, or a map by days.
  func document(_ value: (Value) -> JSONValue) -> JSONValue {
    switch self {
    case .always(let always): return value(always)
    case .days(let entries):
      let members = entries.flatMap { entry in
        entry.days.keys.map { JSONObject.Member(key: $0, value: value(entry.value)) }
      }
      return .object(JSONObject(members))
    }
  }
}

extension DayPattern {
  /// The pattern as keys of a map: one a run of days.
  fileprivate var keys: [String] {
    switch document {
    case .string(let text): [text]
    case .array(let items): items.compactMap(\.string)
    default: []
    }
  }
}
