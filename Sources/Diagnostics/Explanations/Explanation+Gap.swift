internal import Wording

/// Explanations: what is still to come.
extension Explanation {
  static let emptySlot = Self(
    summary: Phrase(
      es: "un hueco por llenar",
      en: "a slot yet to be filled"
    ),
    detail: Phrase(
      es: """
        Para esa comida todavía no hay nada decidido, o solo un deseo, como «algo de pescado». No \
        es un fallo: es lo que queda por pensar. `mantel fill` propone la semana entera y `mantel \
        suggest` solo ese hueco; si coméis fuera, pon una nota.
        """,
      en: """
        Nothing is decided yet for that meal, or only a wish, such as "some fish". It is no fault: \
        it is what is left to think of. `mantel fill` proposes the whole week and `mantel suggest` \
        this slot alone; if you eat out, put a note.
        """
    ),
    wrong: #""friday.dinner": null"#,
    right: #""friday.dinner": { "note": "Cena fuera" }"#
  )

  static let minPerWeek = Self(
    summary: Phrase(
      es: "menos veces de las que pide la semana",
      en: "fewer times than the week asks for"
    ),
    detail: Phrase(
      es: """
        La etiqueta o el plato debe aparecer un mínimo de veces por semana y no llega. Mientras \
        queden huecos es solo una nota, porque aún puede entrar; con la semana llena, un aviso. \
        Cambia algún hueco o deja que `mantel fill` lo coloque.
        """,
      en: """
        The tag or dish should come a number of times a week and doesn't. While slots are empty \
        this is only a note, because it may yet come in; in a full week it is a warning. Change a \
        slot or let `mantel fill` place it.
        """
    ),
    wrong: #""friday.dinner": "pizza""#,
    right: #""friday.dinner": "lentejas""#
  )
}
