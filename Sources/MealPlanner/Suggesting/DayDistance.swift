internal import MealModel

/// How many kcal a day is off its targets with one thing or another in one of its slots.
struct DayDistance: Sendable {
  private let nutrition: [Dish.ID: Nutrition]
  private let day: DayNutrition
  /// What is eaten at the day's other meals.
  private let around: DayNutrition.Eaten
  /// The slot's number among the day's sittings; `nil` where nobody there has a target.
  private let sitting: Int?

  init(
    at address: SlotAddress,
    in household: Household,
    nutrition: [Dish.ID: Nutrition],
    targets: [Person.ID: Nutrition]
  ) {
    self.nutrition = nutrition
    var sittings: [TableTarget] = []
    var around = DayNutrition.Eaten()
    var sitting: Int?
    for meal in Meal.allCases {
      let key = SlotKey(address.key.day, meal)
      let slot = household[SlotAddress(address.week, key)]
      guard key == address.key || !slot.eatenDishes.isEmpty,
        let target = TableTarget(at: key, of: slot, in: household, targets: targets)
      else { continue }
      if key == address.key {
        sitting = sittings.count
      } else {
        around.add(slot.figures(nutrition), at: sittings.count)
      }
      sittings.append(target)
    }
    self.around = around
    self.sitting = sitting
    day = DayNutrition(sittings)
  }

  /// The distance; `nil` where the day's energy or its target isn't known.
  func kcal(with slot: Slot) -> Int? {
    var eaten = around
    if let sitting, !slot.eatenDishes.isEmpty {
      eaten.add(slot.figures(nutrition), at: sitting)
    }
    return day.deviation(of: eaten)
  }
}

extension Slot {
  /// What its dishes bring, one serving of each.
  fileprivate func figures(_ nutrition: [Dish.ID: Nutrition]) -> EnergyFigures {
    var figures = EnergyFigures()
    for dish in eatenDishes { figures += EnergyFigures(nutrition[dish] ?? Nutrition()) }
    return figures
  }
}
