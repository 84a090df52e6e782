internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

/// A template on its way into a week.
struct TemplatePlacing {
  let plan: WeekPlan
  let week: ISOWeek
  /// Whether what is planned gives way.
  let replaces: Bool
  var edit: PlanEdit
  /// What the commit says beside what changed.
  var details = CommitDetails.none
  /// How many slots were left since something is planned there.
  private(set) var planned = 0
  /// How many were left since they are locked.
  private(set) var locked = 0
  private var isNewWeek = false

  init(plan: WeekPlan, week: ISOWeek, replaces: Bool, edit: PlanEdit) {
    self.plan = plan
    self.week = week
    self.replaces = replaces
    self.edit = edit
  }

  /// Whether the template has nothing for any slot that the settings plan.
  var isEmpty: Bool { keys.isEmpty }

  /// Puts the meals in their places and judges them.
  mutating func place() throws {
    try edit.refuseFaults()
    isNewWeek = edit.household.plans[week] == nil
    try edit.open(week)
    if isNewWeek { clearWhatAnotherTemplateLaid() }
    for key in keys { place(key) }
    try edit.judge()
  }

  /// Carries it out; a week that is new is told and written as a whole.
  func apply(_ options: ChangeOptions) throws -> ExitCode {
    let operation = "template apply"
    guard isNewWeek else {
      let outcome = try edit.carryOut(operation: operation, options: options, details: details)
      try edit.context.tell(outcome)
      return .done
    }
    let (context, session) = (edit.context, edit.session)
    let path = Household.Record.plan(week).path
    var document = session.newWeek
    for change in edit.changes {
      DocumentEdit.setSlot(change.after, at: change.address.key, in: &document)
    }
    let outcome = try context.carryOut(
      [try session.created(path, document)],
      operation: operation,
      options: options,
      session: session,
      warnings: edit.warnings,
      details: details
    )
    try context.tell(outcome)
    return .done
  }

  /// The slots that the settings plan and for which the template has something.
  private var keys: [SlotKey] {
    edit.household.settings.plannedSlots.filter { !plan[$0].holdsNothing }.sorted()
  }

  /// A new week is laid from the settings' template; nobody planned that.
  private mutating func clearWhatAnotherTemplateLaid() {
    for key in edit.household.settings.plannedSlots {
      edit.put(Slot(), at: SlotAddress(week, key))
    }
  }

  private mutating func place(_ key: SlotKey) {
    let address = SlotAddress(week, key)
    let (old, meal) = (isNewWeek ? Slot() : edit[address], plan[key])
    if old.locked {
      locked += 1
    } else if !replaces, !old.holdsNothing {
      if !old.hasMeal(of: meal) { planned += 1 }
    } else {
      edit.put(old.taking(template: meal), at: address)
    }
  }
}

extension Slot {
  fileprivate func hasMeal(of other: Slot) -> Bool {
    items == other.items && (isAway ? note == other.note : true)
  }

  /// The slot with a template's meal: who is at the table, as someone said here, stays.
  fileprivate func taking(template meal: Slot) -> Slot {
    var result = meal
    if !with.isEmpty || !without.isEmpty { (result.with, result.without) = (with, without) }
    if guests > 0 { result.guests = guests }
    return result
  }
}
