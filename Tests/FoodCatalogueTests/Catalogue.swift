import FoodCatalogue
import MealFormat
import MealModel
import SampleCatalogue

/// The built-in foods, read once by the project's own reader.
enum Catalogue {
  static let files = FoodCatalogue.entries.map { entry in
    SourceFile(path: "foods/\(entry.id).json", content: .bytes(Array(entry.text.utf8)))
  }

  static let foods: [String: Food] = {
    let foods = HouseholdReader.read(files).household.foods
    return Dictionary(uniqueKeysWithValues: foods.map { ($0.rawValue, $1) })
  }()

  /// The ids of the sample household's foods.
  static let sampleIDs = Set(
    SampleCatalogue.files.filter { $0.path.hasPrefix("foods/") }
      .map { String($0.path.dropFirst("foods/".count).dropLast(".json".count)) }
  )
}
