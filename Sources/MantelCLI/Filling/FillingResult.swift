internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Wording

/// How good a plan is, in a line, and as the trailer of its commit.
struct FillingResult {
  let plan: PlannedWeeks
  /// Whether anything of the household has a weekly minimum.
  let hasMinimums: Bool

  init(_ plan: PlannedWeeks, of filling: WeekFilling) {
    self.plan = plan
    let household = filling.household
    hasMinimums =
      household.tags.values.contains { $0.rules.minPerWeek != nil }
      || household.dishes.values.contains { $0.rules.minPerWeek != nil && !$0.archived }
  }

  /// Whether each slot takes one dish, so that dishes can be told as meals.
  static func areMeals(_ plan: PlannedWeeks) -> Bool {
    plan.cells == Set(plan.slots.keys).union(plan.emptySlots).count
  }

  /// The line: `14 of 14 meals, proven; nothing repeated, proven`.
  var sentence: Phrase {
    let filled = Phrase.filled(
      plan.filled.value,
      of: plan.cells,
      areMeals: Self.areMeals(plan)
    )
    var clauses = [told(filled, plan.filled, bound: Phrase.atMostPossible)]
    if plan.leftovers > 0 { clauses.append(.filledByLeftovers(plan.leftovers)) }
    if hasMinimums || plan.shortfall.value > 0 {
      clauses.append(
        told(.shortfall(plan.shortfall.value), plan.shortfall, bound: Phrase.atLeastNeeded)
      )
    }
    clauses.append(told(.repeats(plan.repeats.value), plan.repeats, bound: Phrase.atLeastNeeded))
    if plan.judgedDays > 0 {
      let proof = plan.isNutritionProven ? Phrase.proven : .bestFound
      clauses.append(.joined([offTargets, proof], separator: ", "))
    } else if plan.daysWithTargets > 0 {
      clauses.append(.targetsNotKnown)
    }
    return .joined(clauses, separator: "; ")
  }

  private var offTargets: Phrase {
    plan.judgedDays == plan.daysWithTargets
      ? .offTargets(plan.nutrition)
      : .offTargets(plan.nutrition, onDays: plan.judgedDays, of: plan.daysWithTargets)
  }

  private func told(
    _ what: Phrase,
    _ level: PlannedWeeks.Level,
    bound: (Int) -> Phrase
  ) -> Phrase {
    let proof = level.isProven ? [Phrase.proven] : [.bestFound, bound(level.bound)]
    return .joined([what] + proof, separator: ", ")
  }

  /// The trailer's text, the same in every language.
  var trailer: String {
    func level(_ name: String, _ level: PlannedWeeks.Level, of cells: Int? = nil) -> String {
      let value = "\(level.value)" + (cells.map { "/\($0)" } ?? "")
      return level.isProven ? "\(name) \(value) proven" : "\(name) \(value) (bound \(level.bound))"
    }
    let leftovers = plan.leftovers > 0 ? ["leftovers \(plan.leftovers)"] : []
    return
      ([level("filled", plan.filled, of: plan.cells)] + leftovers + [
        level("shortfall", plan.shortfall),
        level("variety", plan.repeats),
        "nutrition \(plan.nutrition)" + (plan.isNutritionProven ? " proven" : ""),
        "liking \(plan.liking)", "longest-ago \(plan.longestAgo)",
      ]).joined(separator: "; ")
  }
}
