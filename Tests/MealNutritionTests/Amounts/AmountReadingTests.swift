import MealModel
import Testing

@testable import MealNutrition

@Suite struct AmountReadingTests {
  /// What an amount reads as: `3/2 kg`, `2..3 clove`, `1 can size`, or its case.
  private func reading(_ text: String) -> String {
    switch AmountReading(.text(text)) {
    case .negligible: return "negligible"
    case .ambiguous: return "ambiguous"
    case .unreadable: return "unreadable"
    case .measured(let amount):
      let unit =
        switch amount.unit {
        case .known(let unit): unit.symbol
        case .word(let word): "<\(word)>"
        }
      func fraction(_ number: Rational) -> String {
        number.isWhole ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
      }
      let range = amount.isRange ? ".." + fraction(amount.upper) : ""
      return fraction(amount.lower) + range + " " + unit + (amount.hasSize ? " size" : "")
    }
  }

  // The fractions are what Python's `fractions` makes of the numbers.
  @Test(arguments: [
    ("400 g", "400 g"), ("400g", "400 g"), ("1,5 kg", "3/2 kg"), ("1.5kg", "3/2 kg"),
    ("0,125 l", "1/8 l"), ("1/3", "1/3 unit"), ("1 1/2", "3/2 unit"), ("½", "1/2 unit"),
    ("1½", "3/2 unit"), ("1 ½ tazas", "3/2 cup"), ("1-1/2 cups", "3/2 cup"), ("2⅔ cups", "8/3 cup"),
    ("1⁄4 taza", "1/4 cup"), ("3/4 de kilo", "3/4 kg"), ("2,25", "9/4 unit"), ("0 g", "0 g"),
    ("10 000 g", "unreadable"), ("3", "3 unit"),
  ])
  func numbers(_ text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("2-3", "2..3 unit"), ("2 – 3 dientes", "2..3 clove"), ("2 a 3 cda", "2..3 tbsp"),
    ("2 o 3 lonchas", "2..3 slice"), ("2 to 3 cloves", "2..3 clove"), ("entre 2 y 3 l", "2..3 l"),
    ("between 2 and 3 cups", "2..3 cup"), ("200-250 g", "200..250 g"),
    ("200 g - 250 g", "200..250 g"), ("½-1 cdta", "1/2..1 tsp"), ("1½-2", "3/2..2 unit"),
    ("3-2", "unreadable"), ("1 kg - 500 g", "unreadable"), ("2-", "unreadable"),
  ])
  func ranges(_ text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("una pizca", "1 pinch"), ("pizca de sal", "1 pinch"), ("un diente", "1 clove"),
    ("a clove", "1 clove"), ("dos tazas", "2 cup"), ("medio kilo", "1/2 kg"),
    ("un cuarto de kilo", "1/4 kg"), ("tres cuartos de litro", "3/4 l"), ("kilo y medio", "3/2 kg"),
    ("1 kilo y medio", "3/2 kg"), ("1 y ½ tazas", "unreadable"), ("una taza y media", "3/2 cup"),
    ("one and a half cups", "3/2 cup"), ("half a cup", "1/2 cup"), ("una docena", "12 unit"),
    ("media docena", "6 unit"), ("2 docenas", "24 unit"), ("docena y media", "18 unit"),
    ("half a dozen", "6 unit"), ("un par de dientes", "2 clove"), ("2 x 125 g", "250 g"),
    ("2 × 400 g", "800 g"),
  ])
  func numbersAsWords(_ text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("3 cda", "3 tbsp"), ("3 cdas.", "3 tbsp"), ("1 cucharada sopera", "1 tbsp"),
    ("1 CUCHARADITA", "1 tsp"), ("2 cucharaditas de café", "2 tsp"), ("1 vaso", "1 glass"),
    ("2 fl oz", "2 fl oz"), ("2 fl. oz.", "2 fl oz"), ("8 oz", "8 oz"), ("2 lbs", "2 lb"),
    ("4 dientes", "4 clove"), ("6 lonchas", "6 slice"), ("12 rebanadas", "12 slice"),
    ("2 manojos", "2 bunch"), ("1 lata", "1 can"), ("3 tins", "3 can"), ("2 uds.", "2 unit"),
    ("250 cm3", "250 ml"), ("400 gr", "400 g"), ("2 kilos", "2 kg"), ("1 l.", "1 l"),
    ("2 cucharones", "2 <cucharones>"), ("1 libra", "1 <libra>"),
  ])
  func unitsOfBothLanguages(_ text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("aprox. 200 g", "200 g"), ("unos 200 g", "200 g"), ("~200 g", "200 g"),
    ("about 2 cups", "2 cup"), ("200 g aprox.", "200 g"), ("400 g escurridos", "400 g"),
    ("2 dientes de ajo", "2 clove"), ("2, picados", "2 unit"), ("2 cda rasas", "2 tbsp"),
    ("2 cda colmadas", "2 tbsp size"), ("2 grandes", "2 unit size"),
    ("1 lata grande", "1 can size"), ("1 lata (400 g)", "400 g"), ("1 lata (sin abrir)", "1 can"),
    ("1 taza (240 ml)", "1 cup"), ("2 latas (400 g)", "unreadable"),
  ])
  func whatStandsAroundIt(_ text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    "al gusto", "Al gusto", "to taste", "c/s", "C.S.", "cantidad suficiente", "  al  gusto ",
    "un buen chorro al gusto",
  ])
  func toTasteIsNegligible(_ text: String) {
    #expect(reading(text) == "negligible")
  }

  // `1.500 g` is 1,500 in Spain and one and a half elsewhere; of kilos nobody writes thousands.
  @Test(arguments: [
    ("1.500 g", "ambiguous"), ("1,500 ml", "ambiguous"), ("2.000", "ambiguous"),
    ("1.500 kg", "3/2 kg"), ("0.500 g", "1/2 g"), ("1.50 g", "3/2 g"),
  ])
  func thousandsAreNotGuessed(_ text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    "", "mucho", "g", "-2", "1/0", "1 taza + 2 cda", "2 yemas y una clara", "1 kg y 200 g",
    "2 g/kg", "1234567890123456789 g", "1 taza menos 1 cda", "½ ½",
  ])
  func whatIsNotWhollyUnderstoodIsNotRead(_ text: String) {
    #expect(["unreadable", "1 g"].contains(reading(text)))
  }

  @Test func piecesAreReadAsDecimals() {
    #expect(AmountReading(.pieces("0.5")) == .measured(MeasuredAmount(.one, .known(.unit)).half()))
    #expect(AmountReading(.pieces("1e3")) == .unreadable)
  }

  @Test func whatIsPrintedReadsAsItself() throws {
    for numerator in 0...60 {
      for denominator in 1...16 {
        let number = try #require(Rational(numerator, denominator))
        #expect(
          AmountReading(.text("\(number) kg"))
            == .measured(MeasuredAmount(number, .known(try #require(MeasureUnit.named("kg")))))
        )
      }
    }
  }

  @Test func ofARangeTheMiddleCounts() {
    guard case .measured(let amount) = AmountReading(.text("2-3 dientes")) else {
      Issue.record("not read")
      return
    }
    #expect(amount.middle == Rational(5, 2))
  }

  // Pieces of amounts in any order: what is read of them is a range from 0 up, and the same twice.
  @Test func anyTextIsReadOrNot() {
    let pieces = [
      "1", "2", "1/2", "½", "0", " ", "-", "–", "a", "y", "medio", "docena", "(", ")", ",", ".",
      "g", "kg", "cda", "entre", "to", "x", "999999999999999999", "/", "al gusto", "un", "cuarto",
      "de", "1.500", "~", "grande", "lata", "🍎", "\u{301}", "%", "+", "1e9", "fl", "oz", "cm3",
      "\0",
    ]
    var state: UInt64 = 20_261_130
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var read = 0
    for _ in 0..<4_000 {
      let parts = (0..<next(8)).map { _ in pieces[next(pieces.count)] }
      let text = parts.joined(separator: next(2) == 0 ? " " : "")
      let reading = AmountReading(.text(text))
      #expect(reading == AmountReading(.text(text)))
      guard case .measured(let amount) = reading else { continue }
      read += 1
      #expect(.zero <= amount.lower && amount.lower <= amount.middle)
      #expect(amount.middle <= amount.upper)
    }
    #expect(read > 100)
  }

  // Whatever a stranger writes, reading it ends, and quickly.
  @Test func longTextEnds() {
    let text = String(repeating: "1/2 y media (", count: 5_000)
    #expect(reading(text) == "unreadable")
  }
}

extension MeasuredAmount {
  fileprivate func half() -> Self {
    Self(lower.multiplied(by: Self.half) ?? .zero, unit)
  }
}
