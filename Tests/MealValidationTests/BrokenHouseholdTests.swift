import Diagnostics
import FoundationEssentials
import MealFormat
import MealModel
import MealValidation
import Testing

/// Each broken household of the fixtures gives exactly the findings that were written down for it
/// by hand; `Tests/Fixtures/broken/README.md` says how.
struct BrokenHouseholdTests {
  @Test(arguments: BrokenHousehold.all)
  func `a broken household gives the findings written down for it`(name: String) throws {
    let household = try BrokenHousehold(name)
    let validation = HouseholdValidation(
      of: household.files,
      today: try #require(CalendarDay("2026-02-03")),
      timeZones: TimeZoneCatalogue(
        contains: { $0 == "Europe/Madrid" },
        names: { ["Europe/Madrid"] }
      )
    )
    let found = validation.diagnostics.map { diagnostic in
      let finding = diagnostic.finding
      let start = diagnostic.range.start
      let fixable = finding.fix == nil ? "" : " fixable"
      return "\(diagnostic.path):\(start.line):\(start.column): "
        + "\(finding.severity)[\(finding.code.rawValue)]\(fixable)"
    }
    #expect(found == household.expected)
  }

  @Test func `every code that files alone can show has a household`() {
    let shown = Set(BrokenHousehold.all.map { $0.split(separator: "-").joined(separator: "-") })
    let needsMore: Set<DiagnosticCode> = [
      .operationInProgress, .unmergedEntry, .unreadable, .tooLarge,
    ]
    for code in DiagnosticCode.allCases where !needsMore.contains(code) {
      #expect(shown.contains(code.rawValue), "\(code.rawValue)")
    }
  }
}

/// A fixture: the base household with a case's files laid over it.
struct BrokenHousehold {
  var files: [SourceFile]
  var expected: [String]

  static let folder =
    #filePath.split(separator: "/").dropLast(2)
    .reduce(into: "") { $0 += "/" + $1 } + "/Fixtures/broken"

  static let all: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix("_") && !$0.contains(".") }.sorted()
  }()

  init(_ name: String) throws {
    var contents = try Self.contents(of: Self.folder + "/_base")
    for (path, content) in try Self.contents(of: Self.folder + "/" + name) {
      contents[path] = content
    }
    for line in Self.lines(contents.removeValue(forKey: "remove.txt")) {
      contents[line] = nil
    }
    expected = Self.lines(contents.removeValue(forKey: "expected.txt"))
    files = contents.map { SourceFile(path: $0.key, content: $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func lines(_ content: SourceFile.Content?) -> [String] {
    guard case .bytes(let bytes)? = content else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func contents(of folder: String) throws -> [String: SourceFile.Content] {
    var contents: [String: SourceFile.Content] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let full = folder + "/" + path
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      if isFolder {
        if path.hasSuffix(".json") { contents[path] = .notAFile(.folder) }
      } else {
        contents[path] = .bytes(Array(try Data(contentsOf: URL(filePath: full))))
      }
    }
    return contents
  }
}
