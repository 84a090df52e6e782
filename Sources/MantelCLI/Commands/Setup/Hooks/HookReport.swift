internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// What became of hooks.
struct HookReport {
  static let output = OutputShape.object([
    .key("folder", .text, Phrase(es: "dónde están", en: "where they lie")),
    .key(
      "hooks",
      .list(
        .object([
          .key("name", .text, Phrase(es: "cómo lo llama git", en: "what git calls it")),
          .key(
            "outcome",
            .text(
              .oneOf([
                "unchanged", "installed", "installed-beside", "removed", "restored", "left",
                "left-beside",
              ])
            ),
            Phrase(es: "qué ha sido de él", en: "what became of it")
          ),
        ])
      ),
      Phrase(es: "los ganchos", en: "the hooks")
    ),
  ])

  /// Where they lie.
  let folder: String
  var outcomes: [(name: HookName, outcome: HookFolder.Outcome)] = []

  init(folder: String) {
    self.folder = folder
  }

  /// Installs hooks, all or, where one can't be, none.
  ///
  /// - Throws: `CommandFailure` with the remedy.
  static func install(
    _ names: [HookName],
    in store: HouseholdStore,
    isShared: Bool
  ) throws -> HookReport {
    let folder = try store.hookFolder()
    var report = HookReport(folder: folder.path)
    do {
      try store.refuseForeignFolder(folder, isShared: isShared)
      for name in names { try folder.refuseObstacle(to: name) }
      for name in names { report.outcomes.append((name, try folder.install(name))) }
    } catch let obstacle as HookFolder.Obstacle {
      throw CommandFailure(obstacle, line: "mantel hooks run pre-commit")
    }
    return report
  }

  /// Says it.
  func tell(nothing: Phrase, in context: CommandContext) throws {
    if context.isJSON { return try context.output.json(document) }
    let changed = outcomes.compactMap { name, outcome in outcome.phrase(name) }
    try context.output.lines(changed.map { StyledText(context.text($0)) })
    if changed.isEmpty { try context.output.line(StyledText(context.text(nothing))) }
    try context.output.remark(StyledText(context.text(.hooksFolder(folder)), .dim))
  }

  private var document: JSONValue {
    .object([
      "folder": .string(folder),
      "hooks": .array(
        outcomes.map { name, outcome in
          .object(["name": .string(name.rawValue), "outcome": .string(outcome.word)])
        }
      ),
    ])
  }
}

extension HookFolder.Outcome {
  fileprivate var word: String {
    switch self {
    case .unchanged: "unchanged"
    case .installed: "installed"
    case .installedBeside: "installed-beside"
    case .removed: "removed"
    case .restored: "restored"
    case .left: "left"
    case .leftBeside: "left-beside"
    }
  }

  fileprivate func phrase(_ name: HookName) -> Phrase? {
    let kept = HookScript.keptName(name)
    return switch self {
    case .unchanged: nil
    case .installed: .installedHook(name.rawValue)
    case .installedBeside: .installedHookBeside(name.rawValue, kept: kept)
    case .removed: .removedHook(name.rawValue)
    case .restored: .restoredHook(name.rawValue)
    case .left: .hookLeft(name.rawValue)
    case .leftBeside: .hookLeftBeside(name.rawValue, kept: kept)
    }
  }
}
