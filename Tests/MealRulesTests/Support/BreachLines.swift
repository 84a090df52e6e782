import MealModel

@testable import MealRules

/// A rule's breaches, one a line: `carne 2026-W06 tuesday.dinner/0 < 2026-W06 monday.dinner`, with
/// `ok` behind it where it is accepted, for comparing with what a test expects.
func lines(
  _ rule: any Rule.Type,
  _ household: Household,
  from firstWeek: String? = nil
) -> [String] {
  let scope = RuleScope(of: household, firstWeek: firstWeek.map(week))
  return rule.breaches(in: PlanTimeline(of: household), scope: scope).map(line)
}

func line(_ breach: RuleBreach) -> String {
  let subject =
    switch breach.subject {
    case .bearer(let bearer): bearer.id
    case .meal(let meal): meal.rawValue
    case .person(let person): person.rawValue
    }
  let site =
    switch breach.site {
    case .slot(let address, let item):
      text(address) + (item.map { "/\($0)" } ?? "")
    case .week(let week): "\(week)"
    }
  let others = breach.others.map(text).joined(separator: ", ")
  return subject + " " + site + (others.isEmpty ? "" : " < " + others)
    + (breach.isAllowed ? " ok" : "")
}

private func text(_ address: SlotAddress) -> String {
  "\(address.week) \(address.key)"
}

/// A household with a tag `t` of these rules, dishes `a`, `b`, `c` that bear it, and `x`, `y` that
/// don't.
func tagged(_ rules: RuleSet) -> Household {
  var household = Household()
  household.addTag("t", rules)
  household.addTag("other")
  for dish in ["a", "b", "c"] { household.addDish(dish, tags: ["t"]) }
  for dish in ["x", "y"] { household.addDish(dish, tags: ["other"]) }
  return household
}

/// A week's plan in seven lunches and seven dinners, Monday's first; `.` is a slot that the file
/// doesn't have, `-` an empty one.
func slots(lunch: String = "", dinner: String = "") -> [String: String] {
  var result: [String: String] = [:]
  for (meal, row) in [("lunch", lunch), ("dinner", dinner)] {
    for (index, courses) in row.split(separator: " ").enumerated() where courses != "." {
      result["\(Weekday(index: index)).\(meal)"] = courses == "-" ? "" : String(courses)
    }
  }
  return result
}
