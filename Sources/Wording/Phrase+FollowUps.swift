/// The questions that wait until the household is lived in, asked one at a time.
extension Phrase {
  // MARK: The questions

  /// Who sits at this machine.
  public static func whoQuestion(_ people: [String]) -> Self {
    let list = people.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
    return Self(
      es: "¿Quién eres tú en este ordenador? \(list)",
      en: "Who are you on this machine? \(list)"
    )
  }
  /// When a meal is; so far it is said to be at a time.
  public static func mealTimeQuestion(_ meal: Self, now: String) -> Self {
    Self(
      es: "¿A qué hora es la \(meal.es)? Ahora pone las \(now)",
      en: "When is \(meal.en)? It says \(now) so far"
    )
  }
  /// What someone would rather not have.
  public static func dislikesQuestion(_ person: String) -> Self {
    Self(
      es: "¿Qué alimentos o platos no le gustan a \(person)? Separados por comas, o 'nada'",
      en: "Which foods or dishes does \(person) dislike? Separated by commas, or 'none'"
    )
  }
  /// How long cooking may take.
  public static func weeknightQuestion(_ meal: Self) -> Self {
    Self(
      es: "¿Cuántos minutos hay para la \(meal.es) de lunes a jueves? Como 35, o 'da igual'",
      en: "How many minutes are there for \(meal.en) from Monday to Thursday? Such as 35, or 'any'"
    )
  }
  /// When the shopping is done.
  public static let shoppingDayQuestion = Self(
    es: "¿Qué día hacéis la compra? Como sábado",
    en: "On which day do you shop? Such as Saturday"
  )
  /// Which cuisines someone likes.
  public static func cuisinesQuestion(_ person: String) -> Self {
    Self(
      es: """
        ¿Qué cocinas le gustan a \(person)? 1 colombiana, 2 mexicana, 3 mediterránea, 4 asiática, \
        5 italiana, 6 americana, 7 peruana, 8 casera; u otras, o 'todas'
        """,
      en: """
        Which cuisines does \(person) like? 1 Colombian, 2 Mexican, 3 Mediterranean, 4 Asian, \
        5 Italian, 6 American, 7 Peruvian, 8 home cooking; or others, or 'any'
        """
    )
  }

  // MARK: Round the questions

  /// How to put a question off or away, behind the question.
  public static let followUpChoices = Self(
    es: " (intro: otro día; 'nunca': no volver a preguntar) ",
    en: " (enter: another day; 'never': don't ask again) "
  )
  /// That there is a question, at the end of the day's overview.
  public static func followUpWaits(_ question: Self) -> Self {
    Self(
      es: "una pregunta, cuando quieras: \(question.es) → mantel ask",
      en: "a question, whenever you like: \(question.en) → mantel ask"
    )
  }
  /// All has been asked.
  public static let nothingToAsk = Self(
    es: "no hay nada que preguntar",
    en: "there is nothing to ask"
  )
  /// The question waits.
  public static let askedAnotherDay = Self(es: "otro día", en: "another day")
  /// The question is gone.
  public static let neverAskedAgain = Self(
    es: "no se vuelve a preguntar",
    en: "it won't be asked again"
  )
  /// An answer that can't be read.
  public static func notAnAnswer(_ text: String) -> Self {
    Self(es: "no entiendo '\(text)'", en: "I don't understand '\(text)'")
  }
  /// A question that isn't there.
  public static func noSuchQuestion(_ key: String) -> Self {
    Self(es: "no hay una pregunta '\(key)'", en: "there is no question '\(key)'")
  }
  /// Where to see those that are.
  public static let questionsHint = Self(
    es: "'mantel ask --list' enseña las que hay",
    en: "'mantel ask --list' shows those that there are"
  )
  /// Foods or dishes that no file describes.
  public static func dislikesUnknown(_ words: [String]) -> Self {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      es: "aquí no hay ningún alimento ni plato \(list)",
      en: "there is no food or dish \(list) here"
    )
  }
}
