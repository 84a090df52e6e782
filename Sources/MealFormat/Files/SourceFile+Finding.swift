package import Diagnostics
internal import MealModel
internal import Wording

extension SourceFile {
  /// What keeps the file from being read; `nil` for one that was.
  package var obstacleFinding: Finding? {
    let place = Place(path: path)
    switch content {
    case .bytes: return nil
    case .notAFile(let obstacle): return Finding(.notAFile, at: place, .notAFile(obstacle.phrase))
    case .tooLarge(let size): return Finding(.tooLarge, at: place, .tooLarge(mebibytes: size))
    case .unreadable(let reason):
      return Finding(.unreadable, at: place, .unreadable(reason), hint: .unreadableHint)
    }
  }
}

extension SourceFile.Obstacle {
  fileprivate var phrase: Phrase {
    switch self {
    case .folder: .aFolder
    case .symbolicLink: .aSymbolicLink
    case .pipe: .aPipe
    case .socket: .aSocket
    case .device: .aDevice
    }
  }
}

extension HouseholdPath {
  /// What is wrong with the path; `nil` for one that is right or passed over.
  ///
  /// - Parameters:
  ///   - path: The path itself.
  ///   - isTaken: Whether another file lies at a path already.
  /// - Returns: The finding.
  func finding(path: String, isTaken: (String) -> Bool) -> Finding? {
    let place = Place(path: path)
    let name = String(path.split(separator: "/").last ?? "")
    let stem = HouseholdPath.stem(name)
    func move(_ right: String?) -> Fix? {
      guard let right, !isTaken(right) else { return nil }
      return .moveFile(to: right)
    }
    switch self {
    case .file, .ignored: return nil
    case .badName(let kind, let suggestion):
      return Finding(
        .badFileName,
        at: place,
        .badFileName(stem),
        hint: suggestion.map(Phrase.moveTo) ?? kind.nameHint,
        fix: move(suggestion)
      )
    case .reservedName:
      let right = path.dropLast(name.utf8.count) + stem + "-2.json"
      return Finding(
        .reservedName,
        at: place,
        .reservedName(stem),
        hint: .reservedNameHint,
        fix: move(String(right))
      )
    case .noSuchWeek(let year, let number):
      let count = ISOWeek.count(in: year)
      let next = number > count ? ISOWeek(year: year + 1, number: 1) : nil
      let right = next.map { Household.Record.plan($0).path }
      return Finding(
        .noSuchWeek,
        at: place,
        .noSuchWeek(year: year, number: number, count: count),
        hint: right.map(Phrase.moveTo),
        fix: number == count + 1 ? move(right) : nil
      )
    case .misplaced(_, let right):
      return Finding(
        .misplacedFile,
        at: place,
        .misplacedFile,
        hint: .moveTo(right),
        fix: move(right)
      )
    }
  }
}

extension FileKind {
  /// How files of the kind are named.
  fileprivate var nameHint: Phrase {
    switch self {
    case .plan: .weekNameHint
    case .diary, .coach, .whoop, .appleHealth, .shopping: .dayNameHint
    default: .idHint
    }
  }
}
