// The headings and labels of lists and cards of records.

extension Phrase {
  /// The heading of names.
  public static let nameLabel = Self(es: "Nombre", en: "Name")
  /// The heading of tags.
  public static let tagsLabel = Self(es: "Etiquetas", en: "Tags")
  /// The heading of minutes.
  public static let minutesLabel = Self(es: "Min", en: "Min")
  /// The heading of a dish's course.
  public static let courseLabel = Self(es: "Plato", en: "Course")
  /// The heading of a dish's last time.
  public static let lastLabel = Self(es: "Última vez", en: "Last eaten")
  /// The heading of rules.
  public static let rulesLabel = Self(es: "Reglas", en: "Rules")
  /// The heading of how many dishes there are.
  public static let dishesLabel = Self(es: "Platos", en: "Dishes")
  /// The heading of a food's section of the shop.
  public static let categoryLabel = Self(es: "Sección", en: "Category")
  /// The heading of what a food contains.
  public static let containsLabel = Self(es: "Contiene", en: "Contains")
  /// The heading of what someone can't have.
  public static let limitsLabel = Self(es: "No puede comer", en: "Can't have")
  /// The heading of objectives.
  public static let objectiveLabel = Self(es: "Objetivo", en: "Objective")
  /// The heading of what sort of objective it is.
  public static let typeLabel = Self(es: "Tipo", en: "Type")
  /// The heading of when something begins.
  public static let startLabel = Self(es: "Inicio", en: "Start")
  /// The heading of body weight.
  public static let weightLabel = Self(es: "Peso", en: "Weight")
  /// The heading of amounts.
  public static let amountLabel = Self(es: "Hay", en: "Amount")
  /// The heading of dates of expiry.
  public static let expiresLabel = Self(es: "Caduca", en: "Expires")
  /// The heading of foods.
  public static let foodLabel = Self(es: "Alimento", en: "Food")
  /// The label of what is in the house.
  public static let pantryLabel = Self(es: "en casa", en: "in the house")
  /// The label of the dishes that bear a tag or hold a food.
  public static let bearingDishes = Self(es: "platos", en: "dishes")
  /// The label of whose objective it is.
  public static let personLabel = Self(es: "de", en: "of")
  /// The heading of whose something is.
  public static let personColumn = Self(es: "Quién", en: "Who")
  /// The label of whether an objective is the one that counts.
  public static let activeLabel = Self(es: "activo", en: "active")
  /// The label of what isn't shared.
  public static let privateLabel = Self(es: "privado", en: "private")
  /// Nobody looked what a food contains.
  public static let notLookedAt = Self(es: "sin mirar", en: "not looked at")
  /// Someone who only eats where named.
  public static let guestMark = Self(es: "invitado", en: "guest")
  /// What being strict means.
  public static let strictMeans = Self(es: "las trazas cuentan", en: "traces count")
}
