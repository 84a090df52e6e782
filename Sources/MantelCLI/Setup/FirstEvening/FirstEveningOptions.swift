internal import ArgumentParsing
internal import MealModel
internal import Wording

/// What the command line says instead of the answers to the first questions.
struct FirstEveningOptions {
  let first: FirstDishes
  let language: Language

  /// People with what the options say that they can't eat.
  ///
  /// - Parameters:
  ///   - people: Those who eat.
  ///   - avoided: Texts such as `nora=gluten,nuts`.
  ///   - strict: The names of those whom traces harm.
  /// - Throws: `CommandFailure` where a name or a thing isn't known.
  /// - Returns: The people, in their order.
  func people(
    _ people: [NewPerson],
    avoiding avoided: [String],
    strict: [String]
  ) throws -> [NewPerson] {
    var people = people
    let things = AvoidedThings(foods: RecordLookup(foodsOf: first.household, language: language))
    for text in avoided {
      let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else {
        throw UsageError.invalidValue(
          parameter: Init.avoided.displayName,
          value: text,
          expected: .whoAvoidsWhat
        )
      }
      let (found, unknown) = things.read(parts[1])
      guard unknown.isEmpty else {
        throw CommandFailure(.avoidedUnknown(unknown), exitCode: .usage)
      }
      try people[index(of: parts[0], in: people)].avoid(found)
    }
    for name in strict { try people[index(of: name, in: people)].isStrict = true }
    return people
  }

  private func index(of name: String, in people: [NewPerson]) throws -> Int {
    let wanted = PlainWords(name)
    guard let index = people.firstIndex(where: { PlainWords($0.name) == wanted }) else {
      throw CommandFailure(.notOneOfThem(name), exitCode: .usage)
    }
    return index
  }

  /// The dishes that are named, or all.
  ///
  /// - Throws: `CommandFailure` where the collection has no such dish.
  func dishes(_ names: [String], all: Bool) throws -> Set<Dish.ID> {
    guard !all else { return Set(first.household.dishes.keys) }
    let lookup = RecordLookup<Dish>(dishesOf: first.household, language: language)
    return try Set(names.map { try lookup.resolve($0) })
  }
}
