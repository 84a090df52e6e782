internal import JSONDocument
internal import MealModel
internal import MealPlanner
internal import MealStore
internal import Terminal
internal import Wording

/// Has weeks filled, shows what came of it, asks what there is to ask, and writes it.
struct FillDesk {
  let context: CommandContext
  let session: Session
  /// The weeks, laid.
  var edit: PlanEdit
  let asked: FillOptions
  let options: ChangeOptions

  var language: Language { context.language }
  /// Whether there is someone to ask.
  var canAsk: Bool {
    context.prompt.isInteractive && !context.prompt.assumesYes && !context.isJSON
  }

  /// Whether a plan is taken: of several that are only shown none is.
  private var mayWrite: Bool { asked.variants == nil || asked.take != nil || canAsk }

  /// Fills the weeks.
  func run(_ filling: WeekFilling) throws -> ExitCode {
    var filling = filling
    if mayWrite { try edit.refuseUncommittable(filling.request.weeks, options) }
    let seed = asked.seed ?? filling.request.weeks.min().map(WeekFilling.usualSeed) ?? 0
    guard let seed = try chosenSeed(from: seed, filling) else {
      guard Interruption.wasAsked else { return .done }
      try context.output.complain(StyledText(context.text(.fillingStopped)))
      return .interrupted
    }
    while true {
      var outcome = filling.run(seed: seed, diagnoses: true, in: context)
      try filling.judge(&outcome)
      if outcome.isInterrupted { return try stop(outcome, filling) }
      if !context.isJSON { try show(outcome, filling) }
      guard let relaxation = try relaxation(for: outcome, filling) else {
        return try write(outcome, filling)
      }
      filling.request.changes += relaxation.changes
    }
  }

  /// Says that there is nothing to fill.
  func tellNothing(_ filling: WeekFilling) throws -> ExitCode {
    let outcome = WeekFilling.Outcome(
      seed: asked.seed ?? Int(filling.request.seed),
      plan: PlannedWeeks(),
      slots: [:],
      warnings: remarks(on: filling)
    )
    for warning in outcome.warnings { try context.warn(warning) }
    if context.isJSON {
      let document = FillingDocument(outcome: outcome, filling: filling, language: language)
      try context.output.json(document.document)
    } else {
      let weeks = filling.request.weeks.map(\.description)
      try context.output.remark(StyledText(context.text(.nothingToFill(weeks)), .dim))
    }
    return .done
  }

  /// Whether a week without a file gets dishes by being laid.
  func laysSomething(in weeks: [ISOWeek]) -> Bool { !newWeeks(of: weeks).isEmpty }

  func newWeeks(of weeks: [ISOWeek]) -> [ISOWeek] {
    weeks.filter { week in
      session.household.plans[week] == nil
        && edit.household.plans[week]?.slots.values.contains { !$0.isEmpty } == true
    }
  }

  /// What the plan doesn't rely on since it can't be read, and what it was asked in vain.
  func remarks(on filling: WeekFilling) -> [Phrase] {
    let weeks = filling.request.weeks
    let unplanned = asked.unplannedMeals(of: session.household)
    return FaultWarnings(of: session.reading, weeks: weeks, for: .planning).phrases
      + (unplanned.isEmpty ? [] : [.mealsNotPlanned(unplanned)])
  }
}

// MARK: Writing

extension FillDesk {
  private func write(_ outcome: WeekFilling.Outcome, _ filling: WeekFilling) throws -> ExitCode {
    var edit = edit
    for (address, slot) in outcome.slots { edit.put(slot, at: address) }
    for warning in outcome.warnings + remarks(on: filling) { edit.warn(warning) }
    let result = FillingResult(outcome.plan, of: filling)
    let details = result.details(seed: outcome.seed, in: session.household)
    let laid = try newWeeks(of: filling.request.weeks).filter { week in
      !outcome.slots.keys.contains { $0.week == week }
    }.map { try session.created(Household.Record.plan($0).path, session.newWeek) }
    let change = try edit.carryOut(
      operation: "fill",
      options: options,
      with: laid,
      details: details
    )
    try tell(change, outcome, filling)
    return .done
  }

  private func tell(
    _ change: ChangeOutcome,
    _ outcome: WeekFilling.Outcome,
    _ filling: WeekFilling
  ) throws {
    guard context.isJSON else {
      var change = change
      // The list has told them.
      change.isToldElsewhere = true
      return try context.tell(change)
    }
    for warning in change.warnings { try context.warn(warning) }
    let document = FillingDocument(
      outcome: outcome,
      filling: filling,
      language: language,
      state: change.files.isEmpty ? "unchanged" : change.state.rawValue,
      change: change,
      explains: asked.explains
    )
    try context.output.json(document.document)
  }
}
