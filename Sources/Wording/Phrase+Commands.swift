/// What commands say beside their results.
extension Phrase {
  /// Nothing would change.
  public static let nothingChanges = Phrase(es: "no cambia nada", en: "nothing changes")
  /// Hooks that git would have run.
  public static func hooksDidNotRun(_ names: [String]) -> Phrase {
    let list = names.joined(separator: ", ")
    return Phrase(
      es: "los hooks de git no se han ejecutado: \(list)",
      en: "git's hooks were not run: \(list)"
    )
  }
  /// A file that can't be changed as it is.
  public static func cannotChange(_ path: String) -> Phrase {
    Phrase(
      es: "\(path) tiene errores y no se puede cambiar así",
      en: "\(path) has errors and can't be changed like this"
    )
  }
  /// Where to see what is wrong.
  public static func validateHint(_ path: String) -> Phrase {
    Phrase(
      es: "míralos con 'mantel validate \(path)'",
      en: "see them with 'mantel validate \(path)'"
    )
  }
}
