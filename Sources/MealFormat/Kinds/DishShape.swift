internal import MealModel

extension Shape {
  /// What `dishes/<dish>.json` may hold.
  static let dish = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field("name", .name, isRequired: true, es: "Cómo se llama", en: "What it is called"),
        Field(
          "description",
          .text(.prose),
          es: "Una línea sobre el plato",
          en: "A line about the dish"
        ),
        Field(
          "tags",
          .list(ListShape(.text(.reference(.tag)), order: .set, minimumCount: 1)),
          isRequired: true,
          es: "Sus etiquetas, al menos una",
          en: "Its tags, at least one"
        ),
        Field(
          "course",
          .text(.oneOf(Course.allCases.map(\.rawValue))),
          es: "Qué es en una comida; si no se dice, plato único",
          en: "What it is in a meal; unless said, a single dish"
        ),
        Field("cuisine", .line, es: "De qué cocina es", en: "Which cuisine it belongs to"),
        Field(
          "servings",
          .number(NumberShape(0...1_000, excludesLowerBound: true)),
          es: "Cuántas raciones salen; si no se dice, 4",
          en: "How many portions it makes; unless said, 4"
        ),
        Field("minutes", minutes, es: "Cuánto se tarda", en: "How long it takes"),
        Field(
          "ahead",
          .object(ObjectShape(entries: ObjectShape.Entries(.span, .text(.prose)))),
          es: "Qué hay que hacer antes, y con cuánto tiempo: { \"12h\": \"Remojar\" }",
          en: "What to do beforehand, and how long: { \"12h\": \"Soak\" }"
        ),
        Field(
          "ingredients",
          .object(ingredients),
          es: "Lo que lleva: el id de cada alimento y cuánto",
          en: "What goes in: each food's id and how much"
        ),
        Field(
          "steps",
          .list(ListShape(.text(.prose), layout: .lines)),
          es: "Cómo se hace, paso a paso",
          en: "How it is made, step by step"
        ),
        Field(
          "nutrition",
          .nutrition,
          es: "Lo que aporta una ración, si se sabe",
          en: "What a portion brings, if it is known"
        ),
        Field("rules", .rules, es: "Sus reglas", en: "Its rules"),
        contains,
        traces,
        Field(
          "instead",
          .object(
            ObjectShape(
              entries: ObjectShape.Entries(.substanceOrFood, .text(.reference(.dish)))
            )
          ),
          es: "Qué plato se pone a quien no puede comer algo: { \"gluten\": \"otro-plato\" }",
          en: "Which dish those get who can't have something: { \"gluten\": \"other-dish\" }"
        ),
        Field(
          "leftovers",
          .number(.whole(0...20)),
          es: "Para cuántas comidas más llega lo que sobra",
          en: "How many further meals its leftovers cover"
        ),
        Field(
          "keeps",
          .text(.span),
          es: "Cuánto se conserva: \"3d\"; si no se dice, dos días",
          en: "How long it keeps: \"3d\"; unless said, two days"
        ),
        Field("source", .line, es: "De dónde viene la receta", en: "Where the recipe comes from"),
        Field(
          "archived",
          .flag,
          es: "Ya no se planifica, pero sigue en la historia",
          en: "No longer planned, and kept for history"
        ),
      ],
      layout: .lines
    )
  )

  private static let minutes = Shape.anyOf([
    .number(.minutes),
    .object(
      ObjectShape([
        Field("prep", .number(.minutes), es: "De preparación", en: "Of preparation"),
        Field("cook", .number(.minutes), es: "De cocción", en: "Of cooking"),
      ])
    ),
  ])

  private static let ingredients = ObjectShape(
    entries: ObjectShape.Entries(
      .ingredient,
      .anyOf([
        .number(.positive), .text(.amount), .object(use),
        .list(
          ListShape(
            .anyOf([.number(.positive), .text(.amount), .object(use)]),
            minimumCount: 1
          )
        ),
      ]),
      isSorted: false
    ),
    layout: .lines
  )

  private static let use = ObjectShape([
    Field("amount", .amount, es: "Cuánto", en: "How much"),
    Field(
      "servings",
      .number(NumberShape(0...1_000, excludesLowerBound: true)),
      es: "Cuántas raciones, si el ingrediente es otro plato",
      en: "How many portions, where the ingredient is another dish"
    ),
    Field("note", .text(.prose), es: "Una nota: \"picado\"", en: "A note: \"chopped\""),
    Field(
      "instead",
      .object(
        ObjectShape(
          entries: ObjectShape.Entries(.substanceOrFood, .text(.reference(.food)))
        )
      ),
      es: "Qué se pone para quien no puede comerlo: { \"gluten\": \"pan-sin-gluten\" }",
      en: "What goes in for those who can't have it: { \"gluten\": \"pan-sin-gluten\" }"
    ),
  ])
}
