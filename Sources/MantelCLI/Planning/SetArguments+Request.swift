internal import ArgumentParsing
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import Wording

extension SetArguments {
  /// A dish that is made by the way.
  struct NewDish {
    let id: Dish.ID
    let dish: Dish
    let file: FileVersion
  }

  /// The dish that the line makes, if it makes one.
  ///
  /// - Throws: `ReferenceError` for an unknown tag, `CommandFailure` where there is such a dish.
  func newDish(in household: Household, _ language: Language) throws -> NewDish? {
    guard let text = newName else { return nil }
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else { throw UsageError.validation(.emptyName, hint: nil) }
    let words = PlainWords(name)
    let known = RecordLookup<Dish>(dishesOf: household, language: language)
    if let other = known.entries.first(where: { $0.keys.contains(words) }) {
      let id = other.id.rawValue
      throw CommandFailure(.dishExists(other.name, id: id), hint: .dishExistsHint)
    }
    let lookup = RecordLookup<Tag>(tagsOf: household, language: language)
    let tags = Set(try newTags.map { try lookup.resolve($0) }).sorted()
    let dish = Dish(name: Name(name), tags: tags)
    let id = IdentifierText.made(from: name, kind: "dish") { text in
      Dish.ID(text).map {
        household.dishes[$0] != nil || household.faulty.contains(.dish($0))
      } ?? true
    }
    guard let id = Dish.ID(id) else { throw UsageError.validation(.emptyName, hint: nil) }
    let bytes = CanonicalWriter(.dish).bytes(dish.document)
    let path = Household.Record.dish(id).path
    return NewDish(id: id, dish: dish, file: FileVersion(path: path, before: nil, after: bytes))
  }

  /// What the line asks for, its names looked up.
  ///
  /// - Throws: `ReferenceError` for a name that means nothing or several things.
  func request(
    in household: Household,
    _ language: Language,
    new: Dish.ID?
  ) throws -> SlotRequest {
    let dishes = RecordLookup<Dish>(dishesOf: household, language: language)
    let labels = RecordLookup<Tag>(tagsOf: household, language: language)
    let people = RecordLookup<Person>(peopleOf: household)
    let courses = try self.courses.map { try Self.course($0, dishes, labels) }
    let left = try leftovers.map { Slot.Item.leftovers(try dishes.resolve($0)) }
    let items = courses + left + (new.map { [.dish($0)] } ?? [])
    let wished = try tags.map { try labels.resolve($0) }
    var request = SlotRequest()
    let isOut = items.isEmpty && note?.isEmpty == false
    if isOut {
      (request.items, request.tags) = ([], Set(wished).sorted())
    } else if !items.isEmpty || !wished.isEmpty {
      request.items = items + wished.map(Slot.Item.wish)
    }
    request.note = note
    request.with = try with.map { try people.resolve($0) }
    request.without = try without.map { try people.resolve($0) }
    if let person = request.with.first(where: request.without.contains) {
      throw UsageError.validation(.withAndWithout(person.rawValue), hint: nil)
    }
    (request.guests, request.servings, request.locks) = (guests, servings, locks)
    return request
  }

  /// A course as it is written: a dish, `=` leftovers, or `#` a wish.
  static func course(
    _ text: String,
    _ dishes: RecordLookup<Dish>,
    _ labels: RecordLookup<Tag>
  ) throws(ReferenceError) -> Slot.Item {
    let rest = text.dropFirst().drop(while: \.isWhitespace)
    switch text.first {
    case "=" where !rest.isEmpty: return .leftovers(try dishes.resolve(String(rest)))
    case "#" where !rest.isEmpty: return .wish(try labels.resolve(String(rest)))
    default: return .dish(try dishes.resolve(text))
    }
  }
}
