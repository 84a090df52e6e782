internal import ArgumentParsing
internal import MealFormat
internal import Wording

extension OutputShape {
  /// What `path` prints.
  static let filePlace = Self.object([
    .key("path", .text(.path), Phrase(es: "la ruta entera", en: "the whole path")),
    .key(
      "relative",
      .text(.path),
      Phrase(es: "la ruta desde la casa", en: "the path from the household")
    ),
    .key("exists", .boolean, Phrase(es: "si está", en: "whether it is there")),
  ])

  /// What `status` prints.
  static let status = Self.object([
    .key(
      "state",
      .text(.oneOf(["clean", "edited"])),
      Phrase(es: "cómo está", en: "how it stands")
    ),
    .key("changes", .list(.text), Phrase(es: "qué se ha editado", en: "what was edited")),
    .key("files", .list(.text(.path)), Phrase(es: "los archivos", en: "the files")),
    .key(
      "unreadable",
      .list(.text(.path)),
      Phrase(es: "los que no se leen", en: "those that can't be read")
    ),
    .key(
      "repository",
      .list(.text),
      Phrase(es: "cómo está el repositorio", en: "how the repository stands")
    ),
  ])

  /// What `fmt` prints; as a filter it prints the file itself.
  static let formatting = Self.any([
    .object([
      .key(
        "state",
        .text(.oneOf(["check", "dry-run", "written"])),
        Phrase(es: "qué se ha hecho", en: "what was done")
      ),
      .key(
        "files",
        .list(.text(.path)),
        Phrase(es: "los archivos que cambian", en: "the files that change")
      ),
      .key(
        "faulty",
        .list(.text(.path)),
        Phrase(es: "los que tienen errores", en: "those with errors")
      ),
    ]),
    .document,
  ])

  /// What `save` prints: the change, or the errors for which nothing was saved.
  static let saving = Self.any([.change, .diagnostics])

  /// What `explain` prints: one code, or all.
  static let explanation = Self.any([
    .object(
      code + [
        .key(
          "detail",
          .text,
          Phrase(es: "por qué importa y qué hacer", en: "why it matters and what to do")
        ),
        .key("wrong", .text, Phrase(es: "un ejemplo que lo tiene", en: "an example that has it")),
        .key("right", .text, Phrase(es: "el mismo, bien", en: "the same, well")),
      ]
    ),
    .object([.key("codes", .list(.object(code)), Phrase(es: "los códigos", en: "the codes"))]),
  ])

  private static let code: [OutputMember] = [
    .key("code", .text(.id), Phrase(es: "el código", en: "the code")),
    .key("category", .text, Phrase(es: "la clase", en: "its kind")),
    .key(
      "severity",
      .text(.oneOf(["error", "warning", "note"])),
      Phrase(es: "la gravedad", en: "how grave it is")
    ),
    .key("summary", .text, Phrase(es: "qué es", en: "what it is")),
  ]

  /// What `schema` prints: the kinds, what was written, or a schema.
  static let schemaAnswer = Self.any([
    .object([
      .key(
        "kinds",
        .list(
          .object([
            .key(
              "kind",
              .text(.oneOf(FileKind.allCases.map(\.rawValue))),
              Phrase(es: "la clase", en: "the kind")
            ),
            .key("title", .text, Phrase(es: "qué es", en: "what it is")),
            .key("path", .text(.path), Phrase(es: "dónde va", en: "where it lies")),
          ])
        ),
        Phrase(es: "las clases de archivo", en: "the kinds of file")
      )
    ]),
    .object([
      .key(
        "files",
        .list(.text(.path)),
        Phrase(es: "los archivos escritos", en: "the files written")
      )
    ]),
    .document,
  ])

  /// What `init` prints.
  static let newHousehold = Self.object([
    .key("household", .text(.path), Phrase(es: "la carpeta", en: "the folder")),
    .key("files", .integer, Phrase(es: "cuántos archivos", en: "how many files")),
  ])

  /// What `setup` prints.
  static let setup = Self.object([
    .key("household", .text(.path), Phrase(es: "la carpeta", en: "the folder"))
  ])
}
