extension Shape {
  /// What `shopping/<year>/<first day>/<person>.json` may hold.
  static let shopping = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field(
          "bought",
          .object(
            ObjectShape(entries: ObjectShape.Entries(.reference(.food), bought), layout: .lines)
          ),
          es: "Lo comprado",
          en: "What was bought"
        ),
        Field(
          "added",
          .object(ObjectShape(entries: ObjectShape.Entries(.ownID, added), layout: .lines)),
          es: "Lo añadido a mano",
          en: "What was added by hand"
        ),
        Field(
          "removed",
          .object(ObjectShape(entries: ObjectShape.Entries(.foodOrOwnID, .flag), layout: .lines)),
          es: "Lo quitado a mano",
          en: "What was removed by hand"
        ),
      ],
      layout: .lines
    )
  )

  private static let bought = Shape.anyOf([
    .number(.notNegative), .text(.amount), .flag,
    .list(ListShape(.anyOf([.number(.notNegative), .text(.amount)]), minimumCount: 1)),
  ])

  private static let added = Shape.object(
    ObjectShape([
      Field("name", .line, isRequired: true, es: "Cómo se llama", en: "What it is called"),
      Field("amount", .amount, es: "Cuánto", en: "How much"),
      Field("category", .line, es: "En qué sección está", en: "In which section it is"),
    ])
  )
}
