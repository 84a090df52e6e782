internal import MealModel
internal import Wording

/// A week as it is shown: its days with their meals, everything by the names that the reader
/// knows.
///
/// Texts are as the files have them; what prints them makes them safe for a terminal.
struct WeekView: Hashable, Sendable {
  /// A column: a meal that is planned on some day.
  struct Column: Hashable, Sendable {
    /// The meal.
    let meal: Meal
    /// What it is called here.
    let name: String
    /// When it is.
    let time: TimeOfDay?
  }

  /// A day.
  struct Day: Hashable, Sendable {
    /// The day.
    let date: CalendarDay
    /// Whether it is today.
    let isToday: Bool
    /// What there is at its meals; a meal that isn't planned on it has no cell.
    let cells: [Meal: WeekCell]
  }

  /// The week.
  let week: ISOWeek
  /// The note on it.
  let note: String?
  /// The language of its names.
  let language: Language
  /// The meals in the day's order.
  let columns: [Column]
  /// The seven days, Monday first.
  let days: [Day]
  /// What they bring, where that is asked.
  var nutrition: WeekNutrition?
}

extension WeekView {
  /// Creates the view of a week.
  ///
  /// The meals are those that the settings plan, and those that the week has though the settings
  /// don't.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - week: The week; one without a plan is empty.
  ///   - today: The day that is emphasised.
  ///   - language: The reader's language.
  ///   - person: Whose meals alone are shown; `nil` for everyone's.
  ///   - marks: Who can't eat what is planned, by slot.
  init(
    of household: Household,
    _ week: ISOWeek,
    today: CalendarDay,
    language: Language,
    for person: Person.ID? = nil,
    marks: [SlotKey: [SlotMark]] = [:]
  ) {
    let plan = household.plans[week] ?? WeekPlan()
    let planned = Set(household.settings.plannedSlots)
    let shown = planned.union(plan.slots.filter { $0.value != Slot() }.keys)
    let meals = Set(household.settings.plannedMeals).union(shown.map(\.meal)).sorted()
    self.week = week
    note = plan.note
    self.language = language
    columns = meals.map { meal in
      let settings = household.settings.meals[meal]
      let usual = Phrase.meal(meal.rawValue)[language]
      let name = settings?.name?[language] ?? usual.prefix(1).uppercased() + usual.dropFirst()
      return Column(meal: meal, name: name, time: settings?.time)
    }
    let maker = WeekCellMaker(household: household, language: language, person: person)
    days = Weekday.allCases.map { day in
      let cells = meals.compactMap { meal -> (Meal, WeekCell)? in
        let key = SlotKey(day, meal)
        guard shown.contains(key) else { return nil }
        return (meal, maker.cell(key, plan[key], marks: marks[key] ?? []))
      }
      let date = week.day(day)
      return Day(
        date: date,
        isToday: date == today,
        cells: Dictionary(uniqueKeysWithValues: cells)
      )
    }
  }
}
