/// What can be wrong with a text that should be JSON.
extension Phrase {
  /// An escape that JSON doesn't have.
  public static let badEscape = Phrase(
    es: "JSON no tiene este escape",
    en: "JSON has no such escape"
  )
  /// What escapes there are.
  public static let escapeHint = Phrase(
    es:
      #"los que hay son \" \\ \/ \b \f \n \r \t y \u con cuatro cifras hexadecimales; una \ sola se escribe \\"#,
    en:
      #"there are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits; a lone \ is written \\"#
  )
  /// A number written as JSON doesn't.
  public static let badNumber = Phrase(
    es: "así no se escribe un número en JSON",
    en: "JSON doesn't write a number like this"
  )
  /// How numbers are written.
  public static let numberHint = Phrase(
    es: "sin ceros ni signo + delante, con cifras a los dos lados del punto: 0.5, 12, -3",
    en: "no leading zeros or plus sign, digits on both sides of the point: 0.5, 12, -3"
  )
  /// A byte order mark.
  public static let byteOrderMark = Phrase(
    es: "el archivo empieza con una marca de orden de bytes (BOM)",
    en: "the file begins with a byte order mark (BOM)"
  )
  /// What becomes of it.
  public static let byteOrderMarkHint = Phrase(
    es: "se lee bien, y al guardar desaparece",
    en: "it is read all the same, and saving drops it"
  )
  /// A comment.
  public static let comment = Phrase(
    es: "JSON no tiene comentarios",
    en: "JSON has no comments"
  )
  /// Where a note can go instead.
  public static let commentHint = Phrase(
    es: "quítalo; una nota cabe en \"note\" o \"description\"",
    en: "take it out; a note fits in \"note\" or \"description\""
  )
  /// Git's markers.
  public static let conflictMarkers = Phrase(
    es: "aquí git dejó dos versiones sin decidir entre ellas",
    en: "git left two versions here without deciding between them"
  )
  /// How to settle them.
  public static let conflictMarkersHint = Phrase(
    es: "deja una de las dos, quita las líneas <<<<<<<, ======= y >>>>>>> y guarda",
    en: "keep one of them, take out the lines <<<<<<<, ======= and >>>>>>>, and save"
  )
  /// A raw control character.
  public static let controlCharacter = Phrase(
    es: "un carácter de control dentro de un texto",
    en: "a control character inside a text"
  )
  /// How it is written, if it is meant.
  public static let controlCharacterHint = Phrase(
    es: #"quítalo, o escríbelo con un escape: \t es un tabulador"#,
    en: #"take it out, or write it as an escape: \t is a tab"#
  )
  /// A decimal comma.
  public static let decimalComma = Phrase(
    es: "los decimales de JSON van con punto, no con coma",
    en: "JSON's decimals have a point, not a comma"
  )
  /// A key twice.
  public static func duplicateKey(_ key: String) -> Phrase {
    Phrase(es: "'\(key)' está dos veces", en: "'\(key)' is there twice")
  }
  /// Which of them to keep.
  public static let duplicateKeyHint = Phrase(
    es: "deja solo una",
    en: "keep one of them"
  )
  /// Where the first of two keys is.
  public static let firstHere = Phrase(es: "la primera está aquí", en: "the first is here")
  /// Nothing in the file.
  public static let emptyFile = Phrase(es: "el archivo está vacío", en: "the file is empty")
  /// What an empty file needs.
  public static let emptyFileHint = Phrase(
    es: "al menos {} hace falta; si el archivo sobra, bórralo",
    en: "it needs at least {}; if the file isn't wanted, delete it"
  )
  /// Two keys that look the same.
  public static func keyTwins(_ key: String) -> Phrase {
    Phrase(
      es: "'\(key)' está dos veces: se ve igual, pero los acentos están codificados de otra manera",
      en: "'\(key)' is there twice: it looks the same, but its accents are encoded differently"
    )
  }
  /// Half a character.
  public static let loneSurrogate = Phrase(
    es: "medio carácter: falta la otra mitad de la pareja \\u",
    en: "half a character: the other half of the \\u pair is missing"
  )
  /// What to write for it.
  public static let loneSurrogateHint = Phrase(
    es: "escribe el carácter tal cual",
    en: "write the character itself"
  )
  /// A literal in another spelling.
  public static func misspeltLiteral(_ literal: String) -> Phrase {
    Phrase(es: "en JSON se escribe \(literal)", en: "JSON writes \(literal)")
  }
  /// No colon after a key.
  public static let missingColon = Phrase(
    es: "faltan los dos puntos entre la clave y su valor",
    en: "the colon between the key and its value is missing"
  )
  /// No comma between two values.
  public static let missingComma = Phrase(
    es: "falta una coma antes de esto",
    en: "a comma is missing before this"
  )
  /// A key without value.
  public static let missingValue = Phrase(
    es: "falta el valor después de los dos puntos",
    en: "the value after the colon is missing"
  )
  /// NaN or Infinity.
  public static let notANumber = Phrase(
    es: "JSON no tiene NaN ni Infinity",
    en: "JSON has neither NaN nor Infinity"
  )
  /// What to do about it.
  public static let notANumberHint = Phrase(
    es: "si no se sabe, quita la clave",
    en: "if it isn't known, take the key out"
  )
  /// Bytes that aren't UTF-8.
  public static let notUTF8 = Phrase(
    es: "aquí el texto no es UTF-8",
    en: "the text isn't UTF-8 here"
  )
  /// How to write it as UTF-8.
  public static let notUTF8Hint = Phrase(
    es: "guarda el archivo como UTF-8 en el editor; suele venir de Latin-1 o Windows-1252",
    en: "save the file as UTF-8 in your editor; it usually comes from Latin-1 or Windows-1252"
  )
  /// A number too large or too small.
  public static let numberOutOfRange = Phrase(
    es: "un número con el que no se puede contar",
    en: "a number that can't be counted with"
  )
  /// Something after the document.
  public static let textAfterEnd = Phrase(
    es: "aquí sobra texto: el documento ya había terminado",
    en: "there is text after the document's end"
  )
  /// What a file holds.
  public static let textAfterEndHint = Phrase(
    es: "un archivo tiene un solo objeto { … }",
    en: "a file holds one object { … } only"
  )
  /// Too many levels.
  public static func tooDeep(_ levels: Int) -> Phrase {
    Phrase(
      es: "más de \(levels) niveles uno dentro de otro",
      en: "more than \(levels) levels within one another"
    )
  }
  /// A comma too many.
  public static let trailingComma = Phrase(es: "sobra una coma", en: "a comma too many")
  /// What to do with it.
  public static let trailingCommaHint = Phrase(es: "quita la coma", en: "remove the comma")
  /// Where it is.
  public static let commaHere = Phrase(es: "esta coma", en: "this comma")
  /// The text ends too early.
  public static let unclosed = Phrase(
    es: "el archivo se acaba antes de tiempo",
    en: "the file ends too early"
  )
  /// What it leaves open.
  public static let openedHere = Phrase(es: "esto no se cierra", en: "this isn't closed")
  /// A character at a wrong place.
  public static func unexpectedCharacter(_ name: String, expected: Phrase) -> Phrase {
    Phrase(
      es: "aquí no puede ir \(name); se esperaba \(expected.es)",
      en: "\(name) can't stand here; expected \(expected.en)"
    )
  }
  /// A word without quotes.
  public static func unquotedText(_ word: String) -> Phrase {
    Phrase(es: "'\(word)' va sin comillas", en: "'\(word)' has no quotes")
  }
  /// How it is written.
  public static func unquotedTextHint(_ word: String) -> Phrase {
    Phrase(es: "escribe \"\(word)\"", en: "write \"\(word)\"")
  }
  /// A string without its end.
  public static let unterminatedString = Phrase(
    es: "falta la comilla que cierra el texto",
    en: "the quote that closes the text is missing"
  )
  /// Where it began.
  public static let textBeginsHere = Phrase(es: "el texto empieza aquí", en: "the text begins here")
  /// UTF-16.
  public static let utf16 = Phrase(
    es: "el archivo no es UTF-8: parece UTF-16",
    en: "the file isn't UTF-8: it looks like UTF-16"
  )
  /// Curly or single quotes.
  public static let wrongQuotes = Phrase(
    es: "JSON quiere comillas rectas dobles",
    en: "JSON wants straight double quotes"
  )
  /// What is expected: a value.
  public static let expectedValue = Phrase(es: "un valor", en: "a value")
  /// What is expected: a value or a list's end.
  public static let expectedValueOrListEnd = Phrase(es: "un valor o ]", en: "a value or ]")
  /// What is expected: a key or an object's end.
  public static let expectedKeyOrObjectEnd = Phrase(
    es: "una clave entre comillas o }",
    en: "a key in quotes or }"
  )
  /// What is expected: a comma or a list's end.
  public static let expectedCommaOrListEnd = Phrase(es: "una coma o ]", en: "a comma or ]")
  /// What is expected: a comma or an object's end.
  public static let expectedCommaOrObjectEnd = Phrase(es: "una coma o }", en: "a comma or }")
  /// What wasn't looked at.
  public static let restNotLookedAt = Phrase(
    es: "el resto del archivo no se ha mirado",
    en: "the rest of the file was not looked at"
  )
}
