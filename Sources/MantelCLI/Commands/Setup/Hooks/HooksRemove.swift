internal import ArgumentParsing
internal import MealStore
internal import Wording

/// `mantel hooks remove`: takes mantel's hooks away, and nobody else's.
struct HooksRemove: Command {
  static let configuration = CommandConfiguration(
    name: "remove",
    abstract: Phrase(
      es: "quita los ganchos de mantel; los de antes vuelven a su sitio",
      en: "takes mantel's hooks away; those from before have their place again"
    ),
    examples: [
      CommandExample("mantel hooks remove", Phrase(es: "en este clon", en: "in this clone"))
    ],
    output: HookReport.output
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let folder = try context.store().hookFolder()
    var report = HookReport(folder: folder.path)
    for name in HookName.allCases { report.outcomes.append((name, try folder.remove(name))) }
    try report.tell(nothing: .noHooksInstalled, in: context)
    return .done
  }
}
