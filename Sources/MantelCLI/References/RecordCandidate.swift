internal import Wording

/// A record that a name may mean.
struct RecordCandidate: Hashable, Sendable {
  /// Its id's text.
  let id: String
  /// What it is called in the reader's language.
  let name: String
}

/// The kinds of records that commands name.
enum RecordKindName: Sendable {
  /// A dish.
  case dish
  /// A tag.
  case tag
  /// A food.
  case food
  /// A person.
  case person
  /// An objective.
  case objective
  /// A template.
  case template

  /// That there is none of that name.
  func unknown(_ text: String) -> Phrase {
    switch self {
    case .dish: .unknownDish(text)
    case .tag: .unknownTag(text)
    case .food: .unknownFood(text)
    case .person: .unknownPerson(text)
    case .objective: .unknownObjective(text)
    case .template: .unknownTemplate(text)
    }
  }
}
