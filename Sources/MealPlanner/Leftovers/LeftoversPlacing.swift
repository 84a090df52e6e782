internal import MealModel
internal import MealRules

/// Puts what is left of earlier cookings into cells that stay empty, in the order of time.
///
/// Of several, what was cooked longest ago is eaten first. Every leftovers is judged by the rules
/// themselves, so that it adds no breach and harms nobody.
struct LeftoversPlacing {
  private var household: Household
  private let request: PlanningRequest
  /// The slots that change, what was planned before included.
  private(set) var slots: [SlotAddress: Slot]
  /// How many cells leftovers fill.
  private(set) var cells = 0

  init(_ slots: [SlotAddress: Slot], request: PlanningRequest) {
    self.slots = slots
    self.request = request
    household = request.household
    for (address, slot) in slots {
      household.plans[address.week, default: WeekPlan()].slots[address.key] = slot
    }
  }

  /// Goes through the slots that stay empty.
  mutating func place(into empty: [SlotAddress]) {
    for address in empty {
      while let open = OpenSlot(address, in: household), let better = improved(open) {
        household.plans[address.week, default: WeekPlan()].slots[address.key] = better.slot
        slots[address] = better.slot
        cells += better.cells
      }
    }
  }

  /// The slot with leftovers in the first of its cells that can take some.
  private func improved(_ open: OpenSlot) -> (slot: Slot, cells: Int)? {
    let candidates = candidates(before: open.address)
    guard !candidates.isEmpty else { return nil }
    let advice = SlotAdvice(household: household, at: open.address)
    for dish in candidates {
      guard let fit = open.taking(dish, course: household.dishes[dish]?.course) else { continue }
      let isWished = open.wishes.allSatisfy { tag in
        household.dishes[dish]?.tags.contains(tag) ?? false
      }
      guard isWished else { continue }
      let outcome = advice.outcome(of: fit.slot)
      let isHarmless =
        outcome.unsafe.isEmpty && !outcome.unchecked.contains(where: \.isStrict)
      if outcome.breaches.isEmpty, isHarmless { return fit }
    }
    return nil
  }

  /// The dishes of which something can be left at a slot, the longest cooked first.
  private func candidates(before address: SlotAddress) -> [Dish.ID] {
    var cooked: [Dish.ID: CalendarDay] = [:]
    let longest = household.dishes.values.map(\.keeps).max() ?? 0
    let timeline = PlanTimeline(
      of: household,
      weeks: (address.day + -longest).week...address.week
    )
    for entry in timeline.entries(from: address.day + -longest, through: address.day)
    where entry.address < address {
      for dish in entry.slot.cookedDishes { cooked[dish] = entry.address.day }
    }
    return cooked.filter { dish, day in
      guard let record = household.dishes[dish], let most = record.leftovers, most > 0 else {
        return false
      }
      return address.day - day <= record.keeps
    }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }
}

extension OpenSlot {
  /// What is wished for here.
  fileprivate var wishes: [Tag.ID] { [wish].compactMap { $0 } + cells.compactMap(\.wish) }

  /// The slot with a dish's leftovers in it; `nil` where no cell takes its course.
  fileprivate func taking(_ dish: Dish.ID, course: Course?) -> (slot: Slot, cells: Int)? {
    guard let course else { return nil }
    let kind = CourseSet(course)
    var slot = standing
    if let index = cells.firstIndex(where: { !$0.courses.isDisjoint(with: kind) }) {
      slot.items = items(putting: .leftovers(dish), into: index...index)
      return (slot, 1)
    }
    guard kind == .single, let index = cells.firstIndex(where: { $0.courses == .first }),
      index + 1 < cells.count, cells[index + 1].courses == .second
    else { return nil }
    slot.items = items(putting: .leftovers(dish), into: index...index + 1)
    return (slot, 2)
  }

  private func items(putting item: Slot.Item, into range: ClosedRange<Int>) -> [Slot.Item] {
    var result: [Slot.Item?]
    let isList = cells.contains { $0.item != nil }
    result =
      isList ? standing.items.map { Optional($0) } : Array(repeating: .open, count: cells.count)
    for index in range { result[cells[index].item ?? index] = nil }
    result[cells[range.lowerBound].item ?? range.lowerBound] = item
    return result.compactMap { $0 }
  }
}
