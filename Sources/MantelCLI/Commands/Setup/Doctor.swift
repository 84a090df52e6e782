internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel doctor`: the household, the clone, git and the editor, each well or with what to do.
struct Doctor: Command {
  static let fix = Parameter.flag(
    "fix",
    help: Phrase(
      es: "arregla lo que tiene un solo arreglo",
      en: "mends what has one answer"
    )
  )

  static let configuration = CommandConfiguration(
    name: "doctor",
    abstract: Phrase(
      es: "mira si todo está en orden y dice qué hacer",
      en: "looks whether all is well and says what to do"
    ),
    discussion: Phrase(
      es: """
        Con --fix pone esquemas, ajustes del editor, la configuración de git de este clon, la \
        parte privada y los permisos; los ganchos, solo si ya había alguno. A .gitattributes y \
        .gitignore les pone sus líneas en un commit propio. Los errores de los archivos son de \
        'mantel validate --fix'.
        """,
      en: """
        With --fix it sets schemas, editor settings, this clone's git configuration, the private \
        part and permissions right; hooks only where some are installed. .gitattributes and \
        .gitignore get their lines in a commit of their own. Errors in files are for \
        'mantel validate --fix'.
        """
    ),
    examples: [
      CommandExample(
        "mantel doctor",
        Phrase(es: "una línea por cosa", en: "one line for each thing")
      ),
      CommandExample(
        "mantel doctor --fix",
        Phrase(es: "y arregla lo que puede", en: "and mends what it can")
      ),
    ],
    parameters: [fix],
    output: .object([
      .key(
        "checks",
        .list(
          .object([
            .key("ok", .boolean, Phrase(es: "si está bien", en: "whether it is well")),
            .key("message", .text, Phrase(es: "qué se ha mirado", en: "what was looked at")),
            .optional("remedy", .text, Phrase(es: "qué hacer", en: "what to do")),
          ])
        ),
        Phrase(es: "lo que se ha mirado", en: "what was looked at")
      ),
      .key(
        "mended",
        .list(.text),
        Phrase(es: "lo que --fix ha arreglado", en: "what --fix has mended")
      ),
    ])
  )

  private let mends: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    mends = arguments.has(Self.fix)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    var lines = Examination(store: store, context: context).lines()
    var mended: [Phrase] = []
    if mends {
      mended = try mend(lines.compactMap(\.mend), store, context)
      // What was made may be what the store has to open: the private part.
      lines = Examination(store: try context.store(), context: context).lines()
    }
    try tell(lines, mended, context)
    return lines.allSatisfy(\.isWell) ? .done : .failed
  }

  private func mend(
    _ mends: [Examination.Mend],
    _ store: HouseholdStore,
    _ context: CommandContext
  ) throws -> [Phrase] {
    var seen: Set<Examination.Mend> = []
    return try mends.filter { seen.insert($0).inserted }.compactMap { mend in
      do {
        try mend.run(store, in: context)
        return mend.phrase
      } catch {
        let reason = ErrorReport(error).message
        try context.warn(.notMended(.joined([mend.phrase, reason], separator: ": ")))
        return nil
      }
    }
  }

  private func tell(
    _ lines: [Examination.Line],
    _ mended: [Phrase],
    _ context: CommandContext
  ) throws {
    if context.isJSON {
      let checks = lines.map { line in
        var object: JSONObject = [
          "ok": .bool(line.isWell), "message": .string(context.text(line.message)),
        ]
        object["remedy"] = line.remedy.map { .string(context.text($0)) }
        return JSONValue.object(object)
      }
      let texts = mended.map { JSONValue.string(context.text($0)) }
      try context.output.json(.object(["checks": .array(checks), "mended": .array(texts)]))
      return
    }
    for phrase in mended {
      try context.output.line(StyledText(context.text(.mendedNow(phrase)), .bold))
    }
    for line in lines {
      let mark =
        line.isWell
        ? StyledText("✓ ", Style(foreground: .basic(.green)))
        : StyledText("✗ ", Style(isBold: true, foreground: .basic(.red)))
      try context.output.line(mark + StyledText(context.text(line.message)))
      if let remedy = line.remedy {
        try context.output.line(StyledText("  → " + context.text(remedy)))
      }
    }
  }
}
