// What may be planned, what someone can eat, and when something was last eaten.

extension Phrase {
  // MARK: What someone gets

  /// An ingredient goes in for another.
  public static func servedWith(_ food: Self, for ingredient: Self) -> Self {
    Self(
      es: "con \(food.es) en vez de \(ingredient.es)",
      en: "with \(food.en) in place of \(ingredient.en)"
    )
  }

  /// Another dish is served.
  public static func servedInstead(_ dish: Self) -> Self {
    Self(es: "en su lugar, \(dish.es)", en: "\(dish.en) instead")
  }

  /// Nothing that someone excludes is in a dish.
  public static let nothingExcluded = Self(
    es: "no lleva nada de lo que evita",
    en: "nothing they avoid is in it"
  )

  /// The heading over dishes that someone can eat.
  public static func safeDishes(_ count: Int) -> Self {
    Self(es: "Puede comer (\(count))", en: "Safe (\(count))")
  }

  /// The heading over dishes that someone can't eat.
  public static func unsafeDishes(_ count: Int) -> Self {
    Self(es: "No puede comer (\(count))", en: "Unsafe (\(count))")
  }

  /// The heading over dishes of which nobody knows.
  public static func uncheckedDishes(_ count: Int) -> Self {
    Self(es: "Sin comprobar (\(count))", en: "Not checked (\(count))")
  }

  /// Whom a list of dishes is for.
  public static func whatCanEat(_ person: Self, avoiding: [Self], isStrict: Bool) -> Self {
    guard !avoiding.isEmpty else {
      return Self(es: "\(person.es): puede comer de todo", en: "\(person.en): can eat everything")
    }
    let list = Self.list(avoiding)
    return Self(
      es: "\(person.es) evita \(list.es)" + (isStrict ? ", también trazas" : ""),
      en: "\(person.en) avoids \(list.en)" + (isStrict ? ", traces too" : "")
    )
  }

  /// A household without dishes.
  public static let noDishes = Self(es: "todavía no hay platos", en: "there are no dishes yet")

  // MARK: What may be planned

  /// A dish may be planned in a slot.
  public static func mayBePlanned(_ what: Self) -> Self {
    Self(es: "\(what.es): se puede planear", en: "\(what.en): may be planned")
  }

  /// A dish may not be planned in a slot.
  public static func mayNotBePlanned(_ what: Self) -> Self {
    Self(es: "\(what.es): no se puede planear", en: "\(what.en): may not be planned")
  }

  /// A broken rule that someone accepted.
  public static func accepted(_ rule: Self) -> Self {
    Self(es: "\(rule.es) (aceptado)", en: "\(rule.en) (accepted)")
  }

  /// Nothing is planned.
  public static let nothingPlanned = Self(es: "nada planeado", en: "nothing planned")

  /// Of how many dishes so many are possible in a slot.
  public static func possibleDishes(_ count: Int, of total: Int) -> Self {
    Self(
      es: "\(count) de \(total) platos \(count == 1 ? "es posible" : "son posibles") aquí;"
        + " quedan fuera:",
      en: "\(count) of \(total) dishes \(count == 1 ? "is" : "are") possible here; left out are:"
    )
  }

  /// Every dish is possible in a slot.
  public static func allDishesPossible(_ total: Int) -> Self {
    Self(
      es: "\(total) de \(total) platos son posibles aquí",
      en: "\(total) of \(total) dishes are possible here"
    )
  }

  /// A rule, by whose it is.
  public static func rule(_ rule: Self, of subject: Self?) -> Self {
    guard let subject else { return rule }
    return joined([subject, rule], separator: ": ")
  }

  /// How a rule leaves a dish out, by its key in the files.
  public static func leftOut(by key: String) -> Self {
    switch key {
    case "maxPerWeek": Self(es: "demasiadas veces en la semana", en: "too often in the week")
    case "noConsecutive": Self(es: "en días seguidos", en: "on neighbouring days")
    case "noDuplicateInDay": Self(es: "dos veces en el día", en: "twice on the day")
    case "mealTypeRestriction": Self(es: "no va en esta comida", en: "not for this meal")
    case "months": Self(es: "no es su época", en: "out of its months")
    case "minDaysBetween": Self(es: "demasiado pronto", en: "too soon after another time")
    case "fixed": Self(es: "aquí va siempre", en: "this slot is always that")
    case "maxMinutes": Self(es: "lleva demasiado tiempo", en: "takes too long")
    case "leftovers": Self(es: "dejaría sobras sin guiso", en: "leaves leftovers without cooking")
    default: field(key)
    }
  }

  /// What no slot of a meal has room for.
  public static let otherCourse = Self(
    es: "no es un plato para esta comida (guarnición, postre…)",
    en: "no course of this meal (a side, a dessert…)"
  )

  // MARK: When it was eaten

  /// When something was last on the table.
  public static func lastEaten(_ slot: Self, daysAgo: Int) -> Self {
    let ago =
      switch daysAgo {
      case 0: Self(es: "hoy", en: "today")
      case 1: Self(es: "ayer", en: "yesterday")
      default: Self(es: "hace \(daysAgo) días", en: "\(daysAgo) days ago")
      }
    return Self(es: "última vez: \(slot.es) (\(ago.es))", en: "last: \(slot.en) (\(ago.en))")
  }

  /// It was never on the table.
  public static let lastNever = Self(es: "última vez: nunca", en: "last: never")

  /// How often it was on the table since a day.
  public static func eatenOften(_ count: Int, since day: Self?) -> Self {
    let times = Self(
      es: count == 1 ? "1 vez" : "\(count) veces",
      en: count == 1 ? "once" : "\(count) times"
    )
    guard let day else { return times }
    return Self(es: "\(times.es) desde el \(day.es)", en: "\(times.en) since \(day.en)")
  }

  /// When it is planned next.
  public static func plannedNext(_ slot: Self) -> Self {
    Self(es: "planeado: \(slot.es)", en: "planned: \(slot.en)")
  }

  /// When it may be planned next.
  public static func mayComeAgain(_ slot: Self?) -> Self {
    guard let slot else {
      return Self(
        es: "puede volver: no antes de un año",
        en: "may come again: not within a year"
      )
    }
    return Self(es: "puede volver: \(slot.es)", en: "may come again: \(slot.en)")
  }
}
