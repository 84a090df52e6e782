internal import MealModel
internal import MealRules

/// Today and tomorrow, what to start today, and what is to be planned yet.
struct DayOverview {
  /// A meal of a day.
  struct Serving {
    let address: SlotAddress
    let slot: Slot
    let marks: [SlotMark]
  }

  /// Something to be begun today for a later meal.
  struct Start: Hashable {
    /// What for.
    let address: SlotAddress
    let dish: Dish.ID
    /// What is to be done.
    let text: String
    /// Minutes since midnight; `nil` in the evening, for what would fall in the night.
    let minutes: Int?
  }

  let household: Household
  let today: CalendarDay

  init(of household: Household, today: CalendarDay) {
    self.household = household
    self.today = today
  }

  /// Whether nothing at all is planned, this week or next.
  var isEmpty: Bool {
    [today.week, today.week + 1].allSatisfy { week in
      household.plans[week]?.slots.values.allSatisfy(\.isEmpty) ?? true
    }
  }

  /// The meals of a day, planned by the settings or by the plan.
  func meals(of day: CalendarDay) -> [Serving] {
    let safety = SafetyMarks(of: household)
    return PlaceReference.day(day).slots(in: household).map { address in
      let slot = household[address]
      return Serving(
        address: address,
        slot: slot,
        marks: safety.marks(of: slot, at: address.key)
      )
    }
  }

  /// What is to be begun today, in the order of time.
  ///
  /// What would have to be begun before seven in the morning is begun the evening before.
  var starts: [Start] {
    let days = (0...13).map { today + $0 }.filter { $0.week <= today.week + 1 }
    let found = days.flatMap { PlaceReference.day($0).slots(in: household) }.flatMap { address in
      household[address].cookedDishes.flatMap { starts(of: $0, at: address) }
    }
    return found.sorted { ($0.minutes ?? .max, $0.address) < ($1.minutes ?? .max, $1.address) }
  }

  private func starts(of dish: Dish.ID, at address: SlotAddress) -> [Start] {
    let meal = address.key.meal
    let time = household.settings.meals[meal]?.time?.minutes ?? meal.usualMinutes
    return (household.dishes[dish]?.ahead ?? []).compactMap { preparation in
      let minutes = (address.day - today) * 1440 + time - preparation.before.hours * 60
      let isToday = Self.morning..<1440 ~= minutes
      guard isToday || 1440..<(1440 + Self.morning) ~= minutes else { return nil }
      return Start(
        address: address,
        dish: dish,
        text: preparation.text,
        minutes: isToday ? minutes : nil
      )
    }
  }

  /// Seven o'clock.
  private static let morning = 420

  /// The slots of a week, from today on, in which something is to be chosen yet.
  func gaps(in week: ISOWeek) -> [SlotAddress] {
    household.settings.plannedSlots.map { SlotAddress(week, $0) }
      .filter { $0.day >= today && !household[$0].isFull }
  }
}

extension Meal {
  /// When the meal is where the settings don't say, in minutes since midnight.
  fileprivate var usualMinutes: Int {
    switch self {
    case .breakfast: 480
    case .morningSnack: 660
    case .lunch: 840
    case .afternoonSnack: 1050
    case .dinner: 1230
    case .preWorkout, .postWorkout: 1110
    }
  }
}
