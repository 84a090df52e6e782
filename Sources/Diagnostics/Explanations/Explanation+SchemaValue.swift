internal import Wording

/// Explanations: values.
extension Explanation {
  static let badColor = Self(
    summary: Phrase(
      es: "un color que no se entiende",
      en: "a colour that can't be read"
    ),
    detail: Phrase(
      es: """
        El color de una etiqueta se escribe como `#` y seis cifras hexadecimales, dos para el \
        rojo, dos para el verde y dos para el azul. No valen los nombres ni la forma corta de \
        tres. Cópialo de cualquier selector de color o quita la línea.
        """,
      en: """
        A tag's colour is written as `#` and six hexadecimal digits, two for red, two for green, \
        two for blue. Names and the short form of three don't count. Copy it from any colour \
        picker or remove the line.
        """
    ),
    wrong: #""color": "rojo""#,
    right: ##""color": "#E74C3C""##
  )

  static let badDate = Self(
    summary: Phrase(
      es: "una fecha que no existe o está escrita de otro modo",
      en: "a date that doesn't exist or is written another way"
    ),
    detail: Phrase(
      es: """
        Las fechas van siempre como año, mes y día, con guiones y dos cifras: `2026-02-03`. Así no \
        hay duda entre el 3 de febrero y el 2 de marzo, y los archivos se ordenan solos. Comprueba \
        también que ese día exista.
        """,
      en: """
        Dates are always year, month and day, with hyphens and two digits: `2026-02-03`. So nobody \
        takes 3 February for 2 March, and files sort by themselves. See also that the day exists.
        """
    ),
    wrong: #""expires": "30/02/2026""#,
    right: #""expires": "2026-02-28""#
  )

  static let badDays = Self(
    summary: Phrase(
      es: "unos días que no se entienden",
      en: "days that can't be read"
    ),
    detail: Phrase(
      es: """
        Los días son los siete en inglés, `monday` a `sunday`, solos, en lista o de uno a otro: \
        `monday-friday`. En un mapa por días, cada día puede estar en una sola entrada; si está en \
        dos, no se sabe cuál vale. Corrige el nombre o reparte los días.
        """,
      en: """
        Days are `monday` to `sunday`, alone, in a list or from one to another: `monday-friday`. \
        In a map by days each day may stand in one entry only; in two, nobody can tell which \
        counts. Mend the name or part the days.
        """
    ),
    wrong: #""maxMinutes": { "monday-friday": 35, "friday": 60 }"#,
    right: #""maxMinutes": { "monday-thursday": 35, "friday": 60 }"#
  )

  static let badText = Self(
    summary: Phrase(
      es: "un texto vacío o con signos que no se ven",
      en: "a text that is empty or holds hidden characters"
    ),
    detail: Phrase(
      es: """
        Un nombre tiene que poder leerse en la mesa, en la lista y en la terminal: no puede estar \
        vacío, ser solo espacios ni llevar signos de control. Escribe el nombre a mano; si lo \
        pegaste de otro sitio, bórralo y tecléalo de nuevo.
        """,
      en: """
        A name has to be readable at the table, on the list and in a terminal: it can't be empty, \
        mere spaces, or hold control characters. Type the name; if you pasted it from elsewhere, \
        delete it and write it anew.
        """
    ),
    wrong: #""name": """#,
    right: #""name": "Lentejas estofadas""#
  )

  static let badTime = Self(
    summary: Phrase(
      es: "una hora que no existe o está escrita de otro modo",
      en: "a time that doesn't exist or is written another way"
    ),
    detail: Phrase(
      es: """
        Las horas van de `00:00` a `23:59`, con dos cifras a cada lado de los dos puntos y sin «h» \
        ni «pm». De ella salen el calendario y los avisos.
        """,
      en: """
        Times go from `00:00` to `23:59`, with two digits on either side of the colon and without \
        "h" or "pm". The calendar and the reminders come from it.
        """
    ),
    wrong: #""time": "9:30 pm""#,
    right: #""time": "21:30""#
  )

  static let longDescription = Self(
    summary: Phrase(
      es: "una descripción muy larga",
      en: "a very long description"
    ),
    detail: Phrase(
      es: """
        La descripción se imprime en una línea, en el calendario y en la mesa, y a partir de 100 \
        caracteres se corta o se descoloca. No pasa nada si se queda así. Los detalles están mejor \
        en `steps`.
        """,
      en: """
        The description is printed on one line, in the calendar and at the table, and beyond 100 \
        characters it is cut or breaks the layout. Nothing happens if it stays. Details are better \
        off in `steps`.
        """
    ),
    wrong: #""description": "Se pone a remojo la noche antes, y por la mañana…""#,
    right: #""description": "Con verduras y chorizo""#
  )

  static let outOfRange = Self(
    summary: Phrase(
      es: "un número que no puede ser",
      en: "a number that can't be"
    ),
    detail: Phrase(
      es: """
        Está fuera de lo que tiene sentido: cero raciones, el mes 13, menos dos invitados, el 130 \
        % del día. Con él saldrían mal la compra y las cuentas. El mensaje dice entre qué valores \
        debe estar.
        """,
      en: """
        It is outside what makes sense: no servings at all, month 13, minus two guests, 130 % of \
        the day. The shopping and the sums would come out wrong. The message says between which \
        values it has to be.
        """
    ),
    wrong: #""servings": 0"#,
    right: #""servings": 4"#
  )

  static let unitSpelling = Self(
    summary: Phrase(
      es: "una unidad escrita de otro modo",
      en: "a unit written another way"
    ),
    detail: Phrase(
      es: """
        Se entiende, pero cada unidad tiene una sola forma, para que la compra sume bien y los \
        cambios se comparen fácil: `g` y no `gr`, `kg` y no `Kgs`. `mantel validate --fix` la \
        cambia.
        """,
      en: """
        It is understood, but each unit has one spelling, so that shopping adds up and changes are \
        easy to compare: `g` and not `gr`, `kg` and not `Kgs`. `mantel validate --fix` changes it.
        """
    ),
    wrong: #""lenteja": "400 gr""#,
    right: #""lenteja": "400 g""#
  )

  static let unknownValue = Self(
    summary: Phrase(
      es: "una palabra que no está entre las posibles",
      en: "a word that isn't one of the possible ones"
    ),
    detail: Phrase(
      es: """
        Aquí solo valen unas palabras fijas, en inglés, y esta no es una de ellas; el mensaje las \
        enumera. Si es algo que alguien no puede comer, corrígelo antes que nada: tal como está no \
        cuenta.
        """,
      en: """
        Only certain words are possible here, and this isn't one of them; the message lists them. \
        If it is something that somebody can't eat, mend it before all else: as it stands it \
        doesn't count.
        """
    ),
    wrong: #""course": "primero""#,
    right: #""course": "first""#
  )

  static let wrongType = Self(
    summary: Phrase(
      es: "una cosa de otra clase que la esperada",
      en: "another kind of thing than expected"
    ),
    detail: Phrase(
      es: """
        Aquí va, por ejemplo, una lista y hay un texto, o un número y está entre comillas. El \
        mensaje dice qué se espera y qué hay. Los números van sin comillas, las listas entre `[ ]` \
        aunque tengan un solo elemento.
        """,
      en: """
        A list belongs here and there is a text, say, or a number and it stands in quotes. The \
        message says what is expected and what is there. Numbers go without quotes, lists in `[ ]` \
        even if they have one item.
        """
    ),
    wrong: #""tags": "legumbres""#,
    right: #""tags": ["legumbres"]"#
  )
}
