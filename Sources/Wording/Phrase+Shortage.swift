// Why weeks can't be filled, and what would help, as a parent would say it.

extension Phrase {
  // MARK: What stays empty

  /// The slots in which something stays empty, and how many more there are.
  public static func staysEmpty(_ slots: [Self], more: Int) -> Self {
    let slots = joined(slots + (more > 0 ? [andMore(more)] : []), separator: "; ")
    return Self(es: "Queda sin completar: \(slots.es)", en: "Still to fill: \(slots.en)")
  }

  /// Rules that together leave no room.
  public static func leaveNoRoom(_ rules: [Self], isMinimal: Bool) -> Self {
    let list = joined(rules, separator: "; ")
    guard rules.count > 1 else {
      return Self(
        es: "Esta regla no deja sitio: \(list.es)",
        en: "This rule leaves no room: \(list.en)"
      )
    }
    return isMinimal
      ? Self(
        es: "Estas reglas juntas no dejan sitio: \(list.es)",
        en: "These rules together leave no room: \(list.en)"
      )
      : Self(
        es: "Estas reglas juntas no dejan sitio (quizá basten menos): \(list.es)",
        en: "These rules together leave no room (fewer may be to blame): \(list.en)"
      )
  }

  /// No rule is to blame: no dish can go there at all.
  public static let noDishFitsAtAll = Self(
    es:
      "Ni sin reglas hay platos que quepan: faltan, o alguien de la mesa no puede comerlos o nadie ha mirado si puede ('mantel safe PERSONA' lo dice)",
    en:
      "Even without rules no dishes fit: there are too few, or someone at the table can't eat them or nobody checked ('mantel safe PERSON' tells)"
  )

  /// Dishes are too few for all slots even without rules, and yet without one of them more fit.
  public static let notFullEvenWithoutRules = Self(
    es: "Ni sin reglas se llena todo, pero cabe más:",
    en: "Even without rules not all can be filled, but more than now:"
  )

  // MARK: Rules

  /// A rule by whose it is: `Meat at most 3 a week`.
  public static func ruleOf(_ subject: Self, _ rule: Self) -> Self {
    joined([subject, rule])
  }

  /// The limit of time at a meal.
  public static func ruleMinutes(_ meal: Self) -> Self {
    Self(es: "el tiempo máximo de la \(meal.es)", en: "the time limit at \(meal.en)")
      .fittingArticle(meal)
  }

  /// Something that is fixed or wished at a slot.
  public static func ruleRequired(_ what: Self, slot: Self) -> Self {
    Self(es: "\(what.es) el \(slot.es)", en: "\(what.en) on \(slot.en)")
  }

  /// The Spanish article where a meal takes the other one.
  private func fittingArticle(_ meal: Self) -> Self {
    guard ["desayuno", "almuerzo"].contains(where: meal.es.hasPrefix) else { return self }
    return Self(es: "el tiempo máximo del \(meal.es)", en: en)
  }

  // MARK: What would help

  /// A limit that is another for once: `with Meat 4 times a week`.
  public static func withTimes(_ subject: Self, _ count: Int) -> Self {
    Self(
      es: "con \(subject.es) \(count) \(count == 1 ? "vez" : "veces") por semana",
      en: "with \(subject.en) \(count == 1 ? "once" : "\(count) times") a week"
    )
  }

  /// A distance that is another for once.
  public static func withDays(_ subject: Self, _ days: Int) -> Self {
    Self(
      es: "con \(subject.es) a los \(days) \(days == 1 ? "día" : "días")",
      en: "with \(subject.en) after \(days) \(days == 1 ? "day" : "days")"
    )
  }

  /// A rule that is dropped for once.
  public static func withoutRule(_ rule: Self) -> Self {
    Self(es: "sin '\(rule.es)'", en: "without '\(rule.en)'")
  }

