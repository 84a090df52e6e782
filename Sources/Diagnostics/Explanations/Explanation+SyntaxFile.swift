internal import Wording

/// Explanations: what ails the text as a whole.
extension Explanation {
  static let byteOrderMark = Self(
    summary: Phrase(
      es: "el archivo empieza con una marca invisible",
      en: "the file begins with an invisible mark"
    ),
    detail: Phrase(
      es: """
        Algunos editores de Windows ponen delante del texto una marca de orden de bytes que no se \
        ve. Se lee igual, pero molesta a otros programas y ensucia las comparaciones. `mantel \
        validate --fix` la quita; en tu editor, elige «UTF-8» sin BOM al guardar.
        """,
      en: """
        Some editors on Windows put a byte order mark in front of the text that nobody sees. It is \
        read all the same, but it troubles other programs and clutters comparisons. `mantel \
        validate --fix` removes it; in your editor choose "UTF-8" without BOM when saving.
        """
    ),
    wrong: #"‹BOM›{ "name": "Lentejas" }"#,
    right: #"{ "name": "Lentejas" }"#
  )

  static let comment = Self(
    summary: Phrase(
      es: "un comentario, que aquí no cabe",
      en: "a comment, for which there is no place here"
    ),
    detail: Phrase(
      es: """
        Estos archivos son JSON, que no admite comentarios: ni `//`, ni `/* */`, ni `#`. Si lo que \
        dice importa, guárdalo en `description` o, en un plan, en `note`. `mantel validate --fix` \
        borra el comentario.
        """,
      en: """
        These files are JSON, which has no comments: neither `//` nor `/* */` nor `#`. If what it \
        says matters, keep it in `description` or, in a plan, in `note`. `mantel validate --fix` \
        deletes the comment.
        """
    ),
    wrong: #""servings": 6 // vienen los abuelos"#,
    right: #""servings": 6"#
  )

