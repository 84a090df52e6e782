/// What `blame`, `diff` and `restore` say beside their results.
extension Phrase {
  /// What was planned before, after what is: `(era Gazpacho)`, `(was empty)`.
  public static func wasPlanned(_ before: Self?) -> Self {
    before.map { was($0) } ?? Self(es: "(antes, nada)", en: "(was empty)")
  }
  /// Nothing planned, as a value.
  public static let emptySlot = Self(es: "nada", en: "empty")
  /// The same was planned before.
  public static let samePlanned = Self(es: "lo mismo", en: "the same")
  /// The heading of the meals.
  public static let blameMeal = Self(es: "comida", en: "meal")
  /// The heading of what is planned.
  public static let blamePlanned = Self(es: "plan", en: "plan")
  /// The heading of the people.
  public static let blameAuthor = Self(es: "quién", en: "who")
  /// The heading of the dates.
  public static let blameDate = Self(es: "cuándo", en: "when")
  /// The heading of the commits.
  public static let blameCommit = Self(es: "commit", en: "commit")
  /// The heading of what was planned before.
  public static let blameBefore = Self(es: "antes", en: "before")
  /// An edit that no commit has.
  public static let notSavedYet = Self(es: "sin guardar", en: "not saved yet")
  /// No slot of a week holds anything.
  public static func nothingPlanned(_ week: String) -> Self {
    Self(es: "en \(week) no hay nada previsto", en: "nothing is planned in \(week)")
  }
  /// A week without a file.
  public static func noSuchPlan(_ week: String) -> Self {
    Self(es: "la semana \(week) no tiene archivo", en: "week \(week) has no file")
  }
  /// A week that had no file at a revision.
  public static func noSuchPlan(_ week: String, at revision: String) -> Self {
    Self(
      es: "la semana \(week) no tenía archivo en '\(revision)'",
      en: "week \(week) had no file at '\(revision)'"
    )
  }
  /// What the mark of a shallow clone's boundary means.
  public static let blameBoundary = Self(
    es: "^ aquí se corta la historia de este clon: puede ser anterior ('git fetch --unshallow')",
    en: "^ this clone's history is cut off here: it may be older ('git fetch --unshallow')"
  )

  /// Two versions are the same.
  public static let noDifferences = Self(es: "no hay diferencias", en: "no differences")
  /// New files that git doesn't know yet.
  public static func untrackedFiles(_ count: Int) -> Self {
    count == 1
      ? Self(
        es: "hay 1 archivo nuevo que git aún no conoce: 'mantel status' lo cuenta",
        en: "1 new file isn't known to git yet: 'mantel status' tells it"
      )
      : Self(
        es: "hay \(count) archivos nuevos que git aún no conoce: 'mantel status' los cuenta",
        en: "\(count) new files aren't known to git yet: 'mantel status' tells them"
      )
  }
  /// More revisions than can be compared.
  public static let tooManyRevisions = Self(
    es: "se comparan dos revisiones como mucho; con --staged, una",
    en: "two revisions at most are compared; with --staged, one"
  )
  /// Two commits without a common ancestor.
  public static func noCommonHistory(_ range: String) -> Self {
    Self(
      es: "los dos lados de '\(range)' no tienen historia en común",
      en: "the two sides of '\(range)' have no history in common"
    )
  }

  /// A restore that changes nothing.
  public static func alreadyAsItWas(_ what: Self, at revision: String) -> Self {
    Self(
      es: "'\(what.es)' ya está como en '\(revision)'",
      en: "'\(what.en)' is already as it was at '\(revision)'"
    )
  }
  /// Something that there wasn't at a revision.
  public static func wasNotThere(_ what: Self, at revision: String) -> Self {
    Self(
      es: "en '\(revision)' no había '\(what.es)'",
      en: "there was no '\(what.en)' at '\(revision)'"
    )
  }
  /// How to find when there was.
  public static func logOf(_ what: String) -> Self {
    Self(
      es: "'mantel log \(what)' dice desde cuándo lo hay",
      en: "'mantel log \(what)' tells since when there is"
    )
  }
  /// A file that couldn't be read at a revision.
  public static func couldNotBeRead(_ path: String, at revision: String) -> Self {
    Self(
      es: "\(path) no se podía leer en '\(revision)'",
      en: "\(path) couldn't be read at '\(revision)'"
    )
  }
  /// Errors that keep something from being restored.
  public static func restoringBringsErrors(_ count: Int) -> Self {
    Self(
      es: count == 1
        ? "no se ha recuperado nada: traería este error"
        : "no se ha recuperado nada: traería estos \(count) errores",
      en: count == 1
        ? "nothing was restored: it would bring this error"
        : "nothing was restored: it would bring these \(count) errors"
    )
  }
  /// Without a revision there is nothing to go back to.
  public static let restoreNeedsRevision = Self(
    es: "falta la revisión: '--at REV'",
    en: "the revision is missing: '--at REV'"
  )
  /// How revisions are told.
  public static let revisionExamples = Self(
    es: "por ejemplo '--at HEAD~1', '--at 1a2b3c4', '--at HEAD@{yesterday}'",
    en: "for example '--at HEAD~1', '--at 1a2b3c4', '--at HEAD@{yesterday}'"
  )
}
