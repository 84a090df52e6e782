internal import Wording

/// Explanations: numbers, commas and keys.
extension Explanation {
  static let badNumber = Self(
    summary: Phrase(
      es: "un número escrito de un modo que no se admite",
      en: "a number written in a way that isn't allowed"
    ),
    detail: Phrase(
      es: """
        Los números se escriben con cifras y, si hace falta, un punto decimal con cifras a ambos \
        lados: ni ceros delante, ni signo más, ni hexadecimales. Corrígelo donde señala la flecha; \
        si es un código, como el de barras, ponlo entre comillas. El resto del archivo no se ha \
        mirado.
        """,
      en: """
        Numbers are written in digits and, if need be, a decimal point with digits on both sides: \
        no leading zeros, no plus sign, no hexadecimals. Mend it where the caret points; if it is \
        a code, such as a barcode, put it in quotes. The rest of the file was not looked at.
        """
    ),
    wrong: #""servings": 04"#,
    right: #""servings": 4"#
  )

  static let decimalComma = Self(
    summary: Phrase(
      es: "una coma decimal donde va un punto",
      en: "a decimal comma where a point belongs"
    ),
    detail: Phrase(
      es: """
        En estos archivos los decimales llevan punto, porque la coma separa un dato del siguiente. \
        Las cantidades que se escriben como texto, entre comillas, sí admiten la coma. `mantel \
        validate --fix` pone el punto.
        """,
      en: """
        In these files decimals have a point, because a comma parts one fact from the next. \
        Amounts that are written as text, in quotes, may have the comma. `mantel validate --fix` \
        puts the point.
        """
    ),
    wrong: #""portion": 0,7"#,
    right: #""portion": 0.7"#
  )

  static let duplicateKey = Self(
    summary: Phrase(
      es: "el mismo dato aparece dos veces",
      en: "the same key stands twice"
    ),
    detail: Phrase(
      es: """
        Un mismo dato está escrito dos veces en el mismo sitio y no se sabe cuál vale; pasa al \
        copiar una línea o cuando git une dos cambios sin ayuda. Si los dos dicen lo mismo, \
        `mantel validate --fix` borra el segundo. Si no, elige tú y borra el otro.
        """,
      en: """
        The same key is written twice in one place, and nobody can tell which counts; it happens \
        when a line is copied or when git joins two changes by itself. Where both say the same, \
        `mantel validate --fix` deletes the second. Where they don't, choose one and delete the \
        other.
        """
    ),
    wrong: #"""
      "friday.dinner": "pizza",
      "friday.dinner": "merluza-al-horno"
      """#,
    right: #""friday.dinner": "merluza-al-horno""#
  )

  static let missingColon = Self(
    summary: Phrase(
      es: "faltan los dos puntos entre el nombre y su valor",
      en: "the colon between a key and its value is missing"
    ),
    detail: Phrase(
      es: """
        Cada dato se escribe como `"nombre": valor`. Pon los dos puntos donde señala la flecha. El \
        resto del archivo no se ha mirado.
        """,
      en: """
        Each fact is written as `"key": value`. Put the colon where the caret points. The rest of \
        the file was not looked at.
        """
    ),
    wrong: #""name" "Lentejas""#,
    right: #""name": "Lentejas""#
  )

  static let missingComma = Self(
    summary: Phrase(
      es: "falta una coma entre dos datos",
      en: "a comma between two entries is missing"
    ),
    detail: Phrase(
      es: """
        Entre un dato y el siguiente va una coma; se olvida al añadir una línea al final. La \
        flecha señala lo que viene detrás: la coma va al final de lo anterior. `mantel validate \
        --fix` la pone.
        """,
      en: """
        Between one entry and the next stands a comma; it is forgotten when a line is added at the \
        end. The caret points at what follows: the comma belongs at the end of what is before it. \
        `mantel validate --fix` puts it there.
        """
    ),
    wrong: #"""
      "name": "Lentejas"
      "tags": ["legumbres"]
      """#,
    right: #"""
      "name": "Lentejas",
      "tags": ["legumbres"]
      """#
  )

  static let missingValue = Self(
    summary: Phrase(
      es: "falta el valor de un dato",
      en: "a key has no value"
    ),
    detail: Phrase(
      es: """
        Detrás de los dos puntos tiene que haber algo: un texto entre comillas, un número, una \
        lista. Escríbelo o borra la línea entera; en un plan, un hueco vacío se escribe `null`. El \
        resto del archivo no se ha mirado.
        """,
      en: """
        After the colon there must be something: a text in quotes, a number, a list. Write it or \
        delete the whole line; in a plan an empty slot is written `null`. The rest of the file was \
        not looked at.
        """
    ),
    wrong: #""servings": ,"#,
    right: #""servings": 4,"#
  )

  static let notANumber = Self(
    summary: Phrase(
      es: "`NaN` o `Infinity` donde va un número",
      en: "`NaN` or `Infinity` where a number belongs"
    ),
    detail: Phrase(
      es: """
        Lo escribió seguramente otro programa al dividir entre cero o al no saber un dato. Lo que \
        no se sabe, aquí simplemente no se escribe: borra la línea o pon el número bueno. El resto \
        del archivo no se ha mirado.
        """,
      en: """
        Another program probably wrote it when it divided by zero or didn't know something. What \
        isn't known isn't written here: delete the line or put the right number. The rest of the \
        file was not looked at.
        """
    ),
    wrong: #""protein": NaN"#,
    right: #""protein": 28"#
  )

  static let numberOutOfRange = Self(
    summary: Phrase(
      es: "un número demasiado grande o demasiado largo",
      en: "a number too large or too long"
    ),
    detail: Phrase(
      es: """
        Ninguna cantidad de una casa llega tan lejos ni necesita tantas cifras, y guardarlo lo \
        redondearía sin avisar. Comprueba si sobran ceros. Si es un código, como el de barras, va \
        entre comillas.
        """,
      en: """
        No amount in a household goes so far or needs so many digits, and saving it would round it \
        without a word. See whether there are zeros too many. If it is a code, such as a barcode, \
        it goes in quotes.
        """
    ),
    wrong: #""kcal": 52000000000000000000"#,
    right: #""kcal": 520"#
  )

  static let trailingComma = Self(
    summary: Phrase(
      es: "sobra una coma",
      en: "a comma too many"
    ),
    detail: Phrase(
      es: """
        La coma separa un dato del siguiente, y aquí no hay siguiente, o hay dos comas seguidas. \
        Pasa al borrar la última línea de una lista. `mantel validate --fix` la quita.
        """,
      en: """
        A comma parts one entry from the next, and here there is no next, or there are two commas \
        in a row. It happens when the last line of a list is deleted. `mantel validate --fix` \
        removes it.
        """
    ),
    wrong: #""tags": ["legumbres", "verduras",]"#,
    right: #""tags": ["legumbres", "verduras"]"#
  )
}
