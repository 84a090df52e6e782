package import MealFormat
package import MealModel

/// A file of a kind that changed, and what its record is called.
package struct ChangedFile: Hashable, Sendable {
  /// The kind.
  package var kind: FileKind
  /// Where it lies, relative to the household.
  package var path: String
  /// What the record is called, as its own file says: after the change, else before it.
  package var name: Name?

  /// Creates a file of a kind.
  package init(_ kind: FileKind, path: String, name: Name? = nil) {
    self.kind = kind
    self.path = path
    self.name = name
  }

  /// The record's id: for a person their folder's name, for a day's file the day.
  package var id: String {
    switch kind {
    case .preferences: folder(after: "people") ?? stem
    case .shopping: path.split(separator: "/").dropLast().last.map(String.init) ?? stem
    default: stem
    }
  }

  /// The id of the person whose file it is; `nil` for what is the whole household's.
  package var person: String? {
    kind == .shopping ? stem : folder(after: "people")
  }

  private var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : String(name)
  }

  private func folder(after name: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0 == name }), index + 1 < parts.count else {
      return nil
    }
    return String(parts[index + 1])
  }
}

/// What has slots: a week or a template.
package enum PlanID: Hashable, Sendable {
  /// The plan of a week.
  case week(ISOWeek)
  /// A week without dates.
  case template(Template.ID)

  /// Where its file lies, relative to the household.
  package var path: String {
    switch self {
    case .week(let week): Household.Record.plan(week).path
    case .template(let id): Household.Record.template(id).path
    }
  }
}
