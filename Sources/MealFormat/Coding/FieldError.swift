package import Wording

/// Why a member of a document can't be set as someone asked.
package enum FieldError: Error, Hashable, Sendable {
  /// Documents of the kind have no such member; these they have.
  case unknownField(String, known: [String])
  /// The member has no members of its own.
  case nothingBelow(String)
  /// The words aren't what the member holds.
  case notAValue(String, field: String, expected: Phrase)

  /// What is wrong, in a clause without a final period.
  package var message: Phrase {
    switch self {
    case .unknownField(let field, _): .unknownField(field)
    case .nothingBelow(let field): .nothingBelow(field)
    case .notAValue(let value, let field, let expected):
      .notAValue(value, of: field, expected: expected)
    }
  }

  /// What to do about it.
  package var hint: Phrase? {
    guard case .unknownField(let field, let known) = self, !known.isEmpty else { return nil }
    let last = field.split(separator: ".").last.map(String.init) ?? field
    return Spelling.near(last, among: known).first.map { .didYouMean($0, among: known) }
      ?? .fieldsAre(known)
  }
}
