internal import DiagnosticFormats
internal import Diagnostics
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealStore
internal import MealValidation
internal import Wording

/// What was found in files, and the documents for showing it.
struct Judgement {
  var report: DiagnosticReport
  var documents: [String: JSONTape]
}

/// The files to judge: a household as context, those of it that are meant, and others.
struct FilesToJudge {
  var store: HouseholdStore?
  var paths: CheckedPaths
  /// The household's files, whether or not they are meant.
  var sources: [SourceFile] = []
  /// Files that are no kind's, called as the person named them.
  var loose: [SourceFile] = []
}

/// Judges files as `validate` was asked to.
struct Judging {
  let context: CommandContext
  var includesHistory = false

  /// Reads what the words of a command line name.
  func files(_ words: [String]) throws -> FilesToJudge {
    let location = try context.location(for: words)
    let store = try location.map { try HouseholdStore($0, surroundings: context.surroundings) }
    let paths = try CheckedPaths(words, from: context.folder, in: location)
    let needsHousehold = paths.isWhole || !paths.household.isEmpty
    return FilesToJudge(
      store: store,
      paths: paths,
      sources: needsHousehold ? store?.sources() ?? [] : [],
      loose: paths.loose.compactMap { LooseFiles.read($0.path, as: $0.shownPath) }
    )
  }

  /// Judges files on disk.
  func judge(_ files: FilesToJudge) throws -> Judgement {
    let needsHousehold = files.paths.isWhole || !files.paths.household.isEmpty
    var judgement = Judgement(report: DiagnosticReport([], files: 0), documents: [:])
    if needsHousehold, let store = files.store {
      judgement = try household(files.sources, store) { files.paths.contains($0) }
      if Self.mayBeUndecided(judgement.report.diagnostics) || store.mayBeMerging {
        // Without a repository there is nothing to ask.
        let found = (try? store.repositoryDiagnostics()) ?? []
        judgement.report.diagnostics += found.filter { files.paths.contains($0.path) }
        judgement.report.diagnostics.sort()
      }
    }
    for file in files.loose {
      let validation = FileValidation(of: file)
      judgement.report.diagnostics += validation.diagnostics
      judgement.report.files += 1
      judgement.documents[file.path] = validation.document
    }
    return judgement
  }

  /// Judges what git's index has.
  func staged(_ words: [String]) throws -> Judgement {
    let location = try context.location()
    let store = try HouseholdStore(location, surroundings: context.surroundings)
    let paths = NamedPaths(from: context.folder, in: location)
    let meant = try words.map { word in
      guard case .household(let path) = paths.find(word).target else {
        throw CommandFailure(.noKind(word))
      }
      return path
    }
    var checked = CheckedPaths()
    checked.household = meant
    checked.isWhole = words.isEmpty
    var judgement = try household(try store.stagedSources(), store) { checked.contains($0) }
    judgement.report.diagnostics += try store.repositoryDiagnostics()
      .filter { checked.contains($0.path) }
    judgement.report.diagnostics.sort()
    return judgement
  }

  /// Judges standard input in a file's place.
  func input(as stand: String?) throws -> Judgement {
    let bytes = try context.prompt.readAll()
    let isTooLarge = bytes.count > SourceFile.maximumSize
    let content = isTooLarge ? SourceFile.Content.tooLarge(mebibytes: 1) : .bytes(bytes)
    guard let stand else { return alone(SourceFile(path: "-", content: content), nil) }
    let location = try? HouseholdLocation.discover(from: context.folder, fallback: nil)
    let target = NamedPaths(from: context.folder, in: location).find(stand).target
    guard case .household(let path) = target, HouseholdPath(path) != .ignored, let location else {
      let path = HouseholdPath(stand)
      if case .file(let kind, _) = path {
        return alone(SourceFile(path: stand, content: content), kind)
      }
      return alone(SourceFile(path: stand, content: content), nil)
    }
    let store = try HouseholdStore(location, surroundings: context.surroundings)
    let others = store.sources().filter { $0.path != path }
    let file = SourceFile(path: path, content: content)
    return try household(others + [file], store) { $0 == path }
  }

  private func alone(_ file: SourceFile, _ kind: FileKind?) -> Judgement {
    let validation = FileValidation(of: file, as: kind)
    return Judgement(
      report: DiagnosticReport(validation.diagnostics, files: 1),
      documents: validation.document.map { [file.path: $0] } ?? [:]
    )
  }

  private func household(
    _ sources: [SourceFile],
    _ store: HouseholdStore,
    where isMeant: (String) -> Bool
  ) throws -> Judgement {
    let validation = HouseholdValidation(
      of: sources,
      today: try context.dayOfJudging(store),
      includingHistory: includesHistory,
      timeZones: SystemClock.timeZones
    )
    let files = sources.count { isMeant($0.path) && HouseholdPath($0.path) != .ignored }
    return Judgement(
      report: DiagnosticReport(
        validation.diagnostics.filter { isMeant($0.path) },
        files: files
      ),
      documents: validation.reading.documents
    )
  }

  private static func mayBeUndecided(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.finding.code == .conflictMarkers }
  }
}
