public import JSONDocument
public import MealModel

extension Slot.Item: DocumentWritable {
  /// A dish's id, `null`, or an object with leftovers or a wish.
  public var document: JSONValue {
    switch self {
    case .dish(let dish): .string(dish.rawValue)
    case .leftovers(let dish): .object(["leftovers": .string(dish.rawValue)])
    case .wish(let tag): .object(["tag": .string(tag.rawValue)])
    case .open: .null
    }
  }
}

extension Slot: DocumentWritable {
  /// The slot in its shortest form.
  public var document: JSONValue {
    var object = JSONObject()
    switch (items.count, items.first) {
    case (0, _), (1, .open): break
    case (1, .dish(let dish)): object["dish"] = .string(dish.rawValue)
    case (1, .leftovers(let dish)): object["leftovers"] = .string(dish.rawValue)
    case (1, .wish(let tag)): object["tag"] = .string(tag.rawValue)
    default: object["dishes"] = .array(items.map(\.document))
    }
    object.set("note", note)
    object.set("tags", tags)
    object.set("with", with)
    object.set("without", without)
    object.set("guests", guests == 0 ? nil : guests)
    object.set("servings", servings)
    object.set("locked", locked, unless: false)
    object.set("allow", allow)
    return Canonicalizer().canonical(.object(object), .slot)
  }

  /// The keys of a slot's object that a slot has members for.
  static let knownKeys = [
    "dish", "dishes", "leftovers", "tag", "note", "tags", "with", "without", "guests", "servings",
    "locked", "allow",
  ]
}

extension WeekPlan: DocumentWritable {
  /// The plan's file.
  public var document: JSONValue { .object(members) }

  var members: JSONObject {
    var object = JSONObject()
    object.set("note", note)
    for key in keys { object[key.description] = self[key].document }
    return object
  }
}

extension Template: DocumentWritable {
  /// The template's file.
  public var document: JSONValue {
    let name = JSONObject.Member(key: "name", value: name.document)
    let members = JSONObject([name] + plan.members.members)
    return Canonicalizer().canonical(.object(members), .template)
  }
}

extension Pantry: DocumentWritable {
  /// `pantry.json`.
  public var document: JSONValue {
    let members = lots.sorted { $0.key < $1.key }.map { food, lots in
      let values = lots.map(\.document)
      return JSONObject.Member(
        key: food.rawValue,
        value: values.count == 1 ? values[0] : .array(values)
      )
    }
    return .object(JSONObject(members))
  }
}

extension Pantry.Lot: DocumentWritable {
  /// An amount alone, or with the day until which it is good.
  public var document: JSONValue {
    guard let expires else { return amount.document }
    return .object(["amount": amount.document, "expires": .string(expires.description)])
  }
}
