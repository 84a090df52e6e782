/// What keeps an undo from being made, and what is to be known beside it.
extension Phrase {
  /// Errors that keep a change from being taken back.
  public static func undoingBringsErrors(_ count: Int) -> Self {
    Self(
      es: count == 1
        ? "no se ha deshecho nada: traería este error"
        : "no se ha deshecho nada: traería estos \(count) errores",
      en: count == 1
        ? "nothing was undone: it would bring this error"
        : "nothing was undone: it would bring these \(count) errors"
    )
  }
  /// A commit before which a shallow clone knows nothing.
  public static func undoesBoundary(_ id: String) -> Self {
    Self(
      es: "\(id) es el primer commit de una copia parcial: aquí no está qué cambió",
      en: "\(id) is the first commit of a shallow clone: what it changed isn't here"
    )
  }
  /// What to do about it.
  public static let undoesBoundaryHint = Self(
    es: "trae toda la historia con 'git fetch --unshallow'",
    en: "fetch the whole history with 'git fetch --unshallow'"
  )
  /// A commit that made the household.
  public static func undoesHousehold(_ id: String) -> Self {
    Self(
      es: "\(id) es el commit que creó la casa: deshacerlo borraría mantel.json",
      en: "\(id) is the commit that made the household: undoing it would delete mantel.json"
    )
  }
  /// What to do about it.
  public static let undoesHouseholdHint = Self(
    es: "di otro commit; 'mantel log' los muestra",
    en: "name another commit; 'mantel log' shows them"
  )
}
