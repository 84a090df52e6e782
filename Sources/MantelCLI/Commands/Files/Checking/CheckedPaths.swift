internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// What the words of a command line name: files of the household, and files by themselves.
struct CheckedPaths {
  /// A file that is no kind's.
  struct Loose: Hashable {
    /// Its absolute path.
    var path: String
    /// What it is called: as the person named it.
    var shownPath: String
  }

  /// The household's files and folders that are meant; all where there are no words.
  var household: [String] = []
  /// Files by themselves.
  var loose: [Loose] = []
  /// Whether the whole household is meant.
  var isWhole = false

  /// Whether a file of the household is meant.
  func contains(_ path: String) -> Bool {
    isWhole
      || household.contains { path == $0 || $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) }
  }
}

extension CheckedPaths {
  /// Finds out what words name.
  ///
  /// - Parameters:
  ///   - words: Paths, told from where the person is or from the household.
  ///   - folder: Where the person is.
  ///   - location: The household, if there is one.
  /// - Throws: `CommandFailure` where nothing is at a path.
  init(_ words: [String], from folder: String, in location: HouseholdLocation?) throws {
    isWhole = words.isEmpty
    let paths = NamedPaths(from: folder, in: location)
    for word in words {
      let (target, presence) = paths.find(word)
      switch (target, presence) {
      case (_, .nothing):
        throw CommandFailure(.noSuchPath(word), hint: .noSuchPathHint)
      case (.household(let path), .folder) where Self.isDataFolder(path): household.append(path)
      case (.household(let path), .file) where HouseholdPath(path) != .ignored:
        household.append(path)
      case (.household(let path), .folder):
        let root = location?.root ?? ""
        try addFolder(path.hasPrefix("private") ? root : root + "/" + path, as: word)
      case (.household(let path), .file):
        loose.append(Loose(path: (location?.root ?? "") + "/" + path, shownPath: word))
      case (.outside(let path), .folder): try addFolder(path, as: word)
      case (.outside(let path), .file): loose.append(Loose(path: path, shownPath: word))
      }
    }
  }

  private mutating func addFolder(_ path: String, as word: String) throws {
    let prefix = word.hasSuffix("/") ? word : word + "/"
    for file in try LooseFiles.list(path) {
      loose.append(Loose(path: path + "/" + file, shownPath: prefix + file))
    }
  }

  /// Whether a folder is the household, one of its data folders, or in or round one.
  private static func isDataFolder(_ path: String) -> Bool {
    path.isEmpty
      || HouseholdPath.dataFolders.contains { folder in
        path == folder || path.hasPrefix(folder + "/") || folder.hasPrefix(path + "/")
      }
  }
}

extension CommandContext {
  /// The household for words of a command line: the one that the person is in, else the one that
  /// the first path lies in; `nil` where there is none.
  ///
  /// - Throws: `StoreError.noHousehold` where there are no words either.
  func location(for words: [String]) throws -> HouseholdLocation? {
    if words.isEmpty { return try location() }
    if let here = try? HouseholdLocation.discover(from: folder, fallback: nil) { return here }
    let (target, presence) = NamedPaths(from: folder, in: nil).find(words[0])
    guard case .outside(let path) = target, presence != .nothing else { return try? location() }
    let above = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    return try? HouseholdLocation.discover(
      from: presence == .folder ? path : above,
      fallback: nil
    )
  }

  /// Today where a household is judged; a time zone that there isn't is a finding, not a failure.
  func dayOfJudging(_ store: HouseholdStore?) throws -> CalendarDay {
    let settings = store.map { self.settings(of: $0) }
    if let day = today(settings?.timeZone) { return day }
    return try today(Settings())
  }
}
