// What `doctor` says of the clone, and what it mended.

extension Phrase {
  /// The clone shows plain git's diffs in the household's words.
  public static let textconvReady = Self(
    es: "git enseña los cambios legibles (diff.mantel.textconv)",
    en: "git shows changes readably (diff.mantel.textconv)"
  )
  /// The clone's git doesn't know how.
  public static let textconvUnset = Self(
    es: "este clon no tiene diff.mantel.textconv",
    en: "this clone has no diff.mantel.textconv"
  )
  /// Someone set it to something else.
  public static let textconvForeign = Self(
    es: "diff.mantel.textconv es otra orden, puesta a mano",
    en: "diff.mantel.textconv is another command, set by hand"
  )
  /// `.gitattributes` has the lines that a household needs.
  public static let attributesReady = Self(
    es: ".gitattributes y .gitignore tienen sus líneas",
    en: ".gitattributes and .gitignore have their lines"
  )
  /// Lines are missing in a committed file.
  public static func linesMissing(_ path: String, count: Int) -> Self {
    Self(
      es: count == 1 ? "a \(path) le falta 1 línea" : "a \(path) le faltan \(count) líneas",
      en: count == 1 ? "\(path) lacks 1 line" : "\(path) lacks \(count) lines"
    )
  }
  /// That a committed file isn't as this version would have it.
  public static func setUpLacks(_ path: String) -> Self {
    Self(es: "a \(path) le faltan líneas", en: "\(path) lacks lines")
  }
  /// The command that mends what has one answer.
  public static let runDoctorFix = Self(
    es: "lo arregla 'mantel doctor --fix'",
    en: "'mantel doctor --fix' mends it"
  )
  /// The hooks are in place.
  public static let hooksReady = Self(
    es: "los ganchos de git están puestos",
    en: "git's hooks are installed"
  )
  /// No hooks, which is a choice.
  public static let hooksNotInstalled = Self(
    es: "sin ganchos de git; 'mantel hooks install' los pone",
    en: "without git's hooks; 'mantel hooks install' installs them"
  )
  /// Hooks that don't do what this version's do.
  public static func hooksNeedCare(_ names: [String]) -> Self {
    let list = names.joined(separator: ", ")
    return Self(es: "ganchos a medias: \(list)", en: "hooks only in part: \(list)")
  }
  /// What to do about hooks that aren't complete.
  public static let runHooksInstall = Self(
    es: "míralo con 'mantel hooks status', ponlos con 'mantel hooks install'",
    en: "see 'mantel hooks status', install them with 'mantel hooks install'"
  )
  /// Permissions of the data files are as they should be.
  public static let permissionsReady = Self(
    es: "los permisos de los archivos son los de siempre",
    en: "the files' permissions are as usual"
  )
  /// Files that everyone on this machine can write.
  public static func worldWritable(_ paths: [String]) -> Self {
    let list = listed(paths)
    return Self(
      es: "cualquiera en esta máquina puede escribir en \(list.es)",
      en: "everyone on this machine can write to \(list.en)"
    )
  }
  /// Data files that are marked as programs.
  public static func executableData(_ paths: [String]) -> Self {
    let list = listed(paths)
    return Self(
      es: "\(list.es) \(paths.count == 1 ? "está marcado" : "están marcados") como ejecutable",
      en: "\(list.en) \(paths.count == 1 ? "is" : "are") marked executable"
    )
  }
  /// Something was mended.
  public static func mendedNow(_ what: Self) -> Self {
    Self(es: "arreglado: \(what.es)", en: "mended: \(what.en)")
  }
  /// Something couldn't be mended.
  public static func notMended(_ what: Self) -> Self {
    Self(es: "no se ha podido: \(what.es)", en: "couldn't be mended: \(what.en)")
  }
  /// Editor settings and schemas.
  public static let localFilesMended = Self(
    es: "esquemas y ajustes del editor",
    en: "schemas and editor settings"
  )
  /// The clone's git configuration.
  public static let textconvMended = Self(
    es: "diff.mantel.textconv en la configuración de este clon",
    en: "diff.mantel.textconv in this clone's configuration"
  )
  /// The hooks.
  public static let hooksMended = Self(es: "ganchos de git", en: "git's hooks")
  /// The private part.
  public static let privateMended = Self(
    es: "private/, un repositorio propio",
    en: "private/, a repository of its own"
  )
  /// Lines of `.gitattributes` or `.gitignore`.
  public static func linesMended(_ paths: [String]) -> Self {
    let list = paths.joined(separator: ", ")
    return Self(
      es: "líneas de \(list)",
      en: "lines of \(list)"
    )
  }
  /// Permissions of files.
  public static func permissionsMended(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "permisos de 1 archivo" : "permisos de \(count) archivos",
      en: count == 1 ? "permissions of 1 file" : "permissions of \(count) files"
    )
  }
  /// The commit that brings git's files up to date.
  public static func gitFilesCommit(_ paths: [String]) -> Self {
    let list = paths.joined(separator: ", ")
    return Self(es: "\(list): líneas de mantel", en: "\(list): mantel's lines")
  }
  /// That hooks can be installed as well.
  public static let setUpHooksHint = Self(
    es: "para que git compruebe cada commit: 'mantel hooks install'",
    en: "to have git check every commit: 'mantel hooks install'"
  )
}
