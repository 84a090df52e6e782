/// What keeps a household from being read or written.
extension Phrase {
  /// No household here.
  public static func noHousehold(_ folder: String) -> Phrase {
    Phrase(es: "en \(folder) no hay ninguna casa", en: "there is no household in \(folder)")
  }
  /// How to make or name one.
  public static let noHouseholdHint = Phrase(
    es: "créala con 'mantel init', o di cuál es: git config --global mantel.household CARPETA",
    en:
      "make one with 'mantel init', or say which it is: git config --global mantel.household FOLDER"
  )
  /// No repository.
  public static func noRepository(_ folder: String) -> Phrase {
    Phrase(
      es: "\(folder) no está en ningún repositorio git",
      en: "\(folder) is in no git repository"
    )
  }
  /// How to make one.
  public static let noRepositoryHint = Phrase(
    es: "créalo con 'mantel init' en la misma carpeta",
    en: "make one with 'mantel init' in the same folder"
  )
  /// Another process writes.
  public static func householdLocked(_ holder: Int?) -> Phrase {
    let who = holder.map { " \($0)" } ?? ""
    return Phrase(
      es: "otro proceso\(who) está escribiendo en esta casa",
      en: "another process\(who) is writing to this household"
    )
  }
  /// What to do about it.
  public static let householdLockedHint = Phrase(
    es: "inténtalo otra vez dentro de un momento",
    en: "try again in a moment"
  )
  /// A file changed while a command worked.
  public static func changedMeanwhile(_ path: String) -> Phrase {
    Phrase(
      es: "\(path) cambió mientras tanto; no se ha escrito nada",
      en: "\(path) changed meanwhile; nothing was written"
    )
  }
  /// What to do about it.
  public static let changedMeanwhileHint = Phrase(
    es: "guarda en el editor y repite la orden",
    en: "save in the editor and run the command again"
  )
  /// Unsaved edits with errors.
  public static func unsavedErrors(_ path: String) -> Phrase {
    Phrase(
      es: "\(path) tiene cambios sin guardar con errores; no se ha escrito nada",
      en: "\(path) has unsaved edits with errors; nothing was written"
    )
  }
  /// What to do about it.
  public static func unsavedErrorsHint(_ path: String) -> Phrase {
    Phrase(
      es: "míralos con 'mantel validate \(path)'",
      en: "see them with 'mantel validate \(path)'"
    )
  }
  /// Files have errors.
  public static let filesHaveErrors = Phrase(
    es: "hay errores; no se ha guardado nada",
    en: "there are errors; nothing was saved"
  )
  /// Nothing to take back.
  public static let nothingToUndo = Phrase(
    es: "no hay nada que deshacer",
    en: "there is nothing to undo"
  )
  /// No such revision.
  public static func unknownRevision(_ text: String) -> Phrase {
    Phrase(es: "no hay ninguna revisión '\(text)'", en: "no revision '\(text)'")
  }
  /// How to find one.
  public static let unknownRevisionHint = Phrase(
    es: "'mantel log' las muestra",
    en: "'mantel log' shows them"
  )
  /// Later changes stand on it.
  public static func laterChanges(_ places: [String]) -> Phrase {
    let list = places.joined(separator: ", ")
    return Phrase(
      es: "no se puede deshacer: después se cambió lo mismo (\(list))",
      en: "it can't be undone: the same was changed later (\(list))"
    )
  }
  /// What to do about it.
  public static let laterChangesHint = Phrase(
    es: "deshaz primero el cambio posterior; 'mantel log' lo muestra",
    en: "undo the later change first; 'mantel log' shows it"
  )
  /// Signing failed.
  public static func signingFailed(_ program: String, _ output: String) -> Phrase {
    let said =
      output.isEmpty ? "" : ": " + output.split(separator: "\n").prefix(2).joined(separator: " ")
    return Phrase(
      es: "commit.gpgsign pide firmar y '\(program)' no ha podido\(said)",
      en: "commit.gpgsign asks for a signature and '\(program)' couldn't make it\(said)"
    )
  }
  /// What to do about it.
  public static let signingHint = Phrase(
    es: "mira user.signingkey, o quita la firma aquí: git config commit.gpgsign false",
    en: "look at user.signingkey, or sign nothing here: git config commit.gpgsign false"
  )
  /// The file system failed.
  public static func fileFailed(_ path: String, operation: String, reason: String) -> Phrase {
    Phrase(verbatim: "\(path): \(reason) (\(operation))")
  }
  /// The disk is full.
  public static let diskFullHint = Phrase(
    es: "libera espacio y repite la orden; lo que había sigue igual",
    en: "free some space and run the command again; what was there is as before"
  )
  /// Git failed.
  public static func gitFailed(operation: String, message: String) -> Phrase {
    Phrase(verbatim: "git: \(message) (\(operation))")
  }
  /// A file couldn't be put back.
  public static func notRestored(_ path: String) -> Phrase {
    Phrase(
      es: "el cambio no se guardó, y \(path) no se pudo dejar como estaba",
      en: "the change wasn't committed, and \(path) couldn't be put back"
    )
  }
  /// How to put it back.
  public static let notRestoredHint = Phrase(
    es: "mira qué tiene con 'git diff'; 'git checkout' lo devuelve a como estaba",
    en: "see what it has with 'git diff'; 'git checkout' puts it back"
  )
  /// A household exists already.
  public static func householdExists(_ path: String) -> Phrase {
    Phrase(es: "\(path) ya es una casa", en: "\(path) is a household already")
  }
  /// A bare repository.
  public static let bareRepository = Phrase(
    es: "es un repositorio sin archivos (bare)",
    en: "this is a bare repository, without files"
  )
  /// What to do about it.
  public static let bareRepositoryHint = Phrase(
    es: "clónalo y trabaja en el clon",
    en: "clone it and work in the clone"
  )
  /// A work tree elsewhere.
  public static func workTreeElsewhere(_ path: String) -> Phrase {
    Phrase(
      es: "el repositorio dice que sus archivos están en \(path); ahí no se escribe",
      en: "the repository says that its files are in \(path); nothing is written there"
    )
  }
  /// What to do about it.
  public static let workTreeElsewhereHint = Phrase(
    es: "quita core.worktree: git config --unset core.worktree",
    en: "take core.worktree out: git config --unset core.worktree"
  )
  /// An operation in progress.
  public static func operationInProgress(_ name: String) -> Phrase {
    Phrase(es: "git está en medio de un \(name)", en: "git is in the middle of a \(name)")
  }
  /// How to end it.
  public static func operationHint(_ commands: [String]) -> Phrase {
    let list = commands.map { "'\($0)'" }
    return Phrase(
      es: "termínalo con \(list.joined(separator: " o "))",
      en: "end it with \(list.joined(separator: " or "))"
    )
  }
  /// Undecided paths.
  public static func unmergedPaths(_ paths: [String]) -> Phrase {
    let list = paths.prefix(5).joined(separator: ", ")
    return Phrase(
      es: "quedan conflictos sin decidir: \(list)",
      en: "conflicts are undecided: \(list)"
    )
  }
  /// How to decide them.
  public static let unmergedHint = Phrase(
    es: "decide en cada archivo, y después 'git add' y 'git commit'",
    en: "decide in each file, then 'git add' and 'git commit'"
  )
  /// A lock file.
  public static func staleLock(_ path: String) -> Phrase {
    Phrase(
      es: "otro programa de git trabaja aquí, o se quedó a medias: \(path)",
      en: "another git program works here, or left off halfway: \(path)"
    )
  }
  /// What to do about it.
  public static func staleLockHint(_ path: String) -> Phrase {
    Phrase(es: "si ninguno trabaja, borra \(path)", en: "if none is at work, delete \(path)")
  }
  /// A detached HEAD.
  public static let detachedHead = Phrase(
    es: "HEAD no está en ninguna rama; un cambio hecho aquí se perdería de vista",
    en: "HEAD is on no branch; a change made here would be lost from sight"
  )
  /// What to do about it.
  public static let detachedHeadHint = Phrase(
    es: "vuelve a tu rama con 'git switch main', o crea una con 'git switch -c NOMBRE'",
    en: "go back to your branch with 'git switch main', or make one with 'git switch -c NAME'"
  )
  /// An unreadable index.
  public static func unreadableIndex(_ reason: String) -> Phrase {
    Phrase(
      es: "el índice de git no se puede leer: \(reason)",
      en: "git's index can't be read: \(reason)"
    )
  }
  /// What to do about it.
  public static let unreadableIndexHint = Phrase(
    es:
      "con índice partido o disperso: git update-index --no-split-index, git sparse-checkout disable",
    en: "if it is split or sparse: git update-index --no-split-index, git sparse-checkout disable"
  )
  /// A path through something else.
  public static func pathTaken(_ path: String, by other: String) -> Phrase {
    Phrase(
      es: "\(path) no se puede escribir: \(other) no es una carpeta",
      en: "\(path) can't be written: \(other) isn't a folder"
    )
  }
  /// A foreign owner.
  public static func foreignOwner(_ folder: String) -> Phrase {
    Phrase(es: "\(folder) es de otro usuario", en: "\(folder) belongs to another user")
  }
  /// What to do about it.
  public static func foreignOwnerHint(_ folder: String) -> Phrase {
    Phrase(
      es: "si te fías: git config --global --add safe.directory \(folder)",
      en: "if you trust it: git config --global --add safe.directory \(folder)"
    )
  }
  /// An unsupported extension.
  public static func unsupportedExtension(_ name: String) -> Phrase {
    Phrase(
      es: "el repositorio usa una extensión que aquí no hay: \(name)",
      en: "the repository has an extension that isn't known here: \(name)"
    )
  }
  /// What to do about it.
  public static let unsupportedExtensionHint = Phrase(
    es: "clónalo otra vez sin ella",
    en: "clone it again without it"
  )
  /// No identity.
  public static let noIdentity = Phrase(
    es: "git no sabe quién eres",
    en: "git doesn't know who you are"
  )
  /// How to say who one is.
  public static let noIdentityHint = Phrase(
    es: "git config --global user.name 'Tu nombre' y git config --global user.email tu@correo",
    en: "git config --global user.name 'Your name' and git config --global user.email you@mail"
  )
  /// Output failed.
  public static func outputFailed(_ reason: String) -> Phrase {
    Phrase(
      es: "no se puede escribir la salida (\(reason))",
      en: "the output can't be written (\(reason))"
    )
  }
  /// Input failed.
  public static func inputFailed(_ number: Int32) -> Phrase {
    Phrase(
      es: "no se puede leer la entrada (errno \(number))",
      en: "the input can't be read (errno \(number))"
    )
  }
}

extension Phrase {
  /// A time zone that the system doesn't have.
  public static func noSuchTimeZone(_ name: String) -> Phrase {
    Phrase(
      es: "este sistema no tiene la zona horaria '\(name)', así que no se sabe qué día es hoy",
      en: "this system has no time zone '\(name)', so today isn't known"
    )
  }
  /// What to do about it.
  public static let noSuchTimeZoneHint = Phrase(
    es: "corrige \"timeZone\" en mantel.json, o instala el paquete tzdata",
    en: "correct \"timeZone\" in mantel.json, or install the package tzdata"
  )
}
