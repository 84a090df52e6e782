import MealChanges
import MealFormat
import MealModel
import Wording

/// A household's names, and texts of files before and after.
enum Sample {
  static let names = NameLookup { kind, id in
    switch (kind, id) {
    case (.dish, "pollo-asado"): Name("Pollo asado")
    case (.dish, "salmon"): Name("Salmón a la plancha")
    case (.dish, "lentejas"): Name("Lentejas estofadas")
    case (.tag, "pizza"): Name("Pizza")
    case (.tag, "carne"): Name(byLanguage: ["es": "Carne", "en": "Meat"])
    case (.tag, "pescado"): Name(byLanguage: ["es": "Pescado", "en": "Fish"])
    case (.food, "huevo"): Name(byLanguage: ["es": "Huevo", "en": "Egg"])
    case (.food, "lenteja"): Name("Lenteja")
    case (.person, "ana"): Name("Ana")
    case (.person, "nora"): Name("Nora")
    case (.person, "abuelo-luis"): Name("Abuelo Luis")
    case (.template, "tipica"): Name("Semana típica")
    default: nil
    }
  }

  static let words = ChangeWords(names: names)
  static let week = "plans/2026/2026-W06.json"

  static func changes(_ path: String, _ before: String?, _ after: String?) -> [MealChange] {
    ChangeFinder.changes(in: [version(path, before, after)])
  }

  static func version(_ path: String, _ before: String?, _ after: String?) -> FileVersion {
    FileVersion(
      path: path,
      before: before.map { Array($0.utf8) },
      after: after.map { Array($0.utf8) }
    )
  }

  static func sentences(_ path: String, _ before: String?, _ after: String?) -> [Phrase] {
    words.sentences(for: changes(path, before, after))
  }

  static func sentences(slots before: String, _ after: String) -> [Phrase] {
    sentences(week, "{\(before)}", "{\(after)}")
  }
}