  static let conflictMarkers = Self(
    summary: Phrase(
      es: "el archivo tiene marcas de un conflicto sin resolver",
      en: "the file holds the marks of an unsettled conflict"
    ),
    detail: Phrase(
      es: """
        Dos dispositivos cambiaron lo mismo y git dejó las dos versiones, una entre `<<<<<<<` y \
        `=======` y la otra hasta `>>>>>>>`. Hasta que elijas, nada de este archivo se juzga ni se \
        usa. Quédate con una de las dos, o con lo mejor de ambas, borra las líneas de marcas y \
        guarda; `mantel conflicts` te los va preguntando uno a uno.
        """,
      en: """
        Two devices changed the same thing and git left both versions, one between `<<<<<<<` and \
        `=======`, the other up to `>>>>>>>`. Until you choose, nothing in this file is judged or \
        used. Keep one of them, or the best of both, delete the lines of marks and save; `mantel \
        conflicts` asks about them one at a time.
        """
    ),
    wrong: #"""
      <<<<<<< HEAD
        "friday.dinner": "pizza"
      =======
        "friday.dinner": "merluza-al-horno"
      >>>>>>> origin/main
      """#,
    right: #"  "friday.dinner": "merluza-al-horno""#
  )

  static let emptyFile = Self(
    summary: Phrase(
      es: "el archivo está vacío",
      en: "the file is empty"
    ),
    detail: Phrase(
      es: """
        El archivo existe, pero no tiene nada dentro; suele ser un guardado a medias. Lo que lo \
        nombra sigue en pie, pero nada que dependa de su contenido se juzga. Escríbelo, recupera \
        la versión anterior de git o borra el archivo si no hace falta.
        """,
      en: """
        The file is there, but nothing is in it; usually something was saved halfway. What names \
        it still stands, but nothing that hangs on its content is judged. Write it, bring the \
        earlier version back from git, or delete the file if nobody needs it.
        """
    ),
    wrong: "",
    right: #"""
      {
        "name": "Lentejas",
        "tags": ["legumbres"]
      }
      """#
  )

  static let notUTF8 = Self(
    summary: Phrase(
      es: "el archivo no está en UTF-8",
      en: "the file isn't UTF-8"
    ),
    detail: Phrase(
      es: """
        Algún editor guardó las tildes o la ñ con una codificación antigua, y no se pueden leer \
        con seguridad. Ábrelo, comprueba los nombres y guárdalo de nuevo eligiendo «UTF-8». El \
        resto del archivo no se ha mirado.
        """,
      en: """
        Some editor saved accented letters in an old encoding, and they can't be read with \
        certainty. Open the file, check the names and save it again as "UTF-8". The rest of the \
        file was not looked at.
        """
    ),
    wrong: #""name": "Pur� de patata""#,
    right: #""name": "Puré de patata""#
  )

  static let textAfterEnd = Self(
    summary: Phrase(
      es: "hay texto después del final",
      en: "there is text after the end"
    ),
    detail: Phrase(
      es: """
        El archivo acaba en su última llave y detrás queda algo: una llave de más, un segundo \
        documento, una palabra suelta. Bórralo, o quita antes la llave que cierra demasiado \
        pronto. Lo que sigue no se ha mirado, y nada que dependa de este archivo se juzga.
        """,
      en: """
        The file ends at its last brace, and something stands behind it: a brace too many, a \
        second document, a stray word. Delete it, or remove the brace that closes too early. What \
        follows was not looked at, and nothing that hangs on this file is judged.
        """
    ),
    wrong: #"""
      {
        "name": "Lentejas"
      }
      }
      """#,
    right: #"""
      {
        "name": "Lentejas"
      }
      """#
  )

  static let tooDeep = Self(
    summary: Phrase(
      es: "demasiados niveles de llaves o corchetes",
      en: "too many levels of braces and brackets"
    ),
    detail: Phrase(
      es: """
        Ningún archivo de la casa pasa de unos pocos niveles, y aquí hay más de 64 abiertos a la \
        vez. Suele ser un pegado que se repitió o un archivo de otro programa. Quita lo que sobra; \
        el resto no se ha mirado.
        """,
      en: """
        No file of a household goes beyond a few levels, and here more than 64 are open at once. \
        It is usually a paste that repeated itself or another program's file. Take out what is too \
        much; the rest was not looked at.
        """
    ),
    wrong: #""tags": [[[[…]]]]"#,
    right: #""tags": ["legumbres"]"#
  )

  static let unclosed = Self(
    summary: Phrase(
      es: "falta cerrar una llave o un corchete",
      en: "a brace or bracket is not closed"
    ),
    detail: Phrase(
      es: """
        Algo que se abrió con `{` o `[` no se cierra, o se cierra con el signo del otro; la nota \
        dice dónde se abrió. Puede que el archivo se guardara a medias. Cierra cada cosa con su \
        pareja: `{ }` y `[ ]`.
        """,
      en: """
        Something opened with `{` or `[` isn't closed, or is closed with the other's sign; the \
        note says where it was opened. The file may have been saved halfway. Close each with its \
        own: `{ }` and `[ ]`.
        """
    ),
    wrong: #""tags": ["legumbres", "verduras""#,
    right: #""tags": ["legumbres", "verduras"]"#
  )

  static let utf16 = Self(
    summary: Phrase(
      es: "el archivo está en UTF-16",
      en: "the file is UTF-16"
    ),
    detail: Phrase(
      es: """
        El Bloc de notas y algunas hojas de cálculo guardan así cuando se elige «Unicode». Ni \
        mantel ni git lo leen como texto, así que no se podría comparar ni unir. Ábrelo y guárdalo \
        de nuevo como «UTF-8».
        """,
      en: """
        Notepad and some spreadsheets save so when "Unicode" is chosen. Neither mantel nor git \
        reads it as text, so it could be neither compared nor merged. Open it and save it again as \
        "UTF-8".
        """
    ),
    wrong: #"(UTF-16) { "name": "Lentejas" }"#,
    right: #"(UTF-8) { "name": "Lentejas" }"#
  )
}
