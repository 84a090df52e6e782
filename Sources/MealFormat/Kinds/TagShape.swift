extension Shape {
  /// What `tags/<tag>.json` may hold.
  static let tag = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field("name", .name, isRequired: true, es: "Cómo se llama", en: "What it is called"),
        Field("color", .text(.color), es: "Su color: \"#E74C3C\"", en: "Its colour: \"#E74C3C\""),
        Field("rules", .rules, es: "Sus reglas", en: "Its rules"),
      ],
      layout: .lines
    )
  )
}
