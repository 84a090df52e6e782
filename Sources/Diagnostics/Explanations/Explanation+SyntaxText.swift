internal import Wording

/// Explanations: quotes, words and characters.
extension Explanation {
  static let badEscape = Self(
    summary: Phrase(
      es: "una barra invertida sin sentido dentro de un texto",
      en: "a backslash in a text that means nothing"
    ),
    detail: Phrase(
      es: """
        Dentro de las comillas, la barra invertida anuncia un signo especial, y solo \
        valen `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` y `\\u` con cuatro cifras \
        hexadecimales. Si querías una barra invertida, escríbela dos veces; las letras \
        con tilde y la ñ van tal cual. El resto del archivo no se ha mirado.
        """,
      en: """
        Inside quotes a backslash announces a special character, and only `\\"`, `\\\\`, \
        `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four hexadecimal digits exist. \
        If you meant a backslash, write it twice; accented letters need none. The rest \
        of the file was not looked at.
        """
    ),
    wrong: #""name": "Pollo \& patatas""#,
    right: #""name": "Pollo & patatas""#
  )

  static let controlCharacter = Self(
    summary: Phrase(
      es: "un tabulador u otro signo de control dentro de un texto",
      en: "a tab or other control character inside a text"
    ),
    detail: Phrase(
      es: """
        Entre comillas no puede haber tabuladores ni otros signos que no se ven; suelen venir de \
        pegar desde una página o una hoja de cálculo. Cámbialo por un espacio. Si de verdad \
        quieres un salto de línea, se escribe `\\n`. El resto del archivo no se ha mirado.
        """,
      en: """
        Between quotes there can be no tabs or other characters that don't show; they usually come \
        from pasting out of a web page or a spreadsheet. Put a space in its place. If you do want \
        a line break, it is written `\\n`. The rest of the file was not looked at.
        """
    ),
    wrong: #""name": "Lentejas⇥estofadas""#,
    right: #""name": "Lentejas estofadas""#
  )

  static let keyTwins = Self(
    summary: Phrase(
      es: "dos nombres que se ven iguales y no lo son",
      en: "two keys that look the same and aren't"
    ),
    detail: Phrase(
      es: """
        Una letra con tilde se puede guardar entera o como letra más tilde; en pantalla son \
        iguales, para el ordenador no. Así hay dos datos con el mismo nombre y no se sabe cuál \
        vale. Borra uno de los dos; si dudas, escribe el otro de nuevo a mano.
        """,
      en: """
        An accented letter can be stored whole or as a letter and an accent; on the screen they \
        are alike, to a computer they aren't. So two facts have one name, and nobody can tell \
        which counts. Delete one of them; when in doubt, type the other again.
        """
    ),
    wrong: #""weights": { "cucharón": 60, "cucharo\#u{301}n": 65 }"#,
    right: #""weights": { "cucharón": 60 }"#
  )

  static let loneSurrogate = Self(
    summary: Phrase(
      es: "medio emoji: un signo escrito con `\\u` al que le falta una parte",
      en: "half an emoji: a character written with `\\u` that lacks a part"
    ),
    detail: Phrase(
      es: """
        Los emojis escritos con `\\u` necesitan dos códigos seguidos, y aquí solo hay uno. Lo más \
        sencillo es escribir el emoji tal cual. Si no lo querías, borra el código.
        """,
      en: """
        Emojis written with `\\u` take two codes in a row, and here is only one. The simplest way \
        is to write the emoji itself. If you didn't want it, delete the code.
        """
    ),
    wrong: #""titlePrefix": "\ud83c""#,
    right: #""titlePrefix": "🍽️""#
  )

  static let misspeltLiteral = Self(
    summary: Phrase(
      es: "`true`, `false` o `null` mal escrito",
      en: "`true`, `false` or `null` misspelt"
    ),
    detail: Phrase(
      es: """
        Fuera de las comillas solo existen tres palabras: `true` (sí), `false` (no) y `null` \
        (vacío), siempre en inglés y en minúsculas. Escríbela bien o pon el texto entre comillas. \
        El resto del archivo no se ha mirado.
        """,
      en: """
        Outside quotes there are only three words: `true`, `false` and `null` (empty), always in \
        lower case. Spell it so, or put the text in quotes. The rest of the file was not looked \
        at.
        """
    ),
    wrong: #""archived": True"#,
    right: #""archived": true"#
  )

  static let unexpectedCharacter = Self(
    summary: Phrase(
      es: "un signo que aquí no puede estar",
      en: "a character that can't stand here"
    ),
    detail: Phrase(
      es: """
        Suele ser un punto y coma, un igual o un espacio raro pegado desde una página. Fuera de \
        las comillas solo hay llaves, corchetes, comas, dos puntos, números y espacios normales. \
        Quítalo o cámbialo; el resto del archivo no se ha mirado.
        """,
      en: """
        It is usually a semicolon, an equals sign or an odd space pasted from a web page. Outside \
        quotes there are only braces, brackets, commas, colons, numbers and plain spaces. Remove \
        or replace it; the rest of the file was not looked at.
        """
    ),
    wrong: #""servings": 4;"#,
    right: #""servings": 4,"#
  )

  static let unquotedText = Self(
    summary: Phrase(
      es: "un texto sin comillas",
      en: "a text without quotes"
    ),
    detail: Phrase(
      es: """
        Los nombres y los textos van siempre entre comillas rectas: `"así"`. Solo los números y \
        `true`, `false` y `null` van sin ellas. Pon las comillas a los dos lados; el resto del \
        archivo no se ha mirado.
        """,
      en: """
        Keys and texts always stand in straight quotes: `"like this"`. Only numbers and `true`, \
        `false` and `null` go without. Put quotes on both sides; the rest of the file was not \
        looked at.
        """
    ),
    wrong: #""friday.dinner": pizza"#,
    right: #""friday.dinner": "pizza""#
  )

  static let unterminatedString = Self(
    summary: Phrase(
      es: "un texto al que le falta la comilla final",
      en: "a text without its closing quote"
    ),
    detail: Phrase(
      es: """
        El texto empieza con comillas y la línea se acaba antes de que se cierren; la nota señala \
        la primera. Pon la comilla que falta. Si el texto lleva comillas dentro, escríbelas `\\"`, \
        y los saltos de línea, `\\n`.
        """,
      en: """
        The text begins with a quote and the line ends before it is closed; the note \
        points at the first one. Put the missing quote. If the text has quotes inside, \
        write them `\\"`, and line breaks `\\n`.
        """
    ),
    wrong: #""name": "Lentejas,"#,
    right: #""name": "Lentejas","#
  )

  static let wrongQuotes = Self(
    summary: Phrase(
      es: "comillas tipográficas o simples",
      en: "curly or single quotes"
    ),
    detail: Phrase(
      es: """
        Los procesadores de texto y los móviles cambian las comillas rectas por otras más bonitas, \
        que aquí no sirven. Usa siempre `"`. `mantel validate --fix` las cambia; conviene apagar \
        las «comillas inteligentes» del editor.
        """,
      en: """
        Word processors and phones turn straight quotes into prettier ones, which don't work here. \
        Always use `"`. `mantel validate --fix` changes them; it is worth turning off the editor's \
        "smart quotes".
        """
    ),
    wrong: "“name”: ‘Lentejas’",
    right: #""name": "Lentejas""#
  )
}
