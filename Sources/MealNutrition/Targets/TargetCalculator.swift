internal import MealModel

/// Works out what someone should eat a day, from what they are and want.
struct TargetCalculator {
  /// Fat's usual part of the energy, in percent.
  static let usualFatPercent = 30
  /// The usual grams of protein a kilogram of body weight.
  static let usualProteinPerKg = 2.0
  /// The most carbohydrates of the diet `lowCarb`.
  static let lowCarbGrams = 100
  /// What a kilogram of body weight is taken to store, in kcal.
  static let kcalPerKilogram = 7_700.0

  let person: Person
  let objective: Objective
  let day: CalendarDay
  private var steps: [TargetStep] = []
  private var values = Nutrition()
  private var expenditure: Double?
  private var given: Nutrition { objective.targets ?? Nutrition() }

  init(_ person: Person, _ objective: Objective, on day: CalendarDay) {
    self.person = person
    self.objective = objective
    self.day = day
  }

  /// The targets.
  mutating func target() throws(TargetAbsence) -> NutritionTarget {
    try workOutEnergy()
    workOutProtein()
    workOutFat()
    let leftForCarbohydrates = workOutCarbohydrates()
    if let fibre = given.fibre { give(.fibre, fibre) }
    var warnings = energyWarnings
    if leftForCarbohydrates < 0 { warnings.append(.noRoomForCarbohydrates) }
    return NutritionTarget(values: values, steps: steps, warnings: warnings)
  }

  private mutating func give(_ nutrient: Nutrient, _ value: Double) {
    values[nutrient] = value
    steps.append(.given(nutrient, value))
  }

  /// The formula's answer is a decimal as its inputs are; binary arithmetic leaves a trace of
  /// error, which is taken off here.
  private static func decimal(_ value: Double) -> Double {
    (value * 1e6).rounded() / 1e6
  }
}

// MARK: Energy

extension TargetCalculator {
  /// The energy that is given; else the formula's, which is for adults.
  private mutating func workOutEnergy() throws(TargetAbsence) {
    do throws(TargetAbsence) {
      try workOutFormula()
    } catch {
      guard given.kcal != nil else { throw error }
      steps = []
      values = Nutrition()
    }
    if let kcal = given.kcal { give(.kcal, kcal) }
  }

  private mutating func workOutFormula() throws(TargetAbsence) {
    if let born = person.born, !born.isAdult(on: day) { throw .underAge }
    guard let weight = objective.weight, let height = person.height, let born = person.born,
      let level = objective.activityLevel
    else { throw .missing(missingFields) }
    let age = born.age(on: day)
    let basal = Self.basalRate(weight: weight, height: height, age: age, sex: person.sex)
    steps.append(
      .basalRate(kcal: basal, weight: weight, height: height, age: age, sex: person.sex)
    )
    let spent = Self.decimal(basal * level)
    expenditure = spent
    steps.append(.expenditure(kcal: spent, level: level))
    let difference = objective.type.difference
    let kcal = max(0, Self.decimal(spent + difference))
    steps.append(.direction(objective.type, difference: difference, kcal: kcal))
    values.kcal = kcal
  }

  private var missingFields: [String] {
    let fields = [
      ("born", person.born == nil), ("height", person.height == nil),
      ("weight", objective.weight == nil), ("activityLevel", objective.activityLevel == nil),
    ]
    return fields.filter(\.1).map(\.0)
  }

  /// The basal rate of Mifflin and St Jeor (1990) from kg, cm and years, in kcal a day.
  ///
  /// Without a sex, the mean of both.
  static func basalRate(weight: Double, height: Double, age: Int, sex: Person.Sex?) -> Double {
    let constant =
      switch sex {
      case .male: 5.0
      case .female: -161.0
      case nil: -78.0
      }
    return decimal(10 * weight + 6.25 * height - 5 * Double(age) + constant)
  }

  private var energyWarnings: [TargetWarning] {
    guard let kcal = values.kcal else { return [] }
    var warnings: [TargetWarning] = []
    let isAdult = person.born.map { $0.isAdult(on: day) } ?? true
    let floor = person.sex == .female ? 1_200 : 1_500
    if isAdult, kcal < Double(floor) { warnings.append(.belowFloor(kcal: kcal, floor: floor)) }
    if let expenditure, let weight = objective.weight, weight > 0 {
      let kilograms = (expenditure - kcal).magnitude * 7 / Self.kcalPerKilogram
      let percent = kilograms / weight * 100
      if percent > 1 { warnings.append(.tooFast(kilograms: kilograms, percent: percent)) }
    }
    return warnings
  }
}

extension Objective.Direction {
  /// What is taken from the expenditure, or added, in kcal.
  fileprivate var difference: Double {
    switch self {
    case .loss: -500
    case .maintenance: 0
    case .gain: 300
    }
  }
}

// MARK: Protein, fat, carbohydrates

extension TargetCalculator {
  /// By body weight; the usual grams a kilogram are for adults.
  private mutating func workOutProtein() {
    if let grams = given.protein { return give(.protein, grams) }
    let isAdult = person.born.map { $0.isAdult(on: day) } ?? true
    guard let weight = objective.weight,
      let perKg = objective.proteinPerKg ?? (isAdult ? Self.usualProteinPerKg : nil)
    else { return }
    let grams = Self.decimal(weight * perKg)
    values.protein = grams
    steps.append(.protein(perKg: perKg, weight: weight, grams: grams))
  }

  private mutating func workOutFat() {
    if let grams = given.fat { return give(.fat, grams) }
    guard let kcal = values.kcal else { return }
    let grams = kcal * Double(Self.usualFatPercent) / 100 / 9
    values.fat = grams
    steps.append(.fat(percent: Self.usualFatPercent, grams: grams))
  }

  /// What the energy leaves, unless given.
  ///
  /// - Returns: The energy that is left for them, below 0 where protein and fat come to more.
  private mutating func workOutCarbohydrates() -> Double {
    var left = 0.0
    if let grams = given.carbohydrates {
      give(.carbohydrates, grams)
    } else if let kcal = values.kcal, let protein = values.protein, let fat = values.fat {
      left = Self.decimal(kcal - 4 * protein - 9 * fat)
      let grams = max(0, left) / 4
      values.carbohydrates = grams
      steps.append(.carbohydrates(grams: grams))
    }
    let most = Double(Self.lowCarbGrams)
    if person.diets.contains(.lowCarb), values.carbohydrates.map({ $0 > most }) ?? true {
      values.carbohydrates = most
      steps.append(.lowCarb(grams: Self.lowCarbGrams))
    }
    return left
  }
}
