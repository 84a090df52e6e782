internal import ArgumentParsing
internal import MealFormat
internal import MealModel
internal import MealStore

extension CompletionCandidates {
  /// The records of the place's kind whose ids begin as what is typed.
  func records(_ place: CompletionPlace) -> [CompletionAnswer.Candidate] {
    if place.kind == .catalogueFood { return builtInFoods(place) }
    guard let store else { return [] }
    let ids = ids(of: place.kind, in: store)
    // What parts courses begins a new name.
    let earlier = place.earlier.split(separator: "+", omittingEmptySubsequences: false).last ?? []
    let matches = IDMatches(ids: ids, typed: place.typed, earlier: Array(earlier))
    let names = names(of: matches.found.map(\.id), place.kind, store)
    return matches.found.map { .init(text: $0.rest, explanation: names[$0.id] ?? "") }
  }

  /// The ids of a kind's records, told by the names of their files.
  ///
  /// A file that a stranger named `$(…).json` is no record and never offered to a shell.
  private func ids(of kind: CompletionKind, in store: HouseholdStore) -> [String] {
    var folders = [kind.folder].compactMap(\.self)
    if kind == .objective {
      folders = store.names(in: "people").map { "people/\($0)/objectives" }
    }
    return folders.flatMap(store.names)
      .map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 }
      .filter { Dish.ID($0) != nil }
  }

  private func builtInFoods(_ place: CompletionPlace) -> [CompletionAnswer.Candidate] {
    let names = Dictionary(
      CatalogueFood.all.map { ($0.id.rawValue, $0.food.name[context.language]) },
      uniquingKeysWith: { first, _ in first }
    )
    let matches = IDMatches(ids: names.keys.sorted(), typed: place.typed)
    return matches.found.map { .init(text: $0.rest, explanation: names[$0.id] ?? "") }
  }

  /// What records are called, read from their files; of many nothing is read.
  private func names(
    of ids: [String],
    _ kind: CompletionKind,
    _ store: HouseholdStore
  ) -> [String: String] {
    guard ids.count <= Self.mostExplained else { return [:] }
    let records = ids.compactMap { id in kind.record(id).map { (id, $0) } }
    let sources = records.compactMap { store.source($0.1.path) }
    let household = HouseholdReader.read(sources).household
    return Dictionary(uniqueKeysWithValues: records).compactMapValues { record in
      household.writtenName(of: record)?[context.language]
    }
  }
}

extension CompletionKind {
  /// The folder of the records that are offered.
  fileprivate var folder: String? {
    switch self {
    case .dish: "dishes"
    case .tag: "tags"
    case .food: "foods"
    case .person: "people"
    case .template: "templates"
    default: nil
    }
  }

  fileprivate func record(_ id: String) -> Household.Record? {
    switch self {
    case .dish: Dish.ID(id).map(Household.Record.dish)
    case .tag: Tag.ID(id).map(Household.Record.tag)
    case .food: Food.ID(id).map(Household.Record.food)
    case .person: Person.ID(id).map(Household.Record.person)
    case .template: Template.ID(id).map(Household.Record.template)
    default: nil
    }
  }
}

extension Household {
  /// What a record's own file calls it.
  fileprivate func writtenName(of record: Record) -> Name? {
    switch record {
    case .dish(let id): dishes[id]?.name
    case .tag(let id): tags[id]?.name
    case .food(let id): foods[id]?.name
    case .person(let id): people[id].map { Name($0.name) }
    case .template(let id): templates[id]?.name
    default: nil
    }
  }
}

/// The ids that an unfinished id or name may become.
struct IDMatches {
  /// The ids, each with what replaces the word at the cursor.
  let found: [(id: String, rest: String)]

  /// Finds ids by their beginning; where none begins so, by the beginning of a later word.
  ///
  /// - Parameters:
  ///   - ids: All there are.
  ///   - typed: The word at the cursor, in any case and with or without accents.
  ///   - earlier: The words of the name before it.
  init(ids: [String], typed: String, earlier: [String] = []) {
    let before = earlier.map { PlainWords($0).hyphenated + "-" }.joined()
    let wanted = PlainWords(typed).hyphenated
    let begun = ids.filter { $0.hasPrefix(before + wanted) }
    let matches =
      begun.isEmpty && before.isEmpty ? ids.filter { $0.contains("-" + wanted) } : begun
    found = matches.map { id in
      let rest = id.dropFirst(before.count)
      // Of a name in several words the next one is offered.
      return (id, before.isEmpty ? id : String(rest.prefix { $0 != "-" }))
    }
  }
}

extension PlainWords {
  fileprivate var hyphenated: String { text.split(separator: " ").joined(separator: "-") }
}
