// What is said of words of the command line that name a week, a slot, a range or a record.

extension Phrase {
  /// A word that is no week.
  public static func notAWeek(_ text: String) -> Self {
    Self(es: "'\(text)' no es una semana", en: "'\(text)' isn't a week")
  }
  /// How weeks are written.
  public static let weekExamples = Self(
    es: "por ejemplo 2026-W06, esta, próxima, +2 o un día de ella, 2026-02-03",
    en: "such as 2026-W06, this, next, +2 or a day in it, 2026-02-03"
  )
  /// A word that is no day.
  public static func notADay(_ text: String) -> Self {
    Self(es: "'\(text)' no es un día", en: "'\(text)' isn't a day")
  }
  /// How days are written.
  public static let dayExamples = Self(
    es: "por ejemplo mar, X, hoy, próxima.mar o 2026-02-03",
    en: "such as tue, today, next.tue or 2026-02-03"
  )
  /// A word that is no meal.
  public static func notAMeal(_ text: String) -> Self {
    Self(es: "'\(text)' no es una comida del día", en: "'\(text)' isn't a meal")
  }
  /// A word that is no slot.
  public static func notASlot(_ text: String) -> Self {
    Self(es: "'\(text)' no es un hueco de la semana", en: "'\(text)' isn't a slot of a week")
  }
  /// How slots are written.
  public static let slotExamples = Self(
    es: "un día y una comida: mar.cena, hoy.comida, próxima.mar.cena, 2026-02-03.cena",
    en: "a day and a meal: tue.dinner, today.lunch, next.tue.dinner, 2026-02-03.dinner"
  )
  /// A word that is neither slot, day nor week.
  public static func notAPlace(_ text: String) -> Self {
    Self(
      es: "'\(text)' no es un hueco, un día ni una semana",
      en: "'\(text)' is neither a slot, a day nor a week"
    )
  }
  /// How slots, days and weeks are written.
  public static let placeExamples = Self(
    es: "por ejemplo mar.cena, mar, 2026-02-03 o próxima",
    en: "such as tue.dinner, tue, 2026-02-03 or next"
  )
  /// A word that is no range of days.
  public static func notARange(_ text: String) -> Self {
    Self(es: "'\(text)' no es un tramo de días", en: "'\(text)' isn't a range of days")
  }
  /// How ranges are written.
  public static let rangeExamples = Self(
    es: "por ejemplo 2026-01, mes-pasado, 2026-W01..2026-W05, sab..vie o 30d",
    en: "such as 2026-01, last-month, 2026-W01..2026-W05, sat..fri or 30d"
  )
  /// A range that ends before it begins.
  public static func reversedRange(first: String, last: String) -> Self {
    Self(
      es: "el tramo acaba el \(last), antes de empezar el \(first)",
      en: "the range ends on \(last), before it begins on \(first)"
    )
  }
}

extension Phrase {
  /// A name that several records have.
  public static func ambiguousName(_ text: String) -> Self {
    Self(es: "'\(text)' puede ser más de uno", en: "'\(text)' may be more than one")
  }
  /// What an ambiguous name may mean; those that are too many to list are counted.
  public static func candidates(_ names: [String], more: Int) -> Self {
    let list = names.joined(separator: ", ")
    return Self(
      es: list + (more > 0 ? " y \(more) más" : ""),
      en: list + (more > 0 ? " and \(more) more" : "")
    )
  }
  /// Several guesses at what was meant.
  public static func didYouMean(anyOf names: [String]) -> Self {
    guard let last = names.last, names.count > 1 else { return didYouMean(names.first ?? "") }
    let others = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      es: "¿querías decir \(others) o '\(last)'?",
      en: "did you mean \(others) or '\(last)'?"
    )
  }
  /// A `+` with nothing on one of its sides.
  public static let missingCourse = Self(
    es: "falta un plato junto a '+'",
    en: "a dish is missing beside '+'"
  )
  /// No dish at all.
  public static let missingDish = Self(es: "falta el plato", en: "the dish is missing")
  /// How dishes are named.
  public static let dishExamples = Self(
    es: "un id o un nombre; varios platos se separan con '+': ensaladilla + cocido",
    en: "an id or a name; '+' parts courses: potato salad + stew"
  )
}
