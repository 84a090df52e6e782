internal import ArgumentParsing

/// The commands for the household's files, in the order of the help.
enum FileCommands {
  static let all: [any ParsableCommand.Type] = [
    EditText.self, Validate.self, Format.self, Save.self, Status.self, PathOf.self, Explain.self,
    Schema.self,
    ConvertText.self,
  ]
}
