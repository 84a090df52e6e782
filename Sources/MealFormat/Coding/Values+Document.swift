public import JSONDocument
public import MealModel

extension Name: DocumentWritable {
  /// One text, or a map by language.
  public var document: JSONValue {
    if let text = texts[nil] { return .string(text) }
    let members = texts.compactMap { language, text in
      language.map { JSONObject.Member(key: $0, value: .string(text)) }
    }
    return .object(JSONObject(members))
  }
}

extension Amount: DocumentWritable {
  /// A number of pieces, or a text.
  public var document: JSONValue {
    switch self {
    case .pieces(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}

extension Nutrition: DocumentWritable {
  /// The figures that are known.
  public var document: JSONValue { .object(members) }

  var members: JSONObject {
    var object = JSONObject()
    object.set("kcal", kcal)
    object.set("protein", protein)
    object.set("carbohydrates", carbohydrates)
    object.set("fat", fat)
    object.set("fibre", fibre)
    return object
  }
}

extension RuleSet: DocumentWritable {
  /// The rules that there are.
  public var document: JSONValue {
    var object = JSONObject()
    object.set("maxPerWeek", maxPerWeek)
    object.set("minPerWeek", minPerWeek)
    switch noConsecutive {
    case .sameMeal: object["noConsecutive"] = true
    case .anyMeal: object["noConsecutive"] = "day"
    case nil: break
    }
    object.set("noDuplicateInDay", noDuplicateInDay, unless: false)
    if let meals = mealTypeRestriction {
      object["mealTypeRestriction"] =
        meals.count == 1
        ? .string(meals[0].rawValue) : .array(meals.map { .string($0.rawValue) })
    }
    if let months { object["months"] = .array(months.map(JSONValue.integer)) }
    object.set("minDaysBetween", minDaysBetween)
    object.set("fixed", fixed.map(\.description))
    return .object(object)
  }
}

extension Tag: DocumentWritable {
  /// The tag's file.
  public var document: JSONValue {
    var object = JSONObject()
    object["name"] = name.document
    object.set("color", color)
    object["rules"] = rules.document
    return Canonicalizer().canonical(.object(object), .tag)
  }
}

extension Food: DocumentWritable {
  /// The food's file.
  public var document: JSONValue {
    var object = JSONObject()
    object["name"] = name.document
    object.set("aliases", aliases)
    object.set("category", category)
    object.setSubstances("contains", contains)
    object.setSubstances("traces", traces)
    if let nutrition {
      let per = JSONObject.Member(key: "per", value: .string(basis.rawValue))
      object["nutrition"] = .object(JSONObject([per] + nutrition.members.members))
    }
    let weights = weights.map { unit, grams in
      JSONObject.Member(key: unit, value: .number(CanonicalText.number(grams)))
    }
    if !weights.isEmpty { object["weights"] = .object(JSONObject(weights)) }
    object.set("density", density)
    object["pack"] = pack?.document
    object.set("staple", staple, unless: false)
    object.set("active", active, unless: true)
    object.set("barcodes", barcodes)
    object.set("source", source)
    return Canonicalizer().canonical(.object(object), .food)
  }
}

extension JSONObject {
  /// Sets a member to a set of substances; an empty set says that there are none.
  mutating func setSubstances(_ key: String, _ substances: Set<Substance>?) {
    if let substances {
      self[key] = .array(substances.sorted().map { .string($0.rawValue) })
    }
  }

  mutating func setReplacements<Kind>(_ key: String, _ replacements: [Replacement<Kind>]) {
    guard !replacements.isEmpty else { return }
    let members = replacements.map { replacement in
      Member(key: replacement.excluded, value: .string(replacement.replacement.rawValue))
    }
    self[key] = .object(JSONObject(members))
  }
}
