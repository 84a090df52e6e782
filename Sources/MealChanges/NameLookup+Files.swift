internal import JSONDocument
package import MealFormat
internal import MealModel

extension NameLookup {
  /// Creates a look-up in files: what each calls its record, and what the settings call the meals.
  ///
  /// Nothing is checked and no reference followed, so it costs no more than reading the files.
  package init(files: [SourceFile]) {
    var names: [RecordKind: [String: Name]] = [:]
    var meals: [Meal: Name] = [:]
    for file in files {
      guard case .bytes(let bytes) = file.content,
        case .file(_, let record?) = HouseholdPath(file.path)
      else { continue }
      if case .settings = record {
        meals = HouseholdReader.settings(in: bytes).meals.compactMapValues(\.name)
      } else if let (kind, id) = record.named, let root = JSONParser.parse(bytes).root {
        names[kind, default: [:]][id] = DocumentContent.name(of: root)
      }
    }
    self.init(meal: { [meals] in meals[$0] }, name: { [names] in names[$0]?[$1] })
  }
}

extension Household.Record {
  /// The kind and id of a record that has a name.
  fileprivate var named: (RecordKind, String)? {
    switch self {
    case .tag(let id): (.tag, id.rawValue)
    case .dish(let id): (.dish, id.rawValue)
    case .food(let id): (.food, id.rawValue)
    case .person(let id): (.person, id.rawValue)
    case .template(let id): (.template, id.rawValue)
    case .settings, .objective, .plan, .pantry: nil
    }
  }
}
