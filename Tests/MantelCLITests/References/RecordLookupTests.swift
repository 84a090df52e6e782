import MealModel
import Testing
import Wording

@testable import MantelCLI

struct RecordLookupTests {
  static let dishes: RecordLookup<Dish> = {
    var household = Household()
    let names = [
      "crema-de-calabacin": "Crema de calabacín", "crema-de-calabaza": "Crema de calabaza",
      "tortilla-francesa": "Tortilla francesa", "tortilla-de-patatas": "Tortilla de patatas",
      "lentejas-estofadas": "Lentejas estofadas", "cocido": "Cocido", "emoji": "🍕",
      "japones": "日本 カレー", "pan-2": "Pan + tomate",
    ]
    for (key, name) in names {
      household.dishes[id(key)] = Dish(name: Name(name), tags: [])
    }
    let fish = Name(byLanguage: ["es": "Salmón a la plancha", "en": "Grilled salmon"])
    household.dishes[id("salmon-a-la-plancha")] = Dish(name: fish, tags: [])
    var old = Dish(name: Name("Cocido montañés"), tags: [])
    old.archived = true
    household.dishes[id("cocido-montanes")] = old
    return RecordLookup(dishesOf: household, language: .es)
  }()

  @Test(arguments: [
    ("crema-de-calabacin", "crema-de-calabacin"), ("CREMA DE CALABACÍN", "crema-de-calabacin"),
    ("crema de calabacin", "crema-de-calabacin"), ("  crema  de calabaci", "crema-de-calabacin"),
    ("lente", "lentejas-estofadas"), ("grilled SALMON", "salmon-a-la-plancha"),
    ("salmon plancha", "salmon-a-la-plancha"), ("patatas", "tortilla-de-patatas"),
    ("tort patat", "tortilla-de-patatas"), ("cocido", "cocido"), ("montañés", "cocido-montanes"),
    ("coci", "cocido"), ("🍕", "emoji"), ("日本", "japones"), ("pan tomate", "pan-2"),
    ("Calabaci\u{301}n", "crema-de-calabacin"),
  ])
  func `a dish is found in plain words`(text: String, expected: String) {
    #expect(Self.dishes.find(text) == .found(id(expected)))
  }

  @Test func `several that fit are listed by name`() {
    #expect(
      Self.dishes.find("tortilla")
        == .ambiguous([
          RecordCandidate(id: "tortilla-de-patatas", name: "Tortilla de patatas"),
          RecordCandidate(id: "tortilla-francesa", name: "Tortilla francesa"),
        ])
    )
  }

  @Test(arguments: [
    ("lentjas", ["lentejas-estofadas"]), ("cocdo", ["cocido"]), ("zzz", []), ("", []), ("+", []),
    ("tortila", ["tortilla-de-patatas", "tortilla-francesa"]),
    ("lentejas con chorizo", ["lentejas-estofadas"]),
    ("crema de calabasa", ["crema-de-calabaza"]),
  ])
  func `what isn't there suggests what is`(text: String, expected: [String]) {
    guard case .notFound(let suggestions) = Self.dishes.find(text) else {
      Issue.record("found \(text)")
      return
    }
    #expect(suggestions.map(\.id) == expected)
  }

  @Test func `errors list the candidates`() {
    #expect(throws: ReferenceError.self) { try Self.dishes.resolve("tortilla") }
    do {
      _ = try Self.dishes.resolve("tortilla")
    } catch {
      #expect(error.message.es == "'tortilla' puede ser más de uno")
      #expect(
        error.hint?.en
          == "tortilla-de-patatas (Tortilla de patatas), tortilla-francesa (Tortilla francesa)"
      )
    }
    do {
      _ = try Self.dishes.resolve("tortila")
    } catch {
      #expect(error.message.en == "no dish 'tortila'")
      #expect(error.hint?.en == "did you mean 'tortilla-de-patatas' or 'tortilla-francesa'?")
    }
  }

  @Test func `foods are found by their aliases, people and templates by name`() {
    var household = Household()
    var flour = Food(name: Name(byLanguage: ["es": "Harina de trigo", "en": "Wheat flour"]))
    flour.aliases = ["Sémola"]
    household.foods[id("harina-de-trigo")] = flour
    household.people[id("abuelo-luis")] = Person(name: "Abuelo Luis")
    household.templates[id("tipica")] = Template(name: Name("Semana típica"))
    household.objectives[id("ana")] = [id("perder-2026"): Objective(type: .loss)]
    household.tags[id("pasta-arroz")] = Tag(name: Name("Pasta/Arroz"))
    #expect(
      RecordLookup(foodsOf: household, language: .es).find("semola")
        == .found(id("harina-de-trigo"))
    )
    #expect(RecordLookup(peopleOf: household).find("luis") == .found(id("abuelo-luis")))
    #expect(
      RecordLookup(templatesOf: household, language: .es).find("semana") == .found(id("tipica"))
    )
    #expect(
      RecordLookup(objectivesOf: id("ana"), in: household).find("perder")
        == .found(id("perder-2026"))
    )
    #expect(
      RecordLookup(tagsOf: household, language: .es).find("Pasta/arroz")
        == .found(id("pasta-arroz"))
    )
  }

  // A quadratic search would take minutes here, and be noticed.
  @Test func `five thousand dishes and a hostile name are searched`() {
    var household = Household()
    for number in 0..<5_000 {
      let name = "Plato número \(number) con guarnición de verduras y arroz"
      household.dishes[id("plato-\(number)")] = Dish(name: Name(name), tags: [])
    }
    let long = String(repeating: "ñ", count: 100_000)
    household.dishes[id("largo")] = Dish(name: Name(long), tags: [])
    let lookup = RecordLookup(dishesOf: household, language: .es)
    #expect(lookup.find("plato numero 4321") == .found(id("plato-4321")))
    #expect(lookup.find("4321 verduras") == .found(id("plato-4321")))
    #expect(lookup.find(String(long.dropLast()) + "x") == .notFound(suggestions: []))
  }

  @Test(arguments: [
    (["crema", "de", "calabacín"], ["crema de calabacín"]),
    (["ensaladilla", "+", "cocido"], ["ensaladilla", "cocido"]),
    (["ensaladilla+cocido"], ["ensaladilla", "cocido"]),
    (["a  b", "+c", "+", "d"], ["a b", "c", "d"]),
  ])
  func `plus parts courses`(words: [String], expected: [String]) throws {
    #expect(try DishWords.parse(words) == expected)
  }

  @Test(arguments: [
    ([], ReferenceError.missingDish), ([" "], .missingDish), (["+"], .missingCourse),
    (["a", "+"], .missingCourse), (["+", "a"], .missingCourse), (["a++b"], .missingCourse),
  ])
  func `a course without a dish is missing`(words: [String], expected: ReferenceError) {
    #expect(throws: expected) { try DishWords.parse(words) }
  }
}
