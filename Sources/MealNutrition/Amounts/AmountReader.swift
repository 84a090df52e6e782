internal import MealModel

/// Reads the text of an amount: a number or a range, a unit, and what may stand around them.
///
/// What isn't understood as a whole isn't read at all: half an amount would be a wrong one.
struct AmountReader {
  private let text: String
  private let tokens: [AmountToken]
  private var position = 0
  private var hasThreeDecimals = false
  private var hasSize = false

  init(_ text: String) {
    self.text = text
    tokens = AmountToken.tokens(of: text)
  }

  private init(tokens: ArraySlice<AmountToken>) {
    text = ""
    self.tokens = Array(tokens)
  }

  mutating func read() -> AmountReading {
    if isNegligible { return .negligible }
    guard var amount = amount() else { return .unreadable }
    if hasThreeDecimals, Self.isSmall(amount.unit) { return .ambiguous }
    let rest = rest()
    amount.hasSize = hasSize
    switch rest {
    case .unclear: return .unreadable
    case .note: return .measured(amount)
    case .measure(let inner):
      if case .known(let unit) = amount.unit, unit.measure != .count { return .measured(amount) }
      // `1 lata (400 g)`: what is inside says more; of `2 latas (400 g)` nobody knows for which.
      return amount.lower == .one && !amount.isRange ? .measured(inner) : .unreadable
    }
  }

  private var isNegligible: Bool {
    let folded = LatinLetters.folded(text).split(separator: " ").joined(separator: " ")
    if AmountWords.negligible.contains(folded) { return true }
    let hasNumber = tokens.contains { if case .word = $0 { false } else { true } }
    return !hasNumber && (folded.hasSuffix(" al gusto") || folded.hasSuffix(" to taste"))
  }

  /// Units of which thousands are as likely as thousandths.
  private static func isSmall(_ unit: MeasuredAmount.Unit) -> Bool {
    switch unit {
    case .known(let unit): unit.measure == .count || ["g", "mg", "ml"].contains(unit.symbol)
    case .word: true
    }
  }
}

// MARK: The amount itself

extension AmountReader {
  private mutating func amount() -> MeasuredAmount? {
    skipApproximations()
    let isBetween = take(AmountWords.between)
    guard let lower = number() else { return unitAlone() }
    if take(["x"]) { return product(of: lower) }
    let first = unit()
    guard let upper = endOfRange(isBetween: isBetween) else {
      guard !isBetween else { return nil }
      return measured(lower, lower, first)
    }
    let second = unit()
    guard lower <= upper, first == nil || second == first else { return nil }
    return measured(lower, upper, second)
  }

  /// A unit without a number: `kilo y medio`, `pizca`.
  private mutating func unitAlone() -> MeasuredAmount? {
    guard case .known(let unit)? = unit() else { return nil }
    return measured(.one, .one, .known(unit))
  }

  /// So many of so much: `2 x 125 g`.
  private mutating func product(of count: Rational) -> MeasuredAmount? {
    guard let each = number(), let total = count.multiplied(by: each) else { return nil }
    return measured(total, total, unit())
  }

  private mutating func measured(
    _ lower: Rational,
    _ upper: Rational,
    _ unit: MeasuredAmount.Unit?
  ) -> MeasuredAmount? {
    var (lower, upper) = (lower, upper)
    if let added = halfBehind() {
      guard let low = lower.adding(added), let high = upper.adding(added) else { return nil }
      (lower, upper) = (low, high)
    }
    var amount = MeasuredAmount(lower, unit ?? .known(.unit))
    amount.upper = upper
    return amount
  }

  /// The other end of a range, behind `-`, `a` or `to`.
  private mutating func endOfRange(isBetween: Bool) -> Rational? {
    let start = position
    let isJoined =
      take("-") || take(AmountWords.rangeWords) || isBetween && take(AmountWords.joining)
    if isJoined, let upper = number() { return upper }
    position = start
    return nil
  }

  /// `3`, `1,5`, `1/3`, `1 1/2`, `1-1/2`, `1½`, `una`, `un cuarto`, `1 y media`, `2 docenas`.
  private mutating func number() -> Rational? {
    let start = position
    guard var value = simpleNumber() else { return nil }
    if let added = fractionBehind(value) ?? halfBehind() {
      guard let sum = value.adding(added) else { return nil }
      value = sum
    } else if let part = takePart() {
      guard let product = value.multiplied(by: part) else { return nil }
      value = product
      _ = take(AmountWords.linking)
    }
    if case .word(let word)? = current, let multiple = AmountWords.multiples[word] {
      guard let product = value.multiplied(by: multiple) else { return nil }
      position += 1
      value = product
      if let added = halfBehind()?.multiplied(by: multiple) {
        guard let sum = value.adding(added) else { return nil }
        value = sum
      }
    }
    guard position > start else { return nil }
    return value
  }

