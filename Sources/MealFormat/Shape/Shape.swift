internal import JSONDocument
package import Wording

/// What a place in a kind of file may hold.
///
/// The one table that the checker, the canonical writer and the JSON Schemas are made from:
/// what isn't said here isn't known of the format anywhere.
package indirect enum Shape: Sendable {
  /// An object with known keys, entries, or both.
  case object(ObjectShape)
  /// A list.
  case list(ListShape)
  /// A string.
  case text(TextShape)
  /// A number.
  case number(NumberShape)
  /// `true` or `false`.
  case flag
  /// `null`.
  case null
  /// One of several, told apart by the kind of JSON value.
  case anyOf([Shape])
}

/// How an object or a list is laid out.
package enum Layout: Sendable {
  /// On one line, however long.
  case inline
  /// One member a line.
  case lines
  /// One member a line, and a blank line between two.
  case spaced
}

/// A known member of an object.
package struct Field: Sendable {
  /// Its key.
  package let key: String
  /// What it holds.
  package let shape: Shape
  /// Whether it has to be there.
  package let isRequired: Bool
  /// Whether an empty list or object says something, and is written.
  package let isKeptEmpty: Bool
  /// What it is, as editors and the documentation show it.
  package let summary: Phrase

  package init(
    _ key: String,
    _ shape: Shape,
    isRequired: Bool = false,
    isKeptEmpty: Bool = false,
    es: String,
    en: String
  ) {
    self.key = key
    self.shape = shape
    self.isRequired = isRequired
    self.isKeptEmpty = isKeptEmpty
    summary = Phrase(es: es, en: en)
  }
}

/// An object: its known members, and what its other keys may be.
package final class ObjectShape: Sendable {
  /// What becomes of a key that isn't known.
  package enum UnknownKeys: Sendable {
    /// It is kept and told: a newer version may have written it.
    case kept
    /// It is an error: the keys are a closed set.
    case refused
  }

  /// Members whose keys are data.
  package struct Entries: Sendable {
    /// What the keys are.
    package let key: KeyShape
    /// What the values are.
    package let value: Shape
    /// Whether they keep their order or are sorted.
    package let isSorted: Bool

    package init(_ key: KeyShape, _ value: Shape, isSorted: Bool = true) {
      self.key = key
      self.value = value
      self.isSorted = isSorted
    }
  }

  /// A rewriting into the shortest form.
  package enum Shorthand: Sendable {
    /// A slot with nothing but what is eaten is written as that.
    case slot
  }

  package let fields: [Field]
  package let entries: Entries?
  package let layout: Layout
  package let unknownKeys: UnknownKeys
  /// Groups of keys; of each at most one may be there.
  package let exclusions: [[String]]
  /// Keys of which at least one has to be there.
  package let atLeastOneOf: [String]
  /// How many members it has at least.
  package let minimumCount: Int
  package let shorthand: Shorthand?
  package let ranks: [String: Int]

  package init(
    _ fields: [Field] = [],
    entries: Entries? = nil,
    layout: Layout = .inline,
    unknownKeys: UnknownKeys = .kept,
    exclusions: [[String]] = [],
    atLeastOneOf: [String] = [],
    minimumCount: Int = 0,
    shorthand: Shorthand? = nil
  ) {
    self.fields = fields
    self.entries = entries
    self.layout = layout
    self.unknownKeys = unknownKeys
    self.exclusions = exclusions
    self.atLeastOneOf = atLeastOneOf
    self.minimumCount = minimumCount
    self.shorthand = shorthand
    ranks = Dictionary(
      fields.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The member with a key, where it is a known one.
  package func field(_ key: String) -> Field? {
    ranks[key].map { fields[$0] }
  }
}

/// A list.
package final class ListShape: Sendable {
  /// How the items are ordered.
  package enum Order: Sendable {
    /// As they were written.
    case asWritten
    /// A set: sorted by bytes, nothing twice.
    case set
    /// A set of numbers, sorted by value.
    case numericSet
    /// A set of slots, in the week's order.
    case slotSet
  }

  package let item: Shape
  package let order: Order
  package let layout: Layout
  package let minimumCount: Int
  /// Whether a list of one is written as its item.
  package let isShortened: Bool

  package init(
    _ item: Shape,
    order: Order = .asWritten,
    layout: Layout = .inline,
    minimumCount: Int = 0,
    isShortened: Bool = false
  ) {
    self.item = item
    self.order = order
    self.layout = layout
    self.minimumCount = minimumCount
    self.isShortened = isShortened
  }
}

/// A number and its range.
package struct NumberShape: Sendable {
  package let range: ClosedRange<Double>
  /// Whether the range's lower bound itself is excluded.
  package let excludesLowerBound: Bool
  package let isWhole: Bool

  package init(
    _ range: ClosedRange<Double>,
    excludesLowerBound: Bool = false,
    isWhole: Bool = false
  ) {
    self.range = range
    self.excludesLowerBound = excludesLowerBound
    self.isWhole = isWhole
  }
}

extension Shape {
  /// The shape that fits a JSON value's kind; `nil` where none does.
  func matching(_ kind: JSONKind) -> Shape? {
    switch (self, kind) {
    case (.anyOf(let shapes), _): shapes.lazy.compactMap { $0.matching(kind) }.first
    case (.object, .object), (.list, .array), (.text, .string), (.number, .number),
      (.flag, .true), (.flag, .false), (.null, .null):
      self
    default: nil
    }
  }
}
