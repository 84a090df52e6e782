extension Phrase {
  /// Nothing is planned for a slot.
  public static func emptySlot(_ slot: Self) -> Self {
    Self(es: "\(slot.es): nada planeado", en: "\(slot.en): nothing planned")
  }

  /// A slot's course is to be chosen yet.
  public static func openCourse(_ slot: Self) -> Self {
    Self(es: "\(slot.es): falta un plato", en: "\(slot.en): a course is missing")
  }

  /// A slot or a course is still a wish for a tag.
  public static func stillAWish(_ slot: Self, tag: Self) -> Self {
    let tag = tag.quoted
    return Self(
      es: "\(slot.es): todavía es un deseo, un plato con la etiqueta \(tag.es)",
      en: "\(slot.en): still a wish, a dish with tag \(tag.en)"
    )
  }

  /// A dish that is out of planning is planned.
  public static func archivedDish(_ dish: Self) -> Self {
    Self(es: "\(dish.quoted.es) está archivado", en: "\(dish.quoted.en) is archived")
  }

  /// A slot holds something at a meal that the settings don't plan that day.
  public static func unplannedMeal(weekday: Int, meal: Self) -> Self {
    let weekday = Self.weekday(weekday)
    return Self(
      es: "los ajustes no planean \(meal.es) el \(weekday.es)",
      en: "the settings plan no \(meal.en) on \(weekday.en)"
    )
  }

  /// A dish is an ingredient of itself; the names are those of the circle, the dish's last.
  public static func circularDish(_ circle: [Self]) -> Self {
    let circle = joined(circle.map(\.quoted), separator: " → ")
    return Self(
      es: "un plato no puede llevarse a sí mismo: \(circle.es)",
      en: "a dish can't be made of itself: \(circle.en)"
    )
  }

  /// A food has an id that is a word of the vocabulary.
  public static func reservedFoodID(_ id: String) -> Self {
    Self(
      es: "'\(id)' es lo que un alimento contiene; ningún alimento puede llamarse así",
      en: "'\(id)' is what a food contains; no food can have that id"
    )
  }

  /// Planned slots that a plan's file doesn't have.
  ///
  /// - Parameter slots: What they are called, in order.
  /// - Returns: The clause.
  public static func missingSlots(_ slots: [Phrase]) -> Phrase {
    guard slots.count > 1, let first = slots.first else {
      return emptySlot(slots.first ?? Phrase(verbatim: ""))
    }
    return Phrase(
      es: "\(slots.count) huecos sin planear no están en el archivo, desde \(first.es)",
      en: "\(slots.count) slots without a plan aren't in the file, from \(first.en) on"
    )
  }

  /// A week in which nothing is planned.
  public static func emptyWeek(_ week: String) -> Phrase {
    Phrase(es: "\(week): todavía no hay nada planeado", en: "\(week): nothing is planned yet")
  }
}
