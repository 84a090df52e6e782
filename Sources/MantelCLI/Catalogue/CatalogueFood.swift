internal import FoodCatalogue
internal import JSONDocument
internal import MealFormat
internal import MealModel

/// A food of the built-in catalogue as a value.
struct CatalogueFood: Sendable {
  let id: Food.ID
  let food: Food
  /// Whether its packet has the last word on what it contains or may have traces of.
  let dependsOnLabel: Bool
  /// All it can be called.
  let names: [RecipeName]
  /// The same, for finding it by the beginnings of words.
  let words: [PlainWords]
  private let document: JSONObject

  /// The foods, by id; read when they are first asked for.
  static let all: [CatalogueFood] = {
    let files = FoodCatalogue.entries.map { entry in
      SourceFile(path: path(entry.id), content: .bytes(Array(entry.text.utf8)))
    }
    let reading = HouseholdReader.read(files)
    return FoodCatalogue.entries.compactMap { entry in
      guard let id = Food.ID(entry.id), let food = reading.household.foods[id],
        let root = reading.documents[path(entry.id)]?.root,
        case .object(let document) = JSONValue(root)
      else { return nil }
      return CatalogueFood(id: id, food: food, document: document, isPacket: entry.isPacket)
    }
  }()

  private static func path(_ id: String) -> String { "foods/\(id).json" }

  private init(id: Food.ID, food: Food, document: JSONObject, isPacket: Bool) {
    self.id = id
    self.food = food
    self.document = document
    dependsOnLabel = isPacket || food.contains == nil || food.traces == nil
    let called = [id.rawValue] + food.name.all + food.aliases
    names = called.map(RecipeName.init)
    words = called.map(PlainWords.init)
  }

  /// The file that a household gets of it.
  ///
  /// Of a food whose packet decides, nobody has looked at this household's packet: what it may
  /// have traces of is left open, whatever is usual.
  var householdDocument: JSONObject {
    var document = document
    if dependsOnLabel { document["traces"] = nil }
    return document
  }
}
