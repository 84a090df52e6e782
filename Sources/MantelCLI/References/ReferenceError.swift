internal import ArgumentParsing
internal import MealModel
internal import Terminal
internal import Wording

/// Why a word of the command line names nothing.
enum ReferenceError: Error, Hashable, Sendable {
  /// No week; perhaps a misspelt word for one.
  case notAWeek(String, near: String?)
  /// A week's form, and the year has no such week.
  case noSuchWeek(year: Int, number: Int)
  /// No day; perhaps a misspelt word for one.
  case notADay(String, near: String?)
  /// A day's form, and the calendar has no such day.
  case noSuchDay(String)
  /// No meal; perhaps a misspelt word for one.
  case notAMeal(String, near: String?)
  /// No slot.
  case notASlot(String)
  /// Neither slot, day nor week.
  case notAPlace(String, near: String?)
  /// No range of days.
  case notARange(String)
  /// A range that ends before it begins.
  case reversedRange(DateRange)
  /// No record of that kind; perhaps one of these was meant.
  case unknownRecord(RecordKindName, String, suggestions: [RecordCandidate])
  /// Several records.
  case ambiguousRecord(String, [RecordCandidate])
  /// A `+` with nothing on one of its sides.
  case missingCourse
  /// No dish at all.
  case missingDish
}

extension ReferenceError {
  /// What is wrong, in a sentence without a final period.
  var message: Phrase {
    switch self {
    case .notAWeek(let text, _): .notAWeek(Self.shown(text))
    case .noSuchWeek(let year, let number):
      .noSuchWeek(year: year, number: number, count: ISOWeek.count(in: year))
    case .notADay(let text, _): .notADay(Self.shown(text))
    case .noSuchDay(let text): .badDate(Self.shown(text))
    case .notAMeal(let text, _): .notAMeal(Self.shown(text))
    case .notASlot(let text): .notASlot(Self.shown(text))
    case .notAPlace(let text, _): .notAPlace(Self.shown(text))
    case .notARange(let text): .notARange(Self.shown(text))
    case .reversedRange(let range):
      .reversedRange(first: range.first.description, last: range.last.description)
    case .unknownRecord(let kind, let text, _): kind.unknown(Self.shown(text))
    case .ambiguousRecord(let text, _): .ambiguousName(Self.shown(text))
    case .missingCourse: .missingCourse
    case .missingDish: .missingDish
    }
  }

  /// What to do about it.
  var hint: Phrase? {
    switch self {
    case .notAWeek(_, let near?), .notADay(_, let near?), .notAMeal(_, let near?),
      .notAPlace(_, let near?):
      .didYouMean(Self.shown(near))
    case .notAWeek: .weekExamples
    case .notADay: .dayExamples
    case .notAMeal, .notASlot: .slotExamples
    case .notAPlace: .placeExamples
    case .notARange, .reversedRange: .rangeExamples
    case .unknownRecord(_, _, let suggestions):
      suggestions.isEmpty ? nil : .didYouMean(anyOf: suggestions.map(\.id))
    case .ambiguousRecord(_, let candidates):
      .candidates(
        candidates.prefix(Self.listed).map { "\($0.id) (\(Self.shown($0.name)))" },
        more: max(0, candidates.count - Self.listed)
      )
    case .missingCourse, .missingDish: .dishExamples
    case .noSuchWeek, .noSuchDay: nil
    }
  }

  /// The error as one of the command line.
  var usageError: UsageError { .validation(message, hint: hint) }

  /// How many candidates are listed before the others are counted.
  private static let listed = 8

  /// The user's word, safe to print, and short.
  private static func shown(_ text: String) -> String {
    VisibleText.sanitized(String(text.prefix(200))).truncated(to: 60)
  }
}
