extension Phrase {
  /// A weekday's name, 0 for Monday to 6 for Sunday, taken modulo 7.
  public static func weekday(_ index: Int) -> Self {
    weekdays[((index % 7) + 7) % 7]
  }

  /// A month's name, 1 for January to 12 for December, taken modulo 12.
  public static func month(_ number: Int) -> Self {
    months[(((number - 1) % 12) + 12) % 12]
  }

  /// A day in words: `martes 3 de febrero`, `Tuesday 3 February`.
  public static func date(weekday: Int, day: Int, month: Int) -> Self {
    let (weekday, month) = (Self.weekday(weekday), Self.month(month))
    return Self(
      es: "\(weekday.es) \(day) de \(month.es)",
      en: "\(weekday.en) \(day) \(month.en)"
    )
  }

  /// A meal on a day: `martes 3 de febrero, cena`.
  public static func slot(_ date: Self, meal: Self) -> Self {
    joined([date, meal], separator: ", ")
  }

  /// A meal's usual name, by the word that the files have for it.
  public static func meal(_ key: String) -> Self {
    switch key {
    case "breakfast": Self(es: "desayuno", en: "breakfast")
    case "morningSnack": Self(es: "media mañana", en: "morning snack")
    case "lunch": Self(es: "comida", en: "lunch")
    case "afternoonSnack": Self(es: "merienda", en: "afternoon snack")
    case "dinner": Self(es: "cena", en: "dinner")
    case "preWorkout": Self(es: "antes de entrenar", en: "before training")
    case "postWorkout": Self(es: "después de entrenar", en: "after training")
    default: Self(verbatim: key)
    }
  }

  private static let weekdays = [
    Self(es: "lunes", en: "Monday"), Self(es: "martes", en: "Tuesday"),
    Self(es: "miércoles", en: "Wednesday"), Self(es: "jueves", en: "Thursday"),
    Self(es: "viernes", en: "Friday"), Self(es: "sábado", en: "Saturday"),
    Self(es: "domingo", en: "Sunday"),
  ]

  private static let months = [
    Self(es: "enero", en: "January"), Self(es: "febrero", en: "February"),
    Self(es: "marzo", en: "March"), Self(es: "abril", en: "April"),
    Self(es: "mayo", en: "May"), Self(es: "junio", en: "June"),
    Self(es: "julio", en: "July"), Self(es: "agosto", en: "August"),
    Self(es: "septiembre", en: "September"), Self(es: "octubre", en: "October"),
    Self(es: "noviembre", en: "November"), Self(es: "diciembre", en: "December"),
  ]
}

extension Phrase {
  /// The phrase in single quotes, as what a user called something stands in a message.
  public var quoted: Self {
    Self(es: "'\(es)'", en: "'\(en)'")
  }

  /// Phrases as a list in words: `a, b y c`.
  public static func list(_ phrases: [Self]) -> Self {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? Self.empty }
    let before = joined(Array(phrases.dropLast()), separator: ", ")
    // Before the sound of an i, Spanish says "e".
    let startsWithI = ["i", "í", "I", "Í", "hi", "Hi"].contains { last.es.hasPrefix($0) }
    let and = startsWithI ? "e" : "y"
    return Self(es: "\(before.es) \(and) \(last.es)", en: "\(before.en) and \(last.en)")
  }

  private static let empty = Self(verbatim: "")
}
