internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealRules
internal import SampleCatalogue
internal import Wording

/// What a new household can begin with: the dishes of the sample collection, and the built-in
/// foods.
///
/// The sample household has read its packets; this one hasn't. So its foods come as `food add`
/// brings them, with open what the label decides.
struct FirstDishes {
  /// The collection as values.
  let household: Household
  private let texts: [String: String]

  init() {
    let samples = SampleCatalogue.files.filter { !$0.path.hasPrefix("foods/") }
      .map { ($0.path, $0.text) }
    let foods = CatalogueFood.all.map { food in
      (
        Household.Record.food(food.id).path,
        CanonicalWriter(.food).text(.object(food.householdDocument))
      )
    }
    texts = Dictionary(samples + foods) { first, _ in first }
    let kept = texts.filter { file in
      ["tags/", "dishes/", "foods/"].contains { file.key.hasPrefix($0) }
    }
    household =
      HouseholdReader.read(
        kept.map { SourceFile(path: $0.key, content: .bytes(Array($0.value.utf8))) }
      ).household
  }

  /// The dishes that can be planned, by name in a language's order of letters.
  ///
  /// What is only part of others, such as a sauce, comes with them.
  var offered: [Dish.ID] {
    let parts = Set(household.dishes.values.flatMap(\.ingredients).compactMap(\.dish))
    return household.dishes.keys.filter { !parts.contains($0) }
      .map { (LatinLetters.folded(household.name(of: $0).es), $0) }.sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  /// What is known of a dish for each of some people.
  func verdicts(on dish: Dish.ID, for people: [NewPerson]) -> [(NewPerson, SafetyVerdict)] {
    people.compactMap { person in
      guard let id = Person.ID("someone") else { return nil }
      var household = household
      household.people = [id: person.person]
      let serving = SafetyCheck(household: household).serving(of: dish, to: id)
      return (person, serving.verdict)
    }
  }

  /// The files of dishes and of all that they lead to, and of foods that someone avoids, by path.
  func files(
    of dishes: Set<Dish.ID>,
    avoided: Set<Food.ID>
  ) -> [(path: String, text: String)] {
    var (dishes, foods) = (dishes, avoided)
    var waiting = Array(dishes)
    while let id = waiting.popLast() {
      guard let dish = household.dishes[id] else { continue }
      foods.formUnion(dish.ingredients.compactMap(\.food))
      foods.formUnion(dish.ingredients.flatMap(\.uses).flatMap(\.instead).map(\.replacement))
      let others = dish.ingredients.compactMap(\.dish) + dish.instead.map(\.replacement)
      waiting += others.filter { dishes.insert($0).inserted }
    }
    let records =
      dishes.map(Household.Record.dish) + foods.map(Household.Record.food)
    return records.map(\.path).sorted().compactMap { path in texts[path].map { (path, $0) } }
  }

  /// The foods of some dishes of which the label decides, by name.
  func foodsToCheck(in dishes: Set<Dish.ID>) -> [Food.ID] {
    let paths = Set(files(of: dishes, avoided: []).map(\.path))
    return CatalogueFood.all.filter(\.dependsOnLabel).map(\.id)
      .filter { paths.contains(Household.Record.food($0).path) }
  }

  /// Templates of the collection.
  var templates: [(path: String, text: String)] {
    texts.filter { $0.key.hasPrefix("templates/") }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}
