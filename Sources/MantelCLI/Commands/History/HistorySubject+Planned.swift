internal import MealFormat
internal import MealModel
internal import MealStore

extension HistorySubject {
  /// The meals of the dish whose file lies at a path; `nil` where it is no dish's.
  init?(plannedAt path: String) {
    guard case .file(.dish, .dish(let dish)?) = HouseholdPath(path) else { return nil }
    self = .planned(dish)
  }
}
