internal import Wording

/// Explanations: how often and how close together.
extension Explanation {
  static let maxPerWeek = Self(
    summary: Phrase(
      es: "demasiadas veces en una semana",
      en: "too many times in one week"
    ),
    detail: Phrase(
      es: """
        La etiqueta o el plato tiene un máximo de veces por semana y hay más, contando sobras y \
        comidas fuera. El aviso está en cada una de las que sobran por orden de días; las notas \
        señalan las demás. Cambia una de ellas o acéptala en `allow`.
        """,
      en: """
        The tag or dish has a limit of times a week and there are more, leftovers and meals out \
        included. The finding stands at each one too many, in the order of days; the notes point \
        at the others. Change one of them or accept it in `allow`.
        """
    ),
    wrong: #""sunday.lunch": "pollo-asado""#,
    right: #""sunday.lunch": { "dish": "pollo-asado", "allow": ["carne.maxPerWeek"] }"#
  )

  static let minDaysBetween = Self(
    summary: Phrase(
      es: "se repite demasiado pronto",
      en: "it comes again too soon"
    ),
    detail: Phrase(
      es: """
        La etiqueta o el plato pide un mínimo de días entre una vez y la siguiente, contando \
        también lo comido en semanas pasadas. Desde la última han pasado menos; la nota dice cuál \
        es. Aplázalo, cámbialo o acéptalo en `allow`; `mantel last` dice cuándo vuelve a tocar.
        """,
      en: """
        The tag or dish asks for a number of days between one time and the next, past weeks \
        included. Fewer have gone by since the last; the note says which that is. Put it off, \
        change it or accept it in `allow`; `mantel last` says when it may come again.
        """
    ),
    wrong: #"""
      "tuesday.lunch": "lentejas",
      "thursday.lunch": "lentejas"
      """#,
    right: #"""
      "tuesday.lunch": "lentejas",
      "thursday.lunch": "garbanzos"
      """#
  )

  static let noConsecutive = Self(
    summary: Phrase(
      es: "dos días seguidos lo mismo",
      en: "the same on two days in a row"
    ),
    detail: Phrase(
      es: """
        La etiqueta o el plato no debe repetirse en la misma comida de dos días seguidos, o en \
        ninguna si la regla dice `"day"`; el domingo y el lunes siguiente también cuentan, las \
        sobras no. Cambia uno de los dos días o acéptalo en `allow`.
        """,
      en: """
        The tag or dish shouldn't come again at the same meal of two days in a row, or at any meal \
        where the rule says `"day"`; Sunday and the next Monday count as well, leftovers don't. \
        Change one of the two days or accept it in `allow`.
        """
    ),
    wrong: #"""
      "thursday.lunch": "pollo-asado",
      "friday.lunch": "albondigas"
      """#,
    right: #"""
      "thursday.lunch": "pollo-asado",
      "friday.lunch": "tortilla-francesa"
      """#
  )

  static let noDuplicateInDay = Self(
    summary: Phrase(
      es: "dos veces lo mismo en un día",
      en: "the same twice in one day"
    ),
    detail: Phrase(
      es: """
        La etiqueta o el plato no debe estar en dos comidas del mismo día. Los platos de una misma \
        comida cuentan como una vez, y las sobras no cuentan. Cambia la comida o la cena, o \
        acéptalo en `allow`.
        """,
      en: """
        The tag or dish shouldn't stand at two meals of one day. The courses of one meal count \
        once, and leftovers don't count. Change the lunch or the dinner, or accept it in `allow`.
        """
    ),
    wrong: #"""
      "friday.lunch": "pollo-asado",
      "friday.dinner": "albondigas"
      """#,
    right: #"""
      "friday.lunch": "pollo-asado",
      "friday.dinner": "crema-de-calabacin"
      """#
  )

  static let leftoversTooMany = Self(
    summary: Phrase(
      es: "más sobras de las que deja la olla",
      en: "more leftovers than the pot leaves"
    ),
    detail: Phrase(
      es: """
        El plato dice para cuántas comidas más da una vez que se cocina, y de esa cuelgan más. \
        Alguien se quedaría sin cenar. Cocínalo otra vez, cambia uno de los huecos o sube \
        `leftovers` en el plato si de verdad da para más.
        """,
      en: """
        The dish says for how many more meals one cooking lasts, and more than that hang on it. \
        Someone would go without dinner. Cook it again, change one of the slots, or raise \
        `leftovers` in the dish if it really lasts longer.
        """
    ),
    wrong: #"""
      "thursday.dinner": { "leftovers": "cocido" },
      "friday.dinner": { "leftovers": "cocido" }
      """#,
    right: #"""
      "thursday.dinner": { "leftovers": "cocido" },
      "friday.dinner": "crema-de-calabacin"
      """#
  )

  static let leftoversWithoutCooking = Self(
    summary: Phrase(
      es: "sobras de algo que no se ha cocinado",
      en: "leftovers of something not cooked"
    ),
    detail: Phrase(
      es: """
        Las sobras vienen de la última vez que se cocinó el plato, y antes de ese hueco no se \
        cocina, o hace más días de los que aguanta (dos, si `keeps` no dice otra cosa). Suele \
        pasar al mover un plato de día. Cocínalo antes, o pon ahí el plato mismo u otro.
        """,
      en: """
        Leftovers come from the dish's last cooking, and before that slot it isn't cooked, or \
        longer ago than it keeps (two days, unless `keeps` says). It often happens when a dish is \
        moved to another day. Cook it before, or put the dish itself or another there.
        """
    ),
    wrong: #""monday.dinner": { "leftovers": "cocido" }"#,
    right: #"""
      "monday.lunch": "cocido",
      "monday.dinner": { "leftovers": "cocido" }
      """#
  )
}
