internal import Diagnostics
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import MealValidation
internal import Wording

/// What `doctor` looks at: each thing well, or with what to do.
struct Examination {
  /// One thing that was looked at.
  struct Line {
    var isWell: Bool
    var message: Phrase
    var remedy: Phrase?
    /// What mends it, where that has one answer.
    var mend: Mend?

    static func well(_ message: Phrase) -> Line { Line(isWell: true, message: message) }

    static func bad(_ message: Phrase, _ remedy: Phrase?, mend: Mend? = nil) -> Line {
      Line(isWell: false, message: message, remedy: remedy, mend: mend)
    }
  }

  /// What `doctor --fix` does.
  enum Mend: Hashable {
    /// Makes the private repository.
    case privatePart
    /// Writes schemas and editor settings.
    case localFiles
    /// Has git show changes readably.
    case textconv
    /// Gives committed files of git's their lines.
    case gitFiles([FileVersion])
    /// Puts hooks in their places that are there in part.
    case hooks
    /// Takes permissions away.
    case permissions([String])
  }

  let store: HouseholdStore
  let context: CommandContext

  /// Everything, in the order in which it is told.
  func lines() -> [Line] {
    [.well(.householdAt(store.location.root))] + files() + git() + clone() + hooks()
      + permissions()
  }

  private func files() -> [Line] {
    let settings = context.settings(of: store)
    guard let today = context.today(settings.timeZone) else {
      return [.bad(.noSuchTimeZone(settings.timeZone ?? ""), .noSuchTimeZoneHint)]
    }
    let validation = HouseholdValidation(of: store.sources(), today: today)
    let errors = validation.diagnostics.count { $0.finding.severity == .error }
    let lines: [Line] = [
      .well(.todayIs(today.description)), .well(.filesRead(validation.reading.fileCount)),
    ]
    return errors == 0 ? lines : lines + [.bad(.errorsInFiles(errors), .seeValidate)]
  }

  private func git() -> [Line] {
    do {
      try store.checkThatCommitsWork()
      return [.well(.gitReady)]
    } catch {
      return [Self.failure(error)]
    }
  }

  private func clone() -> [Line] {
    let local = LocalFiles(store: store, in: context)
    var lines: [Line] = [
      privatePart(),
      local.outdatedSchemas.isEmpty
        ? .well(.schemasReady) : .bad(.schemasOld, .runSetup, mend: .localFiles),
    ]
    switch local.editorSettings {
    case .current: lines.append(.well(.editorReady))
    case .outdated: lines.append(.bad(.editorUnset, .runSetup, mend: .localFiles))
    case .unreadable: lines.append(.bad(.editorUnset, .runSetup))
    }
    return lines + gitFiles(local) + textconv(local)
  }

  private func privatePart() -> Line {
    do {
      return try store.hasPrivatePart()
        ? .well(.privateReady) : .bad(.privateMissing, .runSetup, mend: .privatePart)
    } catch {
      return Self.failure(error)
    }
  }

  /// Lines that git needs; that `private/` is left out is looked at however it is written.
  private func gitFiles(_ local: LocalFiles) -> [Line] {
    let files = local.outdatedGitFiles
    let isIgnored = (try? store.isPrivatePartIgnored()) ?? false
    let mend = Mend.gitFiles(files)
    var lines: [Line] = []
    if !isIgnored { lines.append(.bad(.privateShared, .runDoctorFix, mend: mend)) }
    for file in files where isIgnored || file.path != ".gitignore" {
      let count = Self.lineCount(file.after) - Self.lineCount(file.before)
      lines.append(.bad(.linesMissing(file.path, count: max(1, count)), .runDoctorFix, mend: mend))
    }
    return lines.isEmpty ? [.well(.attributesReady)] : lines
  }

  private static func lineCount(_ bytes: [UInt8]?) -> Int {
    bytes?.count { $0 == UInt8(ascii: "\n") } ?? 0
  }

  private func textconv(_ local: LocalFiles) -> [Line] {
    switch try? local.textconv {
    case .current: [.well(.textconvReady)]
    case .unset: [.bad(.textconvUnset, .runSetup, mend: .textconv)]
    // Whoever set it knows why.
    case .foreign: [.well(.textconvForeign)]
    // Without a repository, which is told already.
    case nil: []
    }
  }

  /// Hooks are a choice: none is well, and some are not.
  private func hooks() -> [Line] {
    do {
      let folder = try store.hookFolder()
      let states = try HookName.allCases.map { (name: $0, state: try folder.state(of: $0)) }
      let ours = states.filter { [.installed, .outdated, .edited].contains($0.state) }
      if ours.isEmpty { return [.well(.hooksNotInstalled)] }
      let others = states.filter { $0.state != .installed }
      guard !others.isEmpty else { return [.well(.hooksReady)] }
      let names = others.map(\.name.rawValue)
      return [.bad(.hooksNeedCare(names), .runHooksInstall, mend: .hooks)]
    } catch {
      return []
    }
  }

  private func permissions() -> [Line] {
    let odd = store.oddPermissions()
    let mend = Mend.permissions(odd.paths)
    var lines: [Line] = []
    if !odd.writable.isEmpty {
      lines.append(.bad(.worldWritable(odd.writable), .runDoctorFix, mend: mend))
    }
    if !odd.executable.isEmpty {
      lines.append(.bad(.executableData(odd.executable), .runDoctorFix, mend: mend))
    }
    return lines.isEmpty ? [.well(.permissionsReady)] : lines
  }

  private static func failure(_ error: any Error) -> Line {
    let report = ErrorReport(error)
    return .bad(report.message, report.hint)
  }
}

extension Examination.Mend {
  /// What it mends.
  var phrase: Phrase {
    switch self {
    case .privatePart: .privateMended
    case .localFiles: .localFilesMended
    case .textconv: .textconvMended
    case .gitFiles(let files): .linesMended(files.map(\.path))
    case .hooks: .hooksMended
    case .permissions(let paths): .permissionsMended(paths.count)
    }
  }

  /// Does it.
  func run(_ store: HouseholdStore, in context: CommandContext) throws {
    let local = LocalFiles(store: store, in: context)
    switch self {
    case .privatePart: try store.makePrivatePart()
    case .localFiles: try local.writeFiles(in: context)
    case .textconv: try local.setTextconv()
    case .gitFiles(let files):
      let message = Phrase.gitFilesCommit(files.map(\.path))[store.language]
      // Edits that nobody saved aren't committed in passing: the lines join them.
      let edited = try files.filter { try !store.isAsCommitted($0) }
      try store.write(edited)
      let others = files.filter { !edited.contains($0) }
      try store.commit(others, operation: "doctor", message: message)
    case .hooks: _ = try HookReport.install(HookName.allCases, in: store, isShared: false)
    case .permissions(let paths): try store.mendPermissions(paths)
    }
  }
}
