import MealModel

@testable import MealNutrition

func id<Kind>(_ text: String) -> Identifier<Kind> {
  guard let id = Identifier<Kind>(text) else { preconditionFailure("no id: \(text)") }
  return id
}

func day(_ text: String) -> CalendarDay {
  guard let day = CalendarDay(text) else { preconditionFailure("no day: \(text)") }
  return day
}

extension Nutrition {
  /// Figures in the order kcal, protein, carbohydrates, fat, fibre.
  init(_ kcal: Double?, _ protein: Double?, _ carbs: Double?, _ fat: Double?, _ fibre: Double?) {
    self.init(kcal: kcal, protein: protein, carbohydrates: carbs, fat: fat, fibre: fibre)
  }
}

extension Household {
  mutating func addFood(
    _ text: String,
    _ figures: Nutrition?,
    per basis: Food.Basis = .hundredGrams,
    weights: [String: Double] = [:],
    density: Double? = nil
  ) {
    var food = Food(name: Name(text))
    food.nutrition = figures
    food.basis = basis
    food.weights = weights
    food.density = density
    foods[id(text)] = food
  }

  /// Adds a dish; an ingredient is a number of pieces, text, or `servings N` of a dish.
  mutating func addDish(
    _ text: String,
    servings: Double = 4,
    nutrition: Nutrition? = nil,
    _ ingredients: KeyValuePairs<String, String> = [:]
  ) {
    var dish = Dish(name: Name(text), tags: [])
    dish.servings = servings
    dish.nutrition = nutrition
    dish.ingredients = ingredients.map { key, amount in
      if let portions = amount.split(separator: " ").last.flatMap({ Double($0) }),
        amount.hasPrefix("servings ")
      {
        return Ingredient(key, [Ingredient.Use(servings: portions)])
      }
      let isNumber = Double(amount) != nil
      return Ingredient(
        key,
        [Ingredient.Use(amount: isNumber ? .pieces(amount) : .text(amount))]
      )
    }
    dishes[id(text)] = dish
  }

  mutating func addPerson(
    _ text: String,
    born: String? = nil,
    sex: Person.Sex? = nil,
    height: Double? = nil,
    portion: Double = 1,
    diets: [Diet] = [],
    objective: Objective? = nil
  ) {
    var person = Person(name: text)
    person.born = born.map { text in
      text.count == 4 ? .year(Int(text) ?? 0) : .day(day(text))
    }
    person.sex = sex
    person.height = height
    person.portion = portion
    person.diets = diets
    if let objective {
      person.objective = id("objetivo")
      objectives[id(text)] = [id("objetivo"): objective]
    }
    people[id(text)] = person
  }

  /// Foods with figures that are easy to reckon with, and a béchamel of them.
  static var kitchen: Household {
    var household = Household()
    household.addFood("harina", Nutrition(348, 10, 71, 1.2, 3), weights: ["cup": 125])
    household.addFood(
      "leche",
      Nutrition(46, 3.1, 4.8, 1.6, 0),
      per: .hundredMillilitres,
      density: 1.03
    )
    household.addFood("mantequilla", Nutrition(740, 0.6, 0.6, 82, 0), weights: ["tbsp": 14])
    household.addFood("huevo", Nutrition(78, 6.3, 0.6, 5.3, 0), per: .unit, weights: ["unit": 55])
    household.addDish(
      "bechamel",
      ["leche": "500 ml", "harina": "1/2 taza", "mantequilla": "2 cda", "sal": "al gusto"]
    )
    return household
  }
}

extension Objective {
  init(
    _ type: Direction,
    weight: Double? = nil,
    activity: Double? = nil,
    perKg: Double? = nil,
    targets: Nutrition? = nil
  ) {
    self.init(type: type)
    self.weight = weight
    activityLevel = activity
    proteinPerKg = perKg
    self.targets = targets
  }
}

/// Figures to nine digits, for comparing sums that were added in another order.
func rounded(_ nutrition: Nutrition) -> Nutrition {
  var result = nutrition
  for nutrient in Nutrient.allCases {
    result[nutrient] = nutrition[nutrient].map { ($0 * 1e6).rounded() / 1e6 }
  }
  return result
}
