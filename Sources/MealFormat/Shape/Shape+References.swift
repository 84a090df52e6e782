internal import JSONDocument
internal import MealModel

extension TextShape {
  /// The kinds of records that a text may name, the one that its finding is called by first; none
  /// for a word of the vocabulary.
  func kinds(of text: String) -> [RecordKind] {
    switch self {
    case .reference(let kind): [kind]
    case .substanceOrFood: Substance(rawValue: text) == nil ? [.food] : []
    case .foodOrDish: [.food, .dish]
    case .allowance: text.contains(".") ? [.tag, .dish, .person] : []
    case .line, .prose, .date, .birth, .time, .instant, .timeZone, .color, .dayPattern, .slot,
      .span,
      .amount, .oneOf:
      []
    }
  }
}

extension KeyShape {
  /// The kinds of records that a key may name; an ingredient with servings is a dish.
  func kinds(of key: String, with value: JSONValue) -> [RecordKind] {
    switch self {
    case .reference(let kind): [kind]
    case .ingredient: value.hasServings ? [.dish] : [.food]
    case .substanceOrFood: Substance(rawValue: key) == nil ? [.food] : []
    case .foodOrOwnID: [.food]
    case .slot, .dayPattern, .language, .span, .ownID, .word: []
    }
  }

  /// The kinds of records that keys of this sort may ever name.
  fileprivate var kinds: [RecordKind] {
    switch self {
    case .ingredient: [.food, .dish]
    default: kinds(of: "", with: .null)
    }
  }
}

extension Shape {
  /// Whether a record of a kind may be named anywhere below.
  func references(_ kind: RecordKind) -> Bool {
    switch self {
    case .object(let object):
      object.fields.contains { $0.shape.references(kind) }
        || object.entries.map { $0.key.kinds.contains(kind) || $0.value.references(kind) } ?? false
    case .list(let list): list.item.references(kind)
    case .text(let text): text.kinds(of: ".").contains(kind)
    case .number, .flag, .null: false
    case .anyOf(let shapes): shapes.contains { $0.references(kind) }
    }
  }
}

extension JSONValue {
  /// Whether an ingredient's value makes it a dish.
  fileprivate var hasServings: Bool {
    switch self {
    case .object(let object): object["servings"] != nil
    case .array(let items): items.contains { $0.object?["servings"] != nil }
    default: false
    }
  }
}
