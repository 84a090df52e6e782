internal import MealModel

/// Regular expressions of ECMA 262 for the forms of texts and keys.
enum SchemaPattern {
  private static let control = #"\u0000-\u001f\u007f-\u009f"#
  private static let blank =
    #" \u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff"#

  /// One line with something to see in it.
  static let line = "^[^\(control)]*[^\(control)\(blank)][^\(control)]*$"
  /// Any text without control characters but line ends and tabs.
  static let prose = #"^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$"#
  static let day = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
  static let time = "([01][0-9]|2[0-3]):[0-5][0-9]"
  static let word = "[a-z0-9]+(-[a-z0-9]+)*"
  /// An id: no name that Windows reserves, at most 64 characters.
  static let id =
    "^(?!(con|prn|aux|nul|com[0-9]|lpt[0-9])$)(?=.{1,64}$)\(word)$"
  static let span = "^(?=.*[1-9])[0-9]{1,4}[hd]$"

  static let weekday = "(\(Weekday.allCases.map(\.rawValue).joined(separator: "|")))"
  static let meal = "(\(Meal.allCases.map(\.rawValue).joined(separator: "|")))"
  static let rule = "(\(TextRules.allowedRules.joined(separator: "|")))"
}

extension TextShape {
  /// The regular expression of the text's form.
  var pattern: String {
    switch self {
    case .line, .amount, .timeZone, .oneOf: SchemaPattern.line
    case .prose: SchemaPattern.prose
    case .date: "^\(SchemaPattern.day)$"
    case .birth: "^(\(SchemaPattern.day)|[0-9]{4})$"
    case .time: "^\(SchemaPattern.time)$"
    case .instant:
      "^\(SchemaPattern.day)T\(SchemaPattern.time):([0-5][0-9]|60)"
        + "(\\.[0-9]+)?(Z|[+-]\(SchemaPattern.time))$"
    case .color: "^#[0-9A-Fa-f]{6}$"
    case .dayPattern: "^\(SchemaPattern.weekday)(-\(SchemaPattern.weekday))?$"
    case .slot: "^\(SchemaPattern.weekday)\\.\(SchemaPattern.meal)$"
    case .span: SchemaPattern.span
    case .reference, .substanceOrFood, .foodOrDish: SchemaPattern.id
    case .allowance: "^(maxMinutes|\(SchemaPattern.word)\\.\(SchemaPattern.rule))$"
    }
  }
}

extension KeyShape {
  /// The regular expression of the keys' form.
  var pattern: String {
    switch self {
    case .slot: TextShape.slot.pattern
    case .dayPattern: TextShape.dayPattern.pattern
    case .language: "^[a-z]{2,3}$"
    case .span: SchemaPattern.span
    case .reference, .ingredient, .substanceOrFood, .ownID, .foodOrOwnID: SchemaPattern.id
    case .word: SchemaPattern.line
    }
  }

  /// Whether a key of another form is an error, and not only one that isn't known.
  var isClosed: Bool {
    if case .language = self { false } else { true }
  }
}
