internal import JSONDocument
internal import MealModel

extension Dish: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(name: node["name"]?.name ?? Name(""), tags: node.ids("tags"))
    description = node.text("description")
    course = node.text("course").flatMap(Course.init(rawValue:)) ?? .single
    cuisine = node.text("cuisine")
    servings = node.number("servings") ?? 4
    minutes = node["minutes"].flatMap(Self.minutes)
    minuteParts = node["minutes"].flatMap(Self.minuteParts)
    ahead = node["ahead"].map(Self.preparations) ?? []
    ingredients = node["ingredients"].map(Self.ingredients) ?? []
    steps = node.texts("steps")
    nutrition = node["nutrition"]?.nutrition
    rules = node["rules"].flatMap(RuleSet.init(reading:)) ?? .none
    contains = node.substances("contains")
    traces = node.substances("traces")
    instead = node.replacements("instead")
    leftovers = node.integer("leftovers")
    keeps = node.text("keeps").flatMap(Span.init(_:))?.days ?? 2
    source = node.text("source")
    archived = node.flag("archived") ?? false
  }

  private static func minutes(_ node: JSONNode) -> Int? {
    if let total = node.integer { return total }
    let parts = minuteParts(node)
    let minutes = [parts?.prep, parts?.cook].compactMap(\.self)
    return minutes.isEmpty ? nil : minutes.reduce(0, +)
  }

  private static func minuteParts(_ node: JSONNode) -> MinuteParts? {
    guard node.kind == .object else { return nil }
    return MinuteParts(prep: node.integer("prep"), cook: node.integer("cook"))
  }

  private static func preparations(_ node: JSONNode) -> [Preparation] {
    node.members.compactMap { member in
      guard let before = member.key.string.flatMap(Span.init(_:)), let text = member.value.string
      else { return nil }
      return Preparation(before: before, text: text)
    }
  }

  private static func ingredients(_ node: JSONNode) -> [Ingredient] {
    node.members.compactMap { member in
      guard let key = member.key.string else { return nil }
      if member.value.kind == .array {
        return Ingredient(key, member.value.items.map(Ingredient.Use.init(reading:)))
      }
      return Ingredient(key, [Ingredient.Use(reading: member.value)])
    }
  }
}

extension Ingredient.Use {
  /// Reads a number, a text or an object; of anything else nothing but that it is used.
  init(reading node: JSONNode) {
    guard node.kind == .object else {
      self.init(amount: node.amount)
      return
    }
    self.init(
      amount: node["amount"]?.amount,
      servings: node.number("servings"),
      note: node.text("note"),
      instead: node.replacements("instead")
    )
  }
}
