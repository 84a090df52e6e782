internal import ArgumentParsing

/// The commands for what a household keeps, in the order of the help.
enum RecordCommands {
  static let all: [any ParsableCommand.Type] = []
}
