internal import ArgumentParsing
internal import Wording

/// `mantel person show`: shows a person.
struct PersonShow: Command {
  static let configuration = RecordShowing.configuration(
    .person,
    examples: [
      CommandExample(
        "mantel person show nora",
        Phrase(es: "qué puede comer y qué le gusta", en: "what she can have and likes")
      )
    ]
  )

  private let showing: RecordShowing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showing = try RecordShowing(.person, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try showing.run(in: context)
  }
}
