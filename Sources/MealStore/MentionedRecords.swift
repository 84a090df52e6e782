internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel

/// The records that changes mention, so that they can be told by their names.
enum MentionedRecords {
  static func of(_ changes: [MealChange]) -> Set<Household.Record> {
    let owners = changes.compactMap(\.owned).compactMap(\.person).compactMap { Person.ID($0) }
    return changes.reduce(into: Set(owners.map(Household.Record.person))) { records, change in
      records.formUnion(mentioned(by: change))
    }
  }

  private static func mentioned(by change: MealChange) -> [Household.Record] {
    switch change {
    case .pantry(let food, _, _): [Food.ID(food).map(Household.Record.food)].compactMap(\.self)
    case .fields(let file, let fields): named(file, fields)
    case .slot(_, _, let before, let after): [before, after].flatMap(records)
    case .weekAdded(_, let slots), .weekRemoved(_, let slots): slots.values.flatMap(records)
    default: []
    }
  }

  private static func records(of slot: Slot) -> [Household.Record] {
    let wishes = slot.items.compactMap { item in
      if case .wish(let tag) = item { Household.Record.tag(tag) } else { nil }
    }
    return slot.eatenDishes.map(Household.Record.dish)
      + (slot.with + slot.without).map(Household.Record.person)
      + slot.tags.map(Household.Record.tag) + wishes
  }

  /// The records that changed members of a file name, by their keys or in their values.
  private static func named(
    _ file: ChangedFile,
    _ fields: [FieldChange]
  ) -> [Household.Record] {
    fields.flatMap { field -> [Household.Record] in
      var shape: Shape? = file.kind.shape
      var records: [Household.Record?] = []
      for key in field.path {
        switch DocumentContent.keyShape(of: key, in: shape) {
        case .reference(let kind)?: records.append(record(kind, key))
        case .ingredient?, .substanceOrFood?: records.append(record(.food, key))
        default: break
        }
        shape = DocumentContent.shape(below: key, in: shape)
      }
      if let kind = DocumentContent.reference(in: shape) {
        for value in [field.before, field.after] {
          let texts = value?.array?.compactMap(\.string) ?? [value?.string].compactMap(\.self)
          records += texts.map { record(kind, $0) }
        }
      }
      return records.compactMap(\.self)
    }
  }

  private static func record(_ kind: RecordKind, _ id: String) -> Household.Record? {
    switch kind {
    case .tag: Tag.ID(id).map { .tag($0) }
    case .dish: Dish.ID(id).map { .dish($0) }
    case .food: Food.ID(id).map { .food($0) }
    case .person: Person.ID(id).map { .person($0) }
    case .template: Template.ID(id).map { .template($0) }
    case .objective: nil
    }
  }
}

extension MealChange {
  /// The file that changed, where it is told with its person's name.
  fileprivate var owned: ChangedFile? {
    switch self {
    case .added(let file), .removed(let file), .fields(let file, _), .layoutOnly(let file): file
    default: nil
    }
  }
}
