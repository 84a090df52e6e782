/// What making and setting up a household says and asks.
extension Phrase {
  /// The commit of a new household.
  public static let householdMade = Phrase(es: "casa nueva", en: "new household")
  /// What was made, and what comes next.
  public static func householdMade(_ folder: String, files: Int) -> Phrase {
    Phrase(
      es: "casa nueva en \(folder): \(files) archivos, guardados en git",
      en: "new household in \(folder): \(files) files, committed"
    )
  }
  /// What to try first.
  ///
  /// - Parameters:
  ///   - folder: The folder to go to; `nil` where one is there.
  ///   - dish: A dish that everyone can eat; `nil` where there is none yet.
  ///   - slot: A slot that is planned, as it is typed.
  /// - Returns: The lines.
  public static func firstSteps(folder: String?, dish: Self?, slot: Self) -> Phrase {
    let go = folder.map { "  cd \($0)\n" } ?? ""
    let make = dish == nil
    return Phrase(
      es: "lo siguiente:\n" + go
        + (make ? "  mantel dish add \"Lentejas estofadas\" -t legumbres\n" : "")
        + "  mantel set \(slot.es) \((dish?.es ?? "lentejas").lowercased())\n  mantel week",
      en: "what comes next:\n" + go
        + (make ? "  mantel dish add \"Lentil stew\" -t legumbres\n" : "")
        + "  mantel set \(slot.en) \((dish?.en ?? "lentil").lowercased())\n  mantel week"
    )
  }
  /// Tomorrow's dinner or lunch, as it is typed.
  public static func slotToTry(isDinner: Bool) -> Self {
    isDinner
      ? Self(es: "mañana.cena", en: "tomorrow.dinner")
      : Self(es: "mañana.comida", en: "tomorrow.lunch")
  }
  /// A household within another.
  public static func nestedHousehold(_ outer: String) -> Phrase {
    Phrase(
      es: "\(outer) ya es una casa, y esta quedaría dentro",
      en: "\(outer) is a household, and this one would lie in it"
    )
  }
  /// What to do about it.
  public static let nestedHouseholdHint = Phrase(
    es: "elige otra carpeta, o usa --yes si es lo que quieres",
    en: "choose another folder, or use --yes if that is what you want"
  )
  /// A word that is no meal.
  public static let aMeal = Phrase(
    es: "una comida: breakfast, lunch, dinner…",
    en: "a meal: breakfast, lunch, dinner…"
  )
  /// A file of an editor that wasn't touched.
  public static func leftAlone(_ path: String) -> Phrase {
    Phrase(
      es: "\(path) no se entiende y se queda como está",
      en: "\(path) can't be read and stays as it is"
    )
  }
  /// The clone is set up.
  public static let setUp = Phrase(
    es: "este clon está listo: esquemas, editor y parte privada",
    en: "this clone is set up: schemas, editor and the private part"
  )
  /// Who one is here.
  public static func youAre(_ person: String) -> Phrase {
    Phrase(es: "aquí eres \(person)", en: "here you are \(person)")
  }
  /// A line of `doctor` that is well.
  public static let well = Phrase(es: "bien", en: "well")
  /// Doctor: the household's place.
  public static func householdAt(_ path: String) -> Phrase {
    Phrase(es: "casa en \(path)", en: "household in \(path)")
  }
  /// Doctor: the files.
  public static func filesRead(_ count: Int) -> Phrase {
    Phrase(es: "\(count) archivos leídos", en: "\(count) files read")
  }
  /// Doctor: errors.
  public static func errorsInFiles(_ count: Int) -> Phrase {
    Phrase(
      es: count == 1 ? "1 error en los archivos" : "\(count) errores en los archivos",
      en: count == 1 ? "1 error in the files" : "\(count) errors in the files"
    )
  }
  /// Doctor: the command that shows them.
  public static let seeValidate = Phrase(
    es: "los enseña 'mantel validate'",
    en: "'mantel validate' shows them"
  )
  /// Doctor: git takes commits.
  public static let gitReady = Phrase(es: "git acepta cambios", en: "git takes changes")
  /// Doctor: the private part.
  public static let privateReady = Phrase(
    es: "private/ es un repositorio propio y no se comparte",
    en: "private/ is a repository of its own and isn't shared"
  )
  /// Doctor: no private part.
  public static let privateMissing = Phrase(
    es: "private/ no está, o no es un repositorio propio",
    en: "private/ isn't there, or isn't a repository of its own"
  )
  /// Doctor: private isn't ignored.
  public static let privateShared = Phrase(
    es: "private/ no está en .gitignore: se compartiría",
    en: "private/ isn't in .gitignore: it would be shared"
  )
  /// Doctor: schemas.
  public static let schemasReady = Phrase(
    es: "los esquemas de .mantel/schema son de esta versión",
    en: "the schemas in .mantel/schema are this version's"
  )
  /// Doctor: old schemas.
  public static let schemasOld = Phrase(
    es: "los esquemas de .mantel/schema faltan o son de otra versión",
    en: "the schemas in .mantel/schema are missing or another version's"
  )
  /// Doctor: the editor.
  public static let editorReady = Phrase(
    es: ".vscode/settings.json conoce los esquemas",
    en: ".vscode/settings.json knows the schemas"
  )
  /// Doctor: the editor doesn't know the schemas.
  public static let editorUnset = Phrase(
    es: ".vscode/settings.json no conoce los esquemas",
    en: ".vscode/settings.json doesn't know the schemas"
  )
  /// Doctor: what sets things right.
  public static let runSetup = Phrase(
    es: "lo arregla 'mantel setup'",
    en: "'mantel setup' mends it"
  )
  /// Doctor: the day.
  public static func todayIs(_ day: String) -> Phrase {
    Phrase(es: "hoy es \(day)", en: "today is \(day)")
  }
}
