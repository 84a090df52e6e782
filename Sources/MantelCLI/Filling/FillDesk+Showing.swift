internal import MealModel
internal import MealPlanner
internal import Terminal
internal import Wording

extension FillDesk {
  func show(_ outcome: WeekFilling.Outcome, _ filling: WeekFilling) throws {
    let household = filling.household(with: outcome)
    let told = told(outcome, household)
    let list = FillingList(household: household, slots: told, language: language)
    let result = FillingResult(outcome.plan, of: filling).sentence
    if context.output.isTerminal {
      try context.output.lines(list.lines(fitting: context.output.width))
    } else {
      try context.output.raw(list.records.map { $0 + "\n" }.joined())
    }
    if outcome.plan.cells > 0 { try tell(result) }
    if asked.explains { try explain(outcome, filling, household) }
    if let shortage = outcome.shortage {
      let text = shortageText(shortage, outcome, household)
      try context.output.complainProse(text.lines(language))
    }
  }

  /// Below the list on a terminal; a pipe's is of records alone.
  private func tell(_ result: Phrase) throws {
    if context.output.isTerminal {
      try context.output.prose(["", StyledText(result[language], .bold)])
    } else {
      try context.output.remark(StyledText(result[language]))
    }
  }

  private func explain(
    _ outcome: WeekFilling.Outcome,
    _ filling: WeekFilling,
    _ household: Household
  ) throws {
    let explanation = FillingExplanation(outcome, of: filling, language: language)
    try context.output.prose([""] + explanation.lines)
    guard let certificate = outcome.plan.certificate else { return }
    let text = CertificateText(
      certificate: certificate,
      bound: outcome.plan.filled.bound,
      cells: outcome.plan.cells,
      household: household
    )
    try context.output.prose([""] + text.lines(language))
  }

  /// What the plan brings, and what a new week is laid with.
  private func told(
    _ outcome: WeekFilling.Outcome,
    _ household: Household
  ) -> [SlotAddress: Slot] {
    var told = outcome.slots
    for week in newWeeks(of: edit.household.plans.keys.sorted()) {
      for (key, slot) in household.plans[week]?.slots ?? [:] where !slot.isEmpty {
        told[SlotAddress(week, key)] = slot
      }
    }
    return told
  }

  private func shortageText(
    _ shortage: Shortage,
    _ outcome: WeekFilling.Outcome,
    _ household: Household
  ) -> ShortageText {
    ShortageText(
      shortage: shortage,
      household: household,
      areMeals: FillingResult.areMeals(outcome.plan)
    )
  }

  /// Shows the best so far, and that nothing is written.
  func stop(_ outcome: WeekFilling.Outcome, _ filling: WeekFilling) throws -> ExitCode {
    if context.isJSON {
      let document = FillingDocument(
        outcome: outcome,
        filling: filling,
        language: language,
        state: "interrupted"
      )
      try context.output.json(document.document)
    } else {
      try show(outcome, filling)
    }
    try context.output.complain(StyledText(context.text(.fillingStopped)))
    return .interrupted
  }

  /// The change of rules that someone wants for these weeks alone; `nil` where they don't.
  func relaxation(
    for outcome: WeekFilling.Outcome,
    _ filling: WeekFilling
  ) throws -> Shortage.Relaxation? {
    guard canAsk, !options.isDryRun, let best = outcome.shortage?.relaxations.first,
      try context.confirm(
        .relaxQuestion(
          best.changes.map(filling.household.words),
          weeks: filling.request.weeks.count
        )
      ) == true
    else { return nil }
    return best
  }
}
