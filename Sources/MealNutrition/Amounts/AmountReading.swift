public import MealModel

/// What an amount says, exactly.
public enum AmountReading: Hashable, Sendable {
  /// So much of something.
  case measured(MeasuredAmount)
  /// `al gusto`: nobody measures it, and nothing comes of it.
  case negligible
  /// `1.500 g`: a thousand and a half, or one and a half.
  case ambiguous
  /// Anything else.
  case unreadable

  /// Reads an amount.
  public init(_ amount: Amount) {
    switch amount {
    case .pieces(let text):
      guard let number = Rational(decimal: text) else {
        self = .unreadable
        return
      }
      self = .measured(MeasuredAmount(number, .known(.unit)))
    case .text(let text):
      var reader = AmountReader(text)
      self = reader.read()
    }
  }
}

/// So much, or from so much to so much, of a unit.
public struct MeasuredAmount: Hashable, Sendable {
  /// What is counted or measured.
  public enum Unit: Hashable, Sendable {
    /// A unit of the table.
    case known(MeasureUnit)
    /// A word, in lower case without accents, that only a food's `weights` can explain.
    case word(String)
  }

  /// The least that is meant.
  public var lower: Rational
  /// The most that is meant; the same, where it isn't a range.
  public var upper: Rational
  /// Of what.
  public var unit: Unit
  /// Whether a size is said (`2 grandes`), of which no weight knows.
  public var hasSize = false

  /// Creates an amount.
  public init(_ number: Rational, _ unit: Unit) {
    (lower, upper) = (number, number)
    self.unit = unit
  }

  /// Whether it is from so much to so much.
  public var isRange: Bool { lower != upper }

  /// What counts where one number is needed: of a range, the middle.
  public var middle: Rational {
    guard isRange else { return lower }
    return lower.adding(upper)?.multiplied(by: Self.half) ?? lower
  }

  static let half = Rational(1, 2) ?? .one
}
