internal import ArgumentParsing
internal import Wording

extension OutputShape {
  /// What every command prints where it fails.
  static let failure = Self.object([
    .key(
      "error",
      .object([
        .key("message", .text, Phrase(es: "qué ha pasado", en: "what happened")),
        .optional("hint", .text, Phrase(es: "qué hacer", en: "what to do")),
        .key("exitCode", .integer, Phrase(es: "el código de salida", en: "the exit code")),
      ]),
      Phrase(es: "por qué no se ha hecho", en: "why it wasn't done")
    )
  ])

  /// What every command prints that changes data.
  static let change = Self.object([
    .key(
      "state",
      .text(.oneOf(["unchanged", "dry-run", "written", "committed"])),
      Phrase(es: "qué ha sido del cambio", en: "what became of the change")
    ),
    .key(
      "changes",
      .list(.text),
      Phrase(es: "qué cambia, una frase cada cosa", en: "what changes, a sentence each")
    ),
    .key(
      "slots",
      .list(.text(.slot)),
      Phrase(es: "las comidas que cambian", en: "the slots that change")
    ),
    .key(
      "warnings",
      .list(.text),
      Phrase(es: "lo que conviene saber", en: "what is to be known beside it")
    ),
    .key("files", .list(.text(.path)), Phrase(es: "los archivos", en: "the files")),
    .key("commits", .list(.text(.commit)), Phrase(es: "los commits", en: "the commits")),
  ])

  /// Findings, as `validate` prints them.
  static let diagnostics = Self.object([
    .key("diagnostics", .list(.object(finding)), Phrase(es: "los avisos", en: "the findings")),
    .key("files", .integer, Phrase(es: "archivos mirados", en: "files looked at")),
    .key("errors", .integer, Phrase(es: "cuántos errores", en: "how many errors")),
    .key("warnings", .integer, Phrase(es: "cuántas advertencias", en: "how many warnings")),
    .key("notes", .integer, Phrase(es: "cuántas notas", en: "how many notes")),
  ])

  private static let finding: [OutputMember] =
    place(isOptional: false) + [
      .key(
        "severity",
        .text(.oneOf(["error", "warning", "note"])),
        Phrase(es: "la gravedad", en: "how grave it is")
      ),
      .key(
        "category",
        .text(
          .oneOf(["syntax", "schema", "reference", "safety", "rule", "gap", "repository"])
        ),
        Phrase(es: "la clase", en: "its kind")
      ),
      .key(
        "code",
        .text(.id),
        Phrase(
          es: "el código; lo explica 'mantel explain'",
          en: "its code; 'mantel explain' explains it"
        )
      ),
      .key("message", .text, Phrase(es: "qué pasa", en: "what is so")),
      .optional("hint", .text, Phrase(es: "qué hacer", en: "what to do")),
      .key(
        "fixable",
        .boolean,
        Phrase(es: "si 'validate --fix' lo arregla", en: "whether 'validate --fix' mends it")
      ),
      .key(
        "notes",
        .list(
          .object(
            place(isOptional: true) + [
              .key("message", .text, Phrase(es: "qué hay allí", en: "what stands there"))
            ]
          )
        ),
        Phrase(es: "otros sitios que tienen que ver", en: "other places that matter")
      ),
    ]

  private static func place(isOptional: Bool) -> [OutputMember] {
    let members: [(String, OutputShape, Phrase)] = [
      ("path", .text(.path), Phrase(es: "el archivo", en: "the file")),
      ("line", .integer, Phrase(es: "la línea, desde 1", en: "the line, from 1")),
      ("column", .integer, Phrase(es: "la columna, desde 1", en: "the column, from 1")),
      ("endLine", .integer, Phrase(es: "la línea del final", en: "the line of its end")),
      (
        "endColumn", .integer,
        Phrase(es: "la columna tras el final", en: "the column after its end")
      ),
    ]
    return members.map { name, shape, help in
      isOptional ? .optional(name, shape, help) : .key(name, shape, help)
    }
  }
}
