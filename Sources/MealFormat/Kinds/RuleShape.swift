internal import MealModel

extension Shape {
  /// The rules of a tag or a dish: one closed vocabulary.
  static let rules = Shape.object(
    ObjectShape(
      [
        Field(
          "maxPerWeek",
          .number(.whole(0...100)),
          es: "Como mucho en tantas comidas de una semana",
          en: "At most at so many meals of a week"
        ),
        Field(
          "minPerWeek",
          .number(.whole(0...100)),
          es: "Al menos en tantas comidas de una semana",
          en: "At least at so many meals of a week"
        ),
        Field(
          "noConsecutive",
          .anyOf([.flag, .text(.oneOf(["day"]))]),
          es: "No en la misma comida de dos días seguidos; con \"day\", en ninguna comida",
          en: "Not at the same meal of two days running; with \"day\", at no meal of them"
        ),
        Field(
          "noDuplicateInDay",
          .flag,
          es: "No dos veces el mismo día",
          en: "Not twice on one day"
        ),
        Field(
          "mealTypeRestriction",
          .anyOf([meal, .list(ListShape(meal, minimumCount: 1))]),
          es: "Solo en estas comidas",
          en: "Only at these meals"
        ),
        Field(
          "months",
          .list(ListShape(.number(.whole(1...12)), order: .numericSet, minimumCount: 1)),
          es: "Solo en estos meses, del 1 al 12",
          en: "Only in these months, 1 to 12"
        ),
        Field(
          "minDaysBetween",
          .number(.whole(1...3_650)),
          es: "Al menos tantos días de una vez a la siguiente",
          en: "At least so many days from one time to the next"
        ),
        Field(
          "fixed",
          .list(ListShape(.text(.slot), order: .slotSet, minimumCount: 1)),
          es: "Estos huecos de la semana le tocan siempre: \"friday.dinner\"",
          en: "These slots of the week are always its: \"friday.dinner\""
        ),
      ],
      unknownKeys: .refused
    )
  )

  private static let meal = Shape.text(.oneOf(Meal.allCases.map(\.rawValue)))
}
