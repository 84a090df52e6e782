internal import ArgumentParsing
internal import Wording

/// The option that lifts what a decision can lift.
enum ForceOption {
  static let parameter = Parameter.flag(
    "force",
    short: "f",
    help: Phrase(
      es: "también si rompe una regla, está bloqueado o pasó hace más de 14 días",
      en: "even if it breaks a rule, is locked or lies more than 14 days back"
    )
  )
}
