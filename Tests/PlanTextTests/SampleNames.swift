import MealModel
import Wording

@testable import PlanText

/// The records of a test, by id, and how they are found: by id, else by their whole name.
struct SampleNames {
  var dishes: [String: String] = [:]
  var tags: [String: String] = [:]
  var people: [String: String] = [:]

  var names: PlanNames {
    let (dishes, tags, people) = (Index(dishes), Index(tags), Index(people))
    return PlanNames(
      dish: { dishes.written($0.rawValue) },
      tag: { tags.written($0.rawValue) },
      person: { people.written($0.rawValue) },
      findDish: { text in
        dishes.find(text).flatMap { Dish.ID($0) }.map { .found($0) } ?? .failed(.unknownDish(text))
      },
      findTag: { text in
        tags.find(text).flatMap { MealModel.Tag.ID($0) }.map { .found($0) }
          ?? .failed(.unknownTag(text))
      },
      findPerson: { text in
        people.find(text).flatMap { Person.ID($0) }.map { .found($0) }
          ?? .failed(.unknownPerson(text))
      },
      existingDish: { name in
        dishes.find(name).map { PlanNames.ExistingDish(name: dishes.names[$0] ?? $0, id: $0) }
      },
      isTaken: { dishes.names[$0.rawValue] != nil }
    )
  }

  /// Names by id, and ids by name.
  private struct Index {
    let names: [String: String]
    private let ids: [String: [String]]

    init(_ names: [String: String]) {
      self.names = names
      ids = Dictionary(grouping: names.keys) { LatinLetters.folded(names[$0] ?? "") }
    }

    /// The name, where it leads back.
    func written(_ id: String) -> String? {
      names[id].flatMap { find($0) == id ? $0 : nil }
    }

    func find(_ text: String) -> String? {
      if names[text] != nil { return text }
      let found = ids[LatinLetters.folded(text)] ?? []
      return found.count == 1 ? found[0] : nil
    }
  }

  /// Names that hold every sign of the form, look like its words, or are each other's.
  static let nasty: SampleNames = {
    let names = [
      "Lentil stew", "Ham + eggs", "(Fuera)", "Soup {hot}", "# 1", "Soup #1", "!", "Wow!",
      "Hey ! you",
      "=", "=Soup", "\"quoted\"", "say \"hi\"", "back\\slash", "with", "con", "cena", "mon lunch",
      "nota:", "note: x", "-", "?", "- -", "¿?", "Борщ", "麻婆豆腐", "🍝", "🍝 🍷", "2 guests", "a; b",
      "a, b", "two  blanks", " edge ", "tab\there", "line\nbreak", "\u{301}accent", "e\u{301}te",
      "\u{202E}live", "\u{1B}[31m", "}", ")", "((", "as", "como x", "allow all", "", "lentejas-2",
      "Equal", "Equal", "d-3", "counts as", "+", "+Tacos", "{", "“curly”", "a\u{A0}b", "x #",
      "null",
    ]
    var sample = SampleNames()
    for (index, name) in names.enumerated() {
      sample.dishes["d-\(index)"] = name
      sample.tags["t-\(index)"] = name
      sample.people["p-\(index)"] = name
    }
    return sample
  }()

  static let plain = SampleNames(
    dishes: [
      "lentejas": "Lentil stew", "sopa": "Soup", "flan": "Flan", "huevos": "Ham + eggs",
      "potaje": "Potaje (de vigilia)",
    ],
    tags: ["pescado": "Fish", "carne": "Carne", "carne-roja": "Carne roja"],
    people: ["nora": "Nora", "abuelo": "Abuelo Luis"]
  )
}

/// Chance that comes again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
