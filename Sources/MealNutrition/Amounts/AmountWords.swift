/// The words of amounts that are no units.
enum AmountWords {
  /// What nobody measures.
  static let negligible: Set<String> = [
    "al gusto", "a gusto", "a tu gusto", "al gusto de cada uno", "to taste", "c/s", "cs", "c.s.",
    "q.s.", "cantidad suficiente", "as needed", "opcional al gusto",
  ]

  /// What says that an amount isn't exact.
  static let approximate: Set<String> = [
    "aprox", "aprox.", "aproximadamente", "alrededor", "unos", "unas", "cerca", "casi", "about",
    "approx", "approx.", "approximately", "around", "roughly", "ca", "ca.", "circa", "some",
  ]

  /// Numbers as words.
  static let numbers: [String: Rational] = {
    let words = [
      "un una uno a an one", "dos two", "tres three", "cuatro four", "cinco five", "seis six",
      "siete seven", "ocho eight", "nueve nine", "diez ten", "once eleven", "doce twelve",
    ]
    var result: [String: Rational] = [:]
    for (index, line) in words.enumerated() {
      for word in line.split(separator: " ") {
        result[String(word)] = Rational(whole: index + 1)
      }
    }
    return result
  }()

  /// Parts as words: of one, or of the number before.
  static let parts: [String: Rational] = [
    "medio": MeasuredAmount.half, "media": MeasuredAmount.half, "half": MeasuredAmount.half,
    "cuarto": quarter, "cuartos": quarter, "quarter": quarter, "quarters": quarter,
    "tercio": third, "tercios": third, "third": third, "thirds": third,
  ]

  private static let quarter = Rational(1, 4) ?? .one
  private static let third = Rational(1, 3) ?? .one

  /// So many pieces each.
  static let multiples: [String: Rational] = [
    "docena": Rational(whole: 12), "docenas": Rational(whole: 12), "dozen": Rational(whole: 12),
    "par": Rational(whole: 2), "pair": Rational(whole: 2), "couple": Rational(whole: 2),
  ]

  /// What stands between the ends of a range.
  static let rangeWords: Set<String> = ["a", "o", "to", "or", "hasta"]
  /// What begins one.
  static let between: Set<String> = ["entre", "between"]
  /// What joins two things.
  static let joining: Set<String> = ["y", "e", "and", "mas", "plus", "menos", "minus"]
  /// What joins an amount to what it is of.
  static let linking: Set<String> = ["de", "of", "del", "a"]

  /// Sizes, of which no weight knows.
  static let sizes: Set<String> = [
    "grande", "grandes", "pequeno", "pequena", "pequenos", "pequenas", "mediano", "mediana",
    "medianos", "medianas", "gordo", "gorda", "gordos", "gordas", "fino", "fina", "finos",
    "finas", "grueso", "gruesa", "gruesos", "gruesas", "colmado", "colmada", "colmados",
    "colmadas", "generoso", "generosa", "buen", "buena", "large", "small", "medium", "big", "thin",
    "thick", "heaped", "heaping", "generous",
  ]
  /// Measures as they are.
  static let level: Set<String> = ["raso", "rasa", "rasos", "rasas", "level", "scant"]
}
