// What `fill` says: what it put where, how good that is, and what it asks.

extension Phrase {
  // MARK: How good it is

  /// So many of what was to be filled: slots, or the dishes of slots with courses.
  public static func filled(_ count: Int, of cells: Int, areMeals: Bool) -> Self {
    areMeals
      ? Self(es: "\(count) de \(cells) comidas", en: "\(count) of \(cells) meals")
      : Self(es: "\(count) de \(cells) platos", en: "\(count) of \(cells) dishes")
  }

  /// No plan is better.
  public static let proven = Self(es: "demostrado", en: "proven")

  /// A better plan may exist.
  public static let bestFound = Self(es: "lo mejor encontrado", en: "best found")

  /// What no plan exceeds.
  public static func atMostPossible(_ bound: Int) -> Self {
    Self(es: "\(bound) como mucho", en: "at most \(bound) possible")
  }

  /// What no plan falls below.
  public static func atLeastNeeded(_ bound: Int) -> Self {
    Self(es: "\(bound) como poco", en: "at least \(bound)")
  }

  /// How many more get leftovers.
  public static func filledByLeftovers(_ count: Int) -> Self {
    Self(
      es: "\(count) más con sobras",
      en: "\(count) more with leftovers"
    )
  }

  /// How often weeks lack something that they should have.
  public static func shortfall(_ count: Int) -> Self {
    switch count {
    case 0: Self(es: "cada mínimo semanal cumplido", en: "every weekly minimum met")
    case 1: Self(es: "falta 1 vez para los mínimos", en: "1 short of the weekly minimums")
    default:
      Self(
        es: "faltan \(count) veces para los mínimos",
        en: "\(count) short of the weekly minimums"
      )
    }
  }

  /// How many pairs of cookings are of one dish.
  public static func repeats(_ count: Int) -> Self {
    switch count {
    case 0: Self(es: "nada repetido", en: "nothing repeated")
    case 1: Self(es: "1 repetición", en: "1 repetition")
    default: Self(es: "\(count) repeticiones", en: "\(count) repetitions")
    }
  }

  /// How far the days are from their targets.
  public static func offTargets(_ kcal: Int) -> Self {
    kcal == 0
      ? Self(es: "cada día en sus objetivos", en: "every day on its targets")
      : Self(es: "a \(kcal) kcal de los objetivos", en: "\(kcal) kcal off the targets")
  }
  /// The same, where the energy of a dish isn't known on other days.
  public static func offTargets(_ kcal: Int, onDays days: Int, of all: Int) -> Self {
    Self(
      es: "a \(kcal) kcal de los objetivos en \(days) de \(all) días, los otros no se saben",
      en: "\(kcal) kcal off the targets on \(days) of \(all) days, the others aren't known"
    )
  }
  /// No day can be held against its targets.
  public static let targetsNotKnown = Self(
    es: "de los objetivos no se sabe: faltan cifras de los platos",
    en: "of the targets nothing is known: dishes lack figures"
  )

  // MARK: What is so besides

  /// Nothing is left to fill.
  public static func nothingToFill(_ weeks: [String]) -> Self {
    let weeks = list(weeks.map(Self.init(verbatim:)))
    return Self(
      es: "no hay nada que completar en \(weeks.es)",
      en: "there is nothing to fill in \(weeks.en)"
    )
  }

  /// A week that is over.
  public static func weekIsOver(_ week: String) -> Self {
    Self(
      es: "la semana \(week) ya pasó; se planea de hoy en adelante",
      en: "week \(week) is over; weeks are planned from today on"
    )
  }

  /// A wish or fixed slot that no dish can meet.
  public static func requirementDropped(_ what: Self, slot: Self) -> Self {
    Self(
      es: "\(slot.es): no cabe nada de '\(what.es)', así que no se exige",
      en: "\(slot.en): nothing of '\(what.en)' fits, so it isn't asked for there"
    )
  }

  /// Rules that a file with errors might hold.
  public static func rulesUnknown(_ path: String) -> Self {
    Self(
      es: "\(path) tiene errores: no se sabe qué reglas hay que cumplir",
      en: "\(path) has errors: it isn't known which rules to keep"
    )
  }

  /// A household without a dish that could be planned.
  public static let noDishesToPlan = Self(
    es: "todavía no hay platos: 'mantel dish add' los añade",
    en: "there are no dishes yet: 'mantel dish add' adds some"
  )

  /// A household whose dishes are all archived.
  public static let allDishesArchived = Self(
    es: "todos los platos están archivados: 'mantel dish unarchive' los recupera",
    en: "all dishes are archived: 'mantel dish unarchive' brings one back"
  )

