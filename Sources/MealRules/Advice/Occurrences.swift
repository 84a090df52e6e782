internal import Diagnostics
public import MealModel

/// When a dish or a tag was and will be on the table, and when it may come again.
public struct Occurrences: Sendable {
  /// The dish or tag.
  public let bearer: Bearer
  /// The slots for which it is cooked, or that are eaten out with it, in order; no leftovers.
  public let slots: [SlotAddress]
  private let household: Household

  /// Looks through all plans of a household.
  public init(of bearer: Bearer, in household: Household) {
    self.bearer = bearer
    self.household = household
    slots = PlanTimeline(of: household).bearings(of: bearer).filter(\.isFresh).map(\.address)
  }

  /// How often it was on the table up to a day.
  public func count(through day: CalendarDay) -> Int {
    slots.partitioningIndex { $0.day > day }
  }

  /// The last time up to a day.
  public func last(through day: CalendarDay) -> SlotAddress? {
    slots.last { $0.day <= day }
  }

  /// The first time after a day.
  public func next(after day: CalendarDay) -> SlotAddress? {
    slots.first { $0.day > day }
  }

  /// The first slot, from a day on, that could take it without breaking its rules or its tags'.
  ///
  /// Slots that hold it already, and slots that are locked, are passed over; what else stands in
  /// a slot isn't looked at.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - days: How many days are looked at.
  /// - Returns: The slot; `nil` where there is none in that time.
  public func nextAllowed(from first: CalendarDay, days: Int = 366) -> SlotAddress? {
    guard days > 0 else { return nil }
    var trial = SlotTrial(household: household, days: first...(first + (days - 1)))
    for offset in 0..<days {
      let day = first + offset
      for meal in household.settings.plannedMeals {
        let address = SlotAddress(day, meal)
        guard household.settings.plans(address.key), !household[address].locked,
          !trial.bears(bearer, at: address)
        else { continue }
        let added = trial.breachesAdded(by: sample, at: address)
        if !added.contains(where: { Self.spacing.contains($0.code) }) { return address }
      }
    }
    return nil
  }

  /// A slot that bears it.
  private var sample: Slot {
    switch bearer {
    case .dish(let dish): Slot([.dish(dish)])
    case .tag(let tag): Slot(note: "", tags: [tag])
    }
  }

  /// The rules that say when something may be planned.
  private static let spacing: Set<DiagnosticCode> = [
    .maxPerWeek, .noConsecutive, .noDuplicateInDay, .mealTypeRestriction, .months, .minDaysBetween,
  ]
}
