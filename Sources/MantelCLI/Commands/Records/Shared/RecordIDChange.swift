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
    case .person: return PersonFiles(of: old).moved(path, to: new)
    case .objective(let person, _):
      for folder in PersonFiles(of: person.rawValue).folders
      where path == folder + "/objectives/\(old).json" {
        return folder + "/objectives/\(new).json"
      }
      return nil
    default:
      let folder = target.path.prefix { $0 != "/" }
      return path == "\(folder)/\(old).json" ? "\(folder)/\(new).json" : nil
    }
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
