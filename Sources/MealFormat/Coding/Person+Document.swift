public import JSONDocument
public import MealModel

extension Person: DocumentWritable {
  /// The person's preferences.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("name", name)
    switch born {
    case .day(let day): object.set("born", day.description)
    case .year(let year): object.set("born", String(year))
    case nil: break
    }
    object.set("sex", sex?.rawValue)
    object.set("height", height)
    object.set("portion", portion == 1 ? nil : portion)
    object.set("diets", diets)
    object.set("strict", strict, unless: false)
    object.set("allergies", allergies)
    object.set("dislikes", dislikes)
    object.set("cuisines", cuisines)
    object.set("notes", notes)
    object.set("objective", objective?.rawValue)
    object.set("guest", guest, unless: false)
    return Canonicalizer().canonical(.object(object), .preferences)
  }
}

extension Objective: DocumentWritable {
  /// The objective's file.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("type", type.rawValue)
    object.set("start", start?.description)
    object.set("weight", weight)
    object.set("targetWeight", targetWeight)
    object.set("activityLevel", activityLevel)
    object.set("proteinPerKg", proteinPerKg)
    object["targets"] = targets?.document
    return Canonicalizer().canonical(.object(object), .objective)
  }
}
