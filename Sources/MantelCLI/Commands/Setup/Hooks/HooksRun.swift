internal import ArgumentParsing
internal import DiagnosticFormats
internal import Diagnostics
internal import JSONDocument
internal import MealChanges
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel hooks run`: what git's hooks call; nobody types it.
struct HooksRun: Command {
  static let name = Parameter.argument(
    "NAME",
    help: Phrase(es: "el gancho", en: "the hook"),
    completion: .values(HookName.allCases.map(\.rawValue))
  )
  static let rest = Parameter.arguments(
    "ARGUMENT",
    help: Phrase(es: "lo que git le da", en: "what git gives it"),
    isRequired: false
  )

  static let configuration = CommandConfiguration(
    name: "run",
    abstract: Phrase(es: "lo que llaman los ganchos", en: "what the hooks call"),
    discussion: Phrase(
      es: """
        Mira lo que git va a guardar y termina con 1 si trae errores que no había. Calla donde \
        no hay casa o nada suyo cambia.
        """,
      en: """
        Looks at what git is to commit and ends with 1 where that brings errors that weren't \
        there. Silent where there is no household, or nothing of it changes.
        """
    ),
    examples: [
      CommandExample(
        "mantel hooks run pre-commit",
        Phrase(es: "comprueba lo que está en el índice", en: "checks what is staged")
      )
    ],
    parameters: [name, rest],
    output: .object([
      .key("hook", .text, Phrase(es: "el gancho", en: "the hook")),
      .key("files", .list(.text(.path)), Phrase(es: "lo que cambia", en: "what changes")),
      .key(
        "rewritten",
        .list(.text(.path)),
        Phrase(es: "lo que se ha escrito en forma canónica", en: "what was written canonically")
      ),
      .key(
        "notCanonical",
        .list(.text(.path)),
        Phrase(es: "lo que no está en forma canónica", en: "what isn't canonical")
      ),
      .key(
        "errors",
        .list(.text),
        Phrase(es: "los errores nuevos: archivo:línea:columna", en: "the new errors: file:line:col")
      ),
    ]),
    isHidden: true
  )

  private let hook: HookName
  private let rest: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = try arguments.required(Self.name)
    guard let hook = HookName(rawValue: name) else {
      throw .validation(.noSuchHook(name), hint: .oneOf(HookName.allCases.map(\.rawValue)))
    }
    self.hook = hook
    rest = arguments.values(Self.rest)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    // On another branch, or in another work tree, the household may not be there.
    guard HouseholdLocation.isHousehold(context.folder) else { return .done }
    let location = try HouseholdLocation.discover(from: context.folder, fallback: nil)
    let store = try HouseholdStore(location, surroundings: context.surroundings)
    let run = HookRun(
      hook: hook,
      store: store,
      today: try context.dayOfJudging(store),
      context: context
    )
    switch hook {
    case .preCommit, .preMergeCommit: return try run.beforeCommit()
    case .postMerge: return rest.first == "1" ? .done : try run.afterMerge()
    }
  }
}

/// One run of a hook.
private struct HookRun {
  let hook: HookName
  let store: HouseholdStore
  let today: CalendarDay
  let context: CommandContext

  /// Refuses what brings new errors, and writes canonically what isn't.
  func beforeCommit() throws -> ExitCode {
    // The layout of what git merged is no reason to hold the merge up.
    let isMerge = hook == .preMergeCommit
    let check = try store.checkStaged(today: today, judgesLayout: !isMerge)
    let paths = check.canonical.map(\.path)
    guard check.newErrors.isEmpty else {
      try tellErrors(check, notCanonical: paths)
      try complain(
        .hookRefuses(errors: check.newErrors.count, isMerge: isMerge),
        hint: isMerge ? .hookRefusesMergeHint : .hookRefusesHint
      )
      return .failed
    }
    guard !paths.isEmpty else {
      try tellJSON(check)
      return .done
    }
    guard try store.restage(check.canonical) else {
      try tellJSON(check, notCanonical: paths)
      try complain(.notCanonical(paths), hint: .notCanonicalHint(paths.map(typed)))
      return .failed
    }
    try tellJSON(check, rewritten: paths)
    try context.output.remark(StyledText(context.text(.madeCanonical(paths))))
    return .done
  }

  /// Tells what a merge brought, judges it, and brings the clone's own files up to date.
  func afterMerge() throws -> ExitCode {
    let (check, files) = try store.merged(today: today)
    guard !files.isEmpty else { return .done }
    if context.isJSON {
      try tellJSON(check)
    } else {
      let sentences = store.words(for: files).sentences(for: ChangeFinder.changes(in: files))
      try context.output.line(StyledText(context.text(.mergeBrought), .bold))
      try context.output.lines(sentences.map { StyledText("  " + context.text($0)) })
      if !check.newErrors.isEmpty {
        try context.output.line(
          StyledText(context.text(.mergeBroughtErrors(check.newErrors.count)))
        )
        try tellErrors(check)
      }
    }
    try store.write(LocalFiles(store: store, in: context).outdatedSchemas)
    return check.newErrors.isEmpty ? .done : .failed
  }

  /// A path as the person would type it in a shell where they are.
  private func typed(_ path: String) -> String {
    let fromTop = ((try? store.hookFolder().householdPrefix) ?? "") + path
    let here = context.environment["GIT_PREFIX"] ?? ""
    return ShellWord.typed(
      fromTop.hasPrefix(here) ? String(fromTop.dropFirst(here.count)) : fromTop
    )
  }

  private func tellErrors(_ check: StagedCheck, notCanonical: [String] = []) throws {
    if context.isJSON { return try tellJSON(check, notCanonical: notCanonical) }
    try DiagnosticPrinter(context: context, documents: check.documents).print(
      DiagnosticReport(check.newErrors, files: Set(check.newErrors.map(\.path)).count),
      format: "text"
    )
  }

  private func tellJSON(
    _ check: StagedCheck,
    rewritten: [String] = [],
    notCanonical: [String] = []
  ) throws {
    guard context.isJSON else { return }
    func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
    let format = DiagnosticPrinter(context: context, documents: check.documents).text
    try context.output.json(
      .object([
        "hook": .string(hook.rawValue), "files": list(check.paths),
        "rewritten": list(rewritten), "notCanonical": list(notCanonical),
        "errors": list(check.newErrors.map { format.line(of: $0) }),
      ])
    )
  }

  private func complain(_ message: Phrase, hint: Phrase) throws {
    try context.output.complain(StyledText(context.text(message), .bold))
    try context.output.complain(StyledText("  → " + context.text(hint)))
  }
}
