// What a rule asks for, as it stands on a tag's or a dish's card.

extension Phrase {
  /// The most slots of a week.
  public static func ruleMaxPerWeek(_ count: Int) -> Self {
    Self(es: "como mucho \(count) por semana", en: "at most \(count) a week")
  }
  /// The fewest slots of a week.
  public static func ruleMinPerWeek(_ count: Int) -> Self {
    Self(es: "al menos \(count) por semana", en: "at least \(count) a week")
  }
  /// Not on neighbouring days.
  public static func ruleNoConsecutive(sameMeal: Bool) -> Self {
    sameMeal
      ? Self(
        es: "no dos días seguidos a la misma hora",
        en: "not two days running at the same meal"
      )
      : Self(es: "no dos días seguidos", en: "not two days running")
  }
  /// Once a day.
  public static let ruleNoDuplicateInDay = Self(es: "no dos veces al día", en: "not twice a day")
  /// Only at some meals.
  public static func ruleMeals(_ meals: [Self]) -> Self {
    let meals = list(meals)
    return Self(es: "solo en \(meals.es)", en: "only at \(meals.en)")
  }
  /// Only in some months.
  public static func ruleMonths(_ months: [Int]) -> Self {
    let months = list(months.map(month))
    return Self(es: "solo en \(months.es)", en: "only in \(months.en)")
  }
  /// Days that lie between.
  public static func ruleMinDaysBetween(_ days: Int) -> Self {
    Self(es: "cada \(days) días como pronto", en: "every \(days) days at the soonest")
  }
  /// A slot that is always its.
  public static func ruleFixed(weekday: Int, meal: Self) -> Self {
    let day = Self.weekday(weekday)
    return Self(es: "siempre el \(day.es), \(meal.es)", en: "always on \(day.en), \(meal.en)")
  }
}