  private mutating func simpleNumber() -> Rational? {
    switch current {
    case .number(let value, let threeDecimals)?:
      position += 1
      hasThreeDecimals = hasThreeDecimals || threeDecimals
      return value
    case .fraction(let value)?:
      position += 1
      return value
    case .word(let word)?:
      if let value = AmountWords.numbers[word] {
        position += 1
        return value
      }
      if AmountWords.multiples[word] != nil { return .one }
      return AmountWords.parts[word] == nil ? nil : .one
    default: return nil
    }
  }

  /// A fraction below one behind a whole number, with or without a hyphen between.
  private mutating func fractionBehind(_ value: Rational) -> Rational? {
    guard value.isWhole, value >= .one else { return nil }
    let start = position
    _ = take("-")
    if case .fraction(let fraction)? = current, fraction < .one {
      position += 1
      return fraction
    }
    position = start
    return nil
  }

  /// `y medio`, `and a half`, `y cuarto`.
  private mutating func halfBehind() -> Rational? {
    let start = position
    if take(["y", "and"]) {
      _ = take(["a", "un"])
      if let part = takePart() { return part }
    }
    position = start
    return nil
  }

  private mutating func takePart() -> Rational? {
    guard case .word(let word)? = current, let part = AmountWords.parts[word] else { return nil }
    position += 1
    return part
  }
}

// MARK: The unit, and what stands behind it

extension AmountReader {
  /// A unit of the table, else a word that a food may know; `nil` where there is none.
  private mutating func unit() -> MeasuredAmount.Unit? {
    while takeSize() || take(AmountWords.level) {}
    let start = position
    _ = take(["de", "of", "a"])
    for count in stride(from: MeasureUnit.mostWords, through: 1, by: -1) {
      guard let words = words(count), let unit = MeasureUnit.named(words) else { continue }
      position += count
      return .known(unit)
    }
    position = start
    guard case .word(let word)? = current, !AmountWords.linking.contains(word),
      !AmountWords.rangeWords.contains(word), !AmountWords.joining.contains(word),
      !AmountWords.approximate.contains(word)
    else { return nil }
    position += 1
    return .word(word)
  }

  private func words(_ count: Int) -> String? {
    guard position + count <= tokens.count else { return nil }
    var words: [String] = []
    for token in tokens[position..<position + count] {
      guard case .word(let word) = token else { return nil }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  /// What stands behind the amount.
  private enum Rest {
    /// Nothing, or words that don't matter.
    case note
    /// A mass or volume in brackets.
    case measure(MeasuredAmount)
    /// What might say another amount.
    case unclear
  }

  private mutating func rest() -> Rest {
    var inner: MeasuredAmount?
    while let token = current {
      switch token {
      case .sign("("):
        guard let end = tokens[position...].firstIndex(of: .sign(")")) else { return .unclear }
        inner = Self.measure(in: tokens[(position + 1)..<end]) ?? inner
        position = end
      case .sign(",") where !hasNumber(after: position), .sign("."), .sign(";"): break
      case .sign, .number, .fraction: return .unclear
      case .word(let word):
        guard !AmountWords.joining.contains(word) else { return .unclear }
        if AmountWords.sizes.contains(word) { hasSize = true }
      }
      position += 1
    }
    return inner.map(Rest.measure) ?? .note
  }

  private func hasNumber(after index: Int) -> Bool {
    tokens[(index + 1)...].contains { token in
      switch token {
      case .number, .fraction: true
      case .word, .sign: false
      }
    }
  }

  /// A mass or volume in brackets.
  private static func measure(in tokens: ArraySlice<AmountToken>) -> MeasuredAmount? {
    var reader = Self(tokens: tokens)
    guard case .measured(let amount) = reader.read(), case .known(let unit) = amount.unit,
      unit.measure != .count
    else { return nil }
    return amount
  }
}

// MARK: Tokens

extension AmountReader {
  private var current: AmountToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ words: Set<String>) -> Bool {
    guard case .word(let word)? = current, words.contains(word) else { return false }
    position += 1
    return true
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard current == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func takeSize() -> Bool {
    guard take(AmountWords.sizes) else { return false }
    hasSize = true
    return true
  }

  private mutating func skipApproximations() {
    while take(AmountWords.approximate) || take("~") || take("≈") || take("±") {}
    _ = take(["de", "of"])
  }
}
