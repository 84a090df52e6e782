import FoundationEssentials
import MealChanges
import MealStore
import TestSupport

/// A small household on disk with its repository, gone when the test is over.
final class StoredHousehold: Sendable {
  let base: String
  let root: String

  static let environment = TestProcess.environment

  static let surroundings = HouseholdStore.Surroundings(
    environment: environment,
    now: { (1_796_115_600, 60) },
    patience: .seconds(20)
  )

  init(at inner: String = "casa") throws {
    base = HouseholdsFolder.path + "/mantel-store-\(UUID().uuidString)"
    root = base + "/" + inner
    try write("mantel.json", "{\n  \"format\": 1,\n  \"language\": \"es\"\n}\n")
    try write("tags/verduras.json", "{\n  \"name\": \"Verduras\"\n}\n")
    try write("dishes/pisto.json", Self.dish("Pisto"))
    try write("dishes/gazpacho.json", Self.dish("Gazpacho"))
    try write("plans/2026/2026-W50.json", Self.plan)
    let top = base + "/" + (inner.split(separator: "/").first.map(String.init) ?? inner)
    try git(in: top, "init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-q", "-m", "first")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: base)
  }

  static let plan = """
    {
      "monday.lunch": null,

      "monday.dinner": "pisto",

      "tuesday.lunch": null,

      "tuesday.dinner": null
    }

    """

  static func dish(_ name: String) -> String {
    "{\n  \"name\": \"\(name)\",\n  \"tags\": [\"verduras\"]\n}\n"
  }

  func store() throws -> HouseholdStore {
    try HouseholdStore(
      HouseholdLocation.discover(from: root, fallback: nil),
      surroundings: Self.surroundings
    )
  }

  func write(_ path: String, _ text: String) throws {
    let full = root + "/" + path
    let folder = full.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: full))
  }

  func read(_ path: String) -> String? {
    try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  func delete(_ path: String) throws {
    try FileManager.default.removeItem(atPath: root + "/" + path)
  }

  /// A change of a file from what it holds now.
  func version(_ path: String, _ after: String?) -> FileVersion {
    FileVersion(
      path: path,
      before: read(path).map { Array($0.utf8) },
      after: after.map { Array($0.utf8) }
    )
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    try TestProcess.run("/usr/bin/git", ["-C", root] + arguments)
  }

  @discardableResult
  func git(in folder: String, _ arguments: String...) throws -> String {
    try TestProcess.run("/usr/bin/git", ["-C", folder] + arguments)
  }
}
