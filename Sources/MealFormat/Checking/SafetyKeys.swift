internal import MealModel
internal import Wording

/// Keys on which it hangs what someone can eat.
///
/// A word that only nearly is one of them would count as nothing, also where the real one stands
/// beside it: `"contains": []` with `"contain": ["gluten"]` would be read as free of gluten.
enum SafetyKeys {
  private static let keys: Set<String> = [
    "allergies", "contains", "diets", "instead", "strict", "traces",
  ]

  /// The safety keys among some keys that a word surely means; none where it means another thing.
  static func meant(by word: String, among known: [String]) -> [String] {
    let known = known.filter(keys.contains)
    guard !known.isEmpty else { return [] }
    let plain = plain(word)
    if let usual = usual[plain]?.first(where: known.contains) { return [usual] }
    return Spelling.near(plain, among: known)
  }

  /// A word in small letters, without accents, blanks and signs.
  private static func plain(_ word: String) -> String {
    LatinLetters.folded(word).filter { $0.isLetter || $0.isNumber }
  }

  /// What people call the keys, and the keys that it may mean: a food contains allergens, a person
  /// has allergies.
  private static let usual: [String: [String]] = {
    let words: [([String], [String])] = [
      (
        [
          "allergen", "allergens", "alergeno", "alergenos", "allergy", "allergies", "alergia",
          "alergias", "intolerance", "intolerances", "intolerancia", "intolerancias",
        ],
        ["allergies", "contains"]
      ),
      (["containing", "contiene", "lleva"], ["contains"]),
      (["maycontain", "puedecontener", "tracesof", "traza", "trazas", "trazasde"], ["traces"]),
      (["dieta", "dietas", "regimen", "regimenes"], ["diets"]),
      (["estricta", "estricto", "severe", "severo"], ["strict"]),
      (
        ["enlugar", "enlugarde", "insteadof", "replacement", "substitute", "sustituto"], ["instead"]
      ),
    ]
    return words.reduce(into: [:]) { table, entry in
      for word in entry.0 { table[word] = entry.1 }
    }
  }()
}
