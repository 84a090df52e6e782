import FoundationEssentials

/// The project's own files, found from this one.
enum ProjectFiles {
  static let root = #filePath.split(separator: "/").dropLast(3)
    .reduce(into: "") { $0 += "/" + $1 }

  static func paths(below folder: String) -> [String] {
    let base = root + "/" + folder
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
    return found.filter { $0.hasSuffix(".json") }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: root + "/" + path)))
  }
}
