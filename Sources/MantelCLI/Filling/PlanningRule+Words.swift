internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Wording

extension Household {
  /// A rule as it stands in a list: `Meat at most 3 a week`.
  func words(for rule: PlanningRule) -> Phrase {
    switch rule {
    case .bearer(let bearer, let name):
      .ruleOf(bearer.phrase(in: self), limitWords(of: bearer, name))
    case .minutes(let meal): .ruleMinutes(self.name(of: meal))
    case .required(let bearer, let slot):
      .ruleRequired(bearer.phrase(in: self), slot: self.name(of: slot))
    }
  }

  /// A change of a rule as a condition: `with Meat 4 times a week`.
  func words(for change: RuleChange) -> Phrase {
    guard case .bearer(let bearer, let name) = change.rule, let limit = change.limit else {
      return .withoutRule(words(for: change.rule))
    }
    let subject = bearer.phrase(in: self)
    return name == MinDaysBetween.name ? .withDays(subject, limit) : .withTimes(subject, limit)
  }

  private func limitWords(of bearer: Bearer, _ name: String) -> Phrase {
    let all =
      switch bearer {
      case .tag(let id): tags[id]?.rules ?? .none
      case .dish(let id): dishes[id]?.rules ?? .none
      }
    var only = RuleSet.none
    switch name {
    case MaxPerWeek.name: only.maxPerWeek = all.maxPerWeek
    case NoConsecutive.name: only.noConsecutive = all.noConsecutive
    case NoDuplicateInDay.name: only.noDuplicateInDay = all.noDuplicateInDay
    case MealTypeRestriction.name: only.mealTypeRestriction = all.mealTypeRestriction
    case Months.name: only.months = all.months
    case MinDaysBetween.name: only.minDaysBetween = all.minDaysBetween
    default: break
    }
    return words(for: only).first ?? Phrase(verbatim: name)
  }
}
