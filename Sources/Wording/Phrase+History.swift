/// What `save`, `status`, `log` and `undo` say beside their results.
extension Phrase {
  /// No edits.
  public static let nothingToSave = Self(
    es: "nada que guardar",
    en: "nothing to save"
  )
  /// No edits, as a state.
  public static let nothingEdited = Self(
    es: "todo está guardado",
    en: "everything is saved"
  )
  /// How to keep edits.
  public static let saveHint = Self(
    es: "'mantel save' lo guarda",
    en: "'mantel save' keeps it"
  )
  /// Mends that are about to be saved.
  public static let mendsBeforeSaving = Self(
    es: "se arregla al guardar:",
    en: "mended on saving:"
  )
  /// Whether to go on with them.
  public static let saveWithMends = Self(
    es: "¿guardarlo así? [S/n] ",
    en: "save it so? [Y/n] "
  )
  /// The answer was no.
  public static let notSaved = Self(es: "no se ha guardado nada", en: "nothing was saved")
  /// Errors that keep edits from being saved.
  public static let notSavedForErrors = Self(
    es: "no se ha guardado nada: estos errores son nuevos",
    en: "nothing was saved: these errors are new"
  )
  /// A file that edits can't be taken from.
  public static func notReadable(_ path: String) -> Self {
    Self(
      es: "\(path) no se puede leer y se queda fuera",
      en: "\(path) can't be read and is left out"
    )
  }
  /// A commit that was taken back later.
  public static let undoneMark = Self(es: "deshecho", en: "undone")
  /// A commit that joins two lines of history.
  public static let mergeMark = Self(es: "fusión", en: "merge")
  /// No commits at all.
  public static let noHistory = Self(
    es: "aún no hay historia: nada se ha guardado todavía",
    en: "there is no history yet: nothing was saved so far"
  )
  /// No commits that changed what was asked for.
  public static func noHistory(of text: String) -> Self {
    Self(
      es: "ningún cambio guardado de '\(text)'",
      en: "no saved change of '\(text)'"
    )
  }
  /// That the list goes on.
  public static func olderChanges(_ count: Int) -> Self {
    Self(
      es: "hay cambios anteriores: 'mantel log -n \(count)'",
      en: "there are older changes: 'mantel log -n \(count)'"
    )
  }
  /// How many sentences are left out.
  public static func moreSentences(_ count: Int) -> Self {
    Self(es: "y \(count) más", en: "and \(count) more")
  }
  /// The subject of a commit that takes another back.
  public static func undone(_ subject: String) -> Self {
    Self(es: "Deshecho: \(subject)", en: "Undone: \(subject)")
  }
  /// The subject of a commit that brings another back.
  public static func redone(_ subject: String) -> Self {
    Self(es: "Rehecho: \(subject)", en: "Redone: \(subject)")
  }
  /// The later changes that keep one from being taken back.
  public static func standsOnIt(_ changes: [String]) -> Self {
    let list = changes.joined(separator: "; ")
    return Self(es: "encima está: \(list)", en: "on top of it: \(list)")
  }
  /// Edits without a commit that keep a change from being taken back.
  public static func unsavedOnIt(_ paths: [String]) -> Self {
    let list = paths.prefix(3).joined(separator: ", ")
    return Self(
      es: "hay ediciones sin guardar en \(list); guárdalas antes con 'mantel save'",
      en: "there are unsaved edits in \(list); keep them first with 'mantel save'"
    )
  }
  /// A number of commits that isn't one.
  public static let aCountFromOne = Self(es: "un número desde 1", en: "a number from 1")
}

/// What `path`, `explain` and `schema` say.
extension Phrase {
  /// A name that nothing has.
  public static func namesNothing(_ text: String) -> Self {
    Self(
      es: "no hay semana, archivo ni nombre '\(text)'",
      en: "no week, file or name '\(text)'"
    )
  }
  /// How kinds are told.
  public static func sayTheKind(_ names: [String]) -> Self {
    let list = names.joined(separator: ", ")
    return Self(es: "di cuál: \(list)", en: "say which: \(list)")
  }
  /// A code that there isn't.
  public static func unknownCode(_ text: String) -> Self {
    Self(es: "no hay ningún código '\(text)'", en: "there is no code '\(text)'")
  }
  /// How to see all codes.
  public static let codesHint = Self(
    es: "'mantel explain' los enumera",
    en: "'mantel explain' lists them"
  )
  /// The heading of an example that has the defect.
  public static let wrongExample = Self(es: "mal", en: "wrong")
  /// The heading of an example without it.
  public static let rightExample = Self(es: "bien", en: "right")
  /// A category of findings.
  public static func category(_ name: String) -> Self {
    switch name {
    case "syntax": Self(es: "sintaxis", en: "syntax")
    case "schema": Self(es: "esquema", en: "schema")
    case "reference": Self(es: "referencias", en: "references")
    case "safety": Self(es: "qué puede comer cada cual", en: "who can eat what")
    case "rule": Self(es: "reglas", en: "rules")
    case "gap": Self(es: "huecos", en: "gaps")
    case "repository": Self(es: "git", en: "git")
    default: Self(verbatim: name)
    }
  }
  /// How many schemas were written, and where.
  public static func schemasWritten(_ count: Int, to folder: String) -> Self {
    Self(es: "\(count) esquemas en \(folder)", en: "\(count) schemas in \(folder)")
  }
}
