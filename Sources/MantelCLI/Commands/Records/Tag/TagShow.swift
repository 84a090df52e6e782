internal import ArgumentParsing
internal import Wording

/// `mantel tag show`: shows a tag.
struct TagShow: Command {
  static let configuration = RecordShowing.configuration(
    .tag,
    examples: [
      CommandExample(
        "mantel tag show carne",
        Phrase(es: "sus reglas en palabras", en: "its rules in words")
      )
    ]
  )

  private let showing: RecordShowing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    showing = try RecordShowing(.tag, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try showing.run(in: context)
  }
}
