// What a broken rule says. `what` is the dish or note that stands in the slot; `tag` is the tag
// whose rule it is, `nil` where the rule is the dish's own.

extension Phrase {
  /// A slot is one too many of its week.
  public static func maxPerWeek(_ what: Self, tag: Self?, count: Int, limit: Int) -> Self {
    let what = what.quoted
    guard let tag = tag?.quoted else {
      return Self(
        es: "\(what.es) está \(times(count).es) en la semana, como mucho \(limit)",
        en: "\(what.en) is planned \(times(count).en) in the week, at most \(limit)"
      )
    }
    return Self(
      es: "con \(what.es), \(tag.es) está \(times(count).es) en la semana, como mucho \(limit)",
      en: "\(what.en) is the \(ordinal(count)) slot of the week with tag \(tag.en),"
        + " at most \(limit)"
    )
  }

  /// A week has too few slots that bear something.
  public static func minPerWeek(_ name: Self, count: Int, minimum: Int, hasGaps: Bool) -> Self {
    let name = name.quoted
    return Self(
      es: "\(name.es) está \(times(count).es) en la semana, al menos \(minimum)"
        + (hasGaps ? "; quedan huecos" : ""),
      en: "\(name.en) is planned \(times(count).en) in the week, at least \(minimum)"
        + (hasGaps ? "; there are gaps left" : "")
    )
  }

  /// Neighbouring days bear the same.
  public static func noConsecutive(_ what: Self, tag: Self?, sameMeal: Bool) -> Self {
    let subject = repeated(what, tag: tag)
    return Self(
      es: "\(subject.es) en días seguidos" + (sameMeal ? ", a la misma hora" : ""),
      en: "\(subject.en) on neighbouring days" + (sameMeal ? ", at the same meal" : "")
    )
  }

  /// Two slots of a day bear the same.
  public static func noDuplicateInDay(_ what: Self, tag: Self?) -> Self {
    let subject = repeated(what, tag: tag)
    return Self(es: "\(subject.es) en el mismo día", en: "\(subject.en) on the same day")
  }

  /// Something stands at a meal that it isn't for.
  public static func mealTypeRestriction(_ what: Self, tag: Self?, meals: [Self]) -> Self {
    let subject = restricted(what, tag: tag)
    guard !meals.isEmpty else {
      return Self(es: "\(subject.es) no va en ninguna comida", en: "\(subject.en) for no meal")
    }
    let meals = list(meals)
    return Self(
      es: "\(subject.es) solo va en \(meals.es)",
      en: "\(subject.en) only for \(meals.en)"
    )
  }

  /// Something stands in a month that it isn't for.
  public static func months(_ what: Self, tag: Self?, month: Int, allowed: [Int]) -> Self {
    let subject = restricted(what, tag: tag)
    let month = Self.month(month)
    guard !allowed.isEmpty else {
      return Self(es: "\(subject.es) no va en ningún mes", en: "\(subject.en) for no month")
    }
    let allowed = list(allowed.map(Self.month))
    return Self(
      es: "\(subject.es) solo va en \(allowed.es), no en \(month.es)",
      en: "\(subject.en) only for \(allowed.en), not for \(month.en)"
    )
  }

  /// Too few days lie between two slots.
  public static func minDaysBetween(_ what: Self, tag: Self?, days: Int, minimum: Int) -> Self {
    let subject = repeated(what, tag: tag)
    let after =
      switch days {
      case 0: Self(es: "el mismo día", en: "on the same day")
      case 1: Self(es: "al día siguiente", en: "after 1 day")
      default: Self(es: "a los \(days) días", en: "after \(days) days")
      }
    return Self(
      es: "\(subject.es) \(after.es), como pronto "
        + (minimum == 1 ? "al día siguiente" : "a los \(minimum) días"),
      en: "\(subject.en) \(after.en), at the earliest after \(minimum)"
    )
  }

