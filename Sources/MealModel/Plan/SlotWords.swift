extension Weekday {
  /// Creates a weekday from a Spanish or English word for it, abbreviated or whole.
  ///
  /// A single letter is the Spanish one (L M X J V S D). Case and accents don't matter.
  public init?(word: String) {
    let folded = LatinLetters.folded(word)
    guard let index = Self.words.firstIndex(where: { $0.contains(folded) }) else { return nil }
    self.init(index: index)
  }

  private static let words: [[String]] = [
    ["monday", "mon", "lunes", "lun", "l"],
    ["tuesday", "tue", "tues", "martes", "mar", "m"],
    ["wednesday", "wed", "miercoles", "mie", "x"],
    ["thursday", "thu", "thur", "thurs", "jueves", "jue", "j"],
    ["friday", "fri", "viernes", "vie", "v"],
    ["saturday", "sat", "sabado", "sab", "s"],
    ["sunday", "sun", "domingo", "dom", "d"],
  ]
}

extension Meal {
  /// Creates a meal from a Spanish or English word for it; case and accents don't matter.
  public init?(word: String) {
    let folded = LatinLetters.folded(word)
    guard let entry = Self.words.first(where: { $0.words.contains(folded) }) else { return nil }
    self = entry.meal
  }

  private static let words: [(meal: Meal, words: [String])] = [
    (.breakfast, ["breakfast", "desayuno"]),
    (.morningSnack, ["morningsnack", "morning-snack", "almuerzo", "media-manana"]),
    (.lunch, ["lunch", "comida"]),
    (.afternoonSnack, ["afternoonsnack", "afternoon-snack", "snack", "merienda"]),
    (.dinner, ["dinner", "supper", "cena"]),
    (.preWorkout, ["preworkout", "pre-workout", "preentreno"]),
    (.postWorkout, ["postworkout", "post-workout", "postentreno"]),
  ]
}

extension SlotKey {
  /// Creates a key from words in either language: `jueves.cena`, `Thu.Dinner`.
  public init?(words: String) {
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = Weekday(word: String(parts[0])),
      let meal = Meal(word: String(parts[1]))
    else { return nil }
    self.init(day, meal)
  }
}