  /// A household of whose dishes none can be read.
  public static let noDishIsRead = Self(
    es: "los archivos de los platos tienen errores: 'mantel validate' los dice",
    en: "the dishes' files have errors: 'mantel validate' tells them"
  )

  /// Tags that dishes bear and that no file describes.
  public static func tagsWithoutFile(_ ids: [String]) -> Self {
    let ids = ids.joined(separator: ", ")
    return Self(
      es: "hay platos con etiquetas sin archivo, cuyas reglas no se saben: \(ids)",
      en: "dishes bear tags without a file, whose rules aren't known: \(ids)"
    )
  }

  /// Meals that are to be filled and that the settings don't plan.
  public static func mealsNotPlanned(_ meals: [Self]) -> Self {
    let meals = list(meals)
    return Self(
      es: "en esta casa no se planea: \(meals.es); 'mantel.json' dice qué comidas se planean",
      en: "not planned in this household: \(meals.en); 'mantel.json' says which meals are"
    )
  }

  /// Which meals there are to be named.
  public static func plannedMealsAre(_ meals: [Self]) -> Self {
    let meals = joined(meals, separator: ", ")
    return Self(es: "se planean: \(meals.es)", en: "planned are: \(meals.en)")
  }

  /// The search takes its time.
  public static func planning(seconds: Int) -> Self {
    Self(
      es: "planeando… \(seconds) s (Ctrl-C: lo mejor hasta ahora)",
      en: "planning… \(seconds) s (Ctrl-C: the best so far)"
    )
  }

  /// Someone stopped the search.
  public static let fillingStopped = Self(
    es: "interrumpido: esto es lo mejor hasta ahora, y no se escribe nada",
    en: "stopped: this is the best so far, and nothing is written"
  )

  /// A plan that the household's own check refuses.
  public static func faultyPlan(_ problems: [Self]) -> Self {
    let problems = joined(problems, separator: "; ")
    return Self(
      es: "el plan no cumple las reglas y no se escribe; es un fallo de mantel: \(problems.es)",
      en: "the plan breaks the rules and isn't written; this is a fault of mantel's: \(problems.en)"
    )
  }

  /// What to do about it.
  public static func faultyPlanHint(seed: Int) -> Self {
    Self(
      es: "por favor, cuéntalo con la semilla \(seed); otra semilla puede servir mientras tanto",
      en: "please report it with the seed \(seed); another seed may do meanwhile"
    )
  }

  // MARK: What it asks

  /// Whether rules give way for once.
  public static func relaxQuestion(_ changes: [Self], weeks: Int) -> Self {
    let changes = list(changes)
    return weeks == 1
      ? Self(
        es: "¿Completarla \(changes.es), solo esta semana? [s/N] ",
        en: "Fill it \(changes.en), for this week alone? [y/N] "
      )
      : Self(
        es: "¿Completarlas \(changes.es), solo estas semanas? [s/N] ",
        en: "Fill them \(changes.en), for these weeks alone? [y/N] "
      )
  }

  /// Which of several.
  public static func whichVariant(_ count: Int) -> Self {
    Self(
      es: "¿Cuál? [1-\(count); vacío: ninguna] ",
      en: "Which one? [1-\(count); empty: none] "
    )
  }

  /// A plan by the number that chooses it.
  public static func variant(_ number: Int, seed: Int) -> Self {
    Self(es: "\(number) (semilla \(seed))", en: "\(number) (seed \(seed))")
  }

  /// How to take one without being asked.
  public static let takeHint = Self(
    es: "no se ha escrito nada; con --take N se queda la variante N",
    en: "nothing was written; --take N takes variant N"
  )

  /// A number that none of them has.
  public static func noSuchVariant(_ number: Int, of count: Int) -> Self {
    Self(
      es: "no hay variante \(number): son \(count)",
      en: "there is no variant \(number): there are \(count)"
    )
  }

  /// An option that needs another.
  public static let takeNeedsVariants = Self(
    es: "--take elige entre las de --variants",
    en: "--take chooses among those of --variants"
  )

  /// What `--seed`, `--steps` and their like take.
  public static let aWholeNumber = Self(es: "un número entero", en: "a whole number")

  /// What `--weeks`, `--variants` and their like take.
  public static func aNumber(from first: Int, to last: Int) -> Self {
    Self(es: "un número del \(first) al \(last)", en: "a number from \(first) to \(last)")
  }

  /// How a template's wishes and gaps get dishes.
  public static func fillTemplateHint(_ count: Int) -> Self {
    Self(
      es: "\(count == 1 ? "queda 1 hueco" : "quedan \(count) huecos") por completar: con --fill, o"
        + " 'mantel fill'",
      en: "\(count == 1 ? "1 slot is" : "\(count) slots are") left to fill: with --fill, or"
        + " 'mantel fill'"
    )
  }
}
