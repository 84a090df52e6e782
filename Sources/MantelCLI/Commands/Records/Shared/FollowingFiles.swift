internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import Wording

/// The files that move with a record or name it.
struct FollowingFiles {
  private let rewriter: ReferenceRewriter
  /// The files as they are and as they will be.
  private(set) var files: [FileVersion] = []
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

  /// Refuses an id by which a text would come to mean another record.
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
