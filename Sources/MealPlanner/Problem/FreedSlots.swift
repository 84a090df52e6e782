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
    for week in weeks {
      for (key, slot) in household.plans[week]?.slots ?? [:] {
        guard week.day(key.day) >= today, meals?.contains(key.meal) ?? true, !slot.locked,
          !slot.eatenDishes.isEmpty
        else { continue }
        var freed = slot
        freed.items = template?[key].items ?? []
        if check.objection(to: freed, at: key) != nil { freed.items = [] }
        request.household.plans[week]?.slots[key] = freed
      }
    }
    return request
  }
}
