extension Shape {
  /// What `pantry.json` may hold.
  static let pantry = Shape.object(
    ObjectShape(
      [schemaField],
      entries: ObjectShape.Entries(
        .reference(.food),
        .anyOf([
          .number(.notNegative), .text(.amount), .object(lot),
          .list(
            ListShape(
              .anyOf([.number(.notNegative), .text(.amount), .object(lot)]),
              minimumCount: 1
            )
          ),
        ])
      ),
      layout: .spaced
    )
  )

  private static let lot = ObjectShape([
    Field(
      "amount",
      .anyOf([.number(.notNegative), .text(.amount)]),
      isRequired: true,
      es: "Cuánto hay",
      en: "How much there is"
    ),
    Field("expires", .text(.date), es: "Hasta cuándo es bueno", en: "Until when it is good"),
  ])
}
