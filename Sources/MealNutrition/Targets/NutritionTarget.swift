public import MealModel
public import Wording

/// What someone should eat a day, and how it comes about.
public struct NutritionTarget: Hashable, Sendable {
  /// The figures; one that nothing is said of, or that can't be worked out, is unknown.
  public var values: Nutrition
  /// How they come about, in order.
  public var steps: [TargetStep]
  /// What is to be thought over.
  public var warnings: [TargetWarning]
}

/// A step on the way to someone's targets.
public enum TargetStep: Hashable, Sendable {
  /// The basal rate by Mifflin-St Jeor.
  case basalRate(kcal: Double, weight: Double, height: Double, age: Int, sex: Person.Sex?)
  /// Times the activity level.
  case expenditure(kcal: Double, level: Double)
  /// Less or more, to lose or gain weight.
  case direction(Objective.Direction, difference: Double, kcal: Double)
  /// What the objective gives.
  case given(Nutrient, Double)
  /// Protein by body weight.
  case protein(perKg: Double, weight: Double, grams: Double)
  /// Fat as a part of the energy.
  case fat(percent: Int, grams: Double)
  /// Carbohydrates as the rest of the energy.
  case carbohydrates(grams: Double)
  /// The limit of the diet `lowCarb`.
  case lowCarb(grams: Int)
}

/// What is to be thought over with a target; nothing is changed for it.
public enum TargetWarning: Hashable, Sendable {
  /// The energy is under what an adult should have.
  case belowFloor(kcal: Double, floor: Int)
  /// Body weight would change by more than 1 % a week.
  case tooFast(kilograms: Double, percent: Double)
  /// Protein and fat come to more than the energy.
  case noRoomForCarbohydrates
}

/// Why someone has no target.
public enum TargetAbsence: Error, Hashable, Sendable {
  /// They have no active objective.
  case noObjective
  /// The active objective isn't on this machine.
  case objectiveElsewhere(Objective.ID)
  /// They are, or may be, under 18, and the objective gives no energy.
  case underAge
  /// Something that the formula needs isn't said: the fields' keys.
  case missing([String])
  /// Their file, or the objective's, has errors.
  case faultyFile
}

extension TargetStep {
  /// The step in words.
  public var phrase: Phrase {
    switch self {
    case .basalRate(let kcal, let weight, let height, let age, let sex):
      .basalRate(
        .basalFormula(isFemale: sex.map { $0 == .female }),
        kg: FigureText.tenths(weight),
        cm: FigureText.tenths(height),
        years: age,
        kcal: FigureText.whole(kcal)
      )
    case .expenditure(let kcal, let level):
      .expenditure(level: FigureText.plain(level), kcal: FigureText.whole(kcal))
    case .direction(let type, let difference, let kcal):
      .energyStep(
        .word(type.rawValue),
        difference: (difference < 0 ? "−" : "+") + FigureText.whole(difference.magnitude),
        kcal: FigureText.whole(kcal)
      )
    case .given(let nutrient, let value):
      .givenTarget(nutrient.phrase, FigureText.text(value, of: nutrient))
    case .protein(let perKg, let weight, let grams):
      .proteinStep(
        perKg: FigureText.plain(perKg),
        kg: FigureText.tenths(weight),
        grams: FigureText.tenths(grams)
      )
    case .fat(let percent, let grams):
      .fatStep(percent: percent, grams: FigureText.tenths(grams))
    case .carbohydrates(let grams): .carbohydratesStep(grams: FigureText.tenths(grams))
    case .lowCarb(let grams): .lowCarbStep(grams: grams)
    }
  }
}

extension TargetWarning {
  /// The warning in words.
  public var phrase: Phrase {
    switch self {
    case .belowFloor(let kcal, let floor):
      .targetBelowFloor(kcal: FigureText.whole(kcal), floor: floor)
    case .tooFast(let kilograms, let percent):
      .targetTooFast(percent: FigureText.hundredths(percent), kg: FigureText.hundredths(kilograms))
    case .noRoomForCarbohydrates: .noRoomForCarbohydrates
    }
  }
}

extension TargetAbsence {
  /// The reason in words.
  public var phrase: Phrase {
    switch self {
    case .noObjective: .noTargetObjective
    case .objectiveElsewhere(let id): .targetObjectiveIsElsewhere(id.rawValue)
    case .underAge: .targetUnderAge
    case .missing(let fields): .targetMissing(.list(fields.map(Phrase.field)))
    case .faultyFile: .targetFileHasErrors
    }
  }
}
