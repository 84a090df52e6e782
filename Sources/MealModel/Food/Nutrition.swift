/// Energy and nutrients; what isn't known is `nil`, never zero.
public struct Nutrition: Hashable, Sendable {
  /// Energy in kcal.
  public var kcal: Double?
  /// Protein in grams.
  public var protein: Double?
  /// Carbohydrates without fibre, in grams.
  public var carbohydrates: Double?
  /// Fat in grams.
  public var fat: Double?
  /// Fibre in grams.
  public var fibre: Double?

  /// Creates a set of figures.
  public init(
    kcal: Double? = nil,
    protein: Double? = nil,
    carbohydrates: Double? = nil,
    fat: Double? = nil,
    fibre: Double? = nil
  ) {
    self.kcal = kcal
    self.protein = protein
    self.carbohydrates = carbohydrates
    self.fat = fat
    self.fibre = fibre
  }
}

/// An amount as people write it: a number of pieces, or text with a unit.
///
/// The text is kept as it was written; what it measures is read when it is needed.
public enum Amount: Hashable, Sendable {
  /// So many pieces, as their decimal text.
  case pieces(String)
  /// `400 g`, `3 cda`, `al gusto`.
  case text(String)

  /// The amount as it was written.
  public var text: String {
    switch self {
    case .pieces(let text), .text(let text): text
    }
  }
}

/// A span as the files write it: `12h`, `3d`.
public struct Span: Hashable, Sendable, CustomStringConvertible {
  /// Its length in hours.
  public let hours: Int
  private let text: String

  /// Creates a span from a number of 1 to 4 digits and `h` or `d`; `nil` for any other text.
  public init?(_ text: String) {
    guard let unit = text.utf8.last, 1...4 ~= text.utf8.count - 1,
      let number = CalendarDay.digits(Array(text.utf8).dropLast()), number > 0
    else { return nil }
    switch unit {
    case UInt8(ascii: "h"): hours = number
    case UInt8(ascii: "d"): hours = number * 24
    default: return nil
    }
    self.text = text
  }

  /// Its whole days.
  public var days: Int { hours / 24 }

  /// The span as it was written.
  public var description: String { text }
}
