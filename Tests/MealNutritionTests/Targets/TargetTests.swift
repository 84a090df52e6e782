import MealModel
import Testing
import Wording

@testable import MealNutrition

@Suite struct TargetTests {
  private let today = day("2026-11-30")

  // Mifflin-St Jeor: the four vectors, and 1,697 as the mean of 1,780 and 1,614.
  @Test(arguments: [
    (Person.Sex?.some(.male), 80.0, 180.0, 30, 1_780.0), (.female, 65, 165, 28, 1_380.25),
    (.male, 70.5, 175.3, 45, 1_580.625), (.female, 52.2, 158, 61, 1_043.5),
    (nil, 80, 180, 30, 1_697),
  ])
  func basalRate(
    _ sex: Person.Sex?,
    weight: Double,
    height: Double,
    age: Int,
    kcal: Double
  ) {
    #expect(
      TargetCalculator.basalRate(weight: weight, height: height, age: age, sex: sex) == kcal
    )
  }

  private func book(
    born: String? = "1998-05-10",
    sex: Person.Sex? = .female,
    height: Double? = 165,
    diets: [Diet] = [],
    _ objective: Objective
  ) -> NutritionBook {
    var household = Household()
    household.addPerson(
      "ana",
      born: born,
      sex: sex,
      height: height,
      diets: diets,
      objective: objective
    )
    return NutritionBook(household: household)
  }

  @Test func losingWeightStepByStep() throws {
    let target = try book(Objective(.loss, weight: 65, activity: 1.55)).target(
      of: id("ana"),
      on: today
    )
    #expect(target.values.kcal == 1_639.3875)
    #expect(target.values.protein == 130)
    #expect(rounded(target.values).fat == 54.64625)
    #expect(rounded(target.values).carbohydrates == 156.892813)
    #expect(target.values.fibre == nil)
    #expect(target.warnings.isEmpty)
    #expect(
      target.steps.map(\.phrase.en) == [
        "basal rate (Mifflin-St Jeor; woman; 65 kg, 165 cm, 28 years): 1380 kcal",
        "expenditure, activity × 1.55: 2139 kcal",
        "loss, −500: 1639 kcal",
        "protein, 2 g × 65 kg: 130 g",
        "fat, 30 % of the energy: 54.6 g",
        "carbohydrates, the rest: 156.9 g",
      ]
    )
  }

  @Test func expenditureToTheLastDigit() throws {
    let man = book(
      born: "1996-11-30",
      sex: .male,
      height: 180,
      Objective(.maintenance, weight: 80, activity: 1.55)
    )
    #expect(try man.target(of: id("ana"), on: today).values.kcal == 2_759)
    let woman = book(Objective(.maintenance, weight: 65, activity: 1.55))
    #expect(try woman.target(of: id("ana"), on: today).values.kcal == 2_139.3875)
    let gaining = book(Objective(.gain, weight: 65, activity: 1.55, perKg: 1.6))
    #expect(try gaining.target(of: id("ana"), on: today).values.kcal == 2_439.3875)
    #expect(try gaining.target(of: id("ana"), on: today).values.protein == 104)
  }

  // 1,700 kcal: fat 510 ÷ 9, carbohydrates (1,700 − 520 − 510) ÷ 4.
  @Test func targetsOverrideFieldByField() throws {
    let target = try book(
      Objective(
        .loss,
        weight: 65,
        activity: 1.55,
        targets: Nutrition(kcal: 1_700, protein: 130, fibre: 25)
      )
    )
    .target(of: id("ana"), on: today)
    #expect(rounded(target.values) == Nutrition(1_700, 130, 167.5, 56.666667, 25))
    #expect(target.steps.contains(.given(.kcal, 1_700)))
  }

  @Test func withoutASexTheMeanIsTakenAndSaid() throws {
    let target = try book(sex: nil, Objective(.maintenance, weight: 65, activity: 1))
      .target(of: id("ana"), on: today)
    #expect(target.values.kcal == 1_463.25)
    #expect(target.steps.first?.phrase.es.contains("sin sexo, la media de los dos") == true)
  }

  @Test func warningsChangeNothing() throws {
    // 450 + 968.75 − 300 − 161 = 957.75; × 1.2 = 1,149.3; 500 kcal a day are 1.01 % of 45 kg.
    let target = try book(
      born: "1966-01-01",
      height: 155,
      Objective(.loss, weight: 45, activity: 1.2, perKg: 3)
    )
    .target(of: id("ana"), on: today)
    #expect(target.values.kcal == 649.3)
    #expect(
      target.warnings.map(\.phrase.en) == [
        "649 kcal a day are under 1200: only with medical advice",
        "that would be 0.45 kg a week, 1.01 % of body weight: over 1 % is too fast",
        "protein and fat come to more than the energy: nothing is left for carbohydrates",
      ]
    )
    #expect(target.values.carbohydrates == 0)
  }

  @Test func menAndThoseWithoutASexHaveTheHigherFloor() throws {
    let given = Objective(.loss, targets: Nutrition(kcal: 1_400))
    #expect(
      try book(sex: .male, given).target(of: id("ana"), on: today).warnings
        == [.belowFloor(kcal: 1_400, floor: 1_500)]
    )
    #expect(
      try book(sex: nil, given).target(of: id("ana"), on: today).warnings
        == [.belowFloor(kcal: 1_400, floor: 1_500)]
    )
    #expect(try book(given).target(of: id("ana"), on: today).warnings.isEmpty)
  }

  @Test func lowCarbIsAtMostAHundredGrams() throws {
    let low = try book(diets: [.lowCarb], Objective(.maintenance, weight: 65, activity: 1.55))
      .target(of: id("ana"), on: today)
    #expect(low.values.carbohydrates == 100)
    #expect(low.steps.last == .lowCarb(grams: 100))
    let lower = try book(
      diets: [.lowCarb],
      Objective(.maintenance, targets: Nutrition(kcal: 1_800, carbohydrates: 50))
    )
    .target(of: id("ana"), on: today)
    #expect(lower.values.carbohydrates == 50)
  }

  @Test(arguments: [
    ("2008-12-01", TargetAbsence.underAge), ("2008", .underAge), ("2016-09-14", .underAge),
  ])
  func theFormulaIsForAdults(_ born: String, absence: TargetAbsence) {
    let book = book(born: born, Objective(.maintenance, weight: 60, activity: 1.5))
    #expect(throws: absence) { try book.target(of: id("ana"), on: today) }
    #expect(book.targets(of: id("ana"), on: today) == nil)
  }

  @Test func aChildHasWhatIsGivenAndNoAdultsProtein() throws {
    let target = try book(
      born: "2016-09-14",
      Objective(.maintenance, weight: 30, targets: Nutrition(kcal: 1_100))
    )
    .target(of: id("ana"), on: today)
    #expect(target.values.kcal == 1_100)
    #expect(target.values.protein == nil)
    #expect(target.values.carbohydrates == nil)
    #expect(target.warnings.isEmpty)
  }

  @Test func whatIsMissingIsNamed() {
    let book = book(born: nil, height: nil, Objective(.loss))
    #expect(throws: TargetAbsence.missing(["born", "height", "weight", "activityLevel"])) {
      try book.target(of: id("ana"), on: today)
    }
    #expect(
      TargetAbsence.missing(["born", "height"]).phrase.en == "none: missing: born and height"
    )
  }

  @Test func noObjectiveOrOneThatIsElsewhere() {
    var household = Household()
    household.addPerson("ana")
    #expect(throws: TargetAbsence.noObjective) {
      try NutritionBook(household: household).target(of: id("ana"), on: today)
    }
    household.people[id("ana")]?.objective = id("privado")
    #expect(throws: TargetAbsence.objectiveElsewhere(id("privado"))) {
      try NutritionBook(household: household).target(of: id("ana"), on: today)
    }
    household.faulty = [.person(id("ana"))]
    #expect(throws: TargetAbsence.faultyFile) {
      try NutritionBook(household: household).target(of: id("ana"), on: today)
    }
  }

  @Test(arguments: [
    ("1998-05-10", "2026-05-09", 27), ("1998-05-10", "2026-05-10", 28),
    ("2000-02-29", "2026-02-28", 25), ("2000-02-29", "2026-03-01", 26), ("1998", "2026-01-01", 28),
  ])
  func age(_ born: String, on date: String, years: Int) {
    let birth: Person.Birth = born.count == 4 ? .year(Int(born) ?? 0) : .day(day(born))
    #expect(birth.age(on: day(date)) == years)
  }
}
