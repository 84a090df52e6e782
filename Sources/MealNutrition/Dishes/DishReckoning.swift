internal import MealModel

/// Works out what the dishes of a household bring, each once.
struct DishReckoning {
  private let household: Household
  private var readings: [Amount: AmountReading] = [:]
  private var foods: [String: Result<KnownFood, Unconvertible>] = [:]
  /// What each dish brings.
  private(set) var dishes: [Dish.ID: DishNutrition] = [:]

  init(_ household: Household) {
    self.household = household
    dishes.reserveCapacity(household.dishes.count)
    let order = DishOrder(household.dishes)
    for id in order.circular {
      dishes[id] = given(by: id) ?? Self.unknown(.circular)
    }
    for id in order.sorted { dishes[id] = nutrition(of: id) }
  }

  private mutating func nutrition(of id: Dish.ID) -> DishNutrition {
    if let given = given(by: id) { return given }
    guard let dish = household.dishes[id] else { return Self.unknown(.noDish) }
    guard !dish.ingredients.isEmpty, dish.servings > 0 else { return Self.unknown(.noIngredients) }
    var result = DishNutrition(origin: .workedOut)
    result.parts = dish.ingredients.count
    for ingredient in dish.ingredients { add(ingredient, to: &result) }
    for nutrient in Nutrient.allCases {
      result.atLeast[nutrient] /= dish.servings
      if result.knownParts[nutrient] == result.parts {
        result.known[nutrient] = result.atLeast[nutrient]
      }
    }
    let isSensible = Nutrient.allCases.allSatisfy { result.atLeast[$0] <= Self.mostOfAnything }
    return isSensible ? result : Self.unknown(.beyondMeasure)
  }

  /// What stands in the dish's file, as a whole; `nil` where it is to be worked out.
  private func given(by id: Dish.ID) -> DishNutrition? {
    if household.faulty.contains(.dish(id)) { return Self.unknown(.faultyFile) }
    guard let given = household.dishes[id]?.nutrition, given != Nutrition() else { return nil }
    var result = DishNutrition(origin: .given, known: given, parts: 1)
    for nutrient in Nutrient.allCases {
      guard let value = given[nutrient] else { continue }
      result.atLeast[nutrient] = value
      result.knownParts[nutrient] = 1
    }
    let missing = given.missing
    if !missing.isEmpty {
      result.gaps = [NutritionGap(nutrients: missing, reason: .missingFigures)]
    }
    return result
  }

  /// What no portion brings: dishes of thousands of dishes come to numbers without an end.
  private static let mostOfAnything = 1e9

  /// A dish of which nothing is known.
  static func unknown(_ reason: UnknownReason) -> DishNutrition {
    var result = DishNutrition(origin: .workedOut)
    result.gaps = [NutritionGap(nutrients: Nutrient.allCases, reason: reason)]
    return result
  }
}

// MARK: Ingredients

extension DishReckoning {
  /// What an ingredient brings to the whole dish: figures that are known, and gaps.
  private struct Part {
    var sums: ByNutrient<Double> = ByNutrient(all: 0)
    var unknown: Set<Nutrient> = []
    var gaps: [NutritionGap] = []
    var remarks: [NutritionRemark] = []

    mutating func leaveUnknown(_ ingredient: Ingredient, _ reason: UnknownReason) {
      unknown = Set(Nutrient.allCases)
      let gap = NutritionGap(
        ingredient: ingredient.key,
        nutrients: Nutrient.allCases,
        reason: reason
      )
      if !gaps.contains(gap) { gaps.append(gap) }
    }
  }

  private mutating func add(_ ingredient: Ingredient, to result: inout DishNutrition) {
    var part = Part()
    let dish = ingredient.dish
    for use in ingredient.uses {
      if let id = dish {
        addDish(id, use, of: ingredient, to: &part)
      } else {
        addFood(use, of: ingredient, to: &part)
      }
    }
    for nutrient in Nutrient.allCases {
      result.atLeast[nutrient] += part.sums[nutrient]
      if !part.unknown.contains(nutrient) { result.knownParts[nutrient] += 1 }
    }
    result.gaps += part.gaps
    result.remarks += part.remarks
  }

