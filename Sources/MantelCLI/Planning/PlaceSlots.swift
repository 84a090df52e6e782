internal import MealModel
internal import MealRules
internal import Wording

extension PlaceReference {
  /// The weeks that it lies in: one.
  var week: ISOWeek {
    switch self {
    case .slot(let address): address.week
    case .day(let day): day.week
    case .week(let week): week
    }
  }

  /// What it is called, with its date.
  func name(in household: Household) -> Phrase {
    switch self {
    case .slot(let address): household.name(of: address)
    case .day(let day): day.phrase
    case .week(let week): .wholeWeek(week.description)
    }
  }

  /// Its slots: those that the settings plan, and those that the plan has beside them.
  func slots(in household: Household) -> [SlotAddress] {
    switch self {
    case .slot(let address): [address]
    case .day(let day):
      Self.keys(of: day.week, in: household).filter { $0.day == day.weekday }
        .map { SlotAddress(day.week, $0) }
    case .week(let week): Self.keys(of: week, in: household).map { SlotAddress(week, $0) }
    }
  }

  private static func keys(of week: ISOWeek, in household: Household) -> [SlotKey] {
    let own = household.plans[week]?.slots.filter { $0.value != Slot() }.map(\.key) ?? []
    return Set(own).union(household.settings.plannedSlots).sorted()
  }

  /// The slots of two places that go with each other, meal by meal.
  ///
  /// - Throws: `CommandFailure` where the places are of different sizes, or are the same.
  func pairs(
    with other: Self,
    in household: Household
  ) throws -> [(SlotAddress, SlotAddress)] {
    guard self != other else { throw CommandFailure(.samePlace, exitCode: .usage) }
    let all = slots(in: household) + other.slots(in: household)
    switch (self, other) {
    case (.slot(let first), .slot(let second)): return [(first, second)]
    case (.day(let first), .day(let second)):
      return Set(all.map(\.key.meal)).sorted().map {
        (SlotAddress(first, $0), SlotAddress(second, $0))
      }
    case (.week(let first), .week(let second)):
      return Set(all.map(\.key)).sorted().map {
        (SlotAddress(first, $0), SlotAddress(second, $0))
      }
    default: throw CommandFailure(.placesDiffer, hint: .placeExamples, exitCode: .usage)
    }
  }
}

extension Slot {
  /// Whether it has neither courses nor a note.
  var holdsNothing: Bool { !isAway && items.allSatisfy { $0 == .open } }

  /// Whether something stands there that was chosen: a dish, leftovers, a meal out.
  var holdsSomethingChosen: Bool { !isEmpty }

  /// The slot with another's meal; who is at the table stays.
  ///
  /// - Parameters:
  ///   - other: The slot whose meal it gets.
  ///   - isSameWeek: Whether both are of one week, so that what was accepted of the week's counts
  ///     still is.
  ///   - isSameMeal: Whether both are the same meal of their days.
  /// - Returns: The slot.
  func taking(mealOf other: Slot, isSameWeek: Bool, isSameMeal: Bool) -> Slot {
    var result = self
    result.items = other.items
    result.note = other.note
    result.tags = other.tags
    result.locked = other.locked
    // What was accepted at one place isn't at another, but for what doesn't depend on the place.
    result.allow = other.allow.filter {
      isSameWeek && $0.hasSuffix(".maxPerWeek")
        || isSameMeal && $0.hasSuffix(".mealTypeRestriction")
    }
    return result
  }
}
