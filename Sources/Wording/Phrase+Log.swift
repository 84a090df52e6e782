/// What `log` says of merges, ranges and what it doesn't find.
extension Phrase {
  /// What a merge brought: `3 cambios del otro lado (Nora)`.
  public static func mergeBrought(_ count: Int, authors: [Self]) -> Self {
    let names = Self.list(authors)
    let who =
      authors.isEmpty ? Self(verbatim: "") : Self(es: " (\(names.es))", en: " (\(names.en))")
    guard count > 0 else {
      return Self(
        es: "nada del otro lado\(who.es)",
        en: "nothing from the other side\(who.en)"
      )
    }
    let changes = Noun.change.counted(count)
    return Self(
      es: "\(changes.es) del otro lado\(who.es)",
      en: "\(changes.en) from the other side\(who.en)"
    )
  }
  /// A word that is neither of the household nor a revision.
  public static func namesNothingNorRevision(_ text: String) -> Self {
    Self(
      es: "no hay semana, comida, archivo, nombre ni revisión '\(text)'",
      en: "no week, meal, file, name or revision '\(text)'"
    )
  }
  /// No commits in a range, or by someone, or on some days.
  public static let noHistoryThere = Self(
    es: "ningún cambio guardado ahí",
    en: "no saved change there"
  )
  /// A file that can't be read.
  public static func notReadableNow(_ path: String) -> Self {
    Self(es: "\(path) no se puede leer", en: "\(path) can't be read")
  }
}
