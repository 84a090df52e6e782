// What keeps a change of the plan from being made, and what lifts it.

extension Phrase {
  /// A slot would break rules.
  ///
  /// - Parameter rules: What each broken rule says.
  /// - Returns: The sentence.
  public static func breaksRules(_ rules: [Self]) -> Self {
    joined(rules, separator: "; ")
  }

  /// What lifts it.
  public static let breaksRulesHint = Self(
    es: "con --force se planea igual y queda anotado en 'allow'",
    en: "--force plans it all the same and notes it in 'allow'"
  )

  /// A rule that is broken at a slot, with what else stands in its way.
  public static func brokenRule(_ slot: Self, message: Self, others: [Self]) -> Self {
    let clause = joined([slot, message], separator: ": ")
    guard !others.isEmpty else { return clause }
    let others = joined(others, separator: "; ")
    return Self(es: "\(clause.es) (\(others.es))", en: "\(clause.en) (\(others.en))")
  }

  /// What to do where someone at the table can't eat a dish.
  public static func cannotEatHint(_ people: [String]) -> Self {
    let without = people.map { "--without \($0)" }.joined(separator: " ")
    return Self(
      es: "otro plato, un 'instead' que sí puedan comer, o '\(without)' si no comen aquí",
      en: "another dish, an 'instead' that they can eat, or '\(without)' if they don't eat here"
    )
  }

  /// Nobody can tell who can eat what, since a file has errors.
  public static func whoCanEatUnknown(_ path: String) -> Self {
    Self(
      es: "\(path) tiene errores, y sin él no se sabe quién puede comer qué",
      en: "\(path) has errors, and without it nobody knows who can eat what"
    )
  }

  /// A slot is locked.
  public static func slotIsLocked(_ slot: Self) -> Self {
    Self(es: "\(slot.es): lleva candado", en: "\(slot.en): it is locked")
  }

  /// How to unlock it.
  public static func unlockHint(_ slot: String) -> Self {
    Self(
      es: "quítaselo antes con 'mantel unlock \(slot)'",
      en: "unlock it first with 'mantel unlock \(slot)'"
    )
  }

  /// A week lies too far back to be changed in passing.
  public static func weekIsHistory(_ week: String) -> Self {
    Self(
      es: "la semana \(week) pasó hace más de 14 días",
      en: "week \(week) is more than 14 days past"
    )
  }

  /// How to change it.
  public static let weekIsHistoryHint = Self(
    es: "con --force se cambia igual",
    en: "--force changes it all the same"
  )

  /// Something is planned where another meal is to go.
  public static func slotIsTaken(_ slot: Self, by what: Self) -> Self {
    Self(es: "\(slot.es): ya hay \(what.es)", en: "\(slot.en): there is \(what.en) already")
  }

  /// How to put it there.
  public static let slotIsTakenHint = Self(
    es: "con --force lo reemplaza; 'mantel swap' intercambia los dos",
    en: "--force replaces it; 'mantel swap' exchanges the two"
  )

  /// Nothing is planned where a meal is to come from.
  public static func nothingToMove(_ place: Self) -> Self {
    Self(es: "\(place.es): no hay nada planeado", en: "\(place.en): nothing is planned there")
  }

  /// Places of different sizes.
  public static let placesDiffer = Self(
    es: "los dos sitios tienen que ser dos comidas, dos días o dos semanas",
    en: "both places have to be meals, both days or both weeks"
  )

  /// One place twice.
  public static let samePlace = Self(es: "es el mismo sitio", en: "it is the same place twice")

  /// The question before a week is emptied.
  public static func resetQuestion(_ week: String, meals: Int) -> Self {
    Self(
      es: "¿Vaciar \(meals) \(meals == 1 ? "comida" : "comidas") de la semana \(week)? [s/N] ",
      en: "Empty \(meals) \(meals == 1 ? "meal" : "meals") of week \(week)? [y/N] "
    )
  }

  /// A question that nobody is there to answer.
  public static func resetUnasked(_ week: String, meals: Int) -> Self {
    Self(
      es: "vaciaría \(meals) \(meals == 1 ? "comida" : "comidas") de la semana \(week), y no hay"
        + " a quién preguntar",
      en: "this would empty \(meals) \(meals == 1 ? "meal" : "meals") of week \(week), and there is"
        + " nobody to ask"
    )
  }

  /// How to answer it beforehand.
  public static let yesHint = Self(
    es: "con --yes se hace sin preguntar",
    en: "--yes does it without asking"
  )

  /// That nothing was done since the answer was no.
  public static let leftAsItWas = Self(es: "se queda como estaba", en: "left as it was")

  /// A file of the household has errors.
  public static func fileIsFaulty(_ path: String) -> Self {
    Self(
      es: "\(path) tiene errores; míralos con 'mantel validate \(path)'",
      en: "\(path) has errors; see them with 'mantel validate \(path)'"
    )
  }

  /// A whole week in a sentence.
  public static func wholeWeek(_ week: String) -> Self {
    Self(es: "semana \(week)", en: "week \(week)")
  }

  /// A week where meals or days belong.
  public static func weekIsNoSlot(_ week: String) -> Self {
    Self(es: "\(week) es una semana entera", en: "\(week) is a whole week")
  }

  /// How to empty it.
  public static func resetInstead(_ week: String) -> Self {
    Self(
      es: "para vaciarla: 'mantel reset \(week)'",
      en: "to empty it: 'mantel reset \(week)'"
    )
  }

  /// Weeks that lie too far apart to be shown at once.
  public static let tooManyWeeks = Self(
    es: "son demasiadas semanas; como mucho dos años de una vez",
    en: "these are too many weeks; two years at most at once"
  )
}
