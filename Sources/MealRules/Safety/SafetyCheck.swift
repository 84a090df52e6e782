public import MealModel

/// Says who of a household can eat which of its dishes.
public struct SafetyCheck: Sendable {
  /// The household.
  public let household: Household

  /// Creates a check on a household.
  public init(household: Household) {
    self.household = household
  }

  /// What a person excludes; nothing where no file describes them.
  public func exclusions(of person: Person.ID) -> Exclusions? {
    household.people[person].map(exclusions)
  }

  private func exclusions(of person: Person) -> Exclusions {
    var exclusions = Exclusions(of: person)
    let unknown = exclusions.foods.filter {
      household.foods[$0] == nil && !household.faulty.contains(.food($0))
    }
    exclusions.unreadable += unknown.map(\.rawValue).sorted()
    return exclusions
  }

  /// Whether a person has anything that they can't eat.
  public func hasLimit(_ person: Person.ID) -> Bool {
    exclusions(of: person)?.isEmpty == false
  }

  /// Whether a person can eat a dish as it is planned.
  ///
  /// A person or dish that no file describes, or whose file has errors, is never safe.
  public func verdict(on dish: Dish.ID, for person: Person.ID) -> SafetyVerdict {
    survey(of: dish, for: person, replacing: false).verdict
  }

  /// What a person gets where a dish is planned, and whether they can eat it.
  ///
  /// A dish that isn't safe is tried with its ingredients replaced, then its `instead`; where
  /// neither is safe, it is as planned.
  public func serving(of dish: Dish.ID, to person: Person.ID) -> Serving {
    let planned = verdict(on: dish, for: person)
    guard !planned.isSafe, let exclusions = exclusions(of: person) else {
      return Serving(.asPlanned, dish: dish, verdict: planned)
    }
    let replaced = survey(of: dish, for: person, replacing: true)
    if replaced.verdict.isSafe, !replaced.replacements.isEmpty {
      return Serving(.replaced(replaced.replacements), dish: dish, verdict: .safe)
    }
    let others = household.dishes[dish]?.instead ?? []
    for other in others where exclusions.names(other.excluded) {
      if verdict(on: other.replacement, for: person).isSafe,
        !household.faulty.contains(.dish(dish))
      {
        return Serving(.otherDish(other.replacement), dish: dish, verdict: .safe)
      }
    }
    return Serving(.asPlanned, dish: dish, verdict: planned)
  }

  private func survey(
    of dish: Dish.ID,
    for id: Person.ID,
    replacing: Bool
  ) -> (verdict: SafetyVerdict, replacements: [Serving.Replacement]) {
    guard let person = household.people[id], !household.faulty.contains(.person(id)) else {
      return (.notChecked([.faulty(.person(id))]), [])
    }
    let exclusions = exclusions(of: person)
    guard !exclusions.isEmpty else { return (verdictWithoutLimits(on: dish), []) }
    let survey = ContentSurvey(
      of: dish,
      in: household,
      isStrict: person.strict,
      replacing: replacing ? exclusions : nil
    )
    let replacements = survey.replaced.map {
      Serving.Replacement(ingredient: $0.ingredient, of: $0.dish, with: $0.food)
    }
    return (survey.verdict(for: exclusions), replacements)
  }

  /// Who excludes nothing can eat whatever there is; only what there is must be known.
  private func verdictWithoutLimits(on dish: Dish.ID) -> SafetyVerdict {
    if household.dishes[dish] == nil { return .notChecked([.unknownDish(dish)]) }
    return household.faulty.contains(.dish(dish)) ? .notChecked([.faulty(.dish(dish))]) : .safe
  }
}

extension ContentSurvey {
  /// The answer for someone who excludes something.
  fileprivate func verdict(for exclusions: Exclusions) -> SafetyVerdict {
    let unsafe = unsafeReasons(for: exclusions)
    guard unsafe.isEmpty else { return .unsafe(unsafe) }
    let unchecked = uncheckedReasons(for: exclusions)
    return unchecked.isEmpty ? .safe : .notChecked(unchecked)
  }

  private func unsafeReasons(for exclusions: Exclusions) -> [UnsafeReason] {
    let contained = exclusions.foods.intersection(foods).sorted().map {
      UnsafeReason(.food($0), source: .food($0))
    }
    var seen: Set<Evidence> = []
    return contained
      + evidence.filter {
        exclusions.substances.contains($0.substance) && seen.insert($0).inserted
      }.map {
        UnsafeReason(.substance($0.substance), source: $0.source, isTrace: $0.isTrace)
      }
  }

  private func uncheckedReasons(for exclusions: Exclusions) -> [UncheckedReason] {
    var reasons = exclusions.unreadable.map(UncheckedReason.unreadableAllergy)
    reasons += gaps.map { gap in
      guard case .ingredientWithoutFile(let key, let dish, let suspected) = gap else { return gap }
      let excluded = suspected.filter(exclusions.substances.contains)
      return .ingredientWithoutFile(key, of: dish, suspected: excluded)
    }
    for food in exclusions.foods.sorted() {
      reasons += unlisted.map { UncheckedReason.noIngredientList($0, food) }
    }
    return reasons
  }
}
