package import MealModel
package import Wording

/// The words for days and meals, as a household writes and reads them.
package struct PlanWords: Sendable {
  /// What a word means.
  enum Match<Meaning> {
    case found(Meaning)
    case ambiguous([Meaning])
    case none(near: String?)
  }

  /// The household's settings, which may have names of its own for meals.
  package let settings: Settings
  /// The language in which words are written; they are read in either.
  package let language: Language
  /// A meal's names, the family's own first, folded to one word each.
  private let names: [Meal: [String]]
  /// How many of a meal's names are the family's own.
  private let ownCounts: [Meal: Int]
  /// What a meal is written as.
  private var written: [Meal: String] = [:]

  /// Creates the words of a household.
  package init(settings: Settings, language: Language) {
    self.settings = settings
    self.language = language
    var names: [Meal: [String]] = [:]
    var ownCounts: [Meal: Int] = [:]
    for meal in Meal.allCases {
      let usual = Phrase.meal(meal.rawValue)
      let own = (settings.meals[meal]?.name?.all ?? []).map(Self.folded).filter { !$0.isEmpty }
      names[meal] = own + [usual.es, usual.en, meal.rawValue].map(Self.folded)
      ownCounts[meal] = own.count
    }
    (self.names, self.ownCounts) = (names, ownCounts)
    for meal in Meal.allCases { written[meal] = writtenWord(for: meal) }
  }

  /// A day, short: `mié`, `Wed` in lower case.
  package func word(for day: Weekday) -> String {
    String(Phrase.weekday(day.index)[language].prefix(3)).lowercased()
  }

  /// A meal in one word that is read as it; `nil` where the family's words leave none.
  package func word(for meal: Meal) -> String? { written[meal] }

  private func writtenWord(for meal: Meal) -> String? {
    let usual = Phrase.meal(meal.rawValue)
    let own = settings.meals[meal]?.name.map { $0[language] }
    let other = Language.allCases.filter { $0 != language }.map { usual[$0] }
    return ([own, usual[language]].compactMap(\.self) + other + [meal.rawValue])
      .map(Self.oneWord)
      .first { exactMeal(Self.folded($0)) == meal }
  }

  /// The day of a word: whole, short, or a beginning of no other.
  func day(_ word: String) -> Match<Weekday> {
    if let day = Weekday(word: word) { return .found(day) }
    let folded = LatinLetters.folded(word)
    let meant = Weekday.allCases.filter { day in
      let name = Phrase.weekday(day.index)
      return [name.es, name.en].contains { LatinLetters.folded($0).hasPrefix(folded) }
    }
    return Self.match(meant, folded, among: Weekday.allCases.flatMap { Self.names(of: $0) })
  }

  /// The meal of a word, and how many of the words behind it are part of its name.
  func meal(_ word: String, before rest: [String]) -> (match: Match<Meal>, count: Int) {
    let folded = Self.folded(word)
    if let meal = exactMeal(folded) { return (.found(meal), 0) }
    guard !folded.isEmpty else { return (.none(near: nil), 0) }
    // Of several beginnings, one that the household plans is meant.
    let planned = settings.plannedMeals.filter { begins(folded, $0) }
    let meant = planned.isEmpty ? Meal.allCases.filter { begins(folded, $0) } : planned
    let match = Self.match(meant, folded, among: Meal.allCases.flatMap(words))
    guard case .found(let meal) = match else { return (match, 0) }
    let counts = words(for: meal).map { Self.continuation(of: folded, in: $0, rest) }
    return (match, counts.max() ?? 0)
  }

  private func begins(_ folded: String, _ meal: Meal) -> Bool {
    words(for: meal).contains { $0.hasPrefix(folded) }
  }

  /// How many words go on with a meal's name of several: `media mañana`.
  private static func continuation(of first: String, in name: String, _ rest: [String]) -> Int {
    let parts = name.split(separator: "-").map(String.init)
    guard parts.first == first else { return 0 }
    let following = parts.dropFirst()
    let isThere = zip(following, rest).allSatisfy { $0 == Self.folded($1) }
    return isThere && rest.count >= following.count ? following.count : 0
  }

  /// The family's word wins, so that where lunch is called "almuerzo" it isn't a snack.
  private func exactMeal(_ folded: String) -> Meal? {
    guard !folded.isEmpty else { return nil }
    let own = settings.plannedMeals.first { meal in
      words(for: meal).prefix(ownCounts[meal] ?? 0).contains(folded)
    }
    return own ?? Meal(word: folded) ?? Meal.allCases.first { words(for: $0).contains(folded) }
  }

  private func words(for meal: Meal) -> [String] { names[meal] ?? [] }

  private static func names(of day: Weekday) -> [String] {
    let name = Phrase.weekday(day.index)
    return [LatinLetters.folded(name.es), LatinLetters.folded(name.en)]
  }

  private static func match<Meaning>(
    _ meant: [Meaning],
    _ folded: String,
    among words: [String]
  ) -> Match<Meaning> {
    if meant.count == 1 { return .found(meant[0]) }
    if !meant.isEmpty, !folded.isEmpty { return .ambiguous(meant) }
    // A word of a text may be of any length, and the comparison is quadratic.
    let near = folded.utf8.count > 40 ? nil : Spelling.near(folded, among: words).first
    return .none(near: near)
  }

  /// A name as one word: what isn't a letter or digit becomes a hyphen.
  private static func oneWord(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }

  private static func folded(_ name: String) -> String {
    LatinLetters.folded(oneWord(name))
  }
}
