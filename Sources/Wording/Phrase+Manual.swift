extension Phrase {
  // MARK: Headings of manual pages and of the reference

  package static let nameHeading = Self(es: "nombre", en: "name")
  package static let synopsis = Self(es: "sinopsis", en: "synopsis")
  package static let description = Self(es: "descripción", en: "description")
  package static let parameters = Self(es: "argumentos y opciones", en: "arguments and options")
  package static let examplesHeading = Self(es: "ejemplos", en: "examples")
  package static let subcommands = Self(es: "comandos", en: "commands")
  package static let seeAlso = Self(es: "véase también", en: "see also")
  package static let globalOptions = Self(
    es: "opciones de todos los comandos",
    en: "options of every command"
  )
  package static let exitStatus = Self(es: "código de salida", en: "exit status")
  package static let jsonHeading = Self(
    es: "Con `--json` (`?`: puede faltar):",
    en: "With `--json` (`?`: may be absent):"
  )

  package static func printsNoJSON(_ command: String) -> Self {
    Self(
      es: "'\(command)' no es un comando que escriba JSON",
      en: "'\(command)' is no command that prints JSON"
    )
  }

  // MARK: Exit codes

  package static let exitDone = Self(es: "hecho", en: "done")
  package static let exitFailed = Self(
    es: "los datos tienen errores, o lo que se pregunta no es así",
    en: "the data has errors, or the thing asked for isn't so"
  )
  package static let exitUsage = Self(
    es: "la línea de órdenes está mal",
    en: "the command line is wrong"
  )
  package static let exitRefused = Self(
    es: "un conflicto, o una negativa que una decisión levantaría",
    en: "a conflict, or a refusal that a decision would lift"
  )
  package static let exitOutside = Self(
    es: "falló lo de fuera: disco, red, git",
    en: "the outside failed: disk, network, git"
  )
  package static let exitInterrupted = Self(
    es: "Ctrl-C: 'fill' enseña lo mejor hasta entonces y no escribe nada",
    en: "Ctrl-C: 'fill' shows the best so far and writes nothing"
  )

  // MARK: The reference

  package static let referenceTitle = Self(es: "Los comandos de mantel", en: "mantel's commands")
  package static let referenceIntroduction = Self(
    es: """
      Esta página se hace del propio programa: es lo mismo que dice `mantel COMANDO --help`. Los \
      ejemplos valen en la casa de muestra. Cómo se escriben las semanas y comidas: `2026-W06`, \
      `this`, `next`, `+2` o una fecha; `mar.cena`, `tue.dinner`, `next.tue.dinner` o \
      `2026-02-03.dinner`. Con `--json` cada comando escribe un solo documento, cuyas claves no \
      cambian; sus esquemas están en [`schema/output`](../../schema/output).
      """,
    en: """
      This page is made from the program itself: it says what `mantel COMMAND --help` says. The \
      examples work in the sample household. How weeks and slots are written: `2026-W06`, `this`, \
      `next`, `+2` or a date; `mar.cena`, `tue.dinner`, `next.tue.dinner` or \
      `2026-02-03.dinner`. With `--json` each command prints one document, whose keys are stable; \
      their schemas are in [`schema/output`](../schema/output).
      """
  )

  /// The phrase with a capital at its beginning.
  package var capitalized: Self {
    func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    return Self(es: capitalized(es), en: capitalized(en))
  }
}
