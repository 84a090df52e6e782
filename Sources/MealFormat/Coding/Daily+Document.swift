public import JSONDocument
public import MealModel

extension DiaryDay: DocumentWritable {
  /// The day's file.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("weight", weight)
    object.set("water", water)
    object.set("note", note)
    if !meals.isEmpty { object["meals"] = .array(meals.map(\.document)) }
    return Canonicalizer().canonical(.object(object), .diary)
  }
}

extension DiaryDay.Entry: DocumentWritable {
  /// The entry's line.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("at", at?.description)
    object.set("meal", meal?.rawValue)
    object.set("dish", dish?.rawValue)
    object.set("food", food?.rawValue)
    object.set("name", name)
    object.set("servings", servings)
    object["amount"] = amount?.document
    object["nutrition"] = nutrition?.document
    return .object(object)
  }
}

extension ShoppingProgress: DocumentWritable {
  /// The person's file of the list.
  public var document: JSONValue {
    let bought = bought.map { JSONObject.Member(key: $0.key.rawValue, value: $0.value.document) }
    let added = added.map { JSONObject.Member(key: $0.key, value: $0.value.document) }
    let removed = removed.map { JSONObject.Member(key: $0, value: true) }
    let object: JSONObject = [
      "bought": .object(JSONObject(bought)), "added": .object(JSONObject(added)),
      "removed": .object(JSONObject(removed)),
    ]
    return Canonicalizer().canonical(.object(object), .shopping)
  }
}

extension ShoppingProgress.Bought: DocumentWritable {
  /// A flag, an amount, or several.
  public var document: JSONValue {
    switch self {
    case .ticked(let flag): .bool(flag)
    case .amounts(let amounts) where amounts.count == 1: amounts[0].document
    case .amounts(let amounts): .array(amounts.map(\.document))
    }
  }
}

extension ShoppingProgress.Addition: DocumentWritable {
  /// The addition's value.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("name", name)
    object["amount"] = amount?.document
    object.set("category", category)
    return .object(object)
  }
}

extension HealthDay: DocumentWritable {
  /// The day's file; readings that the format doesn't name come by their bytes.
  public var document: JSONValue {
    var object = Self.members(readings)
    let workouts = workouts.map { workout in
      var members = Self.members(workout.readings)
      for (key, text) in workout.texts.sorted(by: { $0.key < $1.key }) {
        members[key] = .string(text)
      }
      return JSONValue.object(members)
    }
    if !workouts.isEmpty { object["workouts"] = .array(workouts) }
    return .object(object)
  }

  private static func members(_ readings: [String: Double]) -> JSONObject {
    JSONObject(
      readings.sorted { $0.key < $1.key }.map { key, value in
        JSONObject.Member(key: key, value: .number(CanonicalText.number(value)))
      }
    )
  }
}

extension CoachTalk: DocumentWritable {
  /// The day's file.
  public var document: JSONValue {
    let messages = messages.map { message in
      JSONValue.object([
        "at": .string(message.at), "role": .string(message.role.rawValue),
        "content": .string(message.content),
      ])
    }
    return Canonicalizer().canonical(.object(["messages": .array(messages)]), .coach)
  }
}
