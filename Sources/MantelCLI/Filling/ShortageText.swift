internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealRules
internal import Terminal
internal import Wording

/// Why something stays empty and what would help, as it is told.
struct ShortageText {
  /// How many ways out are told to a reader.
  private static let mostRelaxations = 5
  /// How many slots are named before they are counted.
  private static let mostSlots = 10

  let shortage: Shortage
  let household: Household
  /// Whether each slot takes one dish.
  let areMeals: Bool

  /// The sentences.
  var sentences: [Phrase] {
    [.staysEmpty(named, more: shortage.emptySlots.count - named.count), reason] + help
      + [missing]
  }

  private var missing: Phrase {
    .missingDishes(
      shortage.missing.map { missing in
        .missingDishes(
          missing.count,
          meal: household.name(of: missing.meal),
          course: missing.course.map { .word($0.rawValue) }
        )
      },
      without: (shortage.missing.first?.without ?? []).map { household.name(of: $0) }
    )
  }

  private var named: [Phrase] {
    shortage.emptySlots.prefix(Self.mostSlots).map { household.name(of: $0) }
  }

  private var reason: Phrase {
    if let lack = household.lackOfDishes { return lack.capitalized }
    guard !shortage.conflict.isEmpty else {
      return shortage.relaxations.isEmpty ? .noDishFitsAtAll : .notFullEvenWithoutRules
    }
    return .leaveNoRoom(shortage.conflict.map(household.words), isMinimal: shortage.isMinimal)
  }

  private var help: [Phrase] {
    guard !shortage.relaxations.isEmpty else {
      guard !shortage.conflict.isEmpty else { return [] }
      return shortage.areAllTried ? [.nothingHelps] : [.nothingFoundThatHelps]
    }
    return shortage.relaxations.prefix(Self.mostRelaxations).map(words)
  }

  /// What a way out changes and gains.
  func words(_ relaxation: Shortage.Relaxation) -> Phrase {
    .canBeFilled(
      relaxation.changes.map(household.words),
      gain: relaxation.gain,
      areMeals: areMeals
    )
  }

  /// The lines for a reader: what is so, and below it what would help.
  func lines(_ language: Language) -> [StyledText] {
    sentences.enumerated().map { index, sentence in
      StyledText(index < 2 ? sentence[language] : "  · " + sentence[language])
    }
  }

  // MARK: For scripts

  /// The document: the rules, the ways out, the dishes that are missing, and the sentences.
  func document(_ language: Language) -> JSONValue {
    .object([
      "empty": .integer(shortage.emptyCells),
      "rules": .array(shortage.conflict.map { .string($0.description) }),
      "isMinimal": .bool(shortage.isMinimal),
      "relaxations": .array(
        shortage.relaxations.map { relaxation in
          .object([
            "changes": .array(relaxation.changes.map(Self.document)),
            "gain": .integer(relaxation.gain),
          ])
        }
      ),
      "missing": .array(
        shortage.missing.map { missing in
          .object([
            "count": .integer(missing.count),
            "meal": .string(missing.meal.rawValue),
            "course": missing.course.map { .string($0.rawValue) } ?? .null,
            "without": .array(missing.without.map { .string($0.rawValue) }),
          ])
        }
      ),
      "sentences": .array(sentences.map { .string($0[language]) }),
    ])
  }

  private static func document(_ change: RuleChange) -> JSONValue {
    var object: JSONObject = ["rule": .string(change.rule.description)]
    object["to"] = change.limit.map(JSONValue.integer)
    return .object(object)
  }
}

extension Household {
  /// Why there is no dish to be planned, and what to do about it; `nil` where there is one.
  var lackOfDishes: Phrase? {
    let planned = dishes.filter { !$0.value.archived && !faulty.contains(.dish($0.key)) }
    guard planned.isEmpty else { return nil }
    let isFaulty = faulty.contains { if case .dish = $0 { true } else { false } }
    guard !isFaulty else { return .noDishIsRead }
    return dishes.isEmpty ? .noDishesToPlan : .allDishesArchived
  }
}
