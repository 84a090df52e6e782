internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// Another id for a record: its file moves, and every file that names it follows.
struct RecordIDChange {
  let context: CommandContext
  let session: Session
  let target: RecordTarget
  let newID: String

  private var kind: RecordKind { target.noun.recordKind }

  /// The files as they are and as they will be; nothing is written.
  ///
  /// - Parameter named: The record's own file with another name, if it gets one too.
  /// - Throws: `CommandFailure` where the id won't do, where what names it can't be read, or where
  ///   something would come to mean another record.
  /// - Returns: The files that move or follow.
  func files(named: FileVersion?) throws -> [FileVersion] {
    try checkID()
    let sources = session.store.sources()
    let paths = Set(sources.map(\.path))
    let move = RecordMove(of: target, to: newID)
    if let taken = paths.first(where: move.wouldTake) { throw idTaken(by: taken) }
    let rewriter = ReferenceRewriter(
      kind,
      from: target.id,
      to: newID,
      owner: target.record.owner?.rawValue,
      isDefined: { kind, id in kind.path(of: id).map(paths.contains) ?? false }
    )
    var following = FollowingFiles(rewriter: rewriter)
    for source in sources {
      let after = source.path == named?.path ? named?.after : nil
      try following.add(source, as: after, movingTo: move.newPath(of: source.path))
    }
    try following.refuseWhatWouldMeanAnother()
    return following.files
  }

  /// Tells what followed, and what of this machine has to.
  func finish(_ files: [FileVersion]) throws {
    let followers = files.count { $0.before != nil && $0.after != nil }
    if followers > 0 { try remark(.filesFollow(followers)) }
    if files.contains(where: { $0.path.hasPrefix("private/") }) { try remark(.privateCommitToo) }
    guard case .person(let person) = target.record else { return }
    let isEmpty = try session.store.removeEmptyFolders(of: person)
    if !isEmpty { try remark(.leftBehind("people/\(person)")) }
    let own = UserConfiguration.string(
      "mantel.person",
      from: session.store.location.root,
      environment: context.environment
    )
    if own == person.rawValue {
      try session.store.setConfiguration("mantel.person", to: newID)
      try remark(.youAreNow(newID))
    }
  }

  private func remark(_ phrase: Phrase) throws {
    try context.output.remark(StyledText(context.text(phrase), .dim))
  }

  private func checkID() throws {
    if newID == target.id { throw CommandFailure(.sameID(newID), exitCode: .usage) }
    let shown = OneLineName.shown(newID)
    guard IdentifierText.hasValidForm(newID) else {
      throw CommandFailure(.notAnID(shown), hint: .idHint, exitCode: .usage)
    }
    if IdentifierText.isReserved(newID) {
      throw CommandFailure(.reservedID(shown), hint: .chooseAnotherID, exitCode: .usage)
    }
    if kind == .food, Substance(rawValue: newID) != nil {
      throw CommandFailure(.vocabularyID(newID), hint: .chooseAnotherID, exitCode: .usage)
    }
  }

  private func idTaken(by path: String) -> CommandFailure {
    let dish = Dish.ID(newID).flatMap { session.household.dishes[$0] }
    let isArchived = kind == .dish && dish?.archived == true
    return CommandFailure(
      .idTaken(target.noun.noun, newID, isArchived: isArchived),
      hint: .chooseAnotherID,
      exitCode: .refused
    )
  }
}

/// Where the files of a record go with its id.
struct RecordMove {
  private let target: RecordTarget
  private let newID: String

  init(of target: RecordTarget, to newID: String) {
    self.target = target
    self.newID = newID
  }

  /// Where a file goes; `nil` for one that stays.
  func newPath(of path: String) -> String? {
    renamed(path, from: target.id, to: newID)
  }

  /// Whether a file stands where one of the record's would go.
  func wouldTake(_ path: String) -> Bool {
    renamed(path, from: newID, to: target.id) != nil
  }

  private func renamed(_ path: String, from old: String, to new: String) -> String? {
    switch target.record {
    case .person:
      for folder in ["people/", "private/people/"] where path.hasPrefix(folder + old + "/") {
        return folder + new + path.dropFirst(folder.count + old.count)
      }
      let suffix = "/\(old).json"
      guard path.hasPrefix("shopping/"), path.hasSuffix(suffix) else { return nil }
      return path.dropLast(suffix.count) + "/\(new).json"
    case .objective(let person, _):
      for folder in ["people/", "private/people/"]
      where path == folder + "\(person)/objectives/\(old).json" {
        return folder + "\(person)/objectives/\(new).json"
      }
      return nil
    default:
      let folder = target.path.prefix { $0 != "/" }
      return path == "\(folder)/\(old).json" ? "\(folder)/\(new).json" : nil
    }
  }
}

