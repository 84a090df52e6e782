internal import ArgumentParsing
internal import Wording

extension OutputShape {
  /// What a command prints that changes records: `ChangeOutcome.document`.
  static let recordChange = OutputShape.object([
    .key(
      "state",
      .text(.oneOf(["unchanged", "dry-run", "written", "committed"])),
      Phrase(es: "qué ha sido del cambio", en: "what became of the change")
    ),
    .key(
      "changes",
      .list(.text),
      Phrase(es: "los cambios, una frase cada uno", en: "the changes, a sentence each")
    ),
    .key(
      "slots",
      .list(.text(.slot)),
      Phrase(es: "los huecos que cambian", en: "the slots that change")
    ),
    .key("warnings", .list(.text), Phrase(es: "lo que conviene saber", en: "what is to be known")),
    .key(
      "files",
      .list(.text(.path)),
      Phrase(es: "los archivos que cambian", en: "the files that change")
    ),
    .key(
      "commits",
      .list(.text(.commit)),
      Phrase(es: "los guardados en git", en: "the commits")
    ),
  ])
}
