public import Wording

extension FileKind {
  /// What a file of the kind is called.
  public var title: Phrase {
    switch self {
    case .settings: Phrase(es: "Ajustes de la casa", en: "Household settings")
    case .tag: Phrase(es: "Etiqueta", en: "Tag")
    case .dish: Phrase(es: "Plato", en: "Dish")
    case .food: Phrase(es: "Alimento", en: "Food")
    case .pantry: Phrase(es: "Despensa", en: "Pantry")
    case .plan: Phrase(es: "Semana", en: "Week")
    case .template: Phrase(es: "Plantilla", en: "Template")
    case .shopping: Phrase(es: "Lista de la compra", en: "Shopping list")
    case .preferences: Phrase(es: "Persona", en: "Person")
    case .objective: Phrase(es: "Objetivo", en: "Objective")
    case .diary: Phrase(es: "Diario de un día", en: "A day's diary")
    case .whoop: Phrase(es: "Lecturas de Whoop de un día", en: "A day's Whoop readings")
    case .appleHealth:
      Phrase(es: "Lecturas de Apple Health de un día", en: "A day's Apple Health readings")
    case .coach: Phrase(es: "Conversación de un día", en: "A day's conversation")
    }
  }

  /// Where files of the kind lie.
  public var placement: String {
    switch self {
    case .settings: "mantel.json"
    case .tag: "tags/<tag>.json"
    case .dish: "dishes/<dish>.json"
    case .food: "foods/<food>.json"
    case .pantry: "pantry.json"
    case .plan: "plans/<year>/<week>.json"
    case .template: "templates/<template>.json"
    case .shopping: "shopping/<year>/<first day>/<person>.json"
    case .preferences: "people/<person>/preferences.json"
    case .objective: "people/<person>/objectives/<objective>.json"
    case .diary: "private/people/<person>/diary/<year>/<day>.json"
    case .whoop: "private/people/<person>/health/whoop/<year>/<day>.json"
    case .appleHealth: "private/people/<person>/health/apple-health/<year>/<day>.json"
    case .coach: "private/people/<person>/coach/<day>.json"
    }
  }

  /// The patterns of paths by which an editor knows files of the kind.
  public var globs: [String] {
    switch self {
    case .settings, .pantry: ["/" + placement]
    case .tag: ["/tags/*.json"]
    case .dish: ["/dishes/*.json"]
    case .food: ["/foods/*.json"]
    case .plan: ["/plans/*/*.json"]
    case .template: ["/templates/*.json"]
    case .shopping: ["/shopping/*/*/*.json"]
    case .preferences: ["/people/*/preferences.json"]
    case .objective: ["/people/*/objectives/*.json", "/private/people/*/objectives/*.json"]
    case .diary: ["/private/people/*/diary/*/*.json"]
    case .whoop: ["/private/people/*/health/whoop/*/*.json"]
    case .appleHealth: ["/private/people/*/health/apple-health/*/*.json"]
    case .coach: ["/private/people/*/coach/*.json"]
    }
  }
}
