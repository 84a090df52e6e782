extension Household.Record {
  /// The path of the record's file, relative to the household.
  ///
  /// An objective may lie in `private/` instead.
  public var path: String {
    switch self {
    case .settings: "mantel.json"
    case .tag(let id): "tags/\(id).json"
    case .dish(let id): "dishes/\(id).json"
    case .food(let id): "foods/\(id).json"
    case .person(let id): "people/\(id)/preferences.json"
    case .objective(let person, let id): "people/\(person)/objectives/\(id).json"
    case .template(let id): "templates/\(id).json"
    case .plan(let week): "plans/\(padded(week.year, 4))/\(week).json"
    case .pantry: "pantry.json"
    }
  }
}