  /// A slot that is to bear something holds something else.
  public static func fixed(_ what: Self, name: Self) -> Self {
    let (what, name) = (what.quoted, name.quoted)
    return Self(
      es: "aquí va siempre \(name.es), y \(what.es) no lo es",
      en: "this slot is always \(name.en), and \(what.en) isn't"
    )
  }

  /// Two records claim the same slot of every week.
  public static func fixedClash(_ name: Self, other: Self, slot: Self) -> Self {
    let (name, other) = (name.quoted, other.quoted)
    return Self(
      es: "\(name.es) y \(other.es) piden el mismo hueco: \(slot.es)",
      en: "\(name.en) and \(other.en) claim the same slot: \(slot.en)"
    )
  }

  /// A claim on a slot of every week.
  public static func fixedHere(_ name: Self) -> Self {
    Self(es: "\(name.quoted.es) lo pide aquí", en: "\(name.quoted.en) claims it here")
  }

  /// A dish takes longer than its meal has.
  public static func maxMinutes(_ dish: Self, minutes: Int, limit: Int, meal: Self) -> Self {
    let dish = dish.quoted
    return Self(
      es: "\(dish.es) lleva \(minutes) minutos, y para \(meal.es) hay \(limit)",
      en: "\(dish.en) takes \(minutes) minutes, and \(meal.en) has \(limit)"
    )
  }

  /// Leftovers of a dish that wasn't cooked in time; the day is that of its last cooking.
  public static func leftoversWithoutCooking(_ dish: Self, keeps: Int, last: Self?) -> Self {
    let dish = dish.quoted
    guard let last else {
      return Self(
        es: "sobras de \(dish.es), que no se cocina antes a tiempo",
        en: "leftovers of \(dish.en), which isn't cooked before in time"
      )
    }
    return Self(
      es: "sobras de \(dish.es), que se cocina por última vez el \(last.es)"
        + " y aguanta \(keeps) \(keeps == 1 ? "día" : "días")",
      en: "leftovers of \(dish.en), which is last cooked on \(last.en)"
        + " and keeps \(keeps) \(keeps == 1 ? "day" : "days")"
    )
  }

  /// More slots hang on a cooking than it has leftovers for.
  public static func leftoversTooMany(_ dish: Self, count: Int, limit: Int) -> Self {
    let dish = dish.quoted
    return Self(
      es: "sobras de \(dish.es) \(times(count).es) de una vez que se cocina, como mucho \(limit)",
      en: "leftovers of \(dish.en) \(times(count).en) from one cooking, at most \(limit)"
    )
  }

  /// A day brings someone more carbohydrates than they want; grams are whole.
  public static func lowCarb(_ person: Self, grams: Int, limit: Int, day: Self) -> Self {
    let person = person.quoted
    return Self(
      es: "\(day.es): \(grams) g de hidratos para \(person.es), como mucho \(limit) g"
        + " en lo que hay planeado",
      en: "\(day.en): \(grams) g of carbohydrates for \(person.en), at most \(limit) g"
        + " in what is planned"
    )
  }

  /// The note at another slot that makes a rule broken.
  public static func otherSlot(_ what: Self?, slot: Self) -> Self {
    guard let what = what?.quoted else { return slot }
    return joined([what, slot], separator: ", ")
  }

  private static func repeated(_ what: Self, tag: Self?) -> Self {
    let what = what.quoted
    guard let tag = tag?.quoted else {
      return Self(es: "\(what.es) se repite", en: "\(what.en) is repeated")
    }
    return Self(es: "\(what.es) repite \(tag.es)", en: "\(what.en) repeats \(tag.en)")
  }

  private static func restricted(_ what: Self, tag: Self?) -> Self {
    let what = what.quoted
    guard let tag = tag?.quoted else { return Self(es: what.es, en: "\(what.en) is") }
    return Self(
      es: "\(what.es) lleva \(tag.es), que",
      en: "\(what.en) has tag \(tag.en), which is"
    )
  }

  private static func times(_ count: Int) -> Self {
    switch count {
    case 1: Self(es: "1 vez", en: "once")
    case 2: Self(es: "2 veces", en: "twice")
    default: Self(es: "\(count) veces", en: "\(count) times")
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
