// What the program says of the day where nothing else is asked.

extension Phrase {
  /// Tomorrow.
  public static let tomorrow = Self(es: "mañana", en: "tomorrow")

  /// A day before its date: `Hoy · martes 1 de diciembre`.
  public static func dayHeading(_ word: Self, date: Self) -> Self {
    func raised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    return Self(es: "\(raised(word.es)) · \(date.es)", en: "\(raised(word.en)) · \(date.en)")
  }

  /// The heading over what is to be begun beforehand.
  public static let toStartToday = Self(es: "Para empezar hoy", en: "To start today")

  /// When something is to be begun: at a time, or in the evening for the day after.
  public static func startAt(_ time: String?) -> Self {
    time.map { Self(es: "a las \($0)", en: "at \($0)") }
      ?? Self(es: "esta noche", en: "this evening")
  }

  /// What something is begun for.
  public static func forDish(_ dish: Self, slot: Self) -> Self {
    Self(es: "para \(dish.es), \(slot.es)", en: "for \(dish.en), \(slot.en)")
  }

  /// The heading over slots of a week that are empty.
  public static func gaps(_ count: Int, isNextWeek: Bool) -> Self {
    let es = isNextWeek ? "la semana que viene" : "esta semana"
    let en = isNextWeek ? "next week" : "this week"
    return Self(
      es: "\(count) \(count == 1 ? "hueco" : "huecos") \(es)",
      en: "\(count) \(count == 1 ? "gap" : "gaps") \(en)"
    )
  }

  /// No slot is empty.
  public static let noGaps = Self(
    es: "Esta semana y la que viene, todo planeado",
    en: "This week and next, all is planned"
  )

  /// A household in which nothing is planned yet.
  public static let nothingPlannedYet = Self(
    es: "Todavía no hay nada planeado ni esta semana ni la que viene.",
    en: "Nothing is planned yet, neither this week nor next."
  )

  /// How to make the first tag, without which there is no dish.
  public static let firstTagHint = Self(
    es: "Para empezar, una etiqueta: mantel tag add Verduras",
    en: "To begin, a tag: mantel tag add Vegetables"
  )

  /// How to make the first dish.
  public static func firstDishHint(tag: String) -> Self {
    Self(
      es: "Para empezar: mantel set hoy.cena --new \"Tortilla francesa\" -t \(tag)",
      en: "To begin: mantel set today.dinner --new \"Plain omelette\" -t \(tag)"
    )
  }

  /// How to plan the first meal.
  public static let firstMealHint = Self(
    es: "Para empezar: mantel set hoy.cena PLATO",
    en: "To begin: mantel set today.dinner DISH"
  )

  /// Meals that aren't planned on a day.
  public static let noMealsToday = Self(es: "no se planea nada", en: "no meal is planned")
}
