internal import MealChanges
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

/// Changes of slots that are about to be made, and what may keep them from it.
struct PlanEdit {
  let context: CommandContext
  let session: Session
  /// The household with the weeks laid that the change would lay.
  private(set) var household: Household
  /// Whether what a decision can lift is lifted.
  let isForced: Bool
  /// Whether the command takes `--force`.
  let isForceable: Bool
  /// The slots as they are to be.
  private(set) var slots: [SlotAddress: Slot] = [:]
  /// What is to be known beside the change.
  private(set) var warnings: [Phrase] = []

  /// Begins without a change; the slots are judged in the session's household, or in another one.
  init(
    _ context: CommandContext,
    _ session: Session,
    isForced: Bool,
    isForceable: Bool = true,
    household: Household? = nil
  ) {
    self.context = context
    self.session = session
    self.isForced = isForced
    self.isForceable = isForceable
    self.household = household ?? session.household
  }

  /// A slot as it stands.
  subscript(address: SlotAddress) -> Slot { household[address] }

  /// Makes sure that a week's file can be read.
  func refuseFaulty(_ week: ISOWeek) throws {
    guard household.faulty.contains(.plan(week)) else { return }
    let path = Household.Record.plan(week).path
    throw CommandFailure(.cannotChange(path), hint: .validateHint(path), exitCode: .refused)
  }

  /// Makes sure that a week may be changed, and lays it where it has no file.
  mutating func open(_ week: ISOWeek) throws {
    try refuseFaulty(week)
    try refusePast(week)
    if household.plans[week] == nil {
      // What a new week is laid with is what the settings say.
      try refuseFaults([.settings])
      let laid = NewWeek(in: household)
      household.plans[week] = laid.plan
      for omission in laid.omissions {
        let place = household.name(of: SlotAddress(week, omission.key))
        warn(.leftOutOfNewWeek(place, reasons: [omission.reason]))
      }
    }
  }

  /// Refuses to change a week that lies far back.
  func refusePast(_ week: ISOWeek) throws {
    guard !isForced, session.today - week.day(.sunday) > 14 else { return }
    throw CommandFailure(
      .weekIsHistory(week.description),
      hint: isForceable ? .weekIsHistoryHint : nil,
      exitCode: .refused
    )
  }

  /// Puts a slot in its place.
  mutating func put(_ slot: Slot, at address: SlotAddress) {
    slots[address] = slot
  }

  /// Refuses to touch a slot that is locked.
  func refuseLocked(_ address: SlotAddress) throws {
    guard !isForced, household[address].locked else { return }
    throw CommandFailure(
      .slotIsLocked(household.name(of: address)),
      hint: .unlockHint(address.description),
      exitCode: .refused
    )
  }

  /// Counts a dish that is made by the way among the household's.
  mutating func add(_ dish: Dish, _ id: Dish.ID) {
    household.dishes[id] = dish
  }

  /// Adds something that is to be known.
  mutating func warn(_ warning: Phrase) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Accepts broken rules in the slots that are to accept them.
  mutating func allow(_ allowance: String, at address: SlotAddress) {
    var slot = slots[address] ?? household[address]
    guard !slot.allow.contains(allowance) else { return }
    slot.allow.append(allowance)
    slot.allow.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    slots[address] = slot
  }

  /// The slots that differ, in order.
  var changes: [SlotChange] {
    slots.sorted { $0.key < $1.key }.compactMap { address, slot in
      let laid = household[address]
      guard laid != slot else { return nil }
      // What a week would have been laid with nobody has seen.
      let before = session.household.plans[address.week] == nil ? Slot() : laid
      return SlotChange(address: address, before: before, after: slot)
    }
  }

  /// Carries it out.
  ///
  /// - Parameters:
  ///   - operation: The command's name.
  ///   - options: What the user asked for.
  ///   - files: Further files of the same change.
  /// - Throws: `StoreError`, or `CommandFailure` where a plan can't be changed.
  /// - Returns: How the program ends.
  func apply(
    operation: String,
    options: ChangeOptions,
    with files: [FileVersion] = []
  ) throws -> ExitCode {
    try context.tell(carryOut(operation: operation, options: options, with: files))
    return .done
  }

  /// Carries it out, and leaves it to others to tell it.
  ///
  /// - Parameters:
  ///   - operation: The command's name.
  ///   - options: What the user asked for.
  ///   - files: Further files of the same change.
  ///   - details: What the commit says beside what changed.
  /// - Throws: `StoreError`, or `CommandFailure` where a plan can't be changed.
  /// - Returns: What the change came to.
  func carryOut(
    operation: String,
    options: ChangeOptions,
    with files: [FileVersion] = [],
    details: CommitDetails = .none
  ) throws -> ChangeOutcome {
    let changes = changes
    let plans = try session.edit(changes.map { ($0.address, $0.after) })
    return try context.carryOut(
      files + plans,
      operation: operation,
      options: options,
      session: session,
      slots: changes,
      warnings: warnings,
      details: details
    )
  }
}
