package import MealFormat
package import MealModel

/// What records are called, asked by id.
package struct NameLookup: Sendable {
  private let name: @Sendable (RecordKind, String) -> Name?
  private let mealName: @Sendable (Meal) -> Name?

  /// Creates a look-up from functions that answer `nil` for what they don't know.
  ///
  /// - Parameters:
  ///   - meal: What this household calls a meal.
  ///   - name: What a record of a kind and id is called.
  package init(
    meal: @escaping @Sendable (Meal) -> Name? = { _ in nil },
    name: @escaping @Sendable (RecordKind, String) -> Name?
  ) {
    self.name = name
    mealName = meal
  }

  /// Creates a look-up in a household; nothing is copied or indexed.
  package init(_ household: Household) {
    self.init(
      meal: { household.settings.meals[$0]?.name },
      name: { kind, id in Self.name(kind, id, in: household) }
    )
  }

  private static func name(_ kind: RecordKind, _ id: String, in household: Household) -> Name? {
    switch kind {
    case .tag: Tag.ID(id).flatMap { household.tags[$0]?.name }
    case .dish: Dish.ID(id).flatMap { household.dishes[$0]?.name }
    case .food: Food.ID(id).flatMap { household.foods[$0]?.name }
    case .person: Person.ID(id).flatMap { household.people[$0]?.name }.map { Name($0) }
    case .template: Template.ID(id).flatMap { household.templates[$0]?.name }
    case .objective: nil
    }
  }

  /// The same look-up, with another asked for what this one doesn't know.
  package func falling(back other: Self) -> Self {
    Self(
      meal: { mealName($0) ?? other.mealName($0) },
      name: { name($0, $1) ?? other.name($0, $1) }
    )
  }

  /// Nothing is known: everything is called by its id.
  package static let none = Self { _, _ in nil }

  /// What a record is called, or its id.
  package subscript(kind: RecordKind, id: String) -> Name {
    name(kind, id) ?? Name(id)
  }

  /// What this household calls a meal; `nil` where it has no word of its own.
  package subscript(meal: Meal) -> Name? { mealName(meal) }
}
