internal import MealModel
internal import Wording

/// The words in which days and meals are told on the command line, for saying which was meant.
enum ReferenceWords {
  /// Words for days from today, without accents, by how many days they lie from it.
  static let relativeDays = [
    "today": 0, "hoy": 0, "tomorrow": 1, "manana": 1, "yesterday": -1, "ayer": -1,
  ]

  /// Words for weeks, without accents, by how many weeks they lie from this one.
  static let relativeWeeks = [
    "this": 0, "esta": 0, "next": 1, "proxima": 1, "siguiente": 1, "last": -1, "pasada": -1,
    "anterior": -1,
  ]

  /// The word for a day that is a letter or two from a misspelt one.
  static func day(near word: String) -> String? {
    near(word, among: weekdays + ["hoy", "today", "mañana", "tomorrow", "ayer", "yesterday"])
  }

  /// The word for a week that is a letter or two from a misspelt one.
  static func week(near word: String) -> String? {
    near(word, among: ["this", "next", "last", "esta", "próxima", "pasada"])
  }

  /// The word for a meal that is a letter or two from a misspelt one.
  static func meal(near word: String, settings: Settings) -> String? {
    let own = settings.meals.values.flatMap { $0.name?.all ?? [] }
    let usual = Meal.allCases.flatMap { meal in
      let name = Phrase.meal(meal.rawValue)
      return [meal.rawValue, name.es, name.en]
    }
    return near(word, among: (own + usual).map(oneWord))
  }

  /// The one word of several that is nearest to a misspelt one, by its letters without accents.
  static func near(_ word: String, among words: [String]) -> String? {
    // A word of the command line may be of any length, and the comparison is quadratic.
    guard word.unicodeScalars.count <= 40 else { return nil }
    let written = Dictionary(words.map { (LatinLetters.folded($0), $0) }) { first, _ in first }
    let near = Spelling.near(LatinLetters.folded(word), among: written.keys)
    return near.first.flatMap { written[$0] }
  }

  /// A name as one word: what isn't a letter or digit becomes a hyphen.
  static func oneWord(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }

  private static let weekdays = Weekday.allCases.flatMap { day in
    let name = Phrase.weekday(day.index)
    return [name.es, name.en.lowercased()]
  }
}

extension Meal {
  /// Creates a meal from a word for it: what the family calls it, or a usual one.
  ///
  /// The family's word wins, so that where lunch is called "almuerzo" it isn't a snack.
  init?(word: String, settings: Settings) {
    let folded = LatinLetters.folded(ReferenceWords.oneWord(word))
    let own = settings.plannedMeals.first { meal in
      let names = settings.meals[meal]?.name?.all ?? []
      return !folded.isEmpty
        && names.contains { LatinLetters.folded(ReferenceWords.oneWord($0)) == folded }
    }
    guard let meal = own ?? Meal(word: word) else { return nil }
    self = meal
  }
}

extension Int {
  /// The value of so many ASCII digits; `nil` for any other text.
  init?(digits text: some StringProtocol, count: ClosedRange<Int>) {
    guard count.contains(text.utf8.count),
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    self.init(text)
  }
}
