internal import ArgumentParsing
internal import JSONDocument
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel hooks install`: puts mantel's hooks beside those that are there.
struct HooksInstall: Command {
  static let shared = Parameter.flag(
    "shared",
    help: Phrase(
      es: "también en una carpeta de ganchos de varios repositorios",
      en: "also in a hooks folder that several repositories share"
    )
  )

  static let configuration = CommandConfiguration(
    name: "install",
    abstract: Phrase(
      es: "pone los ganchos, después de los que haya",
      en: "installs the hooks, after those that are there"
    ),
    discussion: Phrase(
      es: """
        Antes de cada commit y de cada fusión git mira entonces lo que va a guardar: lo que trae \
        errores nuevos no entra, y lo que no está en su forma canónica se escribe así. Después de \
        una fusión dice qué ha llegado. Un gancho que ya hubiera sigue, y va primero. Repetirlo no \
        cambia nada; donde no está mantel, los ganchos callan.
        """,
      en: """
        Before every commit and every merge git then looks at what it is to commit: what brings \
        new errors doesn't pass, and what isn't canonical is written so. After a merge it tells \
        what came. A hook that was there goes on, and runs first. Doing it again changes nothing; \
        where there is no mantel the hooks are silent.
        """
    ),
    examples: [
      CommandExample("mantel hooks install", Phrase(es: "en este clon", en: "in this clone"))
    ],
    parameters: [shared],
    output: HookReport.output
  )

  private let isShared: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isShared = arguments.has(Self.shared)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let store = try context.store()
    let report = try HookReport.install(
      HookName.allCases,
      in: store,
      isShared: isShared
    )
    try report.tell(nothing: .hooksAreInstalled, in: context)
    return .done
  }
}
