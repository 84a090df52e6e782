// What is said around the editor and its drafts.

extension Phrase {
  /// No editor was found.
  public static let noEditor = Self(
    es: "no hay ningún editor con que abrirlo",
    en: "there is no editor to open it with"
  )

  /// How to name one.
  public static let noEditorHint = Self(
    es: "di cuál: EDITOR=nano mantel edit",
    en: "name one: EDITOR=nano mantel edit"
  )

  /// The editor ended with an error.
  public static func editorFailed(_ editor: String, status: Int) -> Self {
    Self(
      es: "el editor '\(editor)' acabó con el error \(status); no se cambia nada",
      en: "the editor '\(editor)' ended with error \(status); nothing changes"
    )
  }

  /// A signal ended the editor.
  public static func editorKilled(_ editor: String, signal: Int) -> Self {
    Self(
      es: "la señal \(signal) acabó con el editor '\(editor)'; no se cambia nada",
      en: "signal \(signal) ended the editor '\(editor)'; nothing changes"
    )
  }

  /// Where what was written lies.
  public static func draftLies(_ path: String) -> Self {
    Self(es: "lo escrito está en \(path)", en: "what you wrote lies in \(path)")
  }

  /// The text was closed as it was opened.
  public static let editedNothing = Self(
    es: "sin cambios: todo se queda como estaba",
    en: "no changes: all stays as it was"
  )

  /// The text was closed with nothing in it.
  public static let editedToNothing = Self(
    es: "el texto está vacío: todo se queda como estaba",
    en: "the text is empty: all stays as it was"
  )

  /// A draft was left behind, and whether to go on with it.
  public static let draftQuestion = Self(
    es: "Quedó un borrador a medias. ¿Seguir con él? Si no, se aparta con otro nombre. [S/n] ",
    en: "A draft was left unfinished. Go on with it? If not, it is put aside. [Y/n] "
  )

  /// Where a draft lies that nobody wanted to go on with.
  public static func draftSetAside(_ path: String) -> Self {
    Self(es: "el borrador queda apartado en \(path)", en: "the draft is put aside in \(path)")
  }

  /// A draft was left behind and nobody can be asked.
  public static func draftFound(_ path: String) -> Self {
    Self(
      es: "quedó un borrador a medias en \(path)",
      en: "a draft was left unfinished in \(path)"
    )
  }

  /// What to do about a draft.
  public static let draftFoundHint = Self(
    es: "con --yes se sigue con él; bórralo para empezar de nuevo",
    en: "--yes goes on with it; delete it to begin anew"
  )

  /// A draft couldn't be read.
  public static func draftUnreadable(_ path: String) -> Self {
    Self(es: "no se puede leer el borrador \(path)", en: "the draft \(path) can't be read")
  }

  /// Another process has it open.
  public static func alreadyEdited(_ holder: Int?) -> Self {
    let who = holder.map { " (\($0))" } ?? ""
    return Self(
      es: "otro 'mantel edit'\(who) ya lo tiene abierto",
      en: "another 'mantel edit'\(who) has it open already"
    )
  }

  /// How many problems the text has.
  public static func editProblems(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "hay un problema" : "hay \(count) problemas",
      en: count == 1 ? "there is a problem" : "there are \(count) problems"
    )
  }

  /// Whether to open the text again; the problems stand in it.
  public static let editAgainQuestion = Self(
    es: "¿Abrirlo otra vez, con los problemas anotados? [S/n] ",
    en: "Open it again, with the problems noted? [Y/n] "
  )

  /// A kind without a record.
  public static func editNeedsID(_ kind: String) -> Self {
    Self(
      es: "falta cuál: 'mantel edit \(kind) ID'",
      en: "which is missing: 'mantel edit \(kind) ID'"
    )
  }

  /// Words that name nothing that can be edited.
  public static let editExamples = Self(
    es: "una semana (next, 2026-W06) o una clase y un id (dish paella)",
    en: "a week (next, 2026-W06) or a kind and an id (dish paella)"
  )

  /// How a record is made that isn't there.
  public static func makeItWith(_ command: String) -> Self {
    Self(es: "nuevo se hace con '\(command)'", en: "'\(command)' makes a new one")
  }

  /// Others changed the same members since the text was opened.
  public static func membersChangedMeanwhile(_ keys: [String]) -> Self {
    let list = keys.joined(separator: ", ")
    return Self(
      es: "mientras tanto cambió también: \(list) · si guardas así, vale lo tuyo",
      en: "meanwhile this changed too: \(list) · saved as it is, yours holds"
    )
  }

  /// A template in a heading.
  public static func templateHeading(_ id: String) -> Self {
    Self(es: "plantilla \(id)", en: "template \(id)")
  }
}

// What is said while files are watched.
extension Phrase {
  /// That files are being watched, and how it ends.
  public static let watching = Self(
    es: "atento a los cambios; Ctrl-C acaba",
    en: "watching for changes; Ctrl-C ends it"
  )

  /// An option that doesn't go with watching.
  public static func cannotWatch(_ option: String) -> Self {
    Self(es: "--watch no va con '\(option)'", en: "--watch doesn't go with '\(option)'")
  }
}
