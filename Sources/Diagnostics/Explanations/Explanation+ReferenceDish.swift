internal import Wording

/// Explanations: dishes and meals that plans name.
extension Explanation {
  static let archivedDish = Self(
    summary: Phrase(
      es: "un plato retirado sigue en el plan",
      en: "a dish put away is still planned"
    ),
    detail: Phrase(
      es: """
        El plato está archivado: no se propone más, pero queda en la historia. Desde hoy en \
        adelante aún está en un hueco, quizá porque se planificó antes. Elige otro para ese día, o \
        borra `archived` del plato si vuelve a la mesa.
        """,
      en: """
        The dish is archived: it is no longer offered, but stays in history. From today on it \
        still stands in a slot, perhaps planned before. Choose another for that day, or delete \
        `archived` from the dish if it is back on the table.
        """
    ),
    wrong: #""friday.dinner": "cocido-de-antes""#,
    right: #""friday.dinner": "cocido""#
  )

  static let circularDish = Self(
    summary: Phrase(
      es: "un plato que se lleva a sí mismo dentro",
      en: "a dish that has itself inside"
    ),
    detail: Phrase(
      es: """
        Un plato puede ser ingrediente de otro, pero si dando la vuelta se llega al primero no se \
        puede saber qué lleva, ni qué comprar, ni si es seguro. Las notas muestran el círculo. \
        Quita uno de los ingredientes que lo cierran.
        """,
      en: """
        A dish may be another's ingredient, but if going round leads back to the first, nobody can \
        tell what is in it, what to buy, or whether it is safe. The notes show the circle. Take \
        out one of the ingredients that close it.
        """
    ),
    wrong: #""ingredients": { "bechamel": { "servings": 1 } }"#,
    right: #""ingredients": { "leche": "500 ml", "harina": "40 g" }"#
  )

  static let unknownDish = Self(
    summary: Phrase(
      es: "ese plato no existe",
      en: "no such dish"
    ),
    detail: Phrase(
      es: """
        Ningún archivo de `dishes/` se llama así: es una errata, o el plato se borró o se renombró \
        en otro sitio. Si lo que querías es un plato nuevo, créalo con `mantel dish add`; si no, \
        elige uno de los parecidos que sugiere el mensaje.
        """,
      en: """
        No file in `dishes/` has this name: it is a misspelling, or the dish was deleted or \
        renamed elsewhere. If you meant a new dish, make it with `mantel dish add`; else take one \
        of those the message suggests.
        """
    ),
    wrong: #""friday.dinner": "polo-asado""#,
    right: #""friday.dinner": "pollo-asado""#
  )

  static let unplannedMeal = Self(
    summary: Phrase(
      es: "una comida que en esta casa no se planifica",
      en: "a meal that this household doesn't plan"
    ),
    detail: Phrase(
      es: """
        Los ajustes no planifican esa comida, o no ese día, y el plan tiene algo en ella. Se come \
        y se compra, pero nadie rellena ese hueco ni suele verlo. Bórralo, o añade la comida o el \
        día en `meals` de `mantel.json`.
        """,
      en: """
        The settings don't plan that meal, or not on that day, and the plan has something in it. \
        It is eaten and bought, but nobody fills that slot and few see it. Delete it, or add the \
        meal or the day to `meals` in `mantel.json`.
        """
    ),
    wrong: #""thursday.breakfast": "tostadas""#,
    right: #""thursday.dinner": "tostadas""#
  )
}
