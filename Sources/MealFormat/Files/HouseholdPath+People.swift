internal import MealModel

extension HouseholdPath {
  /// A path below `people/` or `private/people/`: the person's folder and what lies in it.
  static func person(_ parts: [String], isPrivate: Bool) -> Self {
    let name = parts[parts.count - 1]
    let person = Person.ID(parts[0])
    switch (parts[1], parts.count) {
    case ("preferences.json", 2):
      guard let person else { return badPerson(parts, .preferences) }
      let right = Household.Record.person(person).path
      return isPrivate
        ? .misplaced(.preferences, rightPath: right)
        : .file(.preferences, record: .person(person))
    case ("objectives", 3):
      guard let person else { return badPerson(parts, .objective) }
      let stem = stem(name)
      if IdentifierText.isReserved(stem) { return .reservedName(.objective) }
      guard let objective = Objective.ID(stem) else {
        let slug = IdentifierText.slug(of: stem)
        let prefix = (isPrivate ? "private/" : "") + "people/\(person)/objectives/"
        return .badName(.objective, suggestion: slug.isEmpty ? nil : prefix + slug + ".json")
      }
      return .file(.objective, record: .objective(person, objective))
    case ("diary", 3...): return daily(parts, .diary, folder: ["diary"], isPrivate, byYear: true)
    case ("coach", 3...): return daily(parts, .coach, folder: ["coach"], isPrivate, byYear: false)
    case ("health", 4...):
      guard let kind = FileKind(rawValue: parts[2]), kind == .whoop || kind == .appleHealth else {
        return .ignored
      }
      return daily(parts, kind, folder: ["health", parts[2]], isPrivate, byYear: true)
    default: return .ignored
    }
  }

  private static func badPerson(_ parts: [String], _ kind: FileKind) -> Self {
    let slug = IdentifierText.slug(of: parts[0])
    let rest = parts.dropFirst().joined(separator: "/")
    return .badName(kind, suggestion: slug.isEmpty ? nil : "people/\(slug)/\(rest)")
  }

  private static func daily(
    _ parts: [String],
    _ kind: FileKind,
    folder: [String],
    _ isPrivate: Bool,
    byYear: Bool
  ) -> Self {
    guard let person = Person.ID(parts[0]) else { return badPerson(parts, kind) }
    let stem = stem(parts[parts.count - 1])
    guard CalendarDay(stem) != nil else { return .badName(kind, suggestion: nil) }
    let rightParts = [person.rawValue] + folder + (byYear ? [String(stem.prefix(4))] : [])
    let right = rightParts + [stem + ".json"]
    guard isPrivate, parts == right else {
      return .misplaced(kind, rightPath: "private/people/" + right.joined(separator: "/"))
    }
    return .file(kind, record: nil)
  }
}
