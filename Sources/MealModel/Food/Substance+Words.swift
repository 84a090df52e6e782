extension Substance {
  /// What people call it beside the vocabulary's own word, in Spanish and in English.
  public var usualWords: [String] {
    switch self {
    case .gluten:
      [
        "celíaco", "celíaca", "celiaquía", "coeliac", "celiac", "trigo", "wheat", "cebada",
        "barley", "centeno", "rye", "espelta", "spelt", "harina", "flour",
      ]
    case .milk: ["leche", "lactosa", "lactose", "lácteo", "lácteos", "dairy"]
    case .eggs: ["huevo", "huevos", "egg"]
    case .fish: ["pescado"]
    case .nuts:
      [
        "frutos secos", "fruto seco", "frutos de cáscara", "nueces", "nuez", "nut", "tree nuts",
        "almendras", "almonds", "avellanas", "hazelnuts",
      ]
    case .peanuts: ["cacahuete", "cacahuetes", "cacahuate", "maní", "peanut"]
    case .crustaceans: ["crustáceos", "marisco", "mariscos", "shellfish", "gambas", "prawns"]
    case .molluscs: ["moluscos", "mollusks", "mejillones", "mussels"]
    case .soybeans: ["soja", "soya", "soy"]
    case .celery: ["apio"]
    case .mustard: ["mostaza"]
    case .sesame: ["sésamo", "ajonjolí"]
    case .sulphites: ["sulfitos", "sulfites"]
    case .lupin: ["altramuz", "altramuces", "lupins"]
    case .meat: ["carne"]
    case .pork: ["cerdo"]
    case .animal, .alcohol: []
    }
  }

  /// What a usual word means, accents, capitals and signs aside; `nil` where it is none.
  public static func meant(by word: String) -> Self? {
    byUsualWord[plain(word)]
  }

  private static let byUsualWord: [String: Self] = allCases.reduce(into: [:]) { table, substance in
    for word in substance.usualWords { table[plain(word)] = substance }
  }

  /// A word in small letters, without accents, blanks and signs: `frutos-secos` is "Frutos secos".
  private static func plain(_ word: String) -> String {
    LatinLetters.folded(word).filter { $0.isLetter || $0.isNumber }
  }
}
