// What the commands for objectives say.

extension Phrase {
  /// An objective of nobody.
  public static let whoseObjective = Self(
    es: "falta de quién es el objetivo",
    en: "whose objective it is isn't said"
  )
  /// How to say whose it is.
  public static let whoseObjectiveHint = Self(
    es: "con --for PERSONA, o di quién eres: 'git config mantel.person PERSONA'",
    en: "with --for PERSON, or say who you are: 'git config mantel.person PERSON'"
  )
  /// An objective of no kind.
  public static let whichObjectiveType = Self(
    es: "falta --type: loss (perder), maintenance (mantener) o gain (ganar)",
    en: "--type is missing: loss, maintenance or gain"
  )
}
