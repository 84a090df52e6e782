internal import ArgumentParsing
internal import Wording

/// What every command takes that changes data.
struct ChangeOptions {
  static let dryRun = Parameter.flag(
    "dry-run",
    short: "n",
    help: Phrase(
      es: "enseña qué cambiaría y no escribe nada",
      en: "shows what would change and writes nothing"
    )
  )
  static let noCommit = Parameter.flag(
    "no-commit",
    help: Phrase(
      es: "escribe los archivos sin guardarlos en git",
      en: "writes the files without a commit"
    )
  )
  static let message = Parameter.option(
    "message",
    short: "m",
    valueName: "MESSAGE",
    help: Phrase(
      es: "el mensaje, en vez del que cuenta el cambio",
      en: "the message, instead of the one that tells the change"
    )
  )

  static let all = [dryRun, noCommit, message]
  /// The same where `-n` is a number's.
  static let withSpelledDryRun = [
    Parameter.flag("dry-run", help: dryRun.help), noCommit, message,
  ]

  var isDryRun: Bool
  var isWithoutCommit: Bool
  var message: String?

  init(_ arguments: ParsedArguments) {
    isDryRun = arguments.has(Self.dryRun)
    isWithoutCommit = arguments.has(Self.noCommit)
    message = arguments.value(Self.message)
  }
}
