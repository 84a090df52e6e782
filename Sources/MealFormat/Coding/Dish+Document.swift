public import JSONDocument
public import MealModel

extension Dish: DocumentWritable {
  /// The dish's file.
  public var document: JSONValue {
    var object = JSONObject()
    object["name"] = name.document
    object.set("description", description)
    object.set("tags", tags)
    object.set("course", course == .single ? nil : course.rawValue)
    object.set("cuisine", cuisine)
    object.set("servings", servings == 4 ? nil : servings)
    if let minuteParts {
      var parts = JSONObject()
      parts.set("prep", minuteParts.prep)
      parts.set("cook", minuteParts.cook)
      object["minutes"] = .object(parts)
    } else {
      object.set("minutes", minutes)
    }
    if !ahead.isEmpty {
      let members = ahead.map { preparation in
        JSONObject.Member(
          key: preparation.before.description,
          value: .string(preparation.text)
        )
      }
      object["ahead"] = .object(JSONObject(members))
    }
    if !ingredients.isEmpty {
      let members = ingredients.map { JSONObject.Member(key: $0.key, value: $0.document) }
      object["ingredients"] = .object(JSONObject(members))
    }
    object.set("steps", steps)
    object["nutrition"] = nutrition?.document
    object["rules"] = rules.document
    object.setSubstances("contains", contains)
    object.setSubstances("traces", traces)
    object.setReplacements("instead", instead)
    object.set("leftovers", leftovers)
    object.set("keeps", keeps == 2 ? nil : "\(keeps)d")
    object.set("source", source)
    object.set("archived", archived, unless: false)
    return Canonicalizer().canonical(.object(object), .dish)
  }
}

extension Ingredient: DocumentWritable {
  /// The value of the ingredient's key.
  public var document: JSONValue {
    uses.count == 1 ? uses[0].document : .array(uses.map(\.document))
  }
}

extension Ingredient.Use: DocumentWritable {
  /// An amount alone, or an object.
  public var document: JSONValue {
    if let amount, servings == nil, note == nil, instead.isEmpty { return amount.document }
    var object = JSONObject()
    object["amount"] = amount?.document
    object.set("servings", servings)
    object.set("note", note)
    object.setReplacements("instead", instead)
    return .object(object)
  }
}
