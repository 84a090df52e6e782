internal import MealModel

extension Shape {
  /// What `foods/<food>.json` may hold.
  static let food = Shape.object(
    ObjectShape(
      [
        schemaField,
        Field("name", .name, isRequired: true, es: "Cómo se llama", en: "What it is called"),
        Field(
          "aliases",
          .list(ListShape(.line, order: .set)),
          es: "Otros nombres",
          en: "Other names"
        ),
        Field(
          "category",
          .line,
          es: "En qué sección de la tienda está",
          en: "In which section of the shop it is"
        ),
        contains,
        traces,
        Field(
          "nutrition",
          .object(
            ObjectShape(
              [
                Field(
                  "per",
                  .text(.oneOf(Food.Basis.allCases.map(\.rawValue))),
                  isRequired: true,
                  es: "Para cuánto son las cifras",
                  en: "What the figures are for"
                )
              ] + nutrients
            )
          ),
          es: "Lo que aporta",
          en: "What it brings"
        ),
        Field(
          "weights",
          .object(ObjectShape(entries: ObjectShape.Entries(.word, .number(.positive)))),
          es: "Cuántos gramos pesa una unidad, una taza, una cucharada…",
          en: "How many grams a unit, a cup, a spoon… weighs"
        ),
        Field(
          "density",
          .number(NumberShape(0...25, excludesLowerBound: true)),
          es: "Gramos por mililitro",
          en: "Grams a millilitre"
        ),
        Field("pack", .amount, es: "Cómo se vende: \"1 kg\"", en: "How it is sold: \"1 kg\""),
        Field(
          "staple",
          .flag,
          es: "Un básico, que va aparte en la lista de la compra",
          en: "A staple, which has a section of its own on the shopping list"
        ),
        Field("active", .flag, es: "Si en esta casa hay", en: "Whether this house keeps it"),
        Field(
          "barcodes",
          .list(ListShape(.line, order: .set)),
          es: "Sus códigos de barras",
          en: "Its barcodes"
        ),
        Field(
          "source",
          .line,
          es: "De dónde vienen las cifras",
          en: "Where the figures come from"
        ),
      ],
      layout: .lines
    )
  )
}
