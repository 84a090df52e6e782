public import MealModel
public import MealRules

/// What speaks for a dish at a slot, or against it.
public enum DishReason: Hashable, Sendable {
  /// It bears what is wished for there.
  case wished(Tag.ID)
  /// It bears what is fixed there.
  case fixed(Bearer)
  /// It bears what the week still lacks, and how often the week should have it.
  case minimum(Bearer, Int)
  /// People at the table want its cuisine.
  case likedCuisine(String, by: [Person.ID])
  /// It uses a food that expires on a day.
  case usesExpiring(Food.ID, CalendarDay)
  /// People at the table dislike it or a food in it.
  case disliked(by: [Person.ID])
  /// A food in it isn't kept in the house.
  case inactiveFood
  /// It is cooked so often in the same week already.
  case alreadyThisWeek(Int)
  /// How many kcal the day is off its targets with it, beyond a tenth.
  case offTargets(Int)
  /// How many days ago it was last cooked; `nil` is never.
  case lastCooked(daysAgo: Int?)
}

/// Finds what speaks for dishes at a slot, the plan around it as it stands.
public struct DishReasons: Sendable {
  private let household: Household
  private let address: SlotAddress
  private let standing: Slot
  private let timeline: PlanTimeline
  private let scope: RuleScope
  private let diners: [(id: Person.ID, person: Person)]
  /// What expires, the last day on which it can be used, and nothing that is planned uses.
  private let expiring: [(food: Food.ID, lastDay: CalendarDay)]
  private let day: DayDistance

  /// Creates the reasons at a slot.
  ///
  /// - Parameters:
  ///   - household: The household, the slot as it is before a dish comes into it.
  ///   - address: The slot.
  ///   - today: The day from which on foods can be used.
  ///   - nutrition: Energy and nutrients of a serving of each dish, where known.
  ///   - targets: The day's targets of those who have them.
  public init(
    household: Household,
    at address: SlotAddress,
    today: CalendarDay,
    nutrition: [Dish.ID: Nutrition] = [:],
    targets: [Person.ID: Nutrition] = [:]
  ) {
    self.household = household
    self.address = address
    let standing = household[address]
    self.standing = standing
    let timeline = PlanTimeline(of: household)
    self.timeline = timeline
    scope = RuleScope(of: household)
    diners = household.diners(at: address.key, of: standing).compactMap { id in
      household.people[id].map { (id, $0) }
    }
    expiring = household.pantry.lots.sorted { $0.key < $1.key }.compactMap { food, lots in
      guard let lastDay = lots.compactMap(\.expires).min(), lastDay >= max(today, address.day)
      else { return nil }
      let isUsed = timeline.entries(from: today, through: lastDay).contains { entry in
        entry.slot.cookedDishes.contains {
          DishContents(of: $0, in: household).words.contains(food.rawValue)
        }
      }
      return isUsed ? nil : (food, lastDay)
    }
    day = DayDistance(at: address, in: household, nutrition: nutrition, targets: targets)
  }

  /// What speaks for a dish or against it.
  ///
  /// - Parameters:
  ///   - id: The dish.
  ///   - slot: The slot with it.
  /// - Returns: The reasons, those that bind the planner first.
  public func reasons(for id: Dish.ID, in slot: Slot) -> [DishReason] {
    guard let dish = household.dishes[id] else { return [] }
    let contents = DishContents(of: id, in: household)
    var reasons = demands(on: id, dish)
    if let cuisine = dish.cuisine {
      let folded = LatinLetters.folded(cuisine)
      let people = diners.filter { $0.person.cuisines.map(LatinLetters.folded).contains(folded) }
      if !people.isEmpty { reasons.append(.likedCuisine(cuisine, by: people.map(\.id))) }
    }
    for (food, lastDay) in expiring where contents.words.contains(food.rawValue) {
      reasons.append(.usesExpiring(food, lastDay))
    }
    let critics = diners.filter { !contents.words.isDisjoint(with: $0.person.dislikes) }
    if !critics.isEmpty { reasons.append(.disliked(by: critics.map(\.id))) }
    if contents.hasInactiveFood { reasons.append(.inactiveFood) }
    let cookings = timesThisWeek(id)
    if cookings > 0 { reasons.append(.alreadyThisWeek(cookings)) }
    if let kcal = day.kcal(with: slot) { reasons.append(.offTargets(kcal)) }
    let last = lastCooking(of: id)
    if last != address.day, last != nil || cookings == 0 {
      reasons.append(.lastCooked(daysAgo: last.map { address.day - $0 }))
    }
    return reasons
  }

  /// What the slot or the week asks for and a dish bears.
  private func demands(on id: Dish.ID, _ dish: Dish) -> [DishReason] {
    func bears(_ bearer: Bearer) -> Bool {
      switch bearer {
      case .tag(let tag): dish.tags.contains(tag)
      case .dish(let other): other == id
      }
    }
    let wishes = standing.items.compactMap { item in
      if case .wish(let tag) = item, dish.tags.contains(tag) { tag } else { nil }
    }
    var reasons = wishes.map(DishReason.wished)
    reasons += Fixed.claims(at: address.key, of: household, among: scope.claims).filter(bears)
      .map(DishReason.fixed)
    for claim in scope.claims where bears(claim.bearer) {
      let bearings = timeline.bearings(of: claim.bearer)
      guard let minimum = claim.rules.minPerWeek,
        !bearings.contains(where: { $0.address == address }),
        MinPerWeek.lack(of: claim.rules, standing: bearings, in: address.week) > 0
      else { continue }
      reasons.append(.minimum(claim.bearer, minimum))
    }
    return reasons
  }

  /// How often a dish is cooked in the slot's week.
  func timesThisWeek(_ dish: Dish.ID) -> Int {
    timeline.bearings(of: .dish(dish)).count { bearing in
      bearing.cooked != nil && bearing.address.week == address.week
    }
  }

  private func lastCooking(of dish: Dish.ID) -> CalendarDay? {
    timeline.bearings(of: .dish(dish)).last { $0.cooked != nil && $0.address < address }?
      .address.day
  }
}
