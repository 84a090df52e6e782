package import Wording

/// What a command prints with `--json`: the shape of its one document.
///
/// It is declared beside the command's parameters. The published schemas, the reference and the
/// check that every test's output goes through are made from it.
package indirect enum OutputShape: Hashable, Sendable {
  /// A text, perhaps of a known form.
  case text(OutputText)
  /// A whole number.
  case integer
  /// A number.
  case number
  /// `true` or `false`.
  case boolean
  /// What may also be `null`.
  case nullable(OutputShape)
  /// A list of values of one shape.
  case list(OutputShape)
  /// An object with keys of the household's own, such as ids.
  case map(OutputShape)
  /// An object with known keys and no other.
  case object([OutputMember])
  /// An object with known keys beside those that a household's file has.
  case record([OutputMember])
  /// A value of any of these shapes.
  case any([OutputShape])
  /// A document of the household's format, as its own schemas describe it.
  case document

  /// A text of no particular form.
  package static let text = Self.text(.free)
}

/// The forms of text in a command's output.
package enum OutputText: Hashable, Sendable {
  /// Words for a reader, or a user's own.
  case free
  /// An id: the stem of a file's name.
  case id
  /// A calendar day, `2026-02-03`.
  case day
  /// An ISO week, `2026-W06`.
  case week
  /// A slot by its date, `2026-02-03.dinner`.
  case slot
  /// An instant with its offset, RFC 3339.
  case instant
  /// A path relative to the household.
  case path
  /// A commit's id: forty hexadecimal digits.
  case commit
  /// One of these words.
  case oneOf([String])
}

/// A key of an object in a command's output.
package struct OutputMember: Hashable, Sendable {
  /// The key.
  package let name: String
  /// What stands there.
  package let shape: OutputShape
  /// Whether the key can be absent.
  package let isOptional: Bool
  /// What it means.
  package let help: Phrase

  /// Declares a key that is always there.
  package static func key(_ name: String, _ shape: OutputShape, _ help: Phrase) -> Self {
    Self(name: name, shape: shape, isOptional: false, help: help)
  }

  /// Declares a key that is absent where there is nothing to say.
  package static func optional(_ name: String, _ shape: OutputShape, _ help: Phrase) -> Self {
    Self(name: name, shape: shape, isOptional: true, help: help)
  }
}
