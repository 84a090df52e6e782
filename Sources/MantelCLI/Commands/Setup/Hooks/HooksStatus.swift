internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel hooks status`: which hooks are in place.
struct HooksStatus: Command {
  static let configuration = CommandConfiguration(
    name: "status",
    abstract: Phrase(es: "qué ganchos están puestos", en: "which hooks are in place"),
    examples: [
      CommandExample("mantel hooks status", Phrase(es: "una línea cada uno", en: "a line each"))
    ],
    output: .object([
      .key("folder", .text, Phrase(es: "dónde están", en: "where they lie")),
      .key(
        "hooks",
        .list(
          .object([
            .key("name", .text, Phrase(es: "cómo lo llama git", en: "what git calls it")),
            .key(
              "state",
              .text(
                .oneOf(["absent", "installed", "outdated", "edited", "foreign", "no-file"])
              ),
              Phrase(es: "cómo está", en: "how it stands")
            ),
            .key(
              "runsAnotherFirst",
              .boolean,
              Phrase(es: "si antes va otro", en: "whether another runs first")
            ),
          ])
        ),
        Phrase(es: "los ganchos", en: "the hooks")
      ),
    ])
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let folder = try context.store().hookFolder()
    let hooks = try HookName.allCases.map { name in
      (name: name, state: try folder.state(of: name), hasKept: try folder.hasKept(name))
    }
    if context.isJSON {
      let documents = hooks.map { hook in
        JSONValue.object([
          "name": .string(hook.name.rawValue), "state": .string(hook.state.word),
          "runsAnotherFirst": .bool(hook.hasKept),
        ])
      }
      try context.output.json(
        .object(["folder": .string(folder.path), "hooks": .array(documents)])
      )
      return .done
    }
    for hook in hooks {
      let words = hook.state.phrase(besideAnother: hook.hasKept)
      try context.output.line(StyledText("\(hook.name.rawValue): " + context.text(words)))
    }
    try context.output.remark(StyledText(context.text(.hooksFolder(folder.path)), .dim))
    return .done
  }
}

extension HookFolder.State {
  fileprivate var word: String { self == .noFile ? "no-file" : "\(self)" }

  fileprivate func phrase(besideAnother: Bool) -> Phrase {
    switch self {
    case .absent: .hookAbsent
    case .installed: besideAnother ? .hookInstalledBeside : .hookInstalled
    case .outdated: .hookOutdated
    case .edited: .hookEdited
    case .foreign: .hookForeign
    case .noFile: .hookForeign
    }
  }
}
