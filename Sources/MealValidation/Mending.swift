public import Diagnostics
internal import JSONDocument
public import MealFormat
public import MealModel

/// Mends what has exactly one answer: spelling, quotes, commas, a file in the wrong folder.
///
/// Pure: files in, files out. One mend may bring another to light, so it goes in rounds, until a
/// round finds nothing more.
public struct Mending: Sendable {
  /// A file that was mended.
  public struct MendedFile: Hashable, Sendable {
    /// Where it lies.
    public var path: String
    /// Where it belongs; the same path for one that stays.
    public var newPath: String
    /// What it says now.
    public var before: [UInt8]
    /// What it should say.
    public var after: [UInt8]
  }

  /// The files that were mended, in path order.
  public private(set) var mended: [MendedFile] = []
  /// All files, as they are once mended.
  public private(set) var files: [SourceFile]

  private static let mostRounds = 16

  /// Mends files.
  ///
  /// - Parameters:
  ///   - files: All files of the household, or those to look at by themselves.
  ///   - isMeant: Whether a file may be changed.
  ///   - judge: What there is to say of files.
  public init(
    _ files: [SourceFile],
    where isMeant: (String) -> Bool,
    judge: ([SourceFile]) -> [Diagnostic]
  ) {
    self.files = files
    var origins = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    for _ in 0..<Self.mostRounds {
      let fixes = Dictionary(
        grouping: judge(self.files).filter { $0.finding.fix != nil && (isMeant($0.path)) }
      ) { $0.path }
      guard !fixes.isEmpty, mendOnce(fixes, &origins, isMeant) else { break }
    }
    mended = self.files.compactMap { file in
      guard let origin = origins[file.path], case .bytes(let before) = origin.content,
        case .bytes(let after) = file.content, origin.path != file.path || before != after
      else { return nil }
      return MendedFile(path: origin.path, newPath: file.path, before: before, after: after)
    }
  }

  /// Mends a household's files.
  public init(
    household files: [SourceFile],
    today: CalendarDay,
    timeZones: TimeZoneCatalogue? = nil,
    where isMeant: (String) -> Bool
  ) {
    self.init(files, where: isMeant) { files in
      HouseholdValidation(of: files, today: today, timeZones: timeZones).diagnostics
    }
  }

  /// One round; the answer is whether anything changed.
  private mutating func mendOnce(
    _ fixes: [String: [Diagnostic]],
    _ origins: inout [String: SourceFile],
    _ isMeant: (String) -> Bool
  ) -> Bool {
    var hasChanged = false
    var paths = Set(files.map(\.path))
    for index in files.indices {
      let path = files[index].path
      guard let fixes = fixes[path]?.compactMap(\.finding.fix),
        case .bytes(let bytes) = files[index].content
      else { continue }
      let text = TextMend.applied(fixes, to: bytes, path: path)
      if text != bytes {
        files[index].content = .bytes(text)
        hasChanged = true
      }
      for case .moveFile(let target) in fixes where paths.insert(target).inserted {
        origins[target] = origins.removeValue(forKey: path)
        paths.remove(path)
        files[index].path = target
        hasChanged = true
        break
      }
    }
    return hasChanged
  }
}

/// Puts fixes into a text.
enum TextMend {
  /// The text with its fixes; those that would double a key are left out.
  static func applied(_ fixes: [Fix], to bytes: [UInt8], path: String) -> [UInt8] {
    let edits = edits(fixes)
    guard !edits.isEmpty else {
      return fixes.contains(.rewrite) ? rewritten(bytes, path) ?? bytes : bytes
    }
    let doubled = doubledKeys(bytes)
    let all = replacing(edits, in: bytes)
    if doubledKeys(all) <= doubled { return all }
    // Two misspelt keys meant the same one: neither has exactly one answer.
    let counts = Dictionary(grouping: edits, by: \.text).mapValues(\.count)
    let single = replacing(edits.filter { counts[$0.text] == 1 }, in: bytes)
    return doubledKeys(single) <= doubled ? single : bytes
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// The replacements in the order of the text, none over another.
  private static func edits(_ fixes: [Fix]) -> [Edit] {
    var edits: [Edit] = []
    for case .replaceBytes(let range, let text) in fixes {
      edits.append(Edit(range: range, text: text))
    }
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return edits.reduce(into: []) { result, edit in
      if let last = result.last, last.range.upperBound > edit.range.lowerBound { return }
      result.append(edit)
    }
  }

  private static func replacing(_ edits: [Edit], in bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.text.utf8) }
    return result
  }

  private static func doubledKeys(_ bytes: [UInt8]) -> Int {
    JSONParser.parse(bytes).problems.count { problem in
      if case .duplicateKey = problem.kind { true } else { false }
    }
  }

  private static func rewritten(_ bytes: [UInt8], _ path: String) -> [UInt8]? {
    guard case .file(let kind, _) = HouseholdPath(path) else { return nil }
    return CanonicalWriter.rewritten(bytes, kind)
  }
}
