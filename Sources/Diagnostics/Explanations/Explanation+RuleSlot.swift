internal import Wording

/// Explanations: what may stand in a slot.
extension Explanation {
  static let fixed = Self(
    summary: Phrase(
      es: "un hueco reservado tiene otra cosa",
      en: "a slot kept for something has something else"
    ),
    detail: Phrase(
      es: """
        Una etiqueta o un plato tiene ese hueco fijo, como el pescado de los viernes, y lo \
        planificado no es eso. Pon algo que lo cumpla. Si esta semana es distinta, cierra el hueco \
        con `locked` o acepta la excepción en `allow`.
        """,
      en: """
        A tag or a dish has that slot fixed, like fish on Fridays, and what is planned isn't that. \
        Put something that fits. If this week is different, close the slot with `locked` or accept \
        the exception in `allow`.
        """
    ),
    wrong: #""friday.dinner": "pizza""#,
    right: #""friday.dinner": "merluza-al-horno""#
  )

  static let fixedClash = Self(
    summary: Phrase(
      es: "dos cosas piden el mismo hueco",
      en: "two things claim the same slot"
    ),
    detail: Phrase(
      es: """
        Dos etiquetas o platos tienen fijo el mismo hueco de la semana, y casi nunca se podrá \
        cumplir con los dos. La nota señala la otra. Quita el hueco de una de ellas o dale otro \
        día.
        """,
      en: """
        Two tags or dishes have the same slot of the week fixed, and one meal can hardly be both. \
        The note points at the other. Take the slot from one of them or give it another day.
        """
    ),
    wrong: #"""
      pescado: "fixed": ["friday.dinner"]
      pizza: "fixed": ["friday.dinner"]
      """#,
    right: #"""
      pescado: "fixed": ["friday.dinner"]
      pizza: "fixed": ["saturday.dinner"]
      """#
  )

  static let lowCarb = Self(
    summary: Phrase(
      es: "demasiados hidratos para alguien ese día",
      en: "too many carbohydrates for someone that day"
    ),
    detail: Phrase(
      es: """
        Esa persona se ha puesto un máximo de 100 g de hidratos al día, y su ración de lo \
        planificado lo supera en la parte que toca a esas comidas. No prohíbe ningún plato: es el \
        conjunto del día. Los hidratos son los que dice el plato o los de sus ingredientes; lo que \
        no se sabe no cuenta. Cambia uno de los platos o su ración.
        """,
      en: """
        This person keeps to 100 g of carbohydrates a day, and their portion of what is planned \
        goes over it for the share of the day that those meals make up. It forbids no dish: it is \
        the day as a whole. Carbohydrates are those that the dish gives or its ingredients come \
        to; what isn't known doesn't count. Change one of the dishes or their portion.
        """
    ),
    wrong: #"""
      "friday.lunch": "arroz-al-horno",
      "friday.dinner": "pizza"
      """#,
    right: #"""
      "friday.lunch": "arroz-al-horno",
      "friday.dinner": "ensalada-mixta"
      """#
  )

  static let maxMinutes = Self(
    summary: Phrase(
      es: "un plato que lleva más tiempo del que hay",
      en: "a dish that takes longer than there is time"
    ),
    detail: Phrase(
      es: """
        Esa comida tiene un máximo de minutos, contando preparar y cocinar, y el plato lo pasa. \
        Elige uno más rápido o muévelo al fin de semana. Si ese día da tiempo, acéptalo con \
        `"maxMinutes"` en `allow`.
        """,
      en: """
        That meal has a limit of minutes, preparing and cooking together, and the dish goes over \
        it. Choose a quicker one or move it to the weekend. If there is time that day, accept it \
        with `"maxMinutes"` in `allow`.
        """
    ),
    wrong: #""tuesday.dinner": "cocido""#,
    right: #""tuesday.dinner": { "dish": "cocido", "allow": ["maxMinutes"] }"#
  )

  static let mealTypeRestriction = Self(
    summary: Phrase(
      es: "un plato en una comida que no es la suya",
      en: "a dish at a meal that isn't its own"
    ),
    detail: Phrase(
      es: """
        La etiqueta o el plato dice en qué comidas puede estar, como «solo cena», y está en otra. \
        Muévelo a la suya o cambia el plato. Si ese día os apetece, acéptalo en `allow`.
        """,
      en: """
        The tag or dish says at which meals it may stand, such as "dinner only", and it stands at \
        another. Move it to its own or change the dish. If you feel like it that day, accept it in \
        `allow`.
        """
    ),
    wrong: #""friday.dinner": "cocido""#,
    right: #""friday.lunch": "cocido""#
  )

  static let months = Self(
    summary: Phrase(
      es: "fuera de temporada",
      en: "out of season"
    ),
    detail: Phrase(
      es: """
        El plato o la etiqueta dice en qué meses se come, como el gazpacho en verano, y ese día \
        cae en otro. Cámbialo por algo de temporada. Si hoy apetece, acéptalo en `allow` o añade \
        el mes a la regla.
        """,
      en: """
        The dish or tag says in which months it is eaten, like gazpacho in summer, and that day \
        falls in another. Change it for something in season. If you feel like it today, accept it \
        in `allow`, or add the month to the rule.
        """
    ),
    wrong: #""rules": { "months": [6, 7, 8] }"#,
    right: #""rules": { "months": [5, 6, 7, 8, 9] }"#
  )
}
