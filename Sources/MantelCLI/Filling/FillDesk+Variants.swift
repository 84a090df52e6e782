internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import Terminal
internal import Wording

extension FillDesk {
  /// The seed of the plan to take; `nil` where none is.
  func chosenSeed(from first: Int, _ filling: WeekFilling) throws -> Int? {
    guard let count = asked.variants else { return first }
    if let take = asked.take { return first + take - 1 }
    var outcomes: [WeekFilling.Outcome] = []
    for seed in first..<first + count {
      var outcome = filling.run(seed: seed, diagnoses: false, in: context)
      try filling.judge(&outcome)
      outcome.warnings += remarks(on: filling)
      outcomes.append(outcome)
      if outcome.isInterrupted { break }
    }
    if context.isJSON {
      let documents = outcomes.map { outcome in
        FillingDocument(
          outcome: outcome,
          filling: filling,
          language: language,
          isVariant: true
        ).document
      }
      try context.output.json(.object(["variants": .array(documents)]))
      return nil
    }
    for warning in remarks(on: filling) { try context.warn(warning) }
    try compare(outcomes, filling)
    guard canAsk, !Interruption.wasAsked else {
      try context.output.remark(StyledText(context.text(.takeHint), .dim))
      return nil
    }
    return try askForVariant(count).map { first + $0 - 1 }
  }

  private func compare(_ outcomes: [WeekFilling.Outcome], _ filling: WeekFilling) throws {
    let columns = outcomes.enumerated().map { index, outcome in
      WeekComparison.Column(
        .variant(index + 1, seed: outcome.seed),
        id: "\(outcome.seed)",
        household: filling.household(with: outcome),
        weeks: filling.request.weeks
      )
    }
    let comparison = WeekComparison(columns: columns)
    try context.output.lines(
      ComparisonText(comparison: comparison, language: language).lines(context.output.width)
    )
    for (index, outcome) in outcomes.enumerated() {
      let result = FillingResult(outcome.plan, of: filling).sentence
      try context.output.prose([StyledText("\(index + 1)  \(result[language])")])
    }
  }

  private func askForVariant(_ count: Int) throws -> Int? {
    while let answer = try context.answer(to: .whichVariant(count)), !answer.isEmpty {
      if let number = Int(answer), 1...count ~= number { return number }
    }
    return nil
  }
}
