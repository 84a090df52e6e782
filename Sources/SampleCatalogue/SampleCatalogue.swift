internal import FoodCatalogue

/// The sample household that comes with the program.
package enum SampleCatalogue {
  /// One of its files.
  package struct File: Sendable {
    /// Its path, relative to a household.
    package let path: String
    /// Its canonical text.
    package let text: String
  }

  /// Its files, by path.
  package static let files: [File] = TitledTexts.parse(source).map { path, text in
    File(path: path, text: text.isEmpty ? builtInFood(path) : text)
  }

  /// A food that is in the food catalogue, and so isn't here a second time.
  private static func builtInFood(_ path: String) -> String {
    let id = path.dropFirst("foods/".count).dropLast(".json".count)
    return FoodCatalogue.text(of: String(id)) ?? ""
  }
}
