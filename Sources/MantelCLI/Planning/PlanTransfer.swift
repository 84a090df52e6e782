internal import ArgumentParsing
internal import MealModel
internal import MealRules
internal import Wording

/// Meals that go from one place to another: slots, days or weeks.
struct PlanTransfer {
  /// What becomes of the two places.
  enum Kind: String {
    /// Each gets the other's meals.
    case swap
    /// The second gets the first's, which is empty then.
    case move
    /// The second gets the first's as well.
    case copy
  }

  static let first = Parameter.argument(
    "FROM",
    help: Phrase(es: "una comida, un día o una semana", en: "a meal, a day or a week"),
    completion: .place
  )
  static let second = Parameter.argument(
    "TO",
    help: Phrase(es: "adónde: otro del mismo tamaño", en: "where to: another of the same size"),
    completion: .place
  )
  static let parameters = [first, second, ForceOption.parameter] + ChangeOptions.all

  let kind: Kind
  private let from: String
  private let to: String
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ kind: Kind, _ arguments: ParsedArguments) throws(UsageError) {
    self.kind = kind
    from = try arguments.required(Self.first)
    to = try arguments.required(Self.second)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var edit = PlanEdit(context, session, isForced: isForced)
    try edit.refuseFaults()
    let (today, settings) = (session.today, session.household.settings)
    let source = try PlaceReference.parse(from, today: today, settings: settings)
    let target = try PlaceReference.parse(to, today: today, settings: settings)
    // What is copied stays as it is, however long ago it was.
    if kind == .copy { try edit.refuseFaulty(source.week) } else { try edit.open(source.week) }
    try edit.open(target.week)
    let pairs = try source.pairs(with: target, in: edit.household)
    guard pairs.contains(where: { moves(edit[$0.0], edit[$0.1]) }) else {
      throw CommandFailure(.nothingToMove(source.name(in: edit.household)))
    }
    let moving = pairs.filter { moves(edit[$0.0], edit[$0.1]) }
    try refuseTaken(moving.map(\.1), edit)
    for (first, second) in moving {
      try transfer(first, second, &edit)
    }
    try edit.judge()
    return try edit.apply(operation: kind.rawValue, options: options)
  }

  /// Whether anything goes from one slot to the other; into a swap an empty one goes too.
  private func moves(_ first: Slot, _ second: Slot) -> Bool {
    !first.holdsNothing || kind == .swap && !second.holdsNothing
  }

  /// Refuses to plan over what is planned, and tells all of it at once.
  private func refuseTaken(_ addresses: [SlotAddress], _ edit: PlanEdit) throws {
    guard kind != .swap, !isForced else { return }
    let taken = addresses.filter { edit[$0].holdsSomethingChosen && !edit[$0].locked }
    guard !taken.isEmpty else { return }
    let sentences = taken.prefix(3).map { address in
      let meal = edit[address].contentPhrase(in: edit.household)
      return Phrase.slotIsTaken(edit.household.name(of: address), by: meal)
    }
    let more = taken.count > 3 ? [Phrase.andMore(taken.count - 3)] : []
    throw CommandFailure(
      .joined(sentences + more, separator: "; "),
      hint: .slotIsTakenHint,
      exitCode: .refused
    )
  }

  private func transfer(
    _ first: SlotAddress,
    _ second: SlotAddress,
    _ edit: inout PlanEdit
  ) throws {
    if kind != .copy { try edit.refuseLocked(first) }
    try edit.refuseLocked(second)
    let (one, other) = (edit[first], edit[second])
    let isSameWeek = first.week == second.week
    let isSameMeal = first.key.meal == second.key.meal
    func taking(_ slot: Slot, _ other: Slot) -> Slot {
      slot.taking(mealOf: other, isSameWeek: isSameWeek, isSameMeal: isSameMeal)
    }
    var arrived = taking(other, one)
    if kind == .copy { arrived.locked = other.locked }
    edit.put(arrived, at: second)
    switch kind {
    case .swap: edit.put(taking(one, other), at: first)
    case .move: edit.put(taking(one, Slot()), at: first)
    case .copy: break
    }
  }
}

extension Slot {
  /// What is planned in words; nothing in words where nothing is.
  func contentPhrase(in household: Household) -> Phrase {
    if isAway { return Phrase(verbatim: note ?? "") }
    let parts = items.map { item in
      switch item {
      case .dish(let dish): household.name(of: dish)
      case .leftovers(let dish): Phrase.leftovers(of: household.name(of: dish))
      case .wish(let tag): Phrase.something(tagged: household.name(of: tag))
      case .open: Phrase.openCourse
      }
    }
    return .joined(parts, separator: " + ")
  }
}