  private func addDish(
    _ id: Dish.ID,
    _ use: Ingredient.Use,
    of ingredient: Ingredient,
    to part: inout Part
  ) {
    guard let servings = use.servings else { return part.leaveUnknown(ingredient, .noAmount) }
    guard household.dishes[id] != nil, let other = dishes[id] else {
      return part.leaveUnknown(ingredient, .noDish)
    }
    for nutrient in Nutrient.allCases {
      part.sums[nutrient] += servings * other.atLeast[nutrient]
      if other.known[nutrient] == nil { part.unknown.insert(nutrient) }
    }
    let missing = other.known.missing
    guard !missing.isEmpty else { return }
    // Its own gaps stay its own: copied, a few dishes in each other could have millions.
    let gap = NutritionGap(
      ingredient: ingredient.key,
      nutrients: missing,
      reason: .partlyKnownDish
    )
    if !part.gaps.contains(gap) { part.gaps.append(gap) }
  }

  private mutating func addFood(
    _ use: Ingredient.Use,
    of ingredient: Ingredient,
    to part: inout Part
  ) {
    guard let amount = use.amount else { return part.leaveUnknown(ingredient, .noAmount) }
    let measured: MeasuredAmount
    switch reading(of: amount) {
    case .negligible: return
    case .ambiguous: return part.leaveUnknown(ingredient, .ambiguousAmount(amount.text))
    case .unreadable: return part.leaveUnknown(ingredient, .unreadableAmount(amount.text))
    case .measured(let value): measured = value
    }
    do throws(Unconvertible) {
      let food = try food(of: ingredient).get()
      let bases = try food.measures.bases(in: measured)
      addFigures(food.figures, times: bases, of: ingredient, to: &part)
    } catch {
      if error.reason == .noFood, measured.unit == .known(.pinch) { return }
      return part.leaveUnknown(ingredient, error.reason(of: amount, measured))
    }
    if measured.isRange {
      part.remarks.append(remark(ingredient, amount, .middle(measured.middle)))
    }
    if measured.hasSize { part.remarks.append(remark(ingredient, amount, .size)) }
  }

  private func addFigures(
    _ figures: Nutrition?,
    times bases: Double,
    of ingredient: Ingredient,
    to part: inout Part
  ) {
    guard bases > 0 else { return }
    guard let figures else {
      return part.leaveUnknown(ingredient, .noFigures)
    }
    var missing: [Nutrient] = []
    for nutrient in Nutrient.allCases {
      if let value = figures[nutrient] {
        part.sums[nutrient] += bases * value
      } else {
        missing.append(nutrient)
      }
    }
    guard !missing.isEmpty else { return }
    part.unknown.formUnion(missing)
    let gap = NutritionGap(
      ingredient: ingredient.key,
      nutrients: missing,
      reason: .missingFigures
    )
    if !part.gaps.contains(gap) { part.gaps.append(gap) }
  }

  private func remark(
    _ ingredient: Ingredient,
    _ amount: Amount,
    _ matter: NutritionRemark.Matter
  ) -> NutritionRemark {
    NutritionRemark(ingredient: ingredient.key, amount: amount.text, matter: matter)
  }

  private mutating func reading(of amount: Amount) -> AmountReading {
    if let reading = readings[amount] { return reading }
    let reading = AmountReading(amount)
    readings[amount] = reading
    return reading
  }

  /// The food of an ingredient, looked up once for all dishes that hold it.
  private mutating func food(of ingredient: Ingredient) -> Result<KnownFood, Unconvertible> {
    if let food = foods[ingredient.key] { return food }
    let food = lookedUp(ingredient.food)
    foods[ingredient.key] = food
    return food
  }

  private func lookedUp(_ id: Food.ID?) -> Result<KnownFood, Unconvertible> {
    guard let id, let food = household.foods[id] else { return .failure(Unconvertible(.noFood)) }
    guard !household.faulty.contains(.food(id)) else {
      return .failure(Unconvertible(.faultyFile))
    }
    let figures = food.nutrition.flatMap { $0 == Nutrition() ? nil : $0 }
    return .success(KnownFood(measures: FoodMeasures(food), figures: figures))
  }
}

/// What is needed of a food that many dishes hold.
private struct KnownFood {
  var measures: FoodMeasures
  /// Its figures; `nil` where it says none.
  var figures: Nutrition?
}

extension Unconvertible {
  /// Why, where a word is no unit and no key of `weights` either: it may be anything.
  fileprivate func reason(of amount: Amount, _ measured: MeasuredAmount) -> UnknownReason {
    if case .word = measured.unit, case .noWeight = reason {
      return .unreadableAmount(amount.text)
    }
    return reason
  }
}
