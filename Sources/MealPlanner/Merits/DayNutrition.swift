internal import MealModel
internal import MealRules

/// How far a day's energy and nutrients are from what its tables should have, in kcal.
struct DayNutrition: Sendable {
  /// Energy, protein, carbohydrates and fat, each in kcal.
  private typealias Amounts = SIMD4<Double>

  /// A meal of a day whose people have targets.
  private struct Sitting: Sendable {
    /// The open slot; `nil` where nothing is to be put.
    var slot: Int?
    var target: Amounts
    var isTargetKnown: SIMDMask<SIMD4<Int64>>
    var standing: Amounts
    var isStandingKnown: SIMDMask<SIMD4<Int64>>
    var holdsDish: Bool
  }

  private let meals: [[Sitting]]
  private let amounts: [Amounts]
  private let isKnown: [SIMDMask<SIMD4<Int64>>]
  private let placesOfSlot: [[Int]]
  /// The day that each open slot is on, as a number.
  let dayOfSlot: [Int]
  let dayCount: Int

  init(_ problem: PlanningProblem, ground: Groundwork) {
    let request = ground.request
    var figures: [Dish.ID: Figures] = [:]
    for (dish, nutrition) in request.nutrition { figures[dish] = Figures(nutrition) }
    let all = problem.candidates.map { figures[$0.id] ?? Figures(Nutrition()) }
    amounts = all.map(\.amounts)
    isKnown = all.map(\.isKnown)
    placesOfSlot = problem.placesOfSlot
    let days = request.weeks.sorted().flatMap(\.days).filter { $0 >= request.today }
    let numbers = Dictionary(days.enumerated().map { ($1, $0) }) { first, _ in first }
    dayOfSlot = problem.slots.map { numbers[$0.address.day] ?? 0 }
    dayCount = days.count
    let household = request.household
    var meals = Array(repeating: [Sitting](), count: days.count)
    for (number, day) in days.enumerated() {
      for meal in Meal.allCases {
        let address = SlotAddress(day, meal)
        let slot = household[address]
        let open = ground.open.number(of: address)
        guard open != nil || !slot.eatenDishes.isEmpty,
          let target = Target(at: address, of: slot, request: request)
        else { continue }
        let standing = slot.eatenDishes.map { figures[$0] ?? Figures(Nutrition()) }
        meals[number].append(
          Sitting(
            slot: open,
            target: target.amounts,
            isTargetKnown: target.isKnown,
            standing: standing.reduce(.zero) { $0 + $1.amounts },
            isStandingKnown: standing.reduce(SIMDMask(repeating: true)) { $0 .& $1.isKnown },
            holdsDish: !standing.isEmpty
          )
        )
      }
    }
    self.meals = meals
  }

  /// A dish's amounts in kcal, 0 where unknown.
  private struct Figures {
    var amounts: Amounts
    var isKnown: SIMDMask<SIMD4<Int64>>

    init(_ nutrition: Nutrition) {
      let grams = [nutrition.protein, nutrition.carbohydrates, nutrition.fat]
      let values =
        [nutrition.kcal] + zip(grams, [4.0, 4, 9]).map { $0 == nil ? nil : ($0 ?? 0) * $1 }
      amounts = .zero
      isKnown = SIMDMask(repeating: false)
      for (index, value) in values.enumerated() {
        amounts[index] = value ?? 0
        isKnown[index] = value != nil
      }
    }
  }

  /// What a portion of 1 should bring at a meal.
  private struct Target {
    var amounts: Amounts
    var isKnown: SIMDMask<SIMD4<Int64>>

    init?(at address: SlotAddress, of slot: Slot, request: PlanningRequest) {
      let household = request.household
      var sum = Amounts.zero
      var portions = Amounts.zero
      for person in household.diners(at: address.key, of: slot) {
        guard let target = request.targets[person] else { continue }
        let figures = Figures(target)
        let portion = household.people[person]?.portion ?? 1
        sum += figures.amounts
        portions.replace(with: portions + portion, where: figures.isKnown)
      }
      isKnown = portions .> 0
      guard any(isKnown) else { return nil }
      let share = household.settings.share(of: address.key.meal)
      amounts = Amounts.zero.replacing(with: sum / portions * share, where: isKnown)
    }
  }

  /// Σ over what is known of how much more than a tenth the day is off.
  func deviation(of day: Int, in plan: Arrangement) -> Int {
    var planned = Amounts.zero
    var target = Amounts.zero
    var known = SIMDMask<SIMD4<Int64>>(repeating: true)
    var isEmpty = true
    for meal in meals[day] {
      var amounts = meal.standing
      var isMealKnown = meal.isStandingKnown
      var holdsDish = meal.holdsDish
      if let slot = meal.slot {
        for place in placesOfSlot[slot] {
          let dish = plan.dishAt[place]
          guard dish >= 0 else { continue }
          holdsDish = true
          amounts += self.amounts[dish]
          isMealKnown = isMealKnown .& isKnown[dish]
        }
      }
      guard holdsDish else { continue }
      isEmpty = false
      planned += amounts
      target += meal.target
      known = known .& isMealKnown .& meal.isTargetKnown
    }
    guard !isEmpty, known[0] else { return 0 }
    let plannedWhole = (planned + 0.5).rounded(.down)
    let targetWhole = (target + 0.5).rounded(.down)
    let tenth = (targetWhole / 10).rounded(.down)
    let difference = plannedWhole - targetWhole
    let size = difference.replacing(with: -difference, where: difference .< 0)
    let off = pointwiseMax(size - tenth, .zero)
    return Int(Amounts.zero.replacing(with: off, where: known).sum())
  }
}
