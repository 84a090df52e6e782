// Why a dish is good for a slot, a clause each.

extension Phrase {
  /// It bears what is wished for there.
  public static func servesWish(_ what: Self) -> Self {
    Self(es: "es lo que se pedía: \(what.es)", en: "it is what was wished for: \(what.en)")
  }

  /// It bears what is fixed there.
  public static func servesFixed(_ what: Self) -> Self {
    Self(es: "aquí va siempre: \(what.es)", en: "this slot is always: \(what.en)")
  }

  /// It bears what the week should have.
  public static func servesMinimum(_ what: Self, minimum: Int) -> Self {
    Self(
      es: "la semana pide \(what.es) al menos \(minimum) \(minimum == 1 ? "vez" : "veces")",
      en: "the week wants \(what.en) at least \(minimum == 1 ? "once" : "\(minimum) times")"
    )
  }

  /// How long ago it was cooked.
  public static func notCookedFor(_ days: Int?) -> Self {
    guard let days else { return Self(es: "nunca se ha hecho", en: "never cooked so far") }
    return days == 1
      ? Self(es: "se hizo el día anterior", en: "cooked the day before")
      : Self(es: "hace \(days) días que no se hace", en: "not cooked for \(days) days")
  }

  /// A cuisine that people like.
  public static func likedCuisine(_ cuisine: Self, by people: [Self]) -> Self {
    let people = list(people)
    return Self(
      es: "cocina que gusta a \(people.es): \(cuisine.es)",
      en: "a favourite cuisine of \(people.en): \(cuisine.en)"
    )
  }

  /// It uses something before it spoils.
  public static func usesExpiring(_ food: Self, by day: Self) -> Self {
    Self(
      es: "gasta \(food.es), que caduca el \(day.es)",
      en: "uses \(food.en), good until \(day.en)"
    )
  }

  /// Someone doesn't like it.
  public static func dislikedBy(_ people: [Self]) -> Self {
    let people = list(people)
    return Self(es: "no le gusta a \(people.es)", en: "not to the taste of \(people.en)")
  }

  /// A food in it isn't kept in the house.
  public static let hasInactiveFood = Self(
    es: "lleva algo que no se tiene en casa",
    en: "it takes something that isn't kept in the house"
  )

  /// It is planned in the same week already.
  public static func alreadyThisWeek(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "ya está 1 vez esta semana" : "ya está \(count) veces esta semana",
      en: count == 1 ? "once in this week already" : "\(count) times in this week already"
    )
  }

  /// How far the day would be off its targets.
  public static func dayOffTargets(_ kcal: Int) -> Self {
    kcal == 0
      ? Self(es: "deja el día en sus objetivos", en: "leaves the day on its targets")
      : Self(
        es: "deja el día a \(kcal) kcal de sus objetivos",
        en: "leaves the day \(kcal) kcal off its targets"
      )
  }

  /// No dish may be planned there.
  public static func nothingToSuggest(_ slot: Self) -> Self {
    Self(
      es: "\(slot.es): ningún plato puede ir aquí",
      en: "\(slot.en): no dish may be planned here"
    )
  }

  /// How to see why.
  public static func whyHint(_ slot: String) -> Self {
    Self(es: "'mantel why \(slot)' dice por qué", en: "'mantel why \(slot)' says why")
  }

  /// Which one, or the next ones.
  public static func whichDish(from first: Int, to last: Int, hasMore: Bool) -> Self {
    let more = hasMore ? (es: "; m: más", en: "; m: more") : (es: "", en: "")
    return Self(
      es: "¿Cuál? [\(first)-\(last)\(more.es); vacío: ninguno] ",
      en: "Which one? [\(first)-\(last)\(more.en); empty: none] "
    )
  }

  /// Something the slot asks for that a dish isn't.
  public static func notWhatIsWanted(_ what: Self) -> Self {
    Self(es: "no es lo que aquí se pide: \(what.es)", en: "not what is wanted here: \(what.en)")
  }

  /// The dishes that fit.
  public static func fittingDishes(_ dishes: [Self], more: Int) -> Self {
    let names = dishes + (more > 0 ? [Self.andMore(more)] : [])
    let list = joined(names, separator: ", ")
    return Self(es: "posibles: \(list.es)", en: "possible: \(list.en)")
  }
}
