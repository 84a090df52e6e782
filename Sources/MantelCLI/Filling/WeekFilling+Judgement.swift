internal import Diagnostics
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Wording

extension WeekFilling {
  /// Holds a plan against the rules and the tables once more, by the code that judges what people
  /// plan themselves, and accepts in its slots what it was asked to relax.
  ///
  /// - Parameter outcome: The plan.
  /// - Throws: `CommandFailure` where it adds a broken rule or seats someone at what they can't
  ///   eat: what no plan of the planner's ever does.
  func judge(_ outcome: inout Outcome) throws {
    let advice = PlanAdvice(household: household).outcome(of: outcome.slots)
    var problems: [Phrase] = []
    for breach in advice.breaches {
      if isExpected(breach, of: outcome.plan) { continue }
      let words = words(breach)
      if isLeftoversElsewhere(breach, outcome) {
        outcome.warnings.append(words)
      } else if isRelaxed(breach), let address = site(of: breach, in: outcome) {
        outcome.slots[address]?.accept(breach.allowance)
      } else {
        problems.append(words)
      }
    }
    problems += unsafe(advice, outcome)
    guard problems.isEmpty else {
      throw CommandFailure(.faultyPlan(problems), hint: .faultyPlanHint(seed: outcome.seed))
    }
    outcome.warnings += outcome.plan.warnings.map(words)
  }

  /// What the planner couldn't take into account.
  func words(_ warning: PlanningWarning) -> Phrase {
    switch warning {
    case .requirementDropped(let bearer, let slot):
      .requirementDropped(bearer.phrase(in: household), slot: household.name(of: slot))
    }
  }

  private func words(_ breach: RuleBreach) -> Phrase {
    let place = breach.address.map { household.name(of: $0) } ?? .wholeWeek("\(breach.week)")
    return .brokenRule(
      place,
      message: breach.message,
      others: breach.others.map { household.name(of: $0) }
    )
  }

  /// Whether it is a slot's that was to bear something and is planned without, as a warning says.
  private func isExpected(_ breach: RuleBreach, of plan: PlannedWeeks) -> Bool {
    guard breach.code == .fixed, case .bearer(let bearer) = breach.subject,
      let address = breach.address
    else { return false }
    return plan.warnings.contains(.requirementDropped(bearer, address))
  }

  /// Whether it is of leftovers that stand elsewhere and whose cooking was planned anew.
  private func isLeftoversElsewhere(_ breach: RuleBreach, _ outcome: Outcome) -> Bool {
    guard breach.code == .leftoversWithoutCooking || breach.code == .leftoversTooMany else {
      return false
    }
    return breach.address.map { outcome.slots[$0] == nil } ?? true
  }

  private func isRelaxed(_ breach: RuleBreach) -> Bool {
    request.changes.contains { change in
      switch change.rule {
      case .bearer(let bearer, let name):
        breach.subject == .bearer(bearer) && breach.allowance == "\(bearer.id).\(name)"
      case .minutes(let meal): breach.code == .maxMinutes && breach.subject == .meal(meal)
      case .required(let bearer, let slot):
        breach.code == .fixed && breach.subject == .bearer(bearer) && breach.address == slot
      }
    }
  }

  /// The slot that accepts a broken rule: one that the plan fills, of those that break it.
  private func site(of breach: RuleBreach, in outcome: Outcome) -> SlotAddress? {
    ([breach.address].compactMap(\.self) + breach.others).first { outcome.slots[$0] != nil }
  }

  /// Who couldn't eat what the plan brings anew.
  private func unsafe(_ advice: PlanOutcome, _ outcome: Outcome) -> [Phrase] {
    advice.tables.sorted { $0.key < $1.key }.flatMap { address, table -> [Phrase] in
      let standing = Set(household[address].eatenDishes)
      let unsafe = table.unsafe.filter { !standing.contains($0.dish) }.map { entry in
        Phrase.unsafeDish(
          person: household.name(of: entry.person),
          dish: household.name(of: entry.dish),
          reasons: entry.reasons.map { $0.phrase(in: household) }
        )
      }
      let unchecked = table.unchecked.filter { $0.isStrict && !standing.contains($0.dish) }
        .map { entry in
          Phrase.notChecked(
            person: household.name(of: entry.person),
            dish: household.name(of: entry.dish),
            reasons: entry.reasons.map { $0.phrase(in: household) }
          )
        }
      return (unsafe + unchecked).map {
        .joined([household.name(of: address), $0], separator: ": ")
      }
    }
  }
}

extension Slot {
  /// Accepts a broken rule.
  fileprivate mutating func accept(_ allowance: String) {
    guard !allow.contains(allowance) else { return }
    allow.append(allowance)
    allow.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
