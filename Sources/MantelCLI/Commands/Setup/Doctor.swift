internal import ArgumentParsing
internal import Diagnostics
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealStore
internal import MealValidation
internal import Terminal
internal import Wording

/// `mantel doctor`: the household, the clone, git and the editor, each well or with what to do.
struct Doctor: Command {
  static let configuration = CommandConfiguration(
    name: "doctor",
    abstract: Phrase(
      es: "mira si todo está en orden y dice qué hacer",
      en: "looks whether all is well and says what to do"
    ),
    examples: [
      CommandExample(
        "mantel doctor",
        Phrase(es: "una línea por cosa", en: "one line for each thing")
      )
    ]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  /// One thing that was looked at.
  struct Line {
    var isWell: Bool
    var message: Phrase
    var remedy: Phrase?

    static func well(_ message: Phrase) -> Line { Line(isWell: true, message: message) }

    static func bad(_ message: Phrase, _ remedy: Phrase?) -> Line {
      Line(isWell: false, message: message, remedy: remedy)
    }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    var lines: [Line] = [.well(.householdAt(store.location.root))]
    lines += files(store, context)
    lines += git(store)
    lines += clone(store, context)
    try tell(lines, context)
    return lines.allSatisfy(\.isWell) ? .done : .failed
  }

  private func files(_ store: HouseholdStore, _ context: CommandContext) -> [Line] {
    let settings = context.settings(of: store)
    guard let today = context.today(settings.timeZone) else {
      return [.bad(.noSuchTimeZone(settings.timeZone ?? ""), .noSuchTimeZoneHint)]
    }
    let validation = HouseholdValidation(of: store.sources(), today: today)
    let errors = validation.diagnostics.count { $0.finding.severity == .error }
    let lines: [Line] = [
      .well(.todayIs(today.description)), .well(.filesRead(validation.reading.fileCount)),
    ]
    return errors == 0 ? lines : lines + [.bad(.errorsInFiles(errors), .seeValidate)]
  }

  private func git(_ store: HouseholdStore) -> [Line] {
    do {
      try store.checkThatCommitsWork()
      return [.well(.gitReady)]
    } catch {
      let report = ErrorReport(error)
      return [.bad(report.message, report.hint)]
    }
  }

  private func clone(_ store: HouseholdStore, _ context: CommandContext) -> [Line] {
    let local = LocalFiles(store: store, language: context.language)
    let isIgnored = (try? store.isPrivatePartIgnored()) ?? false
    var lines: [Line] = [
      privatePart(store),
      local.outdatedSchemas.isEmpty ? .well(.schemasReady) : .bad(.schemasOld, .runSetup),
    ]
    if !isIgnored { lines.append(.bad(.privateShared, .addToGitignore)) }
    switch local.editorSettings {
    case .current: lines.append(.well(.editorReady))
    case .outdated, .unreadable: lines.append(.bad(.editorUnset, .runSetup))
    }
    return lines
  }

  private func privatePart(_ store: HouseholdStore) -> Line {
    do {
      return try store.hasPrivatePart()
        ? .well(.privateReady) : .bad(.privateMissing, .runSetup)
    } catch {
      let report = ErrorReport(error)
      return .bad(report.message, report.hint)
    }
  }

  private func tell(_ lines: [Line], _ context: CommandContext) throws {
    if context.isJSON {
      let checks = lines.map { line in
        var object: JSONObject = [
          "ok": .bool(line.isWell), "message": .string(context.text(line.message)),
        ]
        object["remedy"] = line.remedy.map { .string(context.text($0)) }
        return JSONValue.object(object)
      }
      try context.output.json(.object(["checks": .array(checks)]))
      return
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
