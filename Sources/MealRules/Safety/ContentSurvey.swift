internal import MealModel

/// All that is known of what a dish contains, and all that isn't.
///
/// Goes down into dishes that are ingredients. A dish's own `contains` closes the gaps that its
/// ingredients leave, and never takes away what they say.
struct ContentSurvey {
  /// A substance, and what says that it is there.
  struct Evidence: Hashable {
    var substance: Substance
    var source: UnsafeReason.Source
    var isTrace: Bool
  }

  /// An ingredient that was replaced.
  struct Replaced: Hashable {
    var ingredient: String
    var dish: Dish.ID
    var food: Food.ID
  }

  /// What is said to be there.
  private(set) var evidence: [Evidence] = []
  /// The foods it is made with.
  private(set) var foods: Set<Food.ID> = []
  /// Why what it contains isn't known.
  private(set) var gaps: [UncheckedReason] = []
  /// The dishes in it that list no ingredients.
  private(set) var unlisted: [Dish.ID] = []
  /// The ingredients that were replaced.
  private(set) var replaced: [Replaced] = []

  private let household: Household
  /// Whether traces count as contents.
  private let isStrict: Bool
  /// For whom ingredients are replaced; `nil` is the dish as planned.
  private let replacing: Exclusions?
  /// Gaps that no dish's own `contains` closes: files with errors, circles.
  private var lasting: [UncheckedReason] = []
  private var open: Set<Dish.ID> = []
  private var finished: [Dish.ID: [UncheckedReason]] = [:]

  /// Deeper than this, no kitchen goes; a household from elsewhere could.
  private static let deepest = 32

  init(of dish: Dish.ID, in household: Household, isStrict: Bool, replacing: Exclusions? = nil) {
    self.household = household
    self.isStrict = isStrict
    self.replacing = replacing
    let gaps = visit(dish)
    self.gaps = Self.unique(lasting + gaps)
  }

  private mutating func visit(_ id: Dish.ID) -> [UncheckedReason] {
    if let gaps = finished[id] { return gaps }
    guard !open.contains(id), open.count < Self.deepest else {
      lasting.append(.circle(id))
      return []
    }
    guard !household.faulty.contains(.dish(id)) else {
      lasting.append(.faulty(.dish(id)))
      return []
    }
    guard let dish = household.dishes[id] else {
      unlisted.append(id)
      return [.unknownDish(id)]
    }
    open.insert(id)
    defer { open.remove(id) }
    note(dish.contains, traces: dish.traces, source: .dish(id))
    let unexplained = gapsOfIngredients(of: dish, id: id)
    let gaps = remaining(unexplained, of: dish, id: id)
    finished[id] = gaps
    return gaps
  }

  private mutating func gapsOfIngredients(of dish: Dish, id: Dish.ID) -> [UncheckedReason] {
    guard !dish.ingredients.isEmpty else {
      unlisted.append(id)
      return [.dishNotLookedAt(id)]
    }
    var gaps: [UncheckedReason] = []
    for ingredient in dish.ingredients {
      for use in ingredient.uses {
        if let food = replacement(of: use) {
          replaced.append(Replaced(ingredient: ingredient.key, dish: id, food: food))
          gaps += visit(food, of: id)
        } else if let part = ingredient.dish {
          gaps += visit(part)
        } else if let food = ingredient.food {
          gaps += visit(food, of: id)
        } else {
          gaps.append(withoutFile(ingredient.key, of: id))
        }
      }
      if ingredient.uses.isEmpty { gaps.append(withoutFile(ingredient.key, of: id)) }
    }
    return gaps
  }

  /// What is still open once the dish's own word is heard.
  private func remaining(
    _ gaps: [UncheckedReason],
    of dish: Dish,
    id: Dish.ID
  ) -> [UncheckedReason] {
    guard !gaps.isEmpty, dish.contains != nil else { return gaps }
    guard isStrict, dish.traces == nil else { return [] }
    return dish.ingredients.isEmpty ? [.tracesOfDish(id)] : gaps
  }

  private func replacement(of use: Ingredient.Use) -> Food.ID? {
    guard let replacing else { return nil }
    return use.instead.first { replacing.names($0.excluded) }?.replacement
  }

  private mutating func visit(_ id: Food.ID, of dish: Dish.ID) -> [UncheckedReason] {
    foods.insert(id)
    guard !household.faulty.contains(.food(id)) else {
      lasting.append(.faulty(.food(id)))
      return []
    }
    guard let food = household.foods[id] else { return [withoutFile(id.rawValue, of: dish)] }
    note(food.contains, traces: food.traces, source: .food(id))
    if food.contains == nil { return [.foodNotLookedAt(id)] }
    return isStrict && food.traces == nil ? [.tracesOfFood(id)] : []
  }

  private func withoutFile(_ key: String, of dish: Dish.ID) -> UncheckedReason {
    .ingredientWithoutFile(key, of: dish, suspected: SuspectedWords.substances(in: key).sorted())
  }

  private mutating func note(
    _ contents: Set<Substance>?,
    traces: Set<Substance>?,
    source: UnsafeReason.Source
  ) {
    let contents = Substance.withImplied(contents ?? [])
    evidence += contents.sorted().map {
      Evidence(substance: $0, source: source, isTrace: false)
    }
    guard isStrict else { return }
    evidence += Substance.withImplied(traces ?? []).subtracting(contents).sorted().map {
      Evidence(substance: $0, source: source, isTrace: true)
    }
  }

  private static func unique(_ reasons: [UncheckedReason]) -> [UncheckedReason] {
    var seen: Set<UncheckedReason> = []
    return reasons.filter { seen.insert($0).inserted }
  }
}
