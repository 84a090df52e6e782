// The words around a week's table.

extension Phrase {
  /// A week by its number: `Semana 6`.
  public static func week(_ number: Int) -> Self {
    Self(es: "Semana \(number)", en: "Week \(number)")
  }

  /// From one day to another, short: `30 nov – 6 dic 2026`.
  ///
  /// The first day's year stands only where it isn't the last one's.
  public static func period(
    from first: (year: Int, month: Int, day: Int),
    to last: (year: Int, month: Int, day: Int)
  ) -> Self {
    let start = shortDate(day: first.day, month: first.month)
    let end = shortDate(day: last.day, month: last.month)
    let year = first.year == last.year ? "" : " \(first.year)"
    return Self(
      es: "\(start.es)\(year) – \(end.es) \(last.year)",
      en: "\(start.en)\(year) – \(end.en) \(last.year)"
    )
  }

  /// A day of a month, short: `3 feb`, `3 Feb`.
  public static func shortDate(day: Int, month: Int) -> Self {
    let name = Self.month(month)
    return Self(es: "\(day) \(name.es.prefix(3))", en: "\(day) \(name.en.prefix(3))")
  }

  /// Today.
  public static let today = Self(es: "hoy", en: "today")

  /// What stands before the name of a dish that is left over.
  public static let leftovers = Self(es: "sobras:", en: "leftovers:")

  /// A wish for a dish with a tag.
  public static func somethingWith(_ tag: String) -> Self {
    Self(es: "algo con \(tag)", en: "something with \(tag)")
  }

  /// A course that nobody has chosen yet.
  public static let toBeChosen = Self(es: "por elegir", en: "to be chosen")

  /// That someone can't eat what is planned.
  public static func cannotEat(_ person: String) -> Self {
    Self(es: "\(person) no puede", en: "not for \(person)")
  }

  /// That nobody checked whether someone can eat what is planned.
  public static func notChecked(_ person: String) -> Self {
    Self(es: "sin comprobar para \(person)", en: "not checked for \(person)")
  }

  /// Someone gets foods or dishes that the plan doesn't name.
  public static func servedTo(_ person: String, _ what: [Self]) -> Self {
    let what = list(what)
    return Self(es: "\(person): \(what.es)", en: "\(person): \(what.en)")
  }

  /// That a household plans no meal, and how to.
  public static let noMealsPlanned = Self(
    es: "no hay comidas que planear; se dicen en mantel.json, en \"meals\"",
    en: "there are no meals to plan; mantel.json names them in \"meals\""
  )
}
