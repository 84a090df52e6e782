/// Figures as they are shown: rounded once, at the end.
public enum FigureText {
  /// A figure with its unit: energy in whole kcal, masses in tenths of a gram.
  public static func text(_ value: Double, of nutrient: Nutrient) -> String {
    nutrient == .kcal ? whole(value) + " kcal" : tenths(value) + " g"
  }

  /// A figure without its unit.
  public static func number(_ value: Double, of nutrient: Nutrient) -> String {
    nutrient == .kcal ? whole(value) : tenths(value)
  }

  /// A figure rounded as it is shown.
  public static func rounded(_ value: Double, of nutrient: Nutrient) -> Double {
    nutrient == .kcal ? value.rounded() : (value * 10).rounded() / 10
  }

  static func whole(_ value: Double) -> String { plain(value.rounded()) }
  /// A number with at most one decimal.
  public static func tenths(_ value: Double) -> String { plain((value * 10).rounded() / 10) }
  static func hundredths(_ value: Double) -> String { plain((value * 100).rounded() / 100) }

  /// A number without a `.0` behind it.
  static func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
