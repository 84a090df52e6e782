internal import MealModel
internal import MealRules

/// How long ago dishes were last cooked when they are cooked again, in days; at most 60 each.
struct LongestAgo: Sendable {
  /// Longer ago counts no more, and neither does never.
  static let mostDays = 60

  private let dayOfSlot: [CalendarDay]
  /// When a dish was last cooked before the horizon.
  private let lastBefore: [CalendarDay?]
  /// The cookings in the horizon that stand, in order.
  private let standing: [[CalendarDay]]
  private let slotOfPlace: [Int]

  init(_ problem: PlanningProblem, ground: Groundwork) {
    dayOfSlot = problem.slots.map(\.address.day)
    slotOfPlace = problem.places.map(\.slot)
    let request = ground.request
    let first = max(request.today, request.weeks.min()?.monday ?? request.today)
    let weeks = Set(request.weeks)
    let cookings = problem.candidates.map { candidate in
      ground.timeline.bearings(of: .dish(candidate.id)).filter { $0.cooked != nil }.map(\.address)
    }
    lastBefore = cookings.map { $0.last { $0.day < first }?.day }
    standing = cookings.map { $0.filter { $0.day >= first && weeks.contains($0.week) }.map(\.day) }
  }

  /// The sum over a dish's cookings in the horizon.
  func days(of dish: Int, in plan: Arrangement) -> Int {
    let places = plan.placesOf[dish]
    guard !places.isEmpty else { return standingDays(of: dish) }
    if places.count == 1, standing[dish].isEmpty {
      return days(to: dayOfSlot[slotOfPlace[places[0]]], from: lastBefore[dish])
    }
    let cookings = (places.map { dayOfSlot[slotOfPlace[$0]] } + standing[dish]).sorted()
    return sum(cookings, from: lastBefore[dish])
  }

  /// The sum over those of a dish's cookings in the horizon that stand.
  func standingDays(of dish: Int) -> Int { sum(standing[dish], from: lastBefore[dish]) }

  private func sum(_ cookings: [CalendarDay], from last: CalendarDay?) -> Int {
    var last = last
    var sum = 0
    for day in cookings {
      sum += days(to: day, from: last)
      last = day
    }
    return sum
  }

  private func days(to day: CalendarDay, from last: CalendarDay?) -> Int {
    last.map { min(Self.mostDays, day - $0) } ?? Self.mostDays
  }
}
