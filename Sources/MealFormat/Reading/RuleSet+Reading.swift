internal import JSONDocument
internal import MealModel

extension RuleSet: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(
      maxPerWeek: node.integer("maxPerWeek"),
      minPerWeek: node.integer("minPerWeek"),
      noConsecutive: node["noConsecutive"].flatMap(Self.consecutive),
      noDuplicateInDay: node.flag("noDuplicateInDay") ?? false,
      mealTypeRestriction: node["mealTypeRestriction"].flatMap(Self.meals),
      months: node["months"].map { $0.items.compactMap(\.integer) },
      minDaysBetween: node.integer("minDaysBetween"),
      fixed: node.texts("fixed").compactMap(SlotKey.init(_:))
    )
  }

  private static func consecutive(_ node: JSONNode) -> Consecutive? {
    if node.isString("day") { return .anyMeal }
    return node.bool == true ? .sameMeal : nil
  }

  private static func meals(_ node: JSONNode) -> [Meal]? {
    if let meal = node.string { return Meal(rawValue: meal).map { [$0] } }
    guard node.kind == .array else { return nil }
    return node.items.compactMap { $0.string.flatMap(Meal.init(rawValue:)) }
  }
}

extension Tag: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(
      name: node["name"]?.name ?? Name(""),
      color: node.text("color"),
      rules: node["rules"].flatMap(RuleSet.init(reading:)) ?? .none
    )
  }
}
