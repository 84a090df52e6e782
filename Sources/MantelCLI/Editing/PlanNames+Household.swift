internal import MealModel
internal import PlanText
internal import Wording

extension PlanNames {
  /// The names of a household's records: each where it leads back to its id, else the id.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - content: What stands in the text anyway: an id of it is taken, whatever it names.
  ///   - language: The language of names.
  init(of household: Household, standing content: PlanContent, language: Language) {
    let dishes = RecordLookup<Dish>(dishesOf: household, language: language)
    let tags = RecordLookup<Tag>(tagsOf: household, language: language)
    let people = RecordLookup<Person>(peopleOf: household)
    let slots = content.slots.values
    let standing = (
      dishes: Set(slots.flatMap(\.eatenDishes)),
      tags: Set(slots.flatMap { $0.tags + $0.wishes }),
      people: Set(slots.flatMap { $0.with + $0.without })
    )
    self.init(
      dish: { Self.name(household.dishes[$0]?.name[language], of: $0, dishes) },
      tag: { Self.name(household.tags[$0]?.name[language], of: $0, tags) },
      person: { Self.name(household.people[$0]?.name, of: $0, people) },
      findDish: { Self.find($0, dishes, standing.dishes) },
      findTag: { Self.find($0, tags, standing.tags) },
      findPerson: { Self.find($0, people, standing.people) },
      existingDish: { text in
        let words = PlainWords(text)
        return dishes.entries.first { $0.keys.contains(words) }.map {
          ExistingDish(name: $0.name, id: $0.id.rawValue)
        }
      },
      isTaken: { household.dishes[$0] != nil || household.faulty.contains(.dish($0)) }
    )
  }

  private static func name<Kind>(
    _ name: String?,
    of id: Identifier<Kind>,
    _ lookup: RecordLookup<Kind>
  ) -> String? {
    guard let name, !name.isEmpty, lookup.find(name) == .found(id) else { return nil }
    return name
  }

  private static func find<Kind>(
    _ text: String,
    _ lookup: RecordLookup<Kind>,
    _ standing: Set<Identifier<Kind>>
  ) -> Match<Identifier<Kind>> {
    if let id = Identifier<Kind>(text), standing.contains(id) { return .found(id) }
    switch lookup.find(text) {
    case .found(let id): return .found(id)
    case .ambiguous(let candidates):
      let error = ReferenceError.ambiguousRecord(text, candidates)
      return .failed(.joined([error.message, error.hint].compactMap(\.self), separator: ": "))
    case .notFound(let suggestions):
      let error = ReferenceError.unknownRecord(lookup.kind, text, suggestions: [])
      // The text has names, so names are offered; an id where the name is another's too.
      let names = suggestions.map { candidate in
        lookup.find(candidate.name).id?.rawValue == candidate.id ? candidate.name : candidate.id
      }
      let hint = names.isEmpty ? nil : Phrase.didYouMean(anyOf: names)
      return .failed(.joined([error.message, hint].compactMap(\.self), separator: "; "))
    }
  }
}

extension RecordLookup.Match {
  /// The record, where it is one.
  fileprivate var id: Identifier<Kind>? { if case .found(let id) = self { id } else { nil } }
}

extension Slot {
  /// The tags that it wishes for.
  fileprivate var wishes: [Tag.ID] {
    items.compactMap { if case .wish(let tag) = $0 { tag } else { nil } }
  }
}