/// The files that move with a record or name it.
private struct FollowingFiles {
  let rewriter: ReferenceRewriter
  var files: [FileVersion] = []
  private var namingNewID: [String] = []
  private var ambiguous: [String] = []

  init(rewriter: ReferenceRewriter) {
    self.rewriter = rewriter
  }

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - source: The file as it lies on disk.
  ///   - edited: What it is to say instead, if it is changed otherwise as well.
  ///   - newPath: Where it goes; `nil` where it stays.
  /// - Throws: `CommandFailure` where it can't be read and has to be.
  mutating func add(_ source: SourceFile, as edited: [UInt8]?, movingTo newPath: String?) throws {
    guard case .bytes(let bytes) = source.content else {
      if newPath != nil || mayNameIt(source.path) { throw unread(source.path) }
      return
    }
    let after = try rewritten(edited ?? bytes, source.path)
    if let newPath {
      files.append(FileVersion(path: source.path, before: bytes, after: nil))
      files.append(FileVersion(path: newPath, before: nil, after: after))
    } else if after != bytes {
      files.append(FileVersion(path: source.path, before: bytes, after: after))
    }
  }

  func refuseWhatWouldMeanAnother() throws {
    if !namingNewID.isEmpty {
      throw CommandFailure(
        .idNamedAlready(rewriter.newID, paths: namingNewID),
        hint: .chooseAnotherID,
        exitCode: .refused
      )
    }
    if !ambiguous.isEmpty {
      throw CommandFailure(
        .idNamesTwo(rewriter.oldID, paths: ambiguous),
        hint: .chooseAnotherID,
        exitCode: .refused
      )
    }
  }

  /// The bytes with the new id; the same bytes where they don't name the record.
  private mutating func rewritten(_ bytes: [UInt8], _ path: String) throws -> [UInt8] {
    guard let kind = HouseholdPath(path).kind, rewriter.mayStand(in: kind),
      bytes.mayHold(rewriter.oldID) || bytes.mayHold(rewriter.newID)
    else { return bytes }
    let tape = JSONParser.parse(bytes)
    guard tape.isComplete, tape.problems.isEmpty, let root = tape.root else {
      throw unread(path)
    }
    let parts = path.split(separator: "/").drop { $0 != "people" }.dropFirst()
    let outcome = rewriter.rewrite(
      JSONValue(root),
      of: kind,
      person: parts.first.map(String.init)
    )
    if outcome.namesNewID { namingNewID.append(path) }
    if outcome.isAmbiguous { ambiguous.append(path) }
    return outcome.count == 0 ? bytes : CanonicalWriter(kind).bytes(outcome.value)
  }

  /// Whether a path whose content isn't known may name the record; a folder may hold anything.
  private func mayNameIt(_ path: String) -> Bool {
    HouseholdPath(path).kind.map(rewriter.mayStand) ?? true
  }

  private func unread(_ path: String) -> CommandFailure {
    CommandFailure(
      .mayName(path, id: rewriter.oldID),
      hint: .validateHint(path),
      exitCode: .refused
    )
  }
}

extension HouseholdPath {
  /// The kind of a file, at its place or not; `nil` for what is no kind's.
  fileprivate var kind: FileKind? {
    switch self {
    case .file(let kind, _), .badName(let kind, _), .reservedName(let kind),
      .misplaced(let kind, _):
      kind
    case .noSuchWeek: .plan
    case .ignored: nil
    }
  }
}

extension [UInt8] {
  /// Whether an id may stand in the text: its bytes do, or something is written as an escape.
  fileprivate func mayHold(_ id: String) -> Bool {
    contains(bytes: Array(id.utf8)) || contains(bytes: Array(#"\u"#.utf8))
  }

  private func contains(bytes wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, count >= wanted.count else { return false }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first), count - found >= wanted.count {
      if self[found..<(found + wanted.count)].elementsEqual(wanted) { return true }
      start = found + 1
    }
    return false
  }
}

extension RecordKind {
  /// The path of a record with an id; `nil` for an objective, which is someone's.
  fileprivate func path(of id: String) -> String? {
    switch self {
    case .tag: "tags/\(id).json"
    case .dish: "dishes/\(id).json"
    case .food: "foods/\(id).json"
    case .person: "people/\(id)/preferences.json"
    case .template: "templates/\(id).json"
    case .objective: nil
    }
  }
}
