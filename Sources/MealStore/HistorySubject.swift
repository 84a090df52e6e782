package import MealModel

/// Whose history is asked for.
package enum HistorySubject: Hashable, Sendable {
  /// A file or folder, relative to the household; of a record also what it was called before.
  case path(String)
  /// Some slots of a week.
  case slots(ISOWeek, Set<SlotKey>)
  /// All that is a person's: their folder, and what they ticked and added to shopping lists.
  case person(Person.ID)
  /// The meals that a dish was put into or taken out of.
  case planned(Dish.ID)
}

/// What is asked of a household's history.
package struct HistoryQuery: Sendable {
  /// Whose; the whole household's where there is none.
  package var subjects: [HistorySubject] = []
  /// Which commits, in git's own notation; those from which HEAD came where nothing is said.
  package var range: [String] = []
  /// How many commits at most.
  package var limit: Int
  /// On which days, as their authors' calendars told them.
  package var days: ClosedRange<CalendarDay>?
  /// Part of the name or address of who made them, in any case.
  package var author: String?

  /// Creates a query for everything.
  package init(limit: Int) {
    self.limit = limit
  }
}
