// What git's hooks and the commands for them say.

extension Phrase {
  /// A hook that is installed.
  public static let hookInstalled = Self(es: "puesto", en: "installed")
  /// A hook that is installed beside another.
  public static let hookInstalledBeside = Self(
    es: "puesto, después del que ya había",
    en: "installed, after the one that was there"
  )
  /// A hook that isn't there.
  public static let hookAbsent = Self(es: "no está", en: "not installed")
  /// Another program's hook.
  public static let hookForeign = Self(es: "hay otro, que no es de mantel", en: "another's")
  /// An older version's hook, or one for other households.
  public static let hookOutdated = Self(
    es: "puesto, de otra versión o de otra casa",
    en: "installed, of another version or for another household"
  )
  /// A hook of ours that someone changed.
  public static let hookEdited = Self(
    es: "era de mantel y está cambiado a mano",
    en: "was mantel's and is changed by hand"
  )
  /// Where the hooks lie.
  public static func hooksFolder(_ path: String) -> Self {
    Self(es: "los ganchos están en \(path)", en: "the hooks lie in \(path)")
  }
  /// A hook was put in its place.
  public static func installedHook(_ name: String) -> Self {
    Self(es: "\(name): puesto", en: "\(name): installed")
  }
  /// A hook was put in its place and the one that was there runs first.
  public static func installedHookBeside(_ name: String, kept: String) -> Self {
    Self(
      es: "\(name): puesto; el que había va primero, como \(kept)",
      en: "\(name): installed; the one that was there runs first, as \(kept)"
    )
  }
  /// A hook was taken away.
  public static func removedHook(_ name: String) -> Self {
    Self(es: "\(name): quitado", en: "\(name): removed")
  }
  /// A hook was taken away and the one that was there before is back.
  public static func restoredHook(_ name: String) -> Self {
    Self(
      es: "\(name): quitado; vuelve el que había antes",
      en: "\(name): removed; the one that was there before is back"
    )
  }
  /// A hook that isn't ours was let be.
  public static func hookLeft(_ name: String) -> Self {
    Self(
      es: "\(name): no es de mantel y se queda",
      en: "\(name): isn't mantel's and stays"
    )
  }
  /// The one that was there before ours was replaced, and stays beside.
  public static func hookLeftBeside(_ name: String, kept: String) -> Self {
    Self(
      es: "\(name): alguien lo cambió y se queda; el de antes está en \(kept)",
      en: "\(name): someone replaced it and it stays; the earlier one is \(kept)"
    )
  }
  /// Nothing was to be done.
  public static let hooksAreInstalled = Self(
    es: "los ganchos ya estaban puestos",
    en: "the hooks were installed already"
  )
  /// No hook of ours was there.
  public static let noHooksInstalled = Self(
    es: "no hay ganchos de mantel",
    en: "no hook of mantel's is installed"
  )
  /// A hooks folder that other repositories may share.
  public static func hooksElsewhere(_ path: String) -> Self {
    Self(
      es: "core.hooksPath es \(path), fuera de este repositorio: puede ser de varios",
      en: "core.hooksPath is \(path), outside this repository: several may share it"
    )
  }
  /// What to do about it.
  public static let hooksElsewhereHint = Self(
    es: "con --shared se ponen ahí; o solo aquí: git config core.hooksPath .git/hooks",
    en: "--shared installs them there; or for this one alone: git config core.hooksPath .git/hooks"
  )
  /// A manager that makes its hooks anew by itself.
  public static func hooksAreManaged(_ path: String, by manager: String) -> Self {
    Self(
      es: "\(path) es de \(manager), que lo rehace cuando quiere",
      en: "\(path) is \(manager)'s, which makes it anew by itself"
    )
  }
  /// How to have the hooks run by the manager.
  public static func hooksAreManagedHint(_ line: String, in file: String) -> Self {
    Self(
      es: "añade a \(file) la línea: \(line)",
      en: "add this line to \(file): \(line)"
    )
  }
  /// A hook that someone changed can't be replaced without loss.
  public static func hookWasEdited(_ path: String) -> Self {
    Self(
      es: "\(path) era de mantel y alguien lo cambió",
      en: "\(path) was mantel's and someone changed it"
    )
  }
  /// What to do about it.
  public static let hookWasEditedHint = Self(
    es: "aparta lo tuyo a otro archivo, bórralo, y repite 'mantel hooks install'",
    en: "put what is yours into another file, delete it, and run 'mantel hooks install' again"
  )
  /// Two hooks that both were there before ours.
  public static func twoForeignHooks(_ path: String, _ kept: String) -> Self {
    Self(
      es: "hay dos ganchos que no son de mantel: \(path) y \(kept)",
      en: "two hooks aren't mantel's: \(path) and \(kept)"
    )
  }
  /// What to do about it.
  public static let twoForeignHooksHint = Self(
    es: "junta los dos en uno, o borra el que sobre",
    en: "join the two in one, or delete the one that isn't needed"
  )
  /// Something that isn't a file stands where a hook should.
  public static func hookIsNoFile(_ path: String) -> Self {
    Self(es: "\(path) no es un archivo", en: "\(path) isn't a file")
  }
  /// No hook of that name.
  public static func noSuchHook(_ name: String) -> Self {
    Self(es: "no hay ningún gancho '\(name)'", en: "there is no hook '\(name)'")
  }
  /// The hook refuses a commit.
  public static func hookRefuses(errors: Int, isMerge: Bool) -> Self {
    let (es, en) = isMerge ? ("la fusión", "the merge") : ("el commit", "the commit")
    return Self(
      es: errors == 1
        ? "mantel: 1 error nuevo; \(es) no se hace"
        : "mantel: \(errors) errores nuevos; \(es) no se hace",
      en: errors == 1
        ? "mantel: 1 new error; \(en) isn't made" : "mantel: \(errors) new errors; \(en) isn't made"
    )
  }
  /// What to do about a refused commit.
  public static let hookRefusesHint = Self(
    es: "corrige y vuelve a añadir con 'git add'; 'git commit --no-verify' lo hace igual",
    en: "mend it and 'git add' it again; 'git commit --no-verify' commits all the same"
  )
  /// What to do about a refused merge.
  public static let hookRefusesMergeHint = Self(
    es: "corrige, 'git add' y 'git commit'; o déjalo con 'git merge --abort'",
    en: "mend it, then 'git add' and 'git commit'; or leave it with 'git merge --abort'"
  )
  /// Files that were written canonically on their way into a commit.
  public static func madeCanonical(_ paths: [String]) -> Self {
    let list = listed(paths)
    return Self(
      es: "mantel: \(list.es) en su forma canónica",
      en: "mantel: \(list.en) written canonically"
    )
  }
  /// Staged files that aren't canonical and can't be mended in passing.
  public static func notCanonical(_ paths: [String]) -> Self {
    let list = listed(paths)
    return Self(
      es: "mantel: \(list.es) no \(paths.count == 1 ? "está" : "están") en su forma canónica, y en"
        + " este commit no se puede reescribir al paso",
      en: "mantel: \(list.en) \(paths.count == 1 ? "isn't" : "aren't") canonical, and can't be"
        + " rewritten in passing in this commit"
    )
  }
  /// What to do about it.
  public static func notCanonicalHint(_ paths: [String]) -> Self {
    let list = paths.prefix(5).joined(separator: " ")
    let more = paths.count > 5 ? " …" : ""
    return Self(verbatim: "mantel fmt \(list)\(more) && git add \(list)\(more)")
  }
  /// What a merge brought.
  public static let mergeBrought = Self(es: "ha llegado:", en: "what came:")
  /// Errors that a merge brought.
  public static func mergeBroughtErrors(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "y 1 error nuevo:" : "y \(count) errores nuevos:",
      en: count == 1 ? "and 1 new error:" : "and \(count) new errors:"
    )
  }
}
