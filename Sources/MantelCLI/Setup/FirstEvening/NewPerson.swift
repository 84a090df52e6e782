internal import MealModel

/// Someone who eats in a new household, as the first questions tell.
struct NewPerson: Hashable {
  /// What they are called.
  var name: String
  /// Ways of eating that they keep.
  var diets: Set<Diet> = []
  /// What they can't have: words of the vocabulary or foods' ids.
  var allergies: Set<String> = []
  /// Whether traces count for them.
  var isStrict = false

  /// Creates someone who eats everything.
  init(_ name: String) {
    self.name = name
  }

  /// Whether there is anything that they can't eat.
  var avoidsSomething: Bool { !diets.isEmpty || !allergies.isEmpty }

  /// The person as the household keeps them.
  var person: Person {
    var person = Person(name: name)
    person.diets = diets.sorted()
    person.allergies = allergies.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    person.strict = isStrict
    return person
  }

  /// Takes over what an answer said.
  mutating func avoid(_ things: [Avoidable]) {
    for thing in things {
      switch thing {
      case .diet(let diet): diets.insert(diet)
      case .substance(let substance): allergies.insert(substance.rawValue)
      case .food(let id): allergies.insert(id.rawValue)
      }
    }
  }
}

/// Something that someone may not be able to eat.
enum Avoidable: Hashable {
  /// All that a diet excludes.
  case diet(Diet)
  /// One of the vocabulary.
  case substance(Substance)
  /// A food.
  case food(Food.ID)

  /// What is offered, the commonest first.
  ///
  /// Gluten and milk stand for the diets, which is how a coeliac's household writes them.
  static let offered: [Self] =
    [.diet(.glutenFree), .diet(.dairyFree)]
    + [
      Substance.eggs, .nuts, .peanuts, .fish, .crustaceans, .molluscs, .soybeans, .sesame, .celery,
      .mustard, .lupin, .sulphites, .pork, .alcohol,
    ].map(Self.substance)
    + [.diet(.vegetarian), .diet(.vegan), .diet(.pescatarian)]

  /// The word that stands for it in files, or that people say: `gluten` for the diet without it.
  var word: String {
    switch self {
    case .diet(.glutenFree): Substance.gluten.rawValue
    case .diet(.dairyFree): Substance.milk.rawValue
    case .diet(let diet): diet.rawValue
    case .substance(let substance): substance.rawValue
    case .food(let id): id.rawValue
    }
  }
}
