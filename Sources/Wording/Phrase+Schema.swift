/// What can be wrong with a file that is JSON and isn't what its kind holds.
extension Phrase {
  /// A guess at what was meant.
  public static func didYouMean(_ word: String) -> Phrase {
    Phrase(es: "¿querías decir '\(word)'?", en: "did you mean '\(word)'?")
  }
  /// What there is to choose from.
  public static func oneOf(_ words: [String]) -> Phrase {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return Phrase(es: "puede ser \(list)", en: "it can be \(list)")
  }
  /// Where a file belongs.
  public static func moveTo(_ path: String) -> Phrase {
    Phrase(es: "su sitio es \(path)", en: "it belongs at \(path)")
  }
  /// A colour that isn't one.
  public static func badColor(_ text: String) -> Phrase {
    Phrase(es: "'\(text)' no es un color", en: "'\(text)' isn't a colour")
  }
  /// How colours are written.
  public static let colorHint = Phrase(
    es: "seis cifras hexadecimales: \"#E74C3C\"",
    en: "six hexadecimal digits: \"#E74C3C\""
  )
  /// A day that isn't one.
  public static func badDate(_ text: String) -> Phrase {
    Phrase(es: "'\(text)' no es un día del calendario", en: "'\(text)' isn't a day of the calendar")
  }
  /// How days are written.
  public static let dateHint = Phrase(
    es: "año, mes y día: \"2026-02-03\"",
    en: "year, month and day: \"2026-02-03\""
  )
  /// Days of the week that aren't.
  public static func badDays(_ text: String) -> Phrase {
    Phrase(
      es: "'\(text)' no es un día de la semana ni un tramo de días",
      en: "'\(text)' is neither a weekday nor a range of them"
    )
  }
  /// How days of the week are written.
  public static let daysHint = Phrase(
    es: "en inglés: \"monday\", \"monday-friday\"",
    en: "such as \"monday\", \"monday-friday\""
  )
  /// Two patterns that share a day.
  public static func overlappingDays(_ text: String) -> Phrase {
    Phrase(
      es: "'\(text)' se solapa con otros días de aquí",
      en: "'\(text)' overlaps other days here"
    )
  }
  /// A file name that is no id.
  public static func badFileName(_ name: String) -> Phrase {
    Phrase(es: "'\(name)' no puede ser un id", en: "'\(name)' can't be an id")
  }
  /// How ids are written.
  public static let idHint = Phrase(
    es: "minúsculas sin acentos, cifras y guiones, 64 como mucho: crema-de-calabacin",
    en: "lower-case letters without accents, digits and hyphens, at most 64: crema-de-calabacin"
  )
  /// A plan's name that is no week.
  public static let weekNameHint = Phrase(
    es: "el nombre es la semana: 2026-W06.json",
    en: "the name is the week: 2026-W06.json"
  )
  /// A day's file whose name is no day.
  public static let dayNameHint = Phrase(
    es: "el nombre es el día: 2026-02-03.json",
    en: "the name is the day: 2026-02-03.json"
  )
  /// A text that is no id.
  public static func badID(_ text: String) -> Phrase {
    Phrase(es: "'\(text)' no puede ser un id", en: "'\(text)' can't be an id")
  }
  /// A text with nothing to see.
  public static let emptyText = Phrase(es: "un texto vacío", en: "an empty text")
  /// A text that is too long.
  public static func longText(_ count: Int, maximum: Int) -> Phrase {
    Phrase(
      es: "un texto de \(count) caracteres; caben \(maximum)",
      en: "a text of \(count) characters; \(maximum) fit"
    )
  }
  /// A control character in a text.
  public static func controlInText(_ name: String) -> Phrase {
    Phrase(
      es: "el texto tiene un carácter de control (\(name))",
      en: "the text has a control character (\(name))"
    )
  }
  /// What to do about it.
  public static let controlInTextHint = Phrase(es: "bórralo", en: "delete it")
  /// A time that isn't one.
  public static func badTime(_ text: String) -> Phrase {
    Phrase(es: "'\(text)' no es una hora", en: "'\(text)' isn't a time")
  }
  /// How times are written.
  public static let timeHint = Phrase(es: "de 00:00 a 23:59", en: "from 00:00 to 23:59")
  /// How instants are written.
  public static let instantHint = Phrase(
    es: "día, hora y diferencia: \"2026-02-03T14:10:00+01:00\"",
    en: "day, time and offset: \"2026-02-03T14:10:00+01:00\""
  )
  /// A span that isn't one.
  public static func badSpan(_ text: String) -> Phrase {
    Phrase(es: "'\(text)' no es un tiempo", en: "'\(text)' isn't a span of time")
  }
  /// How spans are written.
  public static let spanHint = Phrase(
    es: "horas o días: \"12h\", \"3d\"",
    en: "hours or days: \"12h\", \"3d\""
  )
  /// Keys that exclude each other.
  public static func clashingKeys(_ keys: [String]) -> Phrase {
    let list = keys.map { "'\($0)'" }
    return Phrase(
      es: "\(list.joined(separator: " y ")) no pueden ir juntas",
      en: "\(list.joined(separator: " and ")) can't stand together"
    )
  }
  /// What to do about it.
  public static let clashingKeysHint = Phrase(es: "deja solo una", en: "keep one of them")
  /// A long description.
  public static func longDescription(_ count: Int) -> Phrase {
    Phrase(
      es: "una descripción de \(count) caracteres; con más de 100 no cabe en las listas",
      en: "a description of \(count) characters; over 100 it doesn't fit in lists"
    )
  }
  /// A file at a wrong place.
  public static let misplacedFile = Phrase(
    es: "este archivo no está en su sitio",
    en: "this file isn't at its place"
  )
  /// A misspelt key.
  public static func misspeltKey(_ key: String) -> Phrase {
    Phrase(es: "no hay ninguna clave '\(key)'", en: "there is no key '\(key)'")
  }
  /// A missing key.
  public static func missingKey(_ key: String) -> Phrase {
    Phrase(es: "falta '\(key)'", en: "'\(key)' is missing")
  }
  /// One of several keys is missing.
  public static func missingOneOf(_ keys: [String]) -> Phrase {
    let list = keys.map { "'\($0)'" }
    return Phrase(
      es: "falta \(list.joined(separator: " o "))",
      en: "\(list.joined(separator: " or ")) is missing"
    )
  }
  /// A newer format.
  public static func newerFormat(_ format: Int, known: Int) -> Phrase {
    Phrase(
      es: "la casa usa el formato \(format); este programa conoce hasta el \(known)",
      en: "the household has format \(format); this program knows up to \(known)"
    )
  }
  /// What that means.
  public static let newerFormatHint = Phrase(
    es: "se lee, pero no se escribe: instala una versión más nueva de mantel",
    en: "it is read and never written: install a newer version of mantel"
  )
  /// A week that isn't.
  public static func noSuchWeek(year: Int, number: Int, count: Int) -> Phrase {
    Phrase(
      es: "\(year) no tiene semana \(number): tiene \(count)",
      en: "\(year) has no week \(number): it has \(count)"
    )
  }
  /// Something else where a file is expected.
  public static func notAFile(_ what: Phrase) -> Phrase {
    Phrase(
      es: "aquí se espera un archivo, y hay \(what.es)",
      en: "a file is expected here, and there is \(what.en)"
    )
  }
  /// A number outside of its range.
  public static func outOfRange(_ text: String, _ low: String, _ high: String) -> Phrase {
    Phrase(
      es: "\(text) no está entre \(low) y \(high)",
      en: "\(text) isn't between \(low) and \(high)"
    )
  }
  /// A number that has to be above another.
  public static func notAbove(_ text: String, _ low: String) -> Phrase {
    Phrase(es: "\(text) tiene que ser mayor que \(low)", en: "\(text) has to be above \(low)")
  }
  /// A number that has to be whole.
  public static func notWhole(_ text: String) -> Phrase {
    Phrase(es: "\(text) tiene que ser un número entero", en: "\(text) has to be a whole number")
  }
  /// A list or object with too little in it.
  public static let tooFew = Phrase(
    es: "aquí hace falta al menos una cosa",
    en: "at least one thing is needed here"
  )
  /// A name that Windows keeps.
  public static func reservedName(_ name: String) -> Phrase {
    Phrase(
      es: "'\(name)' es un nombre que Windows se reserva",
      en: "'\(name)' is a name that Windows reserves"
    )
  }
  /// What to do about it.
  public static let reservedNameHint = Phrase(
    es: "ponle otro nombre al archivo",
    en: "give the file another name"
  )
  /// A file that is too large.
  public static func tooLarge(mebibytes: Int) -> Phrase {
    Phrase(
      es: "el archivo pasa de \(mebibytes) MiB y no se ha leído",
      en: "the file is over \(mebibytes) MiB and was not read"
    )
  }
  /// A unit in another spelling.
  public static func unitSpelling(_ unit: String, right: String) -> Phrase {
    Phrase(es: "'\(unit)' se escribe '\(right)'", en: "'\(unit)' is written '\(right)'")
  }
  /// A key that this version doesn't know.
  public static func unknownKey(_ key: String) -> Phrase {
    Phrase(
      es: "esta versión no conoce la clave '\(key)'; se conserva",
      en: "this version doesn't know the key '\(key)'; it is kept"
    )
  }
  /// A key that isn't one of a closed set.
  public static func unknownKeyHere(_ key: String) -> Phrase {
    Phrase(es: "aquí no puede ir '\(key)'", en: "'\(key)' can't stand here")
  }
  /// A slot that isn't one.
  public static func unknownSlot(_ key: String) -> Phrase {
    Phrase(es: "'\(key)' no es un hueco de la semana", en: "'\(key)' isn't a slot of the week")
  }
  /// How slots are written.
  public static let slotHint = Phrase(
    es: "día y comida en inglés: \"thursday.dinner\"",
    en: "a day and a meal: \"thursday.dinner\""
  )
  /// A word that isn't one of a closed set.
  public static func unknownValue(_ text: String) -> Phrase {
    Phrase(es: "aquí no puede ir '\(text)'", en: "'\(text)' can't stand here")
  }
  /// How an accepted rule is written.
  public static let allowanceHint = Phrase(
    es: "el id de la etiqueta o del plato y la regla: \"pescado.noConsecutive\"",
    en: "the tag's or dish's id and the rule: \"pescado.noConsecutive\""
  )
  /// A file that can't be read.
  public static func unreadable(_ reason: String) -> Phrase {
    Phrase(es: "no se puede leer: \(reason)", en: "it can't be read: \(reason)")
  }
  /// What to do about it.
  public static let unreadableHint = Phrase(
    es: "mira los permisos del archivo",
    en: "look at the file's permissions"
  )
  /// A value of a wrong type.
  public static func wrongType(expected: Phrase, found: Phrase) -> Phrase {
    Phrase(
      es: "se esperaba \(expected.es), y hay \(found.es)",
      en: "expected \(expected.en), found \(found.en)"
    )
  }
  /// The same, for the value of a key.
  public static func wrongType(of key: String, expected: Phrase, found: Phrase) -> Phrase {
    Phrase(
      es: "'\(key)' tiene que ser \(expected.es), no \(found.es)",
      en: "'\(key)' has to be \(expected.en), not \(found.en)"
    )
  }
  /// Several things, one of which is expected.
  public static func alternatives(_ phrases: [Phrase]) -> Phrase {
    guard let last = phrases.last, phrases.count > 1 else {
      return phrases.first ?? Phrase(verbatim: "")
    }
    let others = Phrase.joined(phrases.dropLast(), separator: ", ")
    return Phrase(es: "\(others.es) o \(last.es)", en: "\(others.en) or \(last.en)")
  }
  /// An object.
  public static let anObject = Phrase(es: "un objeto { … }", en: "an object { … }")
  /// A list.
  public static let aList = Phrase(es: "una lista [ … ]", en: "a list [ … ]")
  /// A text.
  public static let aText = Phrase(es: "un texto", en: "text")
  /// A number.
  public static let aNumber = Phrase(es: "un número", en: "a number")
  /// A flag.
  public static let aFlag = Phrase(es: "true o false", en: "true or false")
  /// Null.
  public static let null = Phrase(verbatim: "null")
  /// What may lie where a file is expected.
  public static let aFolder = Phrase(es: "una carpeta", en: "a folder")
  /// What may lie where a file is expected.
  public static let aSymbolicLink = Phrase(es: "un enlace simbólico", en: "a symbolic link")
  /// What may lie where a file is expected.
  public static let aPipe = Phrase(es: "una tubería", en: "a named pipe")
  /// What may lie where a file is expected.
  public static let aSocket = Phrase(es: "un socket", en: "a socket")
  /// What may lie where a file is expected.
  public static let aDevice = Phrase(es: "un dispositivo", en: "a device")
}
