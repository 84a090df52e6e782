internal import MealModel
internal import MealRules
internal import Wording

/// Why something may stand in a slot or not, and what else may.
struct SlotExplanation {
  /// What is asked about.
  struct Candidate {
    /// The dishes, as they would be eaten.
    let dishes: [Dish.ID]
    /// What would come of them.
    let outcome: SlotOutcome
    /// The broken rules that the slot accepts already.
    let accepted: Set<String>

    /// Whether it may be planned.
    var isPossible: Bool {
      outcome.breaches.allSatisfy { accepted.contains($0.allowance) } && outcome.unsafe.isEmpty
    }
  }

  /// How many of the household's dishes are possible in the slot, and what leaves out how many.
  struct Counts {
    var total = 0
    var possible = 0
    /// By what `allow` would name.
    var rules: [String: Int] = [:]
    /// Whose rule it is, by what `allow` would name.
    var subjects: [String: RuleBreach.Subject] = [:]
    var unsafe: [Person.ID: Int] = [:]
    var unchecked: [Person.ID: Int] = [:]
    var otherCourse = 0
    /// How many aren't what the slot wishes for.
    var notWished = 0
    /// Those that are possible, by id.
    var fitting: [Dish.ID] = []
  }

  /// The slot.
  let address: SlotAddress
  /// The household.
  let household: Household

  /// The household as if nothing were planned in the slot.
  private var emptied: Household {
    var household = household
    var slot = household[address]
    (slot.items, slot.note, slot.tags, slot.allow) = ([], nil, [], [])
    household.plans[address.week, default: WeekPlan()].slots[address.key] = slot
    return household
  }

  /// The household as it is before a dish comes into the slot: with what stands there, unless
  /// that is full or is the dish itself.
  private func household(without dish: Dish.ID?) -> Household {
    let slot = household[address]
    let isInTheWay = slot.isFull || dish.map(slot.eatenDishes.contains) ?? false
    return isInTheWay ? emptied : household
  }

  /// A dish in the slot.
  func candidate(_ dish: Dish.ID) -> Candidate {
    let standing = household[address]
    let isStanding = standing.eatenDishes.contains(dish)
    let advice = SlotAdvice(household: household(without: dish), at: address)
    return Candidate(
      dishes: [dish],
      outcome: advice.outcome(of: dish),
      accepted: isStanding ? Set(standing.allow) : []
    )
  }

  /// What stands in the slot; `nil` where no dish does.
  var standing: Candidate? {
    var slot = household[address]
    guard !slot.eatenDishes.isEmpty else { return nil }
    let accepted = Set(slot.allow)
    slot.allow = []
    let outcome = SlotAdvice(household: emptied, at: address).outcome(of: slot)
    return Candidate(dishes: slot.eatenDishes, outcome: outcome, accepted: accepted)
  }

  /// Every dish that isn't archived, tried in the slot.
  var counts: Counts {
    let base = household(without: nil)
    let advice = SlotAdvice(household: base, at: address)
    let courses = household.settings.meals[address.key.meal]?.courses ?? []
    var counts = Counts()
    let wishes = Set(wishes)
    let dishes = household.dishes.filter { id, dish in
      !dish.archived && !household.faulty.contains(.dish(id))
    }
    let outcomes = advice.outcomes(of: dishes.keys.lazy.map { advice.slot(with: $0) })
    for ((id, dish), outcome) in zip(dishes, outcomes) {
      counts.total += 1
      let fits = Self.fits(dish.course, courses)
      let isWished = wishes.isEmpty || !wishes.isDisjoint(with: dish.tags)
      counts.otherCourse += fits ? 0 : 1
      counts.notWished += isWished ? 0 : 1
      let isPossible = counts.add(outcome)
      if fits && isPossible && isWished { counts.fitting.append(id) }
    }
    counts.fitting.sort()
    counts.possible = counts.fitting.count
    return counts
  }

  /// What the slot wishes for, where all of it that is still open is a wish.
  var wishes: [Tag.ID] {
    let open = household[address].items.filter { !$0.isChosen }
    let wishes = open.compactMap { if case .wish(let tag) = $0 { tag } else { nil } }
    return wishes.count == open.count ? wishes : []
  }

  private static func fits(_ course: Course, _ courses: [Course]) -> Bool {
    let wanted = courses.isEmpty ? [.first, .second] : courses
    return wanted.contains(course)
      || course == .single && !Set(wanted).isDisjoint(with: [.first, .second])
  }
}

extension SlotExplanation.Counts {
  /// Counts what leaves out a dish; the answer is whether nothing does.
  fileprivate mutating func add(_ outcome: SlotOutcome) -> Bool {
    for breach in outcome.breaches { subjects[breach.allowance] = breach.subject }
    for allowance in outcome.allowances { rules[allowance, default: 0] += 1 }
    let barred = Set(outcome.unsafe.map(\.person))
    let doubtful = Set(outcome.unchecked.filter(\.isStrict).map(\.person)).subtracting(barred)
    for person in barred { unsafe[person, default: 0] += 1 }
    for person in doubtful { unchecked[person, default: 0] += 1 }
    return outcome.breaches.isEmpty && barred.isEmpty && doubtful.isEmpty
  }
}
