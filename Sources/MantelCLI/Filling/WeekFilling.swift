internal import MealModel
internal import MealNutrition
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// Weeks that are about to be filled: what the planner is asked, and what becomes of its answer.
struct WeekFilling {
  /// A plan of the weeks, as it is to be written.
  struct Outcome {
    /// What decided between plans that are as good.
    var seed: Int
    /// What the planner answered.
    var plan: PlannedWeeks
    /// Why something stays empty; `nil` where nothing does.
    var shortage: Shortage?
    /// The slots that become others, each as it is to be written.
    var slots: [SlotAddress: Slot]
    /// What of the plan is to be known.
    var warnings: [Phrase] = []
    /// Whether someone stopped the search.
    var isInterrupted = false
  }

  /// The household with the weeks laid.
  let household: Household
  /// What the planner is asked.
  var request: PlanningRequest

  /// Creates a filling.
  ///
  /// - Parameters:
  ///   - household: The household, with the weeks laid.
  ///   - weeks: The weeks.
  ///   - today: The day from which on they are filled.
  init(_ household: Household, weeks: [ISOWeek], today: CalendarDay) {
    self.household = household
    let seed = weeks.min().map(Self.usualSeed) ?? 0
    request = PlanningRequest(
      household: household,
      weeks: weeks,
      today: today,
      seed: UInt64(seed)
    )
    let book = NutritionBook(household: household)
    for dish in household.dishes.keys {
      let known = book.planned(dish)
      if known != Nutrition() { request.nutrition[dish] = known }
    }
    let day = max(today, weeks.min()?.monday ?? today)
    for person in household.people.keys {
      request.targets[person] = book.targets(of: person, on: day)?.values
    }
  }

  /// The seed where none is said: the week's number.
  static func usualSeed(_ week: ISOWeek) -> Int { week.number }

  /// The household as the planner finds it: freed, where slots are planned anew.
  var freed: Household { request.refill ? request.freed.household : household }

  /// How many places for dishes there are to fill.
  var cells: Int { Planner(request).cells }

  /// Whether anything would become another, if only by being freed.
  var hasWork: Bool { cells > 0 || !slots(of: PlannedWeeks()).isEmpty }

  /// Plans the weeks.
  ///
  /// - Parameters:
  ///   - seed: What decides between plans that are as good.
  ///   - diagnoses: Whether it is asked why something stays empty.
  ///   - context: Where it is told that it takes long.
  /// - Returns: The plan.
  func run(seed: Int, diagnoses: Bool, in context: CommandContext) -> Outcome {
    Interruption.noted { search(seed: seed, diagnoses: diagnoses, in: context) }
  }

  private func search(seed: Int, diagnoses: Bool, in context: CommandContext) -> Outcome {
    var request = request
    request.seed = UInt64(max(0, seed))
    let watch = SearchWatch(context)
    defer { watch.finish() }
    let planner = Planner(request)
    let plan = planner.plan(shouldStop: watch.shouldStop)
    let shortage =
      diagnoses && !plan.isInterrupted
      ? planner.shortage(of: plan, shouldStop: watch.shouldStop) : nil
    return Outcome(
      seed: seed,
      plan: plan,
      shortage: shortage,
      slots: slots(of: plan),
      isInterrupted: plan.isInterrupted || watch.isInterrupted
    )
  }

  /// The slots that a plan makes others, freed ones too that get nothing.
  private func slots(of plan: PlannedWeeks) -> [SlotAddress: Slot] {
    let freed = freed
    var slots = plan.slots
    if request.refill {
      for week in request.weeks {
        for key in household.plans[week]?.slots.keys.map({ $0 }) ?? [] {
          let address = SlotAddress(week, key)
          slots[address] = slots[address] ?? freed[address]
        }
      }
    }
    return slots.filter { household[$0.key] != $0.value }
  }

  /// The household with a plan in it.
  func household(with outcome: Outcome) -> Household {
    var household = household
    for (address, slot) in outcome.slots {
      household.plans[address.week, default: WeekPlan()].slots[address.key] = slot
    }
    return household
  }
}
