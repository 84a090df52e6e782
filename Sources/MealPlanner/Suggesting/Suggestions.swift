internal import Diagnostics
public import MealModel
internal import MealRules
public import Wording

/// A dish that may be planned in a slot, and what speaks for it.
public struct Suggestion: Hashable, Sendable {
  /// The dish.
  public var dish: Dish.ID
  /// The slot with it.
  public var slot: Slot
  /// What speaks for it, or against it.
  public var reasons: [DishReason]
  /// How often it is cooked in the same week already.
  public var timesThisWeek: Int
}

/// The dishes that may be planned in a slot, the best first.
///
/// Only what breaks no rule and everyone at the table can eat; of what a slot wishes for or what
/// is fixed there, only that, as long as any of it may be planned.
public struct Suggestions: Sendable {
  /// The dishes, the best first.
  public let ranked: [Suggestion]

  /// Ranks a household's dishes for a slot.
  ///
  /// What helps the week's minimums comes first, then what the week doesn't have, what brings the
  /// day nearest to its targets, what the table likes, what was cooked longest ago, then by name.
  ///
  /// - Parameters:
  ///   - household: The household. What the slot holds stays where a course is still open, and
  ///     gives way where it is full.
  ///   - address: The slot.
  ///   - today: The day from which on foods can be used.
  ///   - nutrition: Energy and nutrients of a serving of each dish, where known.
  ///   - targets: The day's targets of those who have them.
  ///   - language: The language by whose names equals are ordered.
  public init(
    household: Household,
    at address: SlotAddress,
    today: CalendarDay,
    nutrition: [Dish.ID: Nutrition] = [:],
    targets: [Person.ID: Nutrition] = [:],
    language: Language = .en
  ) {
    let present = Set(household[address].eatenDishes)
    let household = household.making(roomAt: address)
    let places = SuggestionPlaces(household: household, at: address)
    let advice = SlotAdvice(household: household, at: address)
    let reasons = DishReasons(
      household: household,
      at: address,
      today: today,
      nutrition: nutrition,
      targets: targets
    )
    func suggestions(meetingWishes: Bool) -> [Suggestion] {
      let slots = household.dishes.keys.sorted().compactMap { id in
        guard let dish = household.dishes[id], !dish.archived, !present.contains(id),
          !household.faulty.contains(.dish(id))
        else { return nil as (dish: Dish.ID, slot: Slot)? }
        return places.slot(with: id, dish, meetingWishes: meetingWishes).map { (id, $0) }
      }
      return zip(slots, advice.outcomes(of: slots.map(\.slot))).compactMap { place, outcome in
        let (id, slot) = place
        guard outcome.permits(id, meetingFixed: meetingWishes) else { return nil }
        return Suggestion(
          dish: id,
          slot: slot,
          reasons: reasons.reasons(for: id, in: slot),
          timesThisWeek: reasons.timesThisWeek(id)
        )
      }
    }
    let wanted = suggestions(meetingWishes: true)
    let all = wanted.isEmpty ? suggestions(meetingWishes: false) : wanted
    let ranks = all.map { suggestion in
      Rank(suggestion, name: household.dishes[suggestion.dish]?.name[language] ?? "")
    }
    ranked = zip(ranks, all).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// One at random: a dish that the week doesn't have three times as likely as one that it has
  /// more than once, and one that it has once twice.
  ///
  /// - Parameter seed: What decides.
  /// - Returns: The dish; `nil` where none may be planned.
  public func drawn(seed: UInt64) -> Suggestion? {
    let weights = ranked.map { max(1, 3 - $0.timesThisWeek) }
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    var random = RandomSource(seed: seed)
    var left = random.below(sum)
    for (suggestion, weight) in zip(ranked, weights) {
      if left < weight { return suggestion }
      left -= weight
    }
    return nil
  }
}

/// Where a suggestion stands; the smaller, the better.
private struct Rank: Comparable {
  private var demands = 0
  private var times: Int
  private var offTargets = Int.max
  private var liking = 0
  private var lastCooked = 0
  private var name: String

  init(_ suggestion: Suggestion, name: String) {
    times = suggestion.timesThisWeek
    self.name = LatinLetters.folded(name)
    for reason in suggestion.reasons {
      switch reason {
      case .wished, .fixed, .alreadyThisWeek: break
      case .minimum: demands -= 1
      case .offTargets(let kcal): offTargets = kcal
      case .likedCuisine: liking -= Liking.Weight.cuisine
      case .usesExpiring: liking -= Liking.Weight.expiringFood
      case .disliked(let people): liking -= Liking.Weight.dislike * people.count
      case .inactiveFood: liking -= Liking.Weight.inactiveFood
      case .lastCooked(let days): lastCooked = -min(LongestAgo.mostDays, days ?? Int.max)
      }
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    let first = (left.demands, left.times, left.offTargets)
    let second = (right.demands, right.times, right.offTargets)
    guard first == second else { return first < second }
    return (left.liking, left.lastCooked, left.name) < (right.liking, right.lastCooked, right.name)
  }
}

/// Where in a slot a suggestion goes.
private struct SuggestionPlaces {
  private let standing: Slot
  private let cells: [OpenSlot.Cell]
  private let wish: Tag.ID?

  init(household: Household, at address: SlotAddress) {
    standing = household[address]
    let open = OpenSlot(address, in: household)
    cells = open?.cells ?? [OpenSlot.Cell(courses: .main)]
    wish = open?.wish
  }

  /// The slot with a dish at the first course that takes it; `nil` where none does.
  func slot(with id: Dish.ID, _ dish: Dish, meetingWishes: Bool) -> Slot? {
    if meetingWishes, let wish, !dish.tags.contains(wish) { return nil }
    func takes(_ cell: OpenSlot.Cell) -> Bool {
      !cell.courses.isDisjoint(with: CourseSet(dish.course)) && meetsWish(of: cell)
    }
    func meetsWish(of cell: OpenSlot.Cell) -> Bool {
      !meetingWishes || (cell.wish.map(dish.tags.contains) ?? true)
    }
    let both = cells.indices.dropLast().first { index in
      dish.course == .single && meetsWish(of: cells[index]) && meetsWish(of: cells[index + 1])
        && cells[index].courses == .first
        && cells[index + 1].courses == .second
    }
    guard let index = cells.firstIndex(where: takes) ?? both else { return nil }
    let hasList = cells.contains { $0.item != nil }
    var slot = standing
    if !hasList { slot.items = cells.map { _ in .open } }
    slot.items[cells[index].item ?? index] = .dish(id)
    if index == both { slot.items.remove(at: cells[index + 1].item ?? index + 1) }
    return slot
  }
}

extension SlotOutcome {
  /// Whether a dish breaks no rule and everyone can eat it, as far as anyone knows.
  fileprivate func permits(_ dish: Dish.ID, meetingFixed: Bool) -> Bool {
    breaches.allSatisfy { $0.code == .fixed && !meetingFixed }
      && !unsafe.contains { $0.dish == dish }
      && !unchecked.contains { $0.dish == dish && $0.isStrict }
  }
}

extension Household {
  /// The household with a slot emptied that is full; what is locked is asked about all the same.
  fileprivate func making(roomAt address: SlotAddress) -> Self {
    var household = self
    var slot = self[address]
    slot.locked = false
    if slot.isFull { (slot.items, slot.note, slot.tags, slot.allow) = ([], nil, [], []) }
    household.plans[address.week, default: WeekPlan()].slots[address.key] = slot
    return household
  }
}
