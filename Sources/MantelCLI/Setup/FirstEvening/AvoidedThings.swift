internal import MealModel
internal import Wording

/// Reads what someone says that they can't eat: numbers of the list, words in either language,
/// foods.
struct AvoidedThings {
  /// The foods that can be named.
  let foods: RecordLookup<Food>

  /// What an answer means, and the words that mean nothing.
  func read(_ text: String) -> (things: [Avoidable], unknown: [String]) {
    var things: [Avoidable] = []
    var unknown: [String] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let part = String(part).trimmed
      // "1 4" are two numbers, "frutos secos" is one thing.
      let words =
        part.allSatisfy { $0.isNumber || $0.isWhitespace }
        ? part.split(separator: " ").map(String.init) : [part]
      for word in words where !word.isEmpty {
        let meant = self.things(word)
        if meant.isEmpty { unknown.append(word) }
        things += meant
      }
    }
    return (things, unknown)
  }

  private func things(_ word: String) -> [Avoidable] {
    if let number = Int(word) {
      let offered = Avoidable.offered
      return offered.indices.contains(number - 1) ? [offered[number - 1]] : []
    }
    let wanted = PlainWords(word)
    if Self.seafood.contains(wanted) { return [.substance(.crustaceans), .substance(.molluscs)] }
    if let known = Self.names.first(where: { $0.words.contains(wanted) }) { return [known.thing] }
    // A food is meant by its whole name alone: of "harina" nobody knows whether it is all flours.
    let food = foods.entries.first { $0.keys.contains(wanted) }
    return food.map { [.food($0.id)] } ?? []
  }

  /// Words that mean crustaceans and molluscs both.
  private static let seafood = Set(["marisco", "mariscos", "shellfish"].map(PlainWords.init))

  private static let names: [(thing: Avoidable, words: [PlainWords])] = {
    let substances = Substance.allCases.map { Avoidable.substance($0) }
    let diets = Diet.allCases.filter { $0 != .lowCarb }.map { Avoidable.diet($0) }
    // What is offered comes first: "milk" is the diet without it.
    return (Avoidable.offered + diets + substances).map { thing in
      let phrases = [Phrase.word(thing.word), thing.dietPhrase].compactMap(\.self)
      let texts = [thing.word] + phrases.flatMap { [$0.es, $0.en] } + usual(thing)
      return (thing, texts.map(PlainWords.init))
    }
  }()

  /// What people call a thing beside the vocabulary's own words.
  private static func usual(_ thing: Avoidable) -> [String] {
    switch thing.word {
    case "vegetarian": ["vegetariano"]
    case "vegan": ["vegano"]
    case "pescatarian": ["pescetariano"]
    case let word: Substance(rawValue: word)?.usualWords ?? []
    }
  }
}

extension Avoidable {
  /// What the diet is called, where it is one.
  var dietPhrase: Phrase? {
    if case .diet(let diet) = self { .word(diet.rawValue) } else { nil }
  }
}
