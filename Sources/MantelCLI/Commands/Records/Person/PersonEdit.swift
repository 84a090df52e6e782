internal import ArgumentParsing
internal import Wording

/// `mantel person edit`: opens a person in the user's editor.
struct PersonEdit: Command {
  static let configuration = RecordEditing.configuration(
    .person,
    examples: [
      CommandExample(
        "mantel person edit nora",
        Phrase(es: "una persona, como JSON", en: "a person, as JSON")
      )
    ]
  )

  private let editing: RecordEditing

  init(_ arguments: ParsedArguments) throws(UsageError) {
    editing = try RecordEditing(.person, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    try editing.run(in: context)
  }
}