  /// What changes of rules gain.
  public static func canBeFilled(_ changes: [Self], gain: Int, areMeals: Bool) -> Self {
    let changes = list(changes)
    let noun = areMeals ? ("comida", "meal") : ("plato", "dish")
    let (es, en) = gain == 1 ? noun : (noun.0 + "s", noun.1 + (areMeals ? "s" : "es"))
    return Self(
      es: "\(changes.es) \(gain == 1 ? "cabe" : "caben") \(gain) \(es) más",
      en: "\(changes.en), \(gain) more \(en) can be filled"
    )
  }

  /// No change of one or two rules helps.
  public static let nothingHelps = Self(
    es: "Ningún cambio de una o dos reglas basta",
    en: "No change of one or two rules helps"
  )

  /// Nothing was found that helps, and not everything was tried.
  public static let nothingFoundThatHelps = Self(
    es: "No se ha encontrado un cambio de reglas que ayude; no se han probado todos",
    en: "No change of rules was found that helps; not all were tried"
  )

  /// So many dishes for a meal: `2 for dinner`.
  public static func missingDishes(_ count: Int, meal: Self, course: Self?) -> Self {
    let place =
      course.map { Self(es: "\(meal.es) (\($0.es))", en: "\(meal.en) (\($0.en))") } ?? meal
    return Self(es: "\(count) para \(place.es)", en: "\(count) for \(place.en)")
  }

  /// Dishes that would do instead of a change of rules.
  public static func missingDishes(_ places: [Self], without: [Self]) -> Self {
    let list = list(places)
    guard !without.isEmpty else {
      return Self(es: "con más platos: \(list.es)", en: "with more dishes: \(list.en)")
    }
    let es = without.map(\.es).joined(separator: ", ")
    return Self(
      es: "con más platos que no sean de \(es): \(list.es)",
      en: "with more dishes without \(disjunction(without.map(\.en))): \(list.en)"
    )
  }

  private static func disjunction(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  // MARK: The proof

  /// The heading of a proof: what no plan exceeds.
  public static func certificate(_ bound: Int, of cells: Int) -> Self {
    Self(
      es: "Por qué no caben más de \(bound) de \(cells):",
      en: "Why no more than \(bound) of \(cells) fit:"
    )
  }

  /// A case of a proof.
  public static func certificateCase(_ number: Int, of count: Int) -> Self {
    Self(es: "caso \(number) de \(count)", en: "case \(number) of \(count)")
  }

  /// A case that no plan meets.
  public static let impossibleCase = Self(
    es: "ningún plan es de este caso",
    en: "no plan is of this case"
  )

  /// What the lines of a case come to, rounded down.
  public static func certificateSum(_ sum: String, bound: Int) -> Self {
    Self(
      es: "suman \(sum): como mucho \(bound)",
      en: "sum: \(sum), so at most \(bound)"
    )
  }

  /// Over how many slots a rule is taken.
  public static func overSlots(_ rule: Self, _ count: Int) -> Self {
    Self(
      es: "\(rule.es) (\(count) \(count == 1 ? "hueco" : "huecos"))",
      en: "\(rule.en) (\(count) \(count == 1 ? "slot" : "slots"))"
    )
  }

  /// Rules that dishes have of their own.
  public static func ownRules(_ dishes: [Self], more: Int) -> Self {
    let names = dishes + (more > 0 ? [Self.andMore(more)] : [])
    let list = joined(names, separator: ", ")
    return Self(
      es: "las reglas propias de \(list.es)",
      en: "the own rules of \(list.en)"
    )
  }

  /// A slot takes one dish a course.
  public static func slotTakesOne(_ slot: Self) -> Self {
    Self(es: "\(slot.es): un plato de cada tipo", en: "\(slot.en): one dish a course")
  }

  /// A slot with more courses than dishes that fit it takes each of them once.
  public static func slotTakesEachOnce(_ slot: Self) -> Self {
    Self(es: "\(slot.es): cada plato una sola vez", en: "\(slot.en): each dish once only")
  }

  /// A slot's courses count together for rules.
  public static let coursesCountTogether = Self(
    es: "los platos de una comida cuentan juntos",
    en: "the courses of a meal count together"
  )

  /// What a case of a proof supposes.
  public static let supposed = Self(es: "lo que supone este caso", en: "what this case supposes")
}
