import FoundationEssentials

/// The food catalogue as source, so that the program needs no file beside it.
enum FoodSource {
  private static let folder = "catalogue"

  static func file(root: String) throws -> GeneratedFile {
    let base = root + "/" + folder
    let packets = Set(
      try String(contentsOfFile: base + "/packets.txt", encoding: .utf8).split(separator: "\n")
    )
    var text = """
      // Made by `make generate` from catalogue.
      // swift-format-ignore-file

      extension FoodCatalogue {
        /// The files one after the other, each under a line with its id.
        static let source = #\"""

      """
    let names = try FileManager.default.contentsOfDirectory(atPath: base + "/foods")
    let ids = names.filter { $0.hasSuffix(".json") }.map { $0.dropLast(".json".count) }
    for id in ids.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      text += "=== \(id)\(packets.contains(id) ? " packet" : "")\n"
      text += try String(contentsOfFile: base + "/foods/\(id).json", encoding: .utf8)
    }
    return GeneratedFile(
      path: "Sources/FoodCatalogue/FoodSource.swift",
      text: text + "\"\"\"#\n}\n"
    )
  }

  /// The catalogue's file of the same path; `nil` where there is none.
  static func text(_ path: String, root: String) -> String? {
    try? String(contentsOfFile: root + "/" + folder + "/" + path, encoding: .utf8)
  }
}
