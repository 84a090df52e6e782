internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

/// Something that is about to come back as it was, and what may keep it from coming.
struct Restoring {
  private let context: CommandContext
  private let session: Session
  private let past: PastHousehold
  private let pastHousehold: Household
  private let revision: String
  private var edit: PlanEdit
  /// The errors and warnings that the household would have and hasn't.

  /// The files as they are and as they will be.
  private(set) var files: [FileVersion] = []
  /// What is restored, as it is called.
  private(set) var name = Phrase(verbatim: "")

  init(
    _ context: CommandContext,
    _ session: Session,
    _ past: PastHousehold,
    revision: String,
    isForced: Bool
  ) {
    self.context = context
    self.session = session
    self.past = past
    self.revision = revision
    pastHousehold = HouseholdReader.read(past.sources).household
    edit = PlanEdit(context, session, isForced: isForced)
  }

  /// Works out what comes back of what a text names, now or at the revision.
  mutating func restore(_ text: String) throws {
    switch try place(text) {
    case .slot(let address): try restore([address], of: address.week, named: text)
    case .day(let day):
      let slots = Meal.allCases.map { SlotAddress(day, $0) }
      try restore(slots, of: day.week, named: text)
    case .week(let week): try restore(week)
    case nil: try restoreFiles(text)
    }
    files = files.filter { $0.before != $0.after }
  }

  /// What is to be known of the meals that come back.
  var warnings: [Phrase] { edit.warnings }

  /// What the household would come to.
  var judgement: ReturnJudgement {
    ReturnJudgement(of: files, in: session, besides: Set(edit.slots.keys))
  }

  /// A slot, a day or a week; `nil` for anything else.
  private func place(_ text: String) throws -> PlaceReference? {
    guard !text.contains("/"), !text.contains(":") else { return nil }
    do throws(ReferenceError) {
      return try PlaceReference.parse(
        text,
        today: session.today,
        settings: session.household.settings
      )
    } catch {
      switch error {
      case .notAMeal, .noSuchWeek, .noSuchDay: throw error
      default: return nil
      }
    }
  }

  // MARK: Meals

  private mutating func restore(
    _ addresses: [SlotAddress],
    of week: ISOWeek,
    named text: String
  ) throws {
    name = Phrase(verbatim: text)
    let old = try pastPlan(week)
    try edit.refuseFaults()
    try edit.open(week)
    let path = Household.Record.plan(week).path
    let current = try session.editable(path).value
    let changed = addresses.filter { address in
      let key = address.key.description
      return (old[key] ?? .null) != (current[key] ?? .null)
    }
    try put(changed, of: week)
    guard !changed.isEmpty else { return }
    let file = try session.edit(path) { plan in
      if plan.isEmpty { plan = session.newWeek }
      for address in changed {
        let key = address.key.description
        if old[key] != nil || plan[key] != nil { plan[key] = old[key] ?? .null }
      }
    }
    files = [file]
  }

  private mutating func restore(_ week: ISOWeek) throws {
    name = Phrase(verbatim: week.description)
    _ = try pastPlan(week)
    try edit.refuseFaults()
    try edit.refusePast(week)
    let path = Household.Record.plan(week).path
    files = [version(path)]
    guard files[0].before != files[0].after else { return }
    let keys = Set(edit.household.plans[week]?.keys ?? [])
      .union(pastHousehold.plans[week]?.keys ?? [])
    let addresses = keys.sorted().map { SlotAddress(week, $0) }
    try put(addresses.filter { edit[$0] != pastHousehold[$0] }, of: week)
  }

  /// Judges slots as they were.
  private mutating func put(_ addresses: [SlotAddress], of week: ISOWeek) throws {
    for address in addresses {
      try edit.refuseLocked(address)
      edit.put(pastHousehold[address], at: address)
    }
    try edit.judgeSafety()
  }

  /// What a week's file said.
  private func pastPlan(_ week: ISOWeek) throws -> JSONObject {
    let path = Household.Record.plan(week).path
    guard let bytes = past.bytes(of: path) else {
      throw missing(Phrase(verbatim: week.description))
    }
    let tape = JSONParser.parse(bytes)
    guard tape.isComplete, tape.problems.isEmpty, let root = tape.root,
      case .object(let object) = JSONValue(root)
    else {
      throw CommandFailure(.couldNotBeRead(path, at: revision), exitCode: .refused)
    }
    return object
  }

  // MARK: Files

  private mutating func restoreFiles(_ text: String) throws {
    name = Phrase(verbatim: text)
    let reference = FileReference(context, session.store)
    var found = try? FileReference(context, session.store, in: pastHousehold).path(of: text)
    if found.map({ past.paths(at: $0).isEmpty }) ?? true {
      found = try reference.path(of: text)
    }
    guard let path = found else { return }
    let paths = past.paths(at: path)
    guard !paths.isEmpty else { throw missing(name) }
    files = paths.map(version)
    for path in paths {
      if case .file(.plan, .plan(let week)?) = HouseholdPath(path) {
        try restore(alsoJudging: week)
      }
    }
  }

  /// A week that comes back among other files is judged like one that is named.
  private mutating func restore(alsoJudging week: ISOWeek) throws {
    let all = files
    let path = Household.Record.plan(week).path
    guard all.contains(where: { $0.path == path && $0.before != $0.after }) else { return }
    let whole = name
    try restore(week)
    (files, name) = (all, whole)
  }

  private func version(_ path: String) -> FileVersion {
    let bytes = past.bytes(of: path)
    let text = bytes.flatMap { HouseholdStore.canonical($0, path: path) } ?? bytes
    let current = session.store.bytes(of: path)
    // A file that says the same stays as it is written.
    let same = current.flatMap { HouseholdStore.canonical($0, path: path) } == text
    return FileVersion(path: path, before: current, after: same ? current : text)
  }

  private func missing(_ what: Phrase) -> CommandFailure {
    CommandFailure(.wasNotThere(what, at: revision), hint: .logOf(what[context.language]))
  }
}
