internal import MealModel

extension Shape {
  /// What `people/<person>/preferences.json` may hold.
  static let preferences = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field("name", .line, isRequired: true, es: "Cómo se llama", en: "What they are called"),
        Field(
          "born",
          .anyOf([.text(.birth), .number(.whole(1_850...2_200))]),
          es: "El día o el año en que nació",
          en: "The day or the year they were born"
        ),
        Field(
          "sex",
          .text(.oneOf(Person.Sex.allCases.map(\.rawValue))),
          es: "El sexo que pide la fórmula del metabolismo basal",
          en: "The sex that the formula for the basal metabolic rate asks for"
        ),
        Field(
          "height",
          .number(NumberShape(30...260)),
          es: "La altura en centímetros",
          en: "The height in centimetres"
        ),
        Field(
          "portion",
          .number(NumberShape(0...5, excludesLowerBound: true)),
          es: "Cuánto pesa su ración frente a una de 1",
          en: "What their serving weighs against one of 1"
        ),
        Field(
          "diets",
          .list(ListShape(.text(.oneOf(Diet.allCases.map(\.rawValue))), order: .set)),
          es: "Sus dietas",
          en: "Their diets"
        ),
        Field(
          "strict",
          .flag,
          es: "Las trazas cuentan, y lo que no se ha comprobado no se le sirve",
          en: "Traces count, and what isn't checked isn't served"
        ),
        Field(
          "allergies",
          .list(ListShape(.text(.substanceOrFood), order: .set)),
          es: "Lo que no puede comer",
          en: "What they can't have"
        ),
        Field(
          "dislikes",
          .list(ListShape(.text(.foodOrDish), order: .set)),
          es: "Los alimentos o platos que no le gustan",
          en: "The foods or dishes that they don't like"
        ),
        Field(
          "cuisines",
          .list(ListShape(.line)),
          es: "Las cocinas que le gustan",
          en: "The cuisines that they like"
        ),
        Field("notes", .text(.prose), es: "Una nota", en: "A note"),
        Field(
          "objective",
          .text(.reference(.objective)),
          es: "Su objetivo activo",
          en: "Their active objective"
        ),
        Field(
          "guest",
          .flag,
          es: "Solo se sienta a la mesa donde se le nombra",
          en: "At the table only where named"
        ),
      ],
      layout: .lines
    )
  )

  /// What `people/<person>/objectives/<objective>.json` may hold.
  static let objective = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field(
          "type",
          .text(.oneOf(Objective.Direction.allCases.map(\.rawValue))),
          isRequired: true,
          es: "Perder, mantener o ganar peso",
          en: "To lose, keep or gain weight"
        ),
        Field("start", .text(.date), es: "El día en que empieza", en: "The day it begins"),
        Field(
          "weight",
          .number(bodyWeight),
          es: "El peso al empezar, en kg",
          en: "The weight at its beginning, in kg"
        ),
        Field(
          "targetWeight",
          .number(bodyWeight),
          es: "El peso buscado, en kg",
          en: "The weight to reach, in kg"
        ),
        Field(
          "activityLevel",
          .number(NumberShape(1...2.5)),
          es: "El gasto sobre el metabolismo basal: de 1.2, sedentario, a 1.9, atleta",
          en: "Expenditure over the basal metabolic rate: 1.2 sedentary to 1.9 athlete"
        ),
        Field(
          "proteinPerKg",
          .number(NumberShape(0...5)),
          es: "Gramos de proteína por kilo de peso",
          en: "Grams of protein a kilogram of body weight"
        ),
        Field(
          "targets",
          .nutrition,
          es: "Las metas que valen en vez de las calculadas",
          en: "The targets that override what is worked out"
        ),
      ],
      layout: .lines
    )
  )

  private static let bodyWeight = NumberShape(2...500)
}
