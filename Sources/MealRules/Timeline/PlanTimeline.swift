public import MealModel

/// The slots of a household's plans in the order of time, and what each bears.
///
/// It is made once and asked by every rule, so that a rule looks only at the slots that concern
/// it. A record whose file has errors brings no tags and no rules.
public struct PlanTimeline: Sendable {
  /// A slot that holds something.
  public struct Entry: Sendable {
    /// Where.
    public var address: SlotAddress
    /// What.
    public var slot: Slot
  }

  /// The household whose plans these are.
  public let household: Household
  /// The weeks that have a plan, in order.
  public private(set) var weeks: [ISOWeek]
  /// The slots that hold a dish, leftovers or a meal out, in order.
  public private(set) var entries: [Entry] = []
  private var bearings: [Bearer: [Bearing]] = [:]
  private var allowed: [SlotAddress: [String]] = [:]

  /// Creates the timeline of a household's plans.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - span: The weeks to look at; `nil` is all of them.
  public init(of household: Household, weeks span: ClosedRange<ISOWeek>? = nil) {
    self.household = household
    weeks = household.plans.keys.filter { span?.contains($0) ?? true }.sorted()
    for week in weeks {
      guard let plan = household.plans[week] else { continue }
      for key in plan.keys {
        append(plan[key], at: SlotAddress(week, key))
      }
    }
  }

  private mutating func append(_ slot: Slot, at address: SlotAddress) {
    if !slot.allow.isEmpty { allowed[address] = slot.allow }
    guard !slot.isEmpty else { return }
    entries.append(Entry(address: address, slot: slot))
    for (bearer, bearing) in borne(by: slot, at: address) {
      bearings[bearer, default: []].append(bearing)
    }
  }

  /// The slots that bear a tag or a dish, in order.
  public func bearings(of bearer: Bearer) -> [Bearing] {
    bearings[bearer] ?? []
  }

  /// What a slot holds; nothing where nothing is planned.
  public func slot(at address: SlotAddress) -> Slot {
    let index = entries.partitioningIndex { $0.address >= address }
    guard index < entries.count, entries[index].address == address else { return Slot() }
    return entries[index].slot
  }

  /// The slots of a stretch of days that hold something.
  public func entries(from first: CalendarDay, through last: CalendarDay) -> ArraySlice<Entry> {
    let start = entries.partitioningIndex { $0.address.day >= first }
    let end = entries.partitioningIndex { $0.address.day > last }
    return entries[start..<max(start, end)]
  }

  /// Whether a slot accepts that a rule is broken.
  ///
  /// - Parameters:
  ///   - allowance: What `allow` has to name, such as `pescado.noConsecutive`.
  ///   - address: The slot.
  /// - Returns: Whether its `allow` names it.
  public func allows(_ allowance: String, at address: SlotAddress) -> Bool {
    allowed[address]?.contains(allowance) ?? false
  }
}

extension PlanTimeline {
  /// Puts something in place of what a slot holds.
  public mutating func place(_ slot: Slot, at address: SlotAddress) {
    let place = weeks.partitioningIndex { $0 >= address.week }
    if place == weeks.count || weeks[place] != address.week {
      weeks.insert(address.week, at: place)
    }
    let index = entries.partitioningIndex { $0.address >= address }
    if index < entries.count, entries[index].address == address {
      for bearer in bearers(in: entries[index].slot) {
        bearings[bearer]?.removeAll { $0.address == address }
      }
      entries.remove(at: index)
    }
    allowed[address] = slot.allow.isEmpty ? nil : slot.allow
    guard !slot.isEmpty else { return }
    entries.insert(Entry(address: address, slot: slot), at: index)
    for (bearer, bearing) in borne(by: slot, at: address) {
      let place = bearings(of: bearer).partitioningIndex { $0.address >= address }
      bearings[bearer, default: []].insert(bearing, at: place)
    }
  }

  /// The tags and dishes that a slot bears.
  public func bearers(in slot: Slot) -> Set<Bearer> {
    var bearers = Set((slot.isAway ? slot.tags : []).map(Bearer.tag))
    for dish in slot.eatenDishes {
      bearers.insert(.dish(dish))
      for tag in tags(of: dish) { bearers.insert(.tag(tag)) }
    }
    return bearers
  }

  /// A dish whose file can be relied on.
  public func knownDish(_ id: Dish.ID) -> Dish? {
    guard let dish = household.dishes[id], isReliable(id) else { return nil }
    return dish
  }

  private func isReliable(_ id: Dish.ID) -> Bool {
    household.faulty.isEmpty || !household.faulty.contains(.dish(id))
  }

  /// The tags of a dish whose file can be relied on.
  private func tags(of id: Dish.ID) -> [Tag.ID] {
    guard let tags = household.dishes[id]?.tags, isReliable(id) else { return [] }
    return tags
  }

  /// Whether it is a dish that is archived, and so out of planning.
  public func isArchived(_ bearer: Bearer) -> Bool {
    guard case .dish(let dish) = bearer else { return false }
    return household.dishes[dish]?.archived == true
  }

  /// Whether it is known of every dish in a slot what it bears.
  func isKnown(_ slot: Slot) -> Bool {
    slot.eatenDishes.allSatisfy { knownDish($0) != nil }
  }

  private func borne(by slot: Slot, at address: SlotAddress) -> [(Bearer, Bearing)] {
    var result: [(bearer: Bearer, bearing: Bearing)] = []
    func add(_ bearer: Bearer, _ index: Int?, isCooked: Bool) {
      let cooked = isCooked ? index : nil
      let leftovers = isCooked ? nil : index
      if let known = result.firstIndex(where: { $0.bearer == bearer }) {
        result[known].bearing.cooked = result[known].bearing.cooked ?? cooked
        result[known].bearing.leftovers = result[known].bearing.leftovers ?? leftovers
      } else {
        let bearing = Bearing(address: address, item: index, cooked: cooked, leftovers: leftovers)
        result.append((bearer, bearing))
      }
    }
    if slot.isAway {
      for tag in slot.tags { add(.tag(tag), nil, isCooked: false) }
    }
    for (index, item) in slot.items.enumerated() {
      guard let dish = item.dish else { continue }
      let isCooked = item == .dish(dish)
      add(.dish(dish), index, isCooked: isCooked)
      for tag in tags(of: dish) { add(.tag(tag), index, isCooked: isCooked) }
    }
    return result
  }
}
