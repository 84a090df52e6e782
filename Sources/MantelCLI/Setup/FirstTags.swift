internal import MealModel

/// The ten tags that a household begins with.
enum FirstTags {
  static let all: [(id: String, tag: Tag)] = [
    tag(
      "carne",
      "Carne",
      "Meat",
      "#E74C3C",
      RuleSet(maxPerWeek: 3, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    tag(
      "pescado",
      "Pescado",
      "Fish",
      "#3498DB",
      RuleSet(maxPerWeek: 2, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    tag(
      "legumbres",
      "Legumbres",
      "Legumes",
      "#95A5A6",
      RuleSet(maxPerWeek: 2, noDuplicateInDay: true)
    ),
    tag("verduras", "Verduras", "Vegetables", "#2ECC71", .none),
    tag(
      "huevos",
      "Huevos",
      "Eggs",
      "#F1C40F",
      RuleSet(maxPerWeek: 2, noDuplicateInDay: true)
    ),
    tag(
      "pasta-arroz",
      "Pasta/Arroz",
      "Pasta/Rice",
      "#D4AC6E",
      RuleSet(maxPerWeek: 3, noConsecutive: .sameMeal)
    ),
    tag(
      "solo-cena",
      "Solo Cena",
      "Dinner Only",
      "#9B59B6",
      RuleSet(mealTypeRestriction: [.dinner])
    ),
    tag(
      "solo-comida",
      "Solo Comida",
      "Lunch Only",
      "#E67E22",
      RuleSet(mealTypeRestriction: [.lunch])
    ),
    tag("con-gluten", "Con Gluten", "Contains Gluten", "#8B4513", .none),
    tag("sin-gluten", "Sin Gluten", "Gluten Free", "#1ABC9C", .none),
  ]

  private static func tag(
    _ id: String,
    _ es: String,
    _ en: String,
    _ color: String,
    _ rules: RuleSet
  ) -> (id: String, tag: Tag) {
    (id, Tag(name: Name(byLanguage: ["es": es, "en": en]), color: color, rules: rules))
  }
}
