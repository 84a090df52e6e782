internal import Diagnostics
internal import MealModel
internal import MealNutrition
internal import MealRules
internal import Wording

/// Weeks, or plans of the same weeks, side by side.
struct WeekComparison {
  /// A slot of any of them: how many weeks in, and which.
  struct Row: Hashable, Comparable {
    var week: Int
    var key: SlotKey

    static func < (left: Self, right: Self) -> Bool {
      (left.week, left.key) < (right.week, right.key)
    }
  }

  /// A week, or a plan of some weeks.
  struct Column {
    let title: Phrase
    /// What scripts call it.
    let id: String
    let household: Household
    let weeks: [ISOWeek]
    /// Broken rules that nothing accepts.
    let breaches: [RuleBreach]
    /// What lacks of weekly minimums.
    let shortfalls: [RuleBreach]
    /// Slots at which someone can't eat what is planned.
    let unsafe: [SlotAddress]
    /// Slots of which nobody knows whether someone can eat what is planned.
    let unchecked: [SlotAddress]
    /// Planned slots that aren't full.
    let gaps: [SlotAddress]
    /// What is cooked more than once, and how often.
    let repeats: [(dish: Dish.ID, times: Int)]
    /// What each of the weeks brings, and should.
    let nutrition: [WeekNutrition]
  }

  let columns: [Column]

  /// The slots that any of them holds something in, in order.
  var rows: [Row] { Set(columns.flatMap(\.rows)).sorted() }

  /// How many weeks a column has.
  var weekCount: Int { columns.map(\.weeks.count).max() ?? 0 }

  /// Whether any of the weeks has a figure, or a target: else there is nothing to say of them but
  /// that nothing is known.
  var hasFigures: Bool {
    columns.flatMap(\.nutrition).contains { week in
      week.whole.target != nil
        || Nutrient.allCases.contains { week.whole.planned.atLeast[$0] > 0 }
    }
  }

  /// Whether some dish's figures aren't wholly known.
  var hasGaps: Bool { columns.flatMap(\.nutrition).contains { !$0.gaps.isEmpty } }
}

extension WeekComparison.Column {
  /// Judges a week of a household.
  init(_ week: ISOWeek, of household: Household) {
    self.init(
      Phrase(verbatim: week.description),
      id: week.description,
      household: household,
      weeks: [week]
    )
  }

  /// Judges weeks of a household.
  init(_ title: Phrase, id: String, household: Household, weeks: [ISOWeek]) {
    self.title = title
    self.id = id
    self.household = household
    self.weeks = weeks
    let book = NutritionBook(household: household)
    let timeline = PlanTimeline(of: household)
    let scope = RuleScope(
      of: household,
      firstWeek: weeks.min(),
      carbohydrates: book.carbohydrates
    )
    let wanted = Set(weeks)
    let all = RuleBook.breaches(in: timeline, scope: scope).filter {
      wanted.contains($0.week) && !$0.isAllowed
    }
    shortfalls = all.filter { $0.code == .minPerWeek }
    breaches = all.filter { $0.code != .minPerWeek }
    let marks = SafetyMarks(of: household)
    let marked = weeks.flatMap { week in
      marks.marks(of: week).sorted { $0.key < $1.key }.map { (SlotAddress(week, $0), $1) }
    }
    func slots(_ kind: SlotMark.Kind) -> [SlotAddress] {
      marked.filter { $0.1.contains { $0.kind == kind } }.map(\.0)
    }
    unsafe = slots(.unsafe)
    unchecked = slots(.notChecked)
    gaps = weeks.flatMap { week in
      household.settings.plannedSlots.map { SlotAddress(week, $0) }.filter {
        !household[$0].isFull
      }
    }
    var cookings: [Dish.ID: Int] = [:]
    for week in weeks {
      for slot in (household.plans[week]?.slots ?? [:]).values {
        for dish in slot.cookedDishes { cookings[dish, default: 0] += 1 }
      }
    }
    repeats = cookings.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
    nutrition = weeks.map { WeekNutrition(of: $0, in: book, for: nil) }
  }

  var rows: [WeekComparison.Row] {
    weeks.enumerated().flatMap { number, week in
      let written = household.plans[week]?.slots.filter { $0.value != Slot() }.keys.map { $0 } ?? []
      return Set(written + household.settings.plannedSlots).map {
        WeekComparison.Row(week: number, key: $0)
      }
    }
  }

  /// What a slot holds; `nil` in a column with fewer weeks.
  func slot(_ row: WeekComparison.Row) -> Slot? {
    guard row.week < weeks.count else { return nil }
    return household[SlotAddress(weeks[row.week], row.key)]
  }

  /// What a day brings; `nil` in a column with fewer weeks.
  func day(_ week: Int, _ weekday: Weekday) -> PlannedNutrition? {
    guard week < nutrition.count else { return nil }
    return nutrition[week].days.first { $0.date.weekday == weekday }?.planned
  }
}
