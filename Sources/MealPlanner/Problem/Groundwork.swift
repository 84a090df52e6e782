internal import MealModel
internal import MealRules

/// What of a request stays the same whatever rules are tried: slots, tables, dishes, what stands.
struct Groundwork: Sendable {
  /// A dish that isn't out of planning, and who at the tables can be served with it.
  struct DishFacts: Sendable {
    var id: Dish.ID
    var course: CourseSet
    var minutes: Int?
    var tags: [Tag.ID]
    var rules: RuleSet
    /// Those of ``Groundwork/limited`` for whom it can be planned, in their order.
    var served: [Bool]
  }

  let request: PlanningRequest
  let slots: [OpenSlot]
  let open: OpenSlots
  let timeline: PlanTimeline
  let scope: RuleScope
  let dishes: [DishFacts]
  /// What is fixed at a slot of every week.
  let fixed: [SlotKey: [Bearer]]
  /// People at a table to be planned for who can't eat everything.
  let limited: [Person.ID]
  /// Those of them at each slot, by their index.
  let tables: [[Int]]

  init(_ request: PlanningRequest) {
    var request = request.refill ? request.freed : request
    request.weeks = Set(request.weeks).sorted()
    self.request = request
    let household = request.household
    let slots = Self.openSlots(of: request)
    self.slots = slots
    open = OpenSlots(slots.map(\.address))
    timeline = PlanTimeline(of: household, weeks: Self.span(of: request))
    scope = RuleScope(of: household)
    let claims = scope.claims.filter { !$0.rules.fixed.isEmpty }
    var fixed: [SlotKey: [Bearer]] = [:]
    for key in Set(slots.map(\.address.key)) {
      fixed[key] = Fixed.claims(at: key, of: household, among: claims)
    }
    self.fixed = fixed
    let check = SafetyCheck(household: household)
    let diners = slots.map { household.diners(at: $0.address.key, of: $0.standing) }
    let limited = Set(diners.joined()).filter {
      household.faulty.contains(.person($0)) || check.hasLimit($0)
    }.sorted()
    self.limited = limited
    tables = diners.map { table in limited.indices.filter { table.contains(limited[$0]) } }
    dishes = household.dishes.keys.sorted().compactMap { id in
      guard let dish = household.dishes[id], !dish.archived,
        !household.faulty.contains(.dish(id))
      else { return nil }
      return DishFacts(
        id: id,
        course: CourseSet(dish.course),
        minutes: dish.minutes,
        tags: dish.tags,
        rules: dish.rules,
        served: limited.map { Self.canBeServed($0, dish: id, check) }
      )
    }
  }

  /// Whether a dish may be planned where a person eats.
  private static func canBeServed(
    _ person: Person.ID,
    dish: Dish.ID,
    _ check: SafetyCheck
  ) -> Bool {
    switch check.serving(of: dish, to: person).verdict {
    case .safe: true
    case .unsafe: false
    // Of someone whose file can't be read, nobody knows that they aren't strict.
    case .notChecked: check.household.people[person]?.strict == false
    }
  }

  private static func openSlots(of request: PlanningRequest) -> [OpenSlot] {
    let household = request.household
    let addresses = Set(
      request.weeks.flatMap { week in
        let written = household.plans[week]?.slots.keys.map { $0 } ?? []
        return (household.settings.plannedSlots + written).map { SlotAddress(week, $0) }
      }
    )
    return addresses.sorted().compactMap { address in
      guard address.day >= request.today, request.meals?.contains(address.key.meal) ?? true
      else { return nil }
      return OpenSlot(address, in: household)
    }
  }

  /// The weeks that can matter to those to be planned.
  private static func span(of request: PlanningRequest) -> ClosedRange<ISOWeek>? {
    guard let first = request.weeks.min(), let last = request.weeks.max() else { return nil }
    let reach = max(request.household.ruleReach, LongestAgo.mostDays) + 7
    return (first.monday + -reach).week...(last.day(.sunday) + reach).week
  }
}
