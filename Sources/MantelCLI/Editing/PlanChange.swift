internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import PlanText
internal import Wording

/// What a text asks for, held against the household and ready to be carried out.
struct PlanChange {
  private let plan: EditedPlan
  private let proposal: PlanProposal
  private let session: Session
  private var edit: PlanEdit
  /// What speaks against it.
  private(set) var problems: [PlanReading.Problem] = []

  init(_ plan: EditedPlan, _ proposal: PlanProposal, _ session: Session) throws {
    self.plan = plan
    self.proposal = proposal
    self.session = session
    edit = PlanEdit(plan.context, session, isForced: plan.isForced)
    if case .week(let week) = plan.subject { try judge(week) }
  }

  /// Holds a week's slots against the rules and against who can eat what.
  private mutating func judge(_ week: ISOWeek) throws {
    try edit.refuseFaults()
    try edit.open(week)
    for new in proposal.reading.newDishes { edit.add(new.dish, new.id) }
    for (key, slot) in proposal.slots where slot != proposal.current[key] {
      edit.put(slot, at: SlotAddress(week, key))
    }
    problems = edit.objections().map { objection in
      PlanReading.Problem(
        line: proposal.reading.lines[objection.address.key],
        message: objection.message
      )
    }
    if problems.isEmpty { try edit.judge() }
  }

  /// Writes the file, and those of new dishes, in one change.
  func carryOut() throws -> ExitCode {
    var content = proposal.content
    for change in edit.changes { content.slots[change.address.key] = change.after }
    let file = try session.edit(plan.subject.path) { object in
      if object.isEmpty { object = try plan.subject.object(in: session) }
      content.write(into: &object, from: proposal.current, language: plan.context.language)
    }
    let dishes = proposal.reading.newDishes.map { new in
      FileVersion(
        path: Household.Record.dish(new.id).path,
        before: nil,
        after: CanonicalWriter(.dish).bytes(new.dish.document)
      )
    }
    if case .template = plan.subject {
      try RecordReview(context: plan.context, session: session).check(dishes + [file])
    }
    return try plan.context.apply(
      dishes + [file],
      operation: "edit",
      options: plan.options,
      session: session,
      slots: edit.changes,
      warnings: edit.warnings
    )
  }
}
