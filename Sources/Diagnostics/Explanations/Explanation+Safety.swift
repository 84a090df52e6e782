internal import Wording

/// Explanations: who can eat what.
extension Explanation {
  static let notChecked = Self(
    summary: Phrase(
      es: "no se sabe si alguien puede comerlo",
      en: "nobody knows whether someone can eat it"
    ),
    detail: Phrase(
      es: """
        A algún ingrediente le falta decir qué contiene, y para quien es estricto también sus \
        trazas. Que no se sepa no significa que sea seguro. Mira la etiqueta del envase y \
        escríbelo en el alimento: `[]` quiere decir «mirado, nada». Para quien es estricto es un \
        aviso que nada acalla.
        """,
      en: """
        Some ingredient doesn't say what it contains, and for a strict person what traces it may \
        have. Not known doesn't mean safe. Read the packet and write it in the food: `[]` means \
        "looked at, none". For a strict person this is a warning that nothing silences.
        """
    ),
    wrong: #"{ "name": "Pimentón" }"#,
    right: #"{ "name": "Pimentón", "contains": [], "traces": [] }"#
  )

  static let suspectedContent = Self(
    summary: Phrase(
      es: "por su nombre, este ingrediente puede llevar un alérgeno",
      en: "by its name this ingredient may hold an allergen"
    ),
    detail: Phrase(
      es: """
        No tiene ficha, y su nombre hace pensar en algo que alguien de la casa no come: una \
        harina, un queso, una salsa. Es solo una sospecha y nunca da nada por seguro. Crea el \
        alimento con `mantel food add` y escribe lo que pone en el envase.
        """,
      en: """
        It has no file, and its name speaks of something that someone in the household doesn't \
        eat: a flour, a cheese, a sauce. It is only a suspicion and never clears anything. Make \
        the food with `mantel food add` and write what the packet says.
        """
    ),
    wrong: #""ingredients": { "harina-de-trigo": "50 g" }"#,
    right: #"foods/harina-de-trigo.json: { "contains": ["gluten"], "traces": [] }"#
  )

  static let unsafeDish = Self(
    summary: Phrase(
      es: "alguien de la mesa no puede comerlo",
      en: "someone at the table can't eat it"
    ),
    detail: Phrase(
      es: """
        El plato contiene algo que esa persona no toma, o trazas si es estricta, y no se le ha \
        puesto otra cosa. Ninguna excepción lo permite. Elige otro plato, dale otro con `instead` \
        o, si ese día no come en casa, ponla en `without`.
        """,
      en: """
        The dish contains something that this person doesn't eat, or traces of it where they are \
        strict, and nothing else is there for them. No exception allows it. Choose another dish, \
        give them another with `instead`, or, if they aren't at home that day, put them in \
        `without`.
        """
    ),
    wrong: #""friday.dinner": "bocadillo""#,
    right: #""friday.dinner": { "dish": "bocadillo", "without": ["nora"] }"#
  )
}
