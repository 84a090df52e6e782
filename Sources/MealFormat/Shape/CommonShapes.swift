internal import MealModel

/// Shapes that several kinds of file share.
extension Shape {
  /// A text for reading, at most 200 characters on one line.
  static let line = Shape.text(.line(maximum: 200))

  /// A name: one text, or one a language.
  static let name = Shape.anyOf([.line, .object(namesByLanguage)])

  private static let namesByLanguage = ObjectShape(
    [
      Field("es", .line, es: "El nombre en español", en: "The name in Spanish"),
      Field("en", .line, es: "El nombre en inglés", en: "The name in English"),
    ],
    entries: ObjectShape.Entries(.language, .line),
    minimumCount: 1
  )

  /// How much: pieces, or text with a unit.
  static let amount = Shape.anyOf([.number(.positive), .text(.amount)])

  /// A set of ids.
  static func ids(of kind: RecordKind) -> Shape {
    .list(ListShape(.text(.reference(kind)), order: .set))
  }

  /// A set of words of the vocabulary.
  static let substances = Shape.list(
    ListShape(.text(.oneOf(Substance.allCases.map(\.rawValue))), order: .set)
  )

  /// A value that is the same every day, or a map by days.
  static func byDays(_ shape: Shape) -> Shape {
    .anyOf([
      shape,
      .object(
        ObjectShape(
          entries: ObjectShape.Entries(.dayPattern, shape),
          unknownKeys: .refused,
          minimumCount: 1
        )
      ),
    ])
  }

  /// A weekday, a range, or a list of these.
  static let days = Shape.anyOf([
    .text(.dayPattern), .list(ListShape(.text(.dayPattern), minimumCount: 1)),
  ])

  /// Energy and nutrients.
  static let nutrition = Shape.object(ObjectShape(nutrients))

  /// The members of every set of nutrients.
  static let nutrients = [
    Field("kcal", .number(.energy), es: "Energía en kcal", en: "Energy in kcal"),
    Field("protein", .number(.grams), es: "Proteína en gramos", en: "Protein in grams"),
    Field(
      "carbohydrates",
      .number(.grams),
      es: "Hidratos de carbono sin la fibra, en gramos",
      en: "Carbohydrates without fibre, in grams"
    ),
    Field("fat", .number(.grams), es: "Grasa en gramos", en: "Fat in grams"),
    Field("fibre", .number(.grams), es: "Fibra en gramos", en: "Fibre in grams"),
  ]

  /// What a food or dish contains.
  static let contains = Field(
    "contains",
    .substances,
    isKeptEmpty: true,
    es: "Qué contiene; [] es que se ha mirado y nada",
    en: "What it contains; [] says that someone looked and nothing"
  )

  /// What a food or dish may have traces of.
  static let traces = Field(
    "traces",
    .substances,
    isKeptEmpty: true,
    es: "De qué puede tener trazas; [] es que se ha mirado y de nada",
    en: "What it may have traces of; [] says that someone looked and nothing"
  )

  /// The pointer to the schema that editors read.
  static let schemaField = Field(
    "$schema",
    .text(.prose),
    es: "El esquema de este archivo, para los editores",
    en: "The schema of this file, for editors"
  )
}

extension NumberShape {
  static let positive = NumberShape(0...1_000_000, excludesLowerBound: true)
  static let notNegative = NumberShape(0...1_000_000)
  static let energy = NumberShape(0...100_000)
  static let grams = NumberShape(0...100_000)
  static let minutes = NumberShape(0...10_000, isWhole: true)

  static func whole(_ range: ClosedRange<Double>) -> NumberShape {
    NumberShape(range, isWhole: true)
  }
}
