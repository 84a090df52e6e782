internal import ArgumentParsing

/// The commands for history, in the order of the help.
enum HistoryCommands {
  static let all: [any ParsableCommand.Type] = [
    Log.self, Blame.self, Diff.self, Undo.self, Restore.self,
  ]
}
