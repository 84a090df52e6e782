internal import JSONDocument
package import MealChanges
internal import MealFormat
internal import MealModel
package import Wording

extension HouseholdStore {
  /// Names for telling changes, from the files that the changes touch and those that they
  /// mention; what neither knows is told by its id.
  package func words(for files: [FileVersion]) -> ChangeWords {
    let changes = ChangeFinder.changes(in: files)
    let mentioned = MentionedRecords.of(changes)
    let before = files.compactMap { version in
      version.before.map { SourceFile(path: version.path, content: .bytes($0)) }
    }
    let after = files.compactMap { version in
      version.after.map { SourceFile(path: version.path, content: .bytes($0)) }
    }
    let touched = Set(files.map(\.path))
    let others = (["mantel.json"] + mentioned.map(\.path)).filter { !touched.contains($0) }
      .compactMap { self.files.read($0) }
    return ChangeWords(
      names: NameLookup(
        before: HouseholdReader.read(before + others).household,
        after: HouseholdReader.read(after + others).household
      )
    )
  }

  /// The message that tells a change, in the household's language.
  func describe(_ files: [FileVersion]) -> String {
    let changes = ChangeFinder.changes(in: files)
    return words(for: files).message(for: changes)[language]
  }

  /// The language of the household's settings.
  package var language: Language {
    guard case .bytes(let bytes)? = files.read("mantel.json")?.content else { return .en }
    return HouseholdReader.settings(in: bytes).language ?? .en
  }
}

/// The records that changes of plans mention.
enum MentionedRecords {
  static func of(_ changes: [MealChange]) -> Set<Household.Record> {
    var records: Set<Household.Record> = []
    for case .pantry(let food, _, _) in changes {
      if let id = Food.ID(food) { records.insert(.food(id)) }
    }
    for case .fields(let file, let fields) in changes { records.formUnion(named(file, fields)) }
    for case .slot(_, _, let before, let after) in changes {
      for slot in [before, after] {
        records.formUnion(slot.eatenDishes.map(Household.Record.dish))
        records.formUnion((slot.with + slot.without).map(Household.Record.person))
        records.formUnion(slot.tags.map(Household.Record.tag))
        for case .wish(let tag) in slot.items { records.insert(.tag(tag)) }
      }
    }
    return records
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
