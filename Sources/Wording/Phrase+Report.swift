// The words around what a check found: labels, counts and the line at the end.

extension Phrase {
  /// The word before a finding that is an error.
  public static let errorLabel = Self(es: "error", en: "error")
  /// The word before a finding that is a warning.
  public static let warningLabel = Self(es: "aviso", en: "warning")
  /// The word before a finding that is a note, and before what explains another.
  public static let noteLabel = Self(es: "nota", en: "note")
  /// The word before what to do about a finding.
  public static let hintLabel = Self(es: "sugerencia", en: "hint")

  /// How many errors there are.
  public static func errorCount(_ count: Int) -> Self {
    counted(count, es: ("error", "errores"), en: ("error", "errors"))
  }

  /// How many warnings there are.
  public static func warningCount(_ count: Int) -> Self {
    counted(count, es: ("aviso", "avisos"), en: ("warning", "warnings"))
  }

  /// How many notes there are.
  public static func noteCount(_ count: Int) -> Self {
    counted(count, es: ("nota", "notas"), en: ("note", "notes"))
  }

  /// In how many files something was found, as it follows the counts.
  public static func inFiles(_ count: Int) -> Self {
    let files = fileCount(count)
    return Self(es: "en \(files.es)", en: "in \(files.en)")
  }

  /// That nothing was found in the files that were checked.
  public static func allWell(inFiles count: Int) -> Self {
    guard count > 0 else {
      return Self(es: "ningún archivo que revisar", en: "no files to check")
    }
    let files = fileCount(count)
    return Self(
      es: "\(files.es) \(count == 1 ? "revisado" : "revisados"), todo en orden",
      en: "\(files.en) checked, all is well"
    )
  }

  private static func fileCount(_ count: Int) -> Self {
    counted(count, es: ("archivo", "archivos"), en: ("file", "files"))
  }

  private static func counted(
    _ count: Int,
    es: (one: String, other: String),
    en: (one: String, other: String)
  ) -> Self {
    Self(
      es: "\(count) \(count == 1 ? es.one : es.other)",
      en: "\(count) \(count == 1 ? en.one : en.other)"
    )
  }
}
