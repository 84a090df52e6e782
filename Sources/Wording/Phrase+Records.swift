// What the commands for records say.

extension Phrase {
  /// An error that a change would bring, and how many more.
  public static func wouldBring(_ finding: Self, path: String, code: String, more: Int) -> Self {
    let rest = more > 0 ? andMore(more) : Self(verbatim: "")
    return Self(
      es: "\(path): \(finding.es) [\(code)] \(rest.es)",
      en: "\(path): \(finding.en) [\(code)] \(rest.en)"
    ).withoutTrailingBlank
  }
  /// A file that was to be made is there.
  public static func alreadyThere(_ path: String) -> Self {
    Self(es: "\(path) ya existe", en: "\(path) exists already")
  }
  /// A record of that name is there.
  public static func nameTaken(_ noun: Noun, _ name: String, id: String) -> Self {
    Self(
      es: "ya hay \(noun.isFeminine ? "una" : "un") \(noun.es.one) '\(name)', con el id '\(id)'",
      en: "there is a \(noun.en.one) '\(name)' already, with the id '\(id)'"
    )
  }
  /// How to add it all the same.
  public static func nameTakenHint(_ noun: String, id: String, canForce: Bool = true) -> Self {
    guard canForce else {
      return Self(
        es: "cámbialo con 'mantel \(noun) set \(id) …', o dale otro id",
        en: "change it with 'mantel \(noun) set \(id) …', or give it another id"
      )
    }
    return Self(
      es: "cámbialo con 'mantel \(noun) set \(id) …', o añade otro igual con --force",
      en: "change it with 'mantel \(noun) set \(id) …', or add another with --force"
    )
  }
  /// The id that was made of a name, and its file.
  public static func idMade(_ id: String, path: String) -> Self {
    Self(es: "su id es '\(id)' (\(path))", en: "its id is '\(id)' (\(path))")
  }
  /// That a file can't be read.
  public static func cannotRead(_ path: String) -> Self {
    Self(es: "\(path) no se puede leer", en: "\(path) can't be read")
  }
  /// A record that others name.
  public static func inUse(_ noun: Noun, _ name: Self, paths: [String]) -> Self {
    let users = listed(paths)
    return Self(
      es: "no se puede borrar \(noun.isFeminine ? "la" : "el") \(noun.es.one) '\(name.es)': "
        + "está en \(users.es)",
      en: "can't delete the \(noun.en.one) '\(name.en)': it is named in \(users.en)"
    )
  }
  /// What to do about a record that others name.
  public static func inUseHint(canForce: Bool) -> Self {
    canForce
      ? Self(
        es: "quítalo de ahí antes, o bórralo igualmente con --force",
        en: "take it out there first, or delete it all the same with --force"
      )
      : Self(es: "quítalo de ahí antes", en: "take it out there first")
  }
  /// A dish that is kept for history.
  public static func archivedInstead(_ name: Self, paths: [String]) -> Self {
    let users = listed(paths)
    return Self(
      es: "'\(name.es)' está en \(users.es): se archiva en vez de borrarse",
      en: "'\(name.en)' is named in \(users.en): it is archived, not deleted"
    )
  }
  /// A food that goes though dishes name it.
  public static func stillNamed(_ paths: [String]) -> Self {
    let users = listed(paths)
    return Self(
      es: "sigue en \(users.es), sin archivo que diga qué lleva",
      en: "still named in \(users.en), with no file to say what it contains"
    )
  }
  /// A value and `--unset` together, or neither.
  public static let valueOrUnset = Self(
    es: "da un valor, o quita el campo con --unset; no las dos cosas",
    en: "give a value, or take the field out with --unset; not both"
  )
  /// The first few of several paths.
  public static func listed(_ paths: [String]) -> Self {
    let shown = paths.prefix(5).joined(separator: ", ")
    guard paths.count > 5 else { return Self(verbatim: shown) }
    return joined([Self(verbatim: shown), andMore(paths.count - 5)])
  }
  /// No record of a kind fits, or there is none at all.
  public static func noRecords(_ noun: Noun, isFiltered: Bool) -> Self {
    let none = noun.isFeminine ? "ninguna" : "ningún"
    return isFiltered
      ? Self(es: "\(none) \(noun.es.one) es así", en: "no \(noun.en.one) is like that")
      : Self(es: "aún no hay \(noun.es.other)", en: "there are no \(noun.en.other) yet")
  }
  /// How a first record is made.
  public static func addHint(_ noun: String) -> Self {
    Self(es: "añade con 'mantel \(noun) add'", en: "add one with 'mantel \(noun) add'")
  }

  private var withoutTrailingBlank: Self {
    func trimmed(_ text: String) -> String { text.hasSuffix(" ") ? String(text.dropLast()) : text }
    return Self(es: trimmed(es), en: trimmed(en))
  }
}
