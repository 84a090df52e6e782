internal import ArgumentParsing
internal import MealStore
internal import Wording

/// `mantel hooks`: git's hooks, so that plain git checks the household too.
struct HooksGroup: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "hooks",
    abstract: Phrase(
      es: "ganchos de git: que git compruebe cada commit",
      en: "git's hooks: have git check every commit"
    ),
    subcommands: [HooksStatus.self, HooksInstall.self, HooksRemove.self, HooksRun.self],
    defaultSubcommand: HooksStatus.self
  )
}

extension CommandFailure {
  /// What keeps a hook from being installed, and the remedy.
  init(_ obstacle: HookFolder.Obstacle, line: String) {
    switch obstacle {
    case .elsewhere(let path):
      self.init(.hooksElsewhere(path), hint: .hooksElsewhereHint, exitCode: .refused)
    case .managed(let path, let manager, let file):
      self.init(
        .hooksAreManaged(path, by: manager),
        hint: .hooksAreManagedHint(line, in: file),
        exitCode: .refused
      )
    case .edited(let path):
      self.init(.hookWasEdited(path), hint: .hookWasEditedHint, exitCode: .refused)
    case .two(let path, let kept):
      self.init(.twoForeignHooks(path, kept), hint: .twoForeignHooksHint, exitCode: .refused)
    case .noFile(let path):
      self.init(.hookIsNoFile(path), exitCode: .refused)
    }
  }
}
