package import MealModel
package import Wording

/// What the text calls a household's records, and what a name in it means.
package struct PlanNames: Sendable {
  /// What a name means.
  package enum Match<ID: Sendable>: Sendable {
    /// One record.
    case found(ID)
    /// None, or several, in a sentence that says so.
    case failed(Phrase)
  }

  /// A dish that is there already.
  package struct ExistingDish: Sendable {
    /// What it is called.
    package var name: String
    /// Its id's text.
    package var id: String

    /// Names a dish.
    package init(name: String, id: String) {
      self.name = name
      self.id = id
    }
  }

  /// What a dish is called; `nil` to write its id.
  package var dish: @Sendable (Dish.ID) -> String?
  /// What a tag is called; `nil` to write its id.
  package var tag: @Sendable (Tag.ID) -> String?
  /// What a person is called; `nil` to write their id.
  package var person: @Sendable (Person.ID) -> String?
  /// The dish that a name means.
  package var findDish: @Sendable (String) -> Match<Dish.ID>
  /// The tag that a name means.
  package var findTag: @Sendable (String) -> Match<Tag.ID>
  /// The person that a name means.
  package var findPerson: @Sendable (String) -> Match<Person.ID>
  /// The dish that is called exactly so, for telling a new one from one that is there.
  package var existingDish: @Sendable (String) -> ExistingDish?
  /// Whether a dish has the id already.
  package var isTaken: @Sendable (Dish.ID) -> Bool

  /// Creates names from functions.
  package init(
    dish: @escaping @Sendable (Dish.ID) -> String?,
    tag: @escaping @Sendable (Tag.ID) -> String?,
    person: @escaping @Sendable (Person.ID) -> String?,
    findDish: @escaping @Sendable (String) -> Match<Dish.ID>,
    findTag: @escaping @Sendable (String) -> Match<Tag.ID>,
    findPerson: @escaping @Sendable (String) -> Match<Person.ID>,
    existingDish: @escaping @Sendable (String) -> ExistingDish?,
    isTaken: @escaping @Sendable (Dish.ID) -> Bool
  ) {
    self.dish = dish
    self.tag = tag
    self.person = person
    self.findDish = findDish
    self.findTag = findTag
    self.findPerson = findPerson
    self.existingDish = existingDish
    self.isTaken = isTaken
  }

  /// Every record is called by its id.
  package static let ids = Self(
    dish: { _ in nil },
    tag: { _ in nil },
    person: { _ in nil },
    findDish: { text in Dish.ID(text).map(Match.found) ?? .failed(.unknownDish(text)) },
    findTag: { text in Tag.ID(text).map(Match.found) ?? .failed(.unknownTag(text)) },
    findPerson: { text in Person.ID(text).map(Match.found) ?? .failed(.unknownPerson(text)) },
    existingDish: { _ in nil },
    isTaken: { _ in false }
  )
}
