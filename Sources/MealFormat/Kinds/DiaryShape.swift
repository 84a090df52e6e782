internal import MealModel

extension Shape {
  /// What `private/people/<person>/diary/<year>/<day>.json` may hold.
  static let diary = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field(
          "weight",
          .number(NumberShape(2...500)),
          es: "El peso de ese día, en kg",
          en: "The day's weight, in kg"
        ),
        Field("water", .number(.notNegative), es: "Agua en mililitros", en: "Water in millilitres"),
        Field("note", .text(.prose), es: "Una nota", en: "A note"),
        Field(
          "meals",
          .list(ListShape(.object(diaryEntry), layout: .lines)),
          es: "Lo que se comió de verdad",
          en: "What was really eaten"
        ),
      ],
      layout: .lines
    )
  )

  private static let diaryEntry = ObjectShape(
    [
      Field("at", .text(.time), es: "A qué hora", en: "At what time"),
      Field(
        "meal",
        .text(.oneOf(Meal.allCases.map(\.rawValue))),
        es: "En qué comida",
        en: "At which meal"
      ),
      Field("dish", .text(.reference(.dish)), es: "El plato", en: "The dish"),
      Field("food", .text(.reference(.food)), es: "El alimento", en: "The food"),
      Field("name", .line, es: "Qué era, si no es de la casa", en: "What it was, if not ours"),
      Field("servings", .number(.positive), es: "Cuántas raciones", en: "How many portions"),
      Field("amount", .amount, es: "Cuánto", en: "How much"),
      Field("nutrition", .nutrition, es: "Lo que aportó", en: "What it brought"),
    ],
    exclusions: [["dish", "food"]],
    atLeastOneOf: ["dish", "food", "name"]
  )

  /// What `private/people/<person>/coach/<day>.json` may hold.
  static let coach = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field(
          "messages",
          .list(
            ListShape(
              .object(
                ObjectShape([
                  Field(
                    "at",
                    .text(.instant),
                    isRequired: true,
                    es: "Cuándo",
                    en: "When"
                  ),
                  Field(
                    "role",
                    .text(.oneOf(["user", "assistant", "system"])),
                    isRequired: true,
                    es: "Quién lo dice",
                    en: "Who says it"
                  ),
                  Field(
                    "content",
                    .text(.prose),
                    isRequired: true,
                    es: "Qué dice",
                    en: "What they say"
                  ),
                ])
              ),
              layout: .lines
            )
          ),
          es: "La conversación, en orden",
          en: "The conversation, in order"
        ),
      ],
      layout: .lines
    )
  )
}
