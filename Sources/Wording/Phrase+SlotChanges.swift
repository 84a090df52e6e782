// What changed in a slot: what is eaten, and who is at the table.

extension Phrase {
  /// A meal of a weekday: `martes cena`, `Tuesday dinner`.
  public static func slot(weekday: Self, meal: Self) -> Self {
    joined([weekday, meal])
  }

  /// What is left of a dish.
  public static func leftovers(of dish: Self) -> Self {
    Self(es: "sobras de \(dish.es)", en: "leftovers of \(dish.en)")
  }

  /// A wish for any dish with a tag.
  public static func something(tagged tag: Self) -> Self {
    Self(es: "algo con '\(tag.es)'", en: "something tagged '\(tag.en)'")
  }

  /// A course that is still to be chosen.
  public static let openCourse = Self(es: "por elegir", en: "to be chosen")

  /// That a meal has nothing planned any more: `vacía`, `empty`.
  public static func emptied(meal: Self) -> Self {
    Self(es: meal.agreeing("vací"), en: "empty")
  }

  /// That a meal stays as it is from now on.
  public static func locked(meal: Self) -> Self {
    Self(es: meal.agreeing("bloquead"), en: "locked")
  }

  /// That a meal may be changed again.
  public static func unlocked(meal: Self) -> Self {
    Self(es: meal.agreeing("desbloquead"), en: "unlocked")
  }

  /// Who is added to the table.
  public static func with(_ people: [Self]) -> Self {
    let people = list(people)
    return Self(es: "con \(people.es)", en: "with \(people.en)")
  }

  /// Who isn't added any more.
  public static func noLongerWith(_ people: [Self]) -> Self {
    let people = list(people)
    return Self(es: "ya no con \(people.es)", en: "no longer with \(people.en)")
  }

  /// Who is missing at the table.
  public static func without(_ people: [Self]) -> Self {
    let people = list(people)
    return Self(es: "sin \(people.es)", en: "without \(people.en)")
  }

  /// Who isn't missing any more.
  public static func withAgain(_ people: [Self]) -> Self {
    let people = list(people)
    return Self(es: "otra vez con \(people.es)", en: "with \(people.en) again")
  }

  /// How many guests come.
  public static func guests(_ count: Int) -> Self {
    switch count {
    case 0: Self(es: "sin invitados", en: "no guests")
    case 1: Self(es: "1 invitado", en: "1 guest")
    default: Self(es: "\(count) invitados", en: "\(count) guests")
    }
  }

  /// How many portions are cooked.
  public static func servings(_ count: Self) -> Self {
    count.es == "1"
      ? Self(es: "1 ración", en: "1 serving")
      : Self(es: "\(count.es) raciones", en: "\(count.en) servings")
  }

  /// That as many portions are cooked as there are at the table.
  public static let servingsOfTheTable = Self(
    es: "raciones según la mesa",
    en: "servings as the table needs"
  )

  /// Broken rules that someone accepts.
  public static func allowing(_ rules: Self) -> Self {
    Self(es: "se acepta \(rules.es)", en: "allowing \(rules.en)")
  }

  /// Broken rules that nobody accepts any more.
  public static func noLongerAllowing(_ rules: Self) -> Self {
    Self(es: "ya no se acepta \(rules.es)", en: "no longer allowing \(rules.en)")
  }

  /// A note's text.
  public static func note(_ text: Self) -> Self {
    Self(es: "nota: \(text.es)", en: "note: \(text.en)")
  }

  /// That there is no note any more.
  public static let noteRemoved = Self(es: "sin nota", en: "note removed")

  /// The tags of a meal eaten elsewhere.
  public static func tags(_ tags: Self) -> Self {
    Self(es: "con etiquetas \(tags.es)", en: "with tags \(tags.en)")
  }

  /// That a meal eaten elsewhere has no tags any more.
  public static let tagsRemoved = Self(es: "sin etiquetas", en: "no tags")

  /// Two meals that changed places.
  public static func swapped(_ first: Self, _ second: Self, meals: [Self]) -> Self {
    let participle = agreeing("intercambiad", meals) + "s"
    let both = list([first, second])
    return Self(es: "\(participle) \(both.es)", en: "swapped \(both.en)")
  }

  /// A meal that went to another slot.
  public static func moved(_ first: Self, to second: Self, meal: Self) -> Self {
    Self(
      es: "\(meal.agreeing("movid")) \(first.es) a \(second.es)",
      en: "moved \(first.en) to \(second.en)"
    )
  }

  /// A Spanish participle as it agrees with a meal: `el desayuno`, and otherwise `la cena`.
  private func agreeing(_ stem: String) -> String {
    Self.agreeing(stem, [self])
  }

  private static func agreeing(_ stem: String, _ meals: [Self]) -> String {
    stem + (meals.contains { $0.es.hasSuffix("o") } ? "o" : "a")
  }
}
