internal import ArgumentParsing
internal import MealModel
internal import MealRules
internal import Wording

/// What `fill` is asked.
struct FillOptions {
  static let weeks = Parameter.option(
    "weeks",
    valueName: "N",
    help: Phrase(es: "cuántas semanas, desde la primera", en: "how many weeks, from the first on")
  )
  static let seed = Parameter.option(
    "seed",
    valueName: "N",
    help: Phrase(
      es: "decide entre planes igual de buenos; si no, el número de la semana",
      en: "decides between plans that are as good; else the week's number"
    )
  )
  static let only = Parameter.option(
    "only",
    valueName: "MEAL",
    help: Phrase(es: "solo esta comida; se puede repetir", en: "only this meal; may be repeated"),
    isRepeatable: true
  )
  static let refill = Parameter.flag(
    "refill",
    help: Phrase(
      es: "también lo ya planeado, menos lo que lleva candado",
      en: "also what is planned already, but for what is locked"
    )
  )
  static let leftovers = Parameter.flag(
    "leftovers",
    help: Phrase(
      es: "pone sobras en lo que quede vacío",
      en: "puts leftovers into what stays empty"
    )
  )
  static let steps = Parameter.option(
    "steps",
    valueName: "N",
    help: Phrase(es: "cuánto se busca como mucho", en: "how long to search at most")
  )
  static let variants = Parameter.option(
    "variants",
    valueName: "N",
    help: Phrase(
      es: "varias propuestas, una al lado de otra, para elegir",
      en: "several proposals side by side, to choose from"
    )
  )
  static let take = Parameter.option(
    "take",
    valueName: "K",
    help: Phrase(es: "se queda la propuesta K", en: "takes proposal K")
  )
  static let explain = Parameter.flag(
    "explain",
    help: Phrase(
      es: "dice por qué cada plato, y por qué no otros",
      en: "says why each dish, and why not others"
    )
  )

  static let all = [
    weeks, seed, only, refill, leftovers, steps, variants, take, explain,
  ]

  var weekCount: Int?
  var seed: Int?
  var meals: [String]
  var refills: Bool
  var usesLeftovers: Bool
  var steps: Int?
  var variants: Int?
  var take: Int?
  var explains: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    func number(
      _ parameter: Parameter,
      _ first: Int,
      _ last: Int
    ) throws(UsageError) -> Int? {
      try arguments.value(parameter, expected: .aNumber(from: first, to: last)) { text in
        Int(text).flatMap { first...last ~= $0 ? $0 : nil }
      }
    }
    weekCount = try number(Self.weeks, 1, WeeksToFill.most)
    seed = try number(Self.seed, 0, Self.greatestNumber)
    steps = try number(Self.steps, 1, Self.greatestNumber)
    variants = try number(Self.variants, 2, 9)
    take = try number(Self.take, 1, 9)
    meals = arguments.values(Self.only)
    refills = arguments.has(Self.refill)
    usesLeftovers = arguments.has(Self.leftovers)
    explains = arguments.has(Self.explain)
    guard let take else { return }
    guard let variants else { throw .validation(.takeNeedsVariants, hint: nil) }
    guard take <= variants else {
      throw .validation(.noSuchVariant(take, of: variants), hint: nil)
    }
  }

  /// Numbers that every machine and every JSON reader takes as they are.
  private static let greatestNumber = 1_000_000_000

  /// The meals that are filled; `nil` is all.
  ///
  /// - Throws: `ReferenceError`, or `CommandFailure` with the meals that there are, where a word is
  ///   none.
  func meals(of household: Household) throws -> Set<Meal>? {
    let settings = household.settings
    guard !meals.isEmpty else { return nil }
    var result: Set<Meal> = []
    for word in meals.flatMap({ $0.split(separator: ",").map(String.init) }) {
      guard let meal = Meal(word: word, settings: settings) else { throw notAMeal(word, household) }
      result.insert(meal)
    }
    return result
  }

  private func notAMeal(_ word: String, _ household: Household) -> any Error {
    let settings = household.settings
    let near = ReferenceWords.meal(near: word, settings: settings)
    let error = ReferenceError.notAMeal(word, near: near)
    let names = settings.plannedMeals.map { household.name(of: $0) }
    guard near == nil, !names.isEmpty else { return error }
    return CommandFailure(error.message, hint: .plannedMealsAre(names), exitCode: .usage)
  }

  /// Meals that are to be filled and that no week has room for.
  func unplannedMeals(of household: Household) -> [Phrase] {
    let meals = (try? meals(of: household)) ?? []
    let planned = Set(household.settings.plannedSlots.map(\.meal))
    return meals.subtracting(planned).sorted().map { household.name(of: $0) }
  }
}
