internal import ArgumentParsing

/// The commands for the household itself, in the order of the help.
enum SetupCommands {
  static let all: [any ParsableCommand.Type] = [
    Init.self, Ask.self, Setup.self, Doctor.self, HooksGroup.self, Completions.self,
    Complete.self,
  ]
}
