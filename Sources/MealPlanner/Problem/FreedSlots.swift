internal import MealModel
internal import MealRules

extension PlanningRequest {
  /// The request with the slots emptied that are to be planned anew.
  ///
  /// What isn't locked gets what the template has there, unless someone at the table couldn't eat
  /// it. Meals out stay: nobody wants to cook for them.
  public var freed: Self {
    var request = self
    let template = household.settings.template.flatMap { household.templates[$0] }?.plan.typical()
    let check = SafetyCheck(household: household)
    var fromTemplate: [SlotAddress: Slot] = [:]
    for week in weeks {
      for (key, slot) in household.plans[week]?.slots ?? [:] {
        guard week.day(key.day) >= today, meals?.contains(key.meal) ?? true, !slot.locked,
          !slot.eatenDishes.isEmpty
        else { continue }
        var freed = slot
        freed.items = template?[key].items ?? []
        if check.objection(to: freed, at: key) != nil { freed.items = [] }
        if !freed.eatenDishes.isEmpty { fromTemplate[SlotAddress(week, key)] = freed }
        freed.items.removeAll(where: \.isChosen)
        if freed.items.allSatisfy({ $0 == .open }) { freed.items = [] }
        request.household.plans[week]?.slots[key] = freed
      }
    }
    // A template's dish comes back where it breaks nothing beside what stands and came before it.
    for (address, slot) in fromTemplate.sorted(by: { $0.key < $1.key }) {
      let advice = SlotAdvice(household: request.household, at: address)
      guard advice.outcome(of: slot).breaches.isEmpty else { continue }
      request.household.plans[address.week]?.slots[address.key] = slot
    }
    return request
  }
}
