/// What `validate`, `fmt` and `save` say beside their findings.
extension Phrase {
  /// A file of which git keeps several versions.
  public static let unmergedEntry = Self(
    es: "una fusión dejó este archivo sin decidir",
    en: "a merge left this file undecided"
  )
  /// A path where nothing is.
  public static func noSuchPath(_ path: String) -> Self {
    Self(es: "no hay nada en '\(path)'", en: "there is nothing at '\(path)'")
  }
  /// What paths are told from.
  public static let noSuchPathHint = Self(
    es: "las rutas se cuentan desde la carpeta actual o desde la de la casa",
    en: "paths are told from the current folder, or from the household's"
  )
  /// Standard input beside other paths.
  public static let inputStandsAlone = Self(
    es: "'-' no admite más rutas a su lado",
    en: "'-' takes no other paths beside it"
  )
  /// A name for standard input without it.
  public static let standNeedsInput = Self(
    es: "'--as' solo vale con '-'",
    en: "'--as' goes with '-' only"
  )
  /// Mending what isn't a file.
  public static func cannotMend(_ what: String) -> Self {
    Self(
      es: "'--fix' escribe archivos y no va con '\(what)'",
      en: "'--fix' writes files and doesn't go with '\(what)'"
    )
  }
  /// What to use instead for standard input.
  public static let mendInputHint = Self(
    es: "'mantel fmt -' escribe la entrada en su forma canónica",
    en: "'mantel fmt -' writes standard input in its canonical form"
  )
  /// Showing without doing, where nothing is done.
  public static let dryRunNeedsFix = Self(
    es: "'--dry-run' solo vale con '--fix'",
    en: "'--dry-run' goes with '--fix' only"
  )
  /// Nothing that mends itself.
  public static let nothingToMend = Self(
    es: "nada que se arregle solo",
    en: "nothing that mends itself"
  )
  /// How many files were mended, and that no commit was made.
  public static func mended(_ count: Int) -> Self {
    Self(
      es: count == 1
        ? "1 archivo arreglado, sin guardar en git; 'mantel save' lo guarda"
        : "\(count) archivos arreglados, sin guardar en git; 'mantel save' los guarda",
      en: count == 1
        ? "1 file mended, not committed; 'mantel save' does that"
        : "\(count) files mended, not committed; 'mantel save' does that"
    )
  }
  /// How many files would be mended.
  public static func wouldMend(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "se arreglaría 1 archivo" : "se arreglarían \(count) archivos",
      en: "\(count) \(count == 1 ? "file" : "files") would be mended"
    )
  }
  /// A file that moved, in a diff's heading.
  public static func moved(_ path: String, to newPath: String) -> Self {
    Self(verbatim: "\(path) → \(newPath)")
  }
  /// Every file is as it would be written.
  public static func allCanonical(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "1 archivo, en su forma" : "\(count) archivos, todos en su forma",
      en: count == 1 ? "1 file, canonical" : "\(count) files, all canonical"
    )
  }
  /// How many files were written anew.
  public static func rewritten(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "1 archivo escrito de nuevo" : "\(count) archivos escritos de nuevo",
      en: "\(count) \(count == 1 ? "file" : "files") written anew"
    )
  }
  /// How many files aren't canonical.
  public static func notCanonical(_ count: Int) -> Self {
    Self(
      es: count == 1 ? "1 archivo no está en su forma" : "\(count) archivos no están en su forma",
      en: count == 1 ? "1 file isn't canonical" : "\(count) files aren't canonical"
    )
  }
  /// How many files are left alone for their errors.
  public static func leftAlone(_ count: Int) -> Self {
    Self(
      es: count == 1
        ? "1 archivo con errores se queda como está"
        : "\(count) archivos con errores se quedan como están",
      en: count == 1
        ? "1 file with errors is left alone" : "\(count) files with errors are left alone"
    )
  }
  /// A file that is no kind's, so that nothing says how to write it.
  public static func noKind(_ path: String) -> Self {
    Self(
      es: "'\(path)' no es un archivo de la casa",
      en: "'\(path)' is none of the household's files"
    )
  }
  /// How to say the kind.
  public static let noKindHint = Self(
    es: "di de qué archivo hace las veces: mantel fmt - --as dishes/paella.json < ARCHIVO",
    en: "say whose place it takes: mantel fmt - --as dishes/paella.json < FILE"
  )
  /// Where to see what is wrong with standard input.
  public static func inputErrorsHint(_ path: String) -> Self {
    Self(
      es: "míralos con 'mantel validate - --as \(path)'",
      en: "see them with 'mantel validate - --as \(path)'"
    )
  }
}
