internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// Finds the records that the command line names.
struct RecordFinder {
  let context: CommandContext
  let session: Session

  private var household: Household { session.household }

  /// The record that a reference means.
  ///
  /// A file whose content can't be read is found by its id all the same.
  ///
  /// - Throws: `CommandFailure` where there is none, or several.
  func find(_ reference: RecordReference) throws -> RecordTarget {
    let text = reference.text
    switch reference.noun {
    case .dish: return target(.dish, .dish(try dish(text)))
    case .tag: return target(.tag, .tag(try tag(text)))
    case .food: return target(.food, .food(try food(text)))
    case .person: return target(.person, .person(try person(text)))
    case .template: return target(.template, .template(try template(text)))
    case .objective: return try objective(text, of: reference.owner)
    }
  }

  /// The dish that a text means.
  func dish(_ text: String) throws -> Dish.ID {
    if let id = Dish.ID(text), isThere(.dish(id)) { return id }
    return try resolve(RecordLookup(dishesOf: household, language: context.language), text)
  }

  /// The tag that a text means.
  func tag(_ text: String) throws -> Tag.ID {
    if let id = Tag.ID(text), isThere(.tag(id)) { return id }
    return try resolve(RecordLookup(tagsOf: household, language: context.language), text)
  }

  /// The food that a text means.
  func food(_ text: String) throws -> Food.ID {
    if let id = Food.ID(text), isThere(.food(id)) { return id }
    return try resolve(RecordLookup(foodsOf: household, language: context.language), text)
  }

  /// The person that a text means.
  func person(_ text: String) throws -> Person.ID {
    if let id = Person.ID(text), isThere(.person(id)) { return id }
    return try resolve(RecordLookup(peopleOf: household), text)
  }

  /// The template that a text means.
  func template(_ text: String) throws -> Template.ID {
    if let id = Template.ID(text), isThere(.template(id)) { return id }
    return try resolve(RecordLookup(templatesOf: household, language: context.language), text)
  }

  /// The person whom an option, `-p` or git's configuration names; `nil` where none does.
  func namedPerson(_ option: String?) throws -> Person.ID? {
    let named =
      option ?? context.person
      ?? UserConfiguration.string(
        "mantel.person",
        from: session.store.location.root,
        environment: context.environment
      )
    return try named.map(person)
  }

  /// The id of a record that is called exactly so; `nil` for anything else.
  func id(_ kind: RecordKind, _ text: String) -> String? {
    let wanted = PlainWords(text)
    switch kind {
    case .tag:
      return exact(RecordLookup(tagsOf: household, language: context.language), text, wanted)
    case .dish:
      return exact(RecordLookup(dishesOf: household, language: context.language), text, wanted)
    case .food:
      return exact(RecordLookup(foodsOf: household, language: context.language), text, wanted)
    case .person: return exact(RecordLookup(peopleOf: household), text, wanted)
    case .template:
      return exact(RecordLookup(templatesOf: household, language: context.language), text, wanted)
    case .objective: return nil
    }
  }

  private func exact<Kind>(
    _ lookup: RecordLookup<Kind>,
    _ text: String,
    _ wanted: PlainWords
  ) -> String? {
    if lookup.entries.contains(where: { $0.id.rawValue == text }) { return text }
    let found = lookup.entries.filter { $0.keys.contains(wanted) }
    return found.count == 1 ? found[0].id.rawValue : nil
  }

  private func isThere(_ record: Household.Record) -> Bool {
    session.reading.documents[record.path] != nil || session.store.source(record.path) != nil
  }

  private func target(_ noun: RecordNoun, _ record: Household.Record) -> RecordTarget {
    RecordTarget(noun: noun, id: record.id, path: record.path, record: record)
  }

  private func resolve<Kind>(
    _ lookup: RecordLookup<Kind>,
    _ text: String
  ) throws -> Identifier<Kind> {
    do {
      return try lookup.resolve(text)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension RecordFinder {
  /// The objective that a text means, of the person named or of the only one who has it.
  private func objective(_ text: String, of owner: String?) throws -> RecordTarget {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, owner == nil {
      return try objective(parts[1], of: try person(parts[0]))
    }
    if let owner = try namedPerson(owner) { return try objective(text, of: owner) }
    let found = household.objectives.keys.sorted().compactMap { person in
      try? objective(text, of: person)
    }
    if found.count == 1 { return found[0] }
    let candidates = found.map { target in
      let owner = target.record.owner
      return RecordCandidate(
        id: "\(owner?.rawValue ?? "")/\(target.id)",
        name: owner.flatMap { household.people[$0]?.name } ?? ""
      )
    }
    throw CommandFailure(
      found.isEmpty
        ? ReferenceError.unknownRecord(.objective, text, suggestions: [])
        : .ambiguousRecord(text, candidates)
    )
  }

  private func objective(_ text: String, of person: Person.ID) throws -> RecordTarget {
    let id: Objective.ID
    if let given = Objective.ID(text), path(of: given, person) != nil {
      id = given
    } else {
      id = try resolve(RecordLookup(objectivesOf: person, in: household), text)
    }
    let record = Household.Record.objective(person, id)
    let path = path(of: id, person) ?? record.path
    return RecordTarget(noun: .objective, id: id.rawValue, path: path, record: record)
  }

  private func path(of id: Objective.ID, _ person: Person.ID) -> String? {
    let shared = Household.Record.objective(person, id).path
    return [shared, "private/" + shared].first { session.store.source($0) != nil }
  }
}

extension Household.Record {
  /// The id's text; empty for what has none.
  var id: String {
    switch self {
    case .dish(let id): id.rawValue
    case .tag(let id): id.rawValue
    case .food(let id): id.rawValue
    case .person(let id): id.rawValue
    case .objective(_, let id): id.rawValue
    case .template(let id): id.rawValue
    case .plan(let week): week.description
    case .settings, .pantry: ""
    }
  }

  /// Whose objective it is.
  var owner: Person.ID? {
    if case .objective(let person, _) = self { person } else { nil }
  }
}

extension CommandFailure {
  /// A record that isn't there, or of which there are several.
  init(_ error: ReferenceError) {
    let isAmbiguous = if case .ambiguousRecord = error { true } else { false }
    self.init(error.message, hint: error.hint, exitCode: isAmbiguous ? .refused : .failed)
  }

  /// A member that can't be set so: the command line is wrong.
  init(_ error: FieldError) {
    self.init(error.message, hint: error.hint, exitCode: .usage)
  }
}
