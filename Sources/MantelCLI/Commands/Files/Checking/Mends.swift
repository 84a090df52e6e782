internal import MealChanges
internal import MealFormat
internal import MealStore
internal import MealValidation
internal import Terminal
internal import Wording

/// What mends itself in files, worked out and not yet written.
struct Mends {
  /// The household's files that are mended.
  let household: [Mending.MendedFile]
  /// Other files that are mended, by the names that the person gave them.
  let loose: [Mending.MendedFile]
  /// All files as they are once mended.
  let files: FilesToJudge

  init(of files: FilesToJudge, _ judging: Judging) throws {
    let own = Mending(
      household: files.sources,
      today: try judging.context.dayOfJudging(files.store),
      timeZones: SystemClock.timeZones,
      where: files.paths.contains
    )
    let others = Mending(
      files.loose,
      where: { _ in true },
      judge: { files in files.flatMap { FileValidation(of: $0).diagnostics } }
    )
    household = own.mended
    loose = others.mended
    var mended = files
    mended.sources = own.files
    mended.loose = others.files
    for file in own.mended where file.newPath != file.path {
      mended.paths.household.append(file.newPath)
    }
    self.files = mended
  }

  /// The household's mended files as a change; one that moves goes and comes.
  static func versions(_ mended: [Mending.MendedFile]) -> [FileVersion] {
    mended.flatMap { file in
      if file.path == file.newPath {
        return [FileVersion(path: file.path, before: file.before, after: file.after)]
      }
      return [
        FileVersion(path: file.newPath, before: nil, after: file.after),
        FileVersion(path: file.path, before: file.before, after: nil),
      ]
    }
  }

  /// Writes the files, without a commit.
  ///
  /// - Throws: `StoreError.changedMeanwhile` where one was saved since it was read.
  func write() throws {
    if let store = files.store, !household.isEmpty {
      try store.write(Self.versions(household))
    }
    let paths = Dictionary(
      files.paths.loose.map { ($0.shownPath, $0.path) },
      uniquingKeysWith: { $1 }
    )
    for file in loose {
      guard let path = paths[file.path] else { continue }
      try LooseFiles.write(path, expecting: file.before, file.after)
    }
  }

  /// Tells what is mended.
  func tell(in context: CommandContext, asText: Bool, isDone: Bool) throws {
    let all = household + loose
    if asText {
      try context.output.lines(Self.diff(all))
      if !all.isEmpty { try context.output.line("") }
    }
    let count = all.count
    let remark: Phrase =
      all.isEmpty ? .nothingToMend : isDone ? .mended(count) : .wouldMend(count)
    try context.output.remark(StyledText(context.text(remark), .dim))
  }

  /// Mended files as a diff.
  static func diff(_ mended: [Mending.MendedFile]) -> [StyledText] {
    mended.flatMap { file in
      let path =
        file.path == file.newPath ? file.path : Phrase.moved(file.path, to: file.newPath).en
      return LineDiff(of: FileVersion(path: path, before: file.before, after: file.after)).styled
    }
  }
}
