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

  /// More than this is told no more, in kcal.
  private static let most = 1e9

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
      isKnown = (portions .> 0)
      guard any(isKnown) else { return nil }
      let share = household.settings.share(of: address.key.meal)
      amounts = Amounts.zero.replacing(with: sum / portions * share, where: isKnown)
    }
  }

  /// Σ over what is known of how much more than a tenth the day is off.
  func deviation(of day: Int, in plan: Arrangement) -> Int {
    let sums = sums(of: day, in: plan)
    guard sums.holdsDish, sums.isKnown[0] else { return 0 }
    // A half that fractions of a day leave a hair too small is rounded up like any other.
    let half = 0.5 + 1e-6
    let target = (sums.target + half).rounded(.down)
    let difference = (sums.planned + half).rounded(.down) - target
    let off = pointwiseMax(difference.magnitudes - (target / 10).rounded(.down), .zero)
    let sum = Amounts.zero.replacing(with: off, where: sums.isKnown).sum()
    // Figures that nobody could eat mustn't end the program.
    return sum < Self.most ? Int(sum) : Int(Self.most)
  }

  /// How far a day would be from its targets, without the tenth, had a place another dish.
  ///
  /// It is a guide for what to try: what isn't known of a dish counts as nothing.
  func distance(of day: Int, in plan: Arrangement, putting dish: Int, for old: Int) -> Double {
    let sums = sums(of: day, in: plan)
    let planned = sums.planned - amounts[old] + amounts[dish]
    return (planned - sums.target).magnitudes.sum()
  }

  private struct Sums {
    var planned = Amounts.zero
    var target = Amounts.zero
    var isKnown = SIMDMask<SIMD4<Int64>>(repeating: true)
    var holdsDish = false
  }

  private func sums(of day: Int, in plan: Arrangement) -> Sums {
    var sums = Sums()
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
          isMealKnown .&= isKnown[dish]
        }
      }
      guard holdsDish else { continue }
      sums.holdsDish = true
      sums.planned += amounts
      sums.target += meal.target
      sums.isKnown .&= isMealKnown
      sums.isKnown .&= meal.isTargetKnown
    }
    return sums
  }
}

extension SIMD4<Double> {
  fileprivate var magnitudes: Self { pointwiseMax(self, -self) }
}
