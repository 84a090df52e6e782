internal import ArgumentParsing
internal import Wording

extension OutputShape {
  /// What `show` prints: the file's value with its id and path.
  static let record = Self.record(recordMembers)

  /// What every `show` prints beside the file's value.
  static let recordMembers: [OutputMember] = [
    .key("id", .text(.id), Phrase(es: "su id", en: "its id")),
    .key("path", .text(.path), Phrase(es: "su archivo", en: "its file")),
    .optional("person", .text(.id), Phrase(es: "de quién", en: "whose")),
  ]

  /// What a `list` prints below its key.
  private static func list(_ key: String, _ records: OutputShape) -> Self {
    .object([.key(key, .list(records), Phrase(es: "los que hay", en: "those that there are"))])
  }

  private static let id = OutputMember.key("id", .text(.id), Phrase(es: "su id", en: "its id"))
  private static let name = OutputMember.key(
    "name",
    .text,
    Phrase(es: "cómo se llama", en: "what it is called")
  )

  /// What `dish list` prints.
  static let dishes = list(
    "dishes",
    .object([
      id, name,
      .key("tags", .list(.text(.id)), Phrase(es: "sus etiquetas", en: "its tags")),
      .key("course", .text, Phrase(es: "qué plato es", en: "its course")),
      .key("minutes", .nullable(.integer), Phrase(es: "minutos en total", en: "minutes in all")),
      .key("lastEaten", .nullable(.text), Phrase(es: "la última vez", en: "the last time")),
      .key("archived", .boolean, Phrase(es: "si está archivado", en: "whether it is archived")),
    ])
  )

  /// What `tag list` prints.
  static let tags = list(
    "tags",
    .object([
      id, name,
      .key("color", .nullable(.text), Phrase(es: "su color", en: "its colour")),
      .key(
        "dishes",
        .integer,
        Phrase(es: "cuántos platos la llevan", en: "how many dishes bear it")
      ),
      .key("rules", .document, Phrase(es: "sus reglas", en: "its rules")),
    ])
  )

  /// What `food list` prints.
  static let foods = list(
    "foods",
    .object([
      id, name,
      .key("category", .nullable(.text), Phrase(es: "su sección", en: "its section")),
      .key(
        "contains",
        .nullable(.list(.text)),
        Phrase(
          es: "qué lleva; null si nadie lo ha mirado",
          en: "what it contains; null where nobody looked"
        )
      ),
      .key(
        "traces",
        .nullable(.list(.text)),
        Phrase(es: "de qué puede tener trazas", en: "of what it may have traces")
      ),
    ])
  )

  /// What `person list` prints.
  static let people = list(
    "people",
    .object([
      id, name,
      .key("diets", .list(.text), Phrase(es: "sus dietas", en: "their diets")),
      .key("allergies", .list(.text), Phrase(es: "sus alergias", en: "their allergies")),
      .key("strict", .boolean, Phrase(es: "si también las trazas", en: "whether traces count")),
      .key("guest", .boolean, Phrase(es: "si es de fuera", en: "whether they are a guest")),
      .key("objective", .nullable(.text(.id)), Phrase(es: "su objetivo", en: "their objective")),
    ])
  )

  /// What `objective list` prints: each with what its file says.
  static let objectives = list(
    "objectives",
    .record([
      id,
      .key("person", .text(.id), Phrase(es: "de quién", en: "whose")),
      .key("active", .boolean, Phrase(es: "si es el activo", en: "whether it is the active one")),
      .key("private", .boolean, Phrase(es: "si es privado", en: "whether it is private")),
    ])
  )

  /// What `pantry show` prints: a lot each.
  static let pantry = list(
    "pantry",
    .object([
      id, name,
      .key("amount", .any([.number, .text]), Phrase(es: "cuánto", en: "how much")),
      .key("expires", .nullable(.text(.day)), Phrase(es: "hasta cuándo", en: "until when")),
      .key("daysLeft", .nullable(.integer), Phrase(es: "días que quedan", en: "days left")),
    ])
  )
}
