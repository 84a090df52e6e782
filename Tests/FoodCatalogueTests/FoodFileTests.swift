import FoodCatalogue
import FoundationEssentials
import JSONDocument
import MealFormat
import MealModel
import MealValidation
import SampleCatalogue
import Testing

/// The built-in foods as files of the household's format.
struct FoodFileTests {
  private static let root = #filePath.split(separator: "/").dropLast(3)
    .reduce(into: "") { $0 += "/" + $1 }

  private static let categories: Set<String> = [
    "produce", "meat", "fish", "dairy-eggs", "bakery", "pantry", "frozen", "drinks", "other",
  ]

  @Test func `there is a kitchen's worth of them, in every section of the shop`() {
    #expect(FoodCatalogue.entries.count >= 330)
    #expect(Set(Catalogue.foods.values.compactMap(\.category)) == Self.categories)
  }

  @Test func `what is built in is what the files say`() throws {
    let folder = Self.root + "/catalogue/foods"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(FoodCatalogue.entries.map { $0.id + ".json" }))
    for entry in FoodCatalogue.entries {
      let text = try String(contentsOfFile: "\(folder)/\(entry.id).json", encoding: .utf8)
      #expect(entry.text == text, "\(entry.id)")
    }
  }

  @Test func `the sample household's foods are among them, byte for byte`() throws {
    let folder = Self.root + "/samples/household/foods"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 116)
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(FoodCatalogue.text(of: String(name.dropLast(".json".count))) == text, "\(name)")
    }
  }

  @Test func `the sample household is built in whole, its foods too`() throws {
    let folder = Self.root + "/samples/household"
    for file in SampleCatalogue.files {
      let text = try String(contentsOfFile: "\(folder)/\(file.path)", encoding: .utf8)
      #expect(file.text == text, "\(file.path)")
    }
  }

  @Test func `a household of all of them has nothing to be said of`() throws {
    let settings = SourceFile(path: "mantel.json", content: .bytes(Array("{ \"format\": 1 }".utf8)))
    let today = try #require(CalendarDay("2026-12-01"))
    let validation = HouseholdValidation(of: Catalogue.files + [settings], today: today)
    #expect(validation.diagnostics.isEmpty)
    #expect(validation.reading.household.foods.count == FoodCatalogue.entries.count)
  }

  @Test func `they are written as mantel writes them`() {
    for entry in FoodCatalogue.entries {
      let written = CanonicalWriter.rewritten(Array(entry.text.utf8), .food) ?? []
      #expect(String(decoding: written, as: UTF8.self) == entry.text)
    }
  }

  @Test func `both names are there, and the id is the Spanish one's`() {
    for (id, food) in Catalogue.foods {
      #expect(Set(food.name.texts.keys) == ["es", "en"], "\(id)")
      #expect(food.name.all.allSatisfy { !$0.isEmpty }, "\(id)")
      #expect(food.name.texts["es"].map(IdentifierText.slug) == id, "\(id)")
    }
  }

  @Test func `no name and no alias belongs to two foods`() {
    var owners: [String: Set<String>] = [:]
    for (id, food) in Catalogue.foods {
      for name in [id] + food.name.all + food.aliases {
        owners[LatinLetters.folded(name).replacing("-", with: " "), default: []].insert(id)
      }
    }
    for (name, ids) in owners { #expect(ids.count == 1, "\(name): \(ids.sorted())") }
  }
}
