extension Shape {
  /// What `plans/<year>/<week>.json` may hold.
  static let plan = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field("note", .text(.prose), es: "Una nota sobre la semana", en: "A note on the week"),
      ],
      entries: ObjectShape.Entries(.slot, slot),
      layout: .spaced,
      unknownKeys: .refused
    )
  )

  /// What `templates/<template>.json` may hold.
  static let template = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field("name", .name, isRequired: true, es: "Cómo se llama", en: "What it is called"),
        Field("note", .text(.prose), es: "Una nota sobre la semana", en: "A note on the week"),
      ],
      entries: ObjectShape.Entries(.slot, slot),
      layout: .spaced,
      unknownKeys: .refused
    )
  )

  /// What one meal holds, in any of its forms.
  static let slot = Shape.anyOf([
    .null, .text(.reference(.dish)), .list(courses), .object(slotObject),
  ])

  private static let leftovers = Field(
    "leftovers",
    .text(.reference(.dish)),
    es: "Lo que queda de este plato",
    en: "What is left of this dish"
  )

  private static let wish = Field(
    "tag",
    .text(.reference(.tag)),
    es: "Un deseo: cualquier plato con esta etiqueta",
    en: "A wish: any dish with this tag"
  )

  private static let courses = ListShape(
    .anyOf([.null, .text(.reference(.dish)), .object(course)]),
    minimumCount: 1,
    isShortened: true
  )

  private static let course = ObjectShape(
    [
      leftovers, wish,
    ],
    exclusions: [["leftovers", "tag"]],
    atLeastOneOf: ["leftovers", "tag"]
  )

  private static let eaten = ["dish", "dishes", "leftovers", "tag"]

  private static let slotObject = ObjectShape(
    [
      Field("dish", .text(.reference(.dish)), es: "El plato", en: "The dish"),
      Field("dishes", .list(courses), es: "Los platos, en orden", en: "The courses, in order"),
      leftovers, wish,
      Field(
        "note",
        .text(.prose),
        es: "Una nota; sola, es que se come fuera",
        en: "A note; alone, it is a meal out"
      ),
      Field(
        "tags",
        .ids(of: .tag),
        es: "Las etiquetas de lo que se come fuera",
        en: "The tags of a meal out"
      ),
      Field("with", .ids(of: .person), es: "Quién más come", en: "Who else eats"),
      Field("without", .ids(of: .person), es: "Quién falta", en: "Who is missing"),
      Field(
        "guests",
        .number(.whole(0...1_000)),
        es: "Cuántos invitados más",
        en: "How many further guests"
      ),
      Field(
        "servings",
        .number(NumberShape(0...1_000, excludesLowerBound: true)),
        es: "Cuántas raciones, si no son las de la mesa",
        en: "How many portions, if not the table's"
      ),
      Field(
        "locked",
        .flag,
        es: "No lo cambia ni rellenar ni vaciar la semana",
        en: "Neither filling nor resetting the week changes it"
      ),
      Field(
        "allow",
        .list(ListShape(.text(.allowance), order: .set)),
        es: "Las reglas rotas que se aceptan: [\"pescado.noConsecutive\"]",
        en: "The broken rules that are accepted: [\"pescado.noConsecutive\"]"
      ),
    ],
    exclusions: [eaten] + eaten.map { [$0, "tags"] },
    shorthand: .slot
  )
}
