import FoundationEssentials

/// The sample household as source, so that the program needs no file beside it.
enum SampleSource {
  private static let folder = "samples/household"

  static func file(root: String) throws -> GeneratedFile {
    let base = root + "/" + folder
    var text = """
      // Made by `make generate` from samples/household.
      // swift-format-ignore-file

      extension SampleCatalogue {
        /// The files one after the other, each under a line with its path; a food that the food
        /// catalogue has, too, is the line alone.
        static let source = #\"""

      """
    for path in try FileManager.default.subpathsOfDirectory(atPath: base).sorted()
    where path.hasSuffix(".json") {
      let file = try String(contentsOfFile: base + "/" + path, encoding: .utf8)
      text += "=== \(path)\n" + (file == FoodSource.text(path, root: root) ? "" : file)
    }
    return GeneratedFile(
      path: "Sources/SampleCatalogue/SampleSource.swift",
      text: text + "\"\"\"#\n}\n"
    )
  }
}
