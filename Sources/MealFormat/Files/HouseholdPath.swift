public import MealModel

/// What a path within a household means.
public enum HouseholdPath: Hashable, Sendable {
  /// A file of a kind, at its place.
  case file(FileKind, record: Household.Record?)
  /// A file whose name can't be an id, a week or a day; where there is one, the right path.
  case badName(FileKind, suggestion: String?)
  /// A file whose name Windows keeps for a device.
  case reservedName(FileKind)
  /// A plan of a week that its year doesn't have.
  case noSuchWeek(year: Int, number: Int)
  /// A file that belongs elsewhere.
  case misplaced(FileKind, rightPath: String)
  /// Nothing of a household's: passed over.
  case ignored

  /// The folders in which a household's files lie, relative to it.
  public static let dataFolders = [
    "tags", "dishes", "foods", "plans", "templates", "shopping", "people", "private/people",
  ]

  /// The household's files that lie in no folder.
  public static let rootFiles = ["mantel.json", "pantry.json"]

  /// Reads a path relative to the household, with `/` between its components.
  public init(_ path: String) {
    if let usual = Self.usual(path) {
      self = usual
      return
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    self = Self.meaning(of: parts)
  }

  /// The meaning of a record's path at its place, which nearly all are, without taking it apart.
  private static func usual(_ path: String) -> Self? {
    func id(after prefix: String) -> String? {
      guard path.utf8.count < 80, path.hasPrefix(prefix), path.hasSuffix(".json") else {
        return nil
      }
      let stem = String(path.dropFirst(prefix.utf8.count).dropLast(5))
      return IdentifierText.isValid(stem) ? stem : nil
    }
    if let dish = id(after: "dishes/").flatMap({ Dish.ID($0) }) {
      return .file(.dish, record: .dish(dish))
    }
    if let food = id(after: "foods/").flatMap({ Food.ID($0) }) {
      return .file(.food, record: .food(food))
    }
    guard path.utf8.count == 24, path.hasPrefix("plans/"), path.hasSuffix(".json"),
      let week = ISOWeek(String(path.dropFirst(11).dropLast(5))),
      path == Household.Record.plan(week).path
    else { return nil }
    return .file(.plan, record: .plan(week))
  }

  private static func meaning(of parts: [String]) -> Self {
    guard let name = parts.last, !parts.contains(where: isPassedOver),
      name.hasSuffix(".json")
    else { return .ignored }
    switch (parts.first, parts.count) {
    case ("mantel.json", 1): return .file(.settings, record: .settings)
    case ("pantry.json", 1): return .file(.pantry, record: .pantry)
    case ("tags", 2...): return record(parts, .tag) { Tag.ID($0).map { .tag($0) } }
    case ("dishes", 2...): return record(parts, .dish) { Dish.ID($0).map { .dish($0) } }
    case ("foods", 2...): return record(parts, .food) { Food.ID($0).map { .food($0) } }
    case ("templates", 2...):
      return record(parts, .template) { Template.ID($0).map { .template($0) } }
    case ("plans", 2...): return plan(parts)
    case ("shopping", 3...): return shopping(parts)
    case ("people", 3...): return person(Array(parts.dropFirst()), isPrivate: false)
    case ("private", 4...) where parts[1] == "people":
      return person(Array(parts.dropFirst(2)), isPrivate: true)
    default: return .ignored
    }
  }

  private static func isPassedOver(_ component: String) -> Bool {
    component.isEmpty || component.hasPrefix(".") || component.hasSuffix("~")
  }

  static func stem(_ name: String) -> String {
    String(name.dropLast(".json".count))
  }

  private static func record(
    _ parts: [String],
    _ kind: FileKind,
    _ id: (String) -> Household.Record?
  ) -> Self {
    let stem = stem(parts[parts.count - 1])
    if IdentifierText.isReserved(stem) { return .reservedName(kind) }
    guard let record = id(stem) else {
      let slug = IdentifierText.slug(of: stem)
      let suggestion = slug.isEmpty ? nil : "\(parts[0])/\(slug).json"
      return .badName(kind, suggestion: suggestion)
    }
    guard parts.count == 2 else { return .misplaced(kind, rightPath: record.path) }
    return .file(kind, record: record)
  }

  private static func plan(_ parts: [String]) -> Self {
    let stem = stem(parts[parts.count - 1])
    guard let (year, number) = ISOWeek.parts(of: stem) else {
      return .badName(.plan, suggestion: nil)
    }
    guard let week = ISOWeek(stem) else { return .noSuchWeek(year: year, number: number) }
    let right = Household.Record.plan(week).path
    guard parts.joined(separator: "/") == right else {
      return .misplaced(.plan, rightPath: right)
    }
    return .file(.plan, record: .plan(week))
  }

  private static func shopping(_ parts: [String]) -> Self {
    let stem = stem(parts[parts.count - 1])
    guard parts.count >= 3, let day = CalendarDay(parts[parts.count - 2]),
      IdentifierText.isValid(stem)
    else { return .badName(.shopping, suggestion: nil) }
    let right = "shopping/\(parts[parts.count - 2].prefix(4))/\(day)/\(stem).json"
    guard parts.joined(separator: "/") == right else {
      return .misplaced(.shopping, rightPath: right)
    }
    return .file(.shopping, record: nil)
  }
}
