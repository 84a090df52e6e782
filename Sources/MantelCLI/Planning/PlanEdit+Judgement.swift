internal import Diagnostics
internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

extension PlanEdit {
  /// Refuses to plan anything while nobody can tell who can eat what.
  func refuseFaults() throws {
    try refuseFaults(
      household.faulty.filter { record in
        switch record {
        case .settings, .person: true
        default: false
        }
      }
    )
    if let path = session.reading.unreadPaths.filter(HouseholdPath.mayDescribePerson).min() {
      throw CommandFailure(.whoCanEatUnknown(path), hint: .validateHint(path), exitCode: .refused)
    }
  }

  /// Refuses to go on while one of some files has errors.
  func refuseFaults(_ records: Set<Household.Record>) throws {
    let format = household.settings.format
    if format > Settings.currentFormat { throw StoreError.newerFormat(format) }
    guard let path = records.intersection(household.faulty).map(\.path).min() else { return }
    throw CommandFailure(.whoCanEatUnknown(path), hint: .validateHint(path), exitCode: .refused)
  }

  /// Refuses to have weeks planned where a tag's rules can't be read: they would be broken without
  /// a word.
  func refuseUnreadRules() throws {
    let paths = household.faulty.compactMap { record in
      if case .tag = record { record.path } else { nil }
    }
    let unread = session.reading.unreadPaths.filter(HouseholdPath.mayBeTag)
    guard let path = (paths + unread).min() else { return }
    throw CommandFailure(.rulesUnknown(path), hint: .validateHint(path), exitCode: .refused)
  }

  /// Refuses what the repository would refuse in the end, before a long search for it.
  func refuseUncommittable(_ weeks: [ISOWeek], _ options: ChangeOptions) throws {
    guard !options.isDryRun, !options.isWithoutCommit else { return }
    try session.store.refuseUncommittable(weeks.map { Household.Record.plan($0).path })
  }

  /// Holds the slots against the rules and against what those at the table can eat.
  ///
  /// What someone can't eat is refused always; a broken rule unless it is forced, and then it is
  /// written down as accepted.
  mutating func judge() throws {
    let outcome = PlanAdvice(household: household).outcome(of: slots)
    try refuseUnsafe(outcome)
    for breach in outcome.breaches where isForced {
      if let address = site(of: breach) { allow(breach.allowance, at: address) }
    }
    guard isForced || outcome.breaches.isEmpty else {
      throw CommandFailure(
        .breaksRules(outcome.breaches.map(words)),
        hint: isForceable ? .breaksRulesHint : nil,
        exitCode: .refused
      )
    }
    warnOfUnchecked(outcome)
    warnOfArchived()
    warnOfFaulty()
  }

  /// Refuses what someone at the table can't eat; of broken rules it only tells.
  mutating func judgeSafety() throws {
    let outcome = PlanAdvice(household: household).outcome(of: slots)
    try refuseUnsafe(outcome)
    for breach in outcome.breaches { warn(words(breach)) }
    warnOfUnchecked(outcome)
    warnOfArchived()
    warnOfFaulty()
  }

  /// Says which rules the slots break, and goes on.
  mutating func tellBreaches() {
    for breach in PlanAdvice(household: household).outcome(of: slots).breaches {
      warn(words(breach))
    }
  }

  /// A broken rule in words, with the slots that it clashes with.
  func words(_ breach: RuleBreach) -> Phrase {
    let place: Phrase =
      switch breach.site {
      case .slot(let address, _): household.name(of: address)
      case .week(let week): .wholeWeek(week.description)
      }
    return .brokenRule(
      place,
      message: breach.message,
      others: breach.others.map { household.name(of: $0) }
    )
  }

  /// Who can't eat what, in words.
  func words(_ unsafe: SlotOutcome.Unsafe) -> Phrase {
    .unsafeDish(
      person: household.name(of: unsafe.person),
      dish: household.name(of: unsafe.dish),
      reasons: unsafe.reasons.map { $0.phrase(in: household) }
    )
  }

  /// The slot that is to accept a broken rule: one of the changed where it is among those that
  /// break it, else the one it stands at, such as leftovers whose cooking goes.
  private func site(of breach: RuleBreach) -> SlotAddress? {
    let concerned = [breach.address].compactMap(\.self) + breach.others
    return concerned.first { slots[$0] != nil } ?? breach.address
  }

  private func refuseUnsafe(_ outcome: PlanOutcome) throws {
    var people: Set<String> = []
    var sentences: [Phrase] = []
    for (address, table) in outcome.tables.sorted(by: { $0.key < $1.key }) {
      let unsafe = table.unsafe
      guard !unsafe.isEmpty else { continue }
      let reasons = unsafe.map(words)
      people.formUnion(unsafe.map(\.person.rawValue))
      let place = household.name(of: address)
      sentences.append(.joined([place, .joined(reasons, separator: "; ")], separator: ": "))
    }
    guard !sentences.isEmpty else { return }
    throw CommandFailure(
      .joined(sentences, separator: "; "),
      hint: .cannotEatHint(people.sorted()),
      exitCode: .refused
    )
  }

  /// Only for who is strict: for others `validate` has a note.
  private mutating func warnOfUnchecked(_ outcome: PlanOutcome) {
    for (_, table) in outcome.tables.sorted(by: { $0.key < $1.key }) {
      for entry in table.unchecked where entry.isStrict {
        let person = household.name(of: entry.person)
        let dish = household.name(of: entry.dish)
        let reasons = entry.reasons.map { $0.phrase(in: household) }
        warn(.notChecked(person: person, dish: dish, reasons: reasons))
      }
    }
  }

  private mutating func warnOfArchived() {
    for (_, slot) in slots.sorted(by: { $0.key < $1.key }) {
      for dish in slot.cookedDishes where household.dishes[dish]?.archived == true {
        warn(.archivedDish(household.name(of: dish), id: dish.rawValue))
      }
    }
  }

  /// What a file with errors says is relied on nowhere, and of a tag without a file nobody knows the
  /// rules: the slots are judged without them.
  private mutating func warnOfFaulty() {
    for (_, slot) in slots.sorted(by: { $0.key < $1.key }) {
      let dishes = slot.eatenDishes
      let tags = dishes.flatMap { household.dishes[$0]?.tags ?? [] } + slot.tags
      let records = dishes.map(Household.Record.dish) + tags.map(Household.Record.tag)
      for record in records where household.faulty.contains(record) {
        warn(.fileIsFaulty(record.path))
      }
      let unknown = Set(tags).filter {
        household.tags[$0] == nil && !household.faulty.contains(.tag($0))
      }
      if !unknown.isEmpty { warn(.tagsWithoutFile(unknown.map(\.rawValue).sorted())) }
    }
  }
}
