// What the commands for templates say.

extension Phrase {
  /// The heading of the column that says which template new weeks are laid from.
  public static let newWeeksLabel = Self(es: "semanas nuevas", en: "new weeks")
  /// The heading of the column that counts a template's planned meals.
  public static let slotsLabel = Self(es: "huecos", en: "slots")
  /// That new weeks are laid from a template.
  public static let usedForNewWeeks = Self(
    es: "con ella se hacen las semanas nuevas",
    en: "new weeks are laid from it"
  )
  /// That new weeks begin empty.
  public static let newWeeksAreEmpty = Self(
    es: "las semanas nuevas empiezan vacías",
    en: "new weeks begin empty"
  )
  /// A week from which no template can be made, since nothing is planned in it.
  public static func nothingForTemplate(_ week: String) -> Self {
    Self(
      es: "en la semana \(week) no hay nada planeado",
      en: "nothing is planned in week \(week)"
    )
  }
  /// How to make a template without a week.
  public static let nothingForTemplateHint = Self(
    es: "elige otra semana, o haz una plantilla vacía sin --from",
    en: "choose another week, or make an empty template without --from"
  )
  /// Neither a template nor `--none`, or both.
  public static let templateOrNone = Self(
    es: "di qué plantilla, o --none para empezar con semanas vacías; no las dos cosas",
    en: "say which template, or --none for weeks that begin empty; not both"
  )
  /// `--tags` without a week to take dishes from.
  public static let tagsNeedFrom = Self(
    es: "--tags hace deseos de los platos de una semana: falta --from SEMANA",
    en: "--tags makes wishes of a week's dishes: --from WEEK is missing"
  )
  /// A template without anything in it.
  public static func emptyTemplate(_ name: Self) -> Self {
    Self(es: "la plantilla '\(name.es)' está vacía", en: "the template '\(name.en)' is empty")
  }
  /// How to put something into a template.
  public static func emptyTemplateHint(_ id: String) -> Self {
    Self(
      es: "pon algo con 'mantel template set \(id) vie.cena \"#pizza\"'",
      en: "put something in with 'mantel template set \(id) fri.dinner \"#pizza\"'"
    )
  }
  /// A meal of the template that a new week leaves empty, and who couldn't eat it.
  public static func leftOutOfNewWeek(_ slot: Self, reasons: [Self]) -> Self {
    let list = joined(reasons, separator: "; ")
    return Self(
      es: "\(slot.es): queda vacía, sin lo de la plantilla: \(list.es)",
      en: "\(slot.en): left empty, without what the template has: \(list.en)"
    )
  }
  /// Slots that a template didn't touch.
  public static func templateLeft(planned: Int, locked: Int) -> Self {
    var parts: [Self] = []
    if planned > 0 {
      parts.append(
        Self(
          es: planned == 1 ? "1 hueco ya planeado" : "\(planned) huecos ya planeados",
          en: planned == 1 ? "1 slot planned already" : "\(planned) slots planned already"
        )
      )
    }
    if locked > 0 {
      parts.append(
        Self(es: "\(locked) con candado", en: "\(locked) locked")
      )
    }
    let list = joined(parts, separator: ", ")
    let hint =
      planned > 0 ? Self(es: "; --replace los cambia", en: "; --replace changes them") : nil
    return Self(
      es: "se quedan como estaban: \(list.es)\(hint?.es ?? "")",
      en: "left as they were: \(list.en)\(hint?.en ?? "")"
    )
  }
  /// Future meals that a dish stays planned at though it is archived.
  public static func stillPlanned(_ dish: Self, at slots: [Self]) -> Self {
    let list = joined(Array(slots.prefix(3)), separator: "; ")
    let more = slots.count > 3 ? andMore(slots.count - 3) : Self(verbatim: "")
    return Self(
      es: "'\(dish.es)' sigue planeado: \(list.es) \(more.es)".trimmedAtEnd,
      en: "'\(dish.en)' is still planned: \(list.en) \(more.en)".trimmedAtEnd
    )
  }
  /// A dish out of planning, and the command that brings it back.
  public static func archivedDish(_ dish: Self, id: String) -> Self {
    Self(
      es: "'\(dish.es)' está archivado; 'mantel dish unarchive \(id)' lo trae de vuelta",
      en: "'\(dish.en)' is archived; 'mantel dish unarchive \(id)' brings it back"
    )
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
