internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// Who set the meals of a week, for people and for scripts.
struct BlameText {
  let week: ISOWeek
  let slots: [SlotBlame]
  let context: CommandContext
  let settings: Settings

  /// The columns below which a meal is told in lines of its own.
  private static let narrow = 72

  // MARK: On a terminal

  /// A table with a line a meal, or where it is too narrow a few lines a meal.
  var table: [StyledText] {
    let heading = StyledText(week.description, .bold)
    let width = context.output.width
    guard width >= Self.narrow else {
      return [heading] + slots.flatMap { [""] + paragraph($0, width) }
    }
    let headings: [Phrase] = [
      .blameMeal, .blamePlanned, .blameBefore, .blameAuthor, .blameDate, .blameCommit,
    ]
    let columns = headings.enumerated().map { index, phrase in
      Table.Column(
        StyledText(context.text(phrase), .dim),
        minimumWidth: index < 3 ? 12 : index == 3 ? 4 : index == 4 ? 10 : 7,
        maximumWidth: index == 3 ? 16 : nil
      )
    }
    return [heading, ""] + Table(columns: columns, rows: rows).lines(fitting: width)
  }

  private var rows: [[StyledText]] {
    var lastDay: Weekday?
    return slots.map { slot in
      let isSameDay = slot.address.key.day == lastDay
      lastDay = slot.address.key.day
      let meal = meal(slot.address.key.meal)
      let day = day(slot.address)
      let name = isSameDay ? String(repeating: " ", count: 0) : day
      return [
        StyledText(name.isEmpty ? "" : name + " ", .bold)
          + StyledText(isSameDay ? indented(meal, below: day) : meal),
        planned(slot), StyledText(before(slot), .dim), author(slot), date(slot), commit(slot),
      ]
    }
  }

  /// A meal below the day that a line above it names.
  private func indented(_ meal: String, below day: String) -> String {
    String(repeating: "\u{A0}", count: DisplayWidth.columns(of: day) + 1) + meal
  }

  private func paragraph(_ slot: SlotBlame, _ width: Int) -> [StyledText] {
    let name = StyledText(day(slot.address) + " " + meal(slot.address.key.meal) + "  ", .bold)
    let who =
      switch slot.origin {
      case .commit: author(slot) + "  " + date(slot) + "  " + commit(slot)
      case .unsaved, .never: author(slot)
      }
    let old = before(slot)
    let was = old.isEmpty ? [] : StyledText(context.text(.blameBefore) + ": " + old, .dim)
      .wrapped(to: max(width - 2, 12))
    return (name + planned(slot)).wrapped(to: width) + ([who] + was).map { "  " + $0 }
  }

  private func planned(_ slot: SlotBlame) -> StyledText {
    guard let planned = slot.planned else { return StyledText(context.text(.emptySlot), .dim) }
    return StyledText(context.text(planned))
  }

  private func author(_ slot: SlotBlame) -> StyledText {
    switch slot.origin {
    case .commit(let mark): StyledText(mark.author)
    case .unsaved: StyledText(context.text(.notSavedYet), Style(foreground: .basic(.green)))
    case .never: "–"
    }
  }

  private func date(_ slot: SlotBlame) -> StyledText {
    guard case .commit(let mark) = slot.origin else { return "" }
    return StyledText(CommitLabel(mark).day)
  }

  private func commit(_ slot: SlotBlame) -> StyledText {
    guard case .commit(let mark) = slot.origin else { return "" }
    let sign = slot.isBoundary ? "^" : ""
    return StyledText(sign + CommitLabel(mark).id, Style(foreground: .basic(.yellow)))
  }

  // MARK: Through a pipe

  /// A meal a line: its date, the commit, when, who, what is planned and what was.
  var lines: [StyledText] {
    slots.map { slot in
      let origin: String
      switch slot.origin {
      case .commit(let mark):
        let label = CommitLabel(mark)
        origin = "\(slot.isBoundary ? "^" : "")\(label.id)  \(label.date)  \(mark.author)"
      case .unsaved: origin = context.text(.notSavedYet)
      case .never: origin = "-"
      }
      let planned = context.text(slot.planned ?? .emptySlot)
      let details = slot.details.map(context.text)
      let parts = [planned + was(slot)] + details
      return StyledText("\(slot.address)  \(origin)  \(parts.joined(separator: ", "))")
    }
  }

  private func was(_ slot: SlotBlame) -> String {
    guard !slot.before.isEmpty, slot.origin != .never else { return "" }
    if slot.before == [nil] { return " " + context.text(.wasPlanned(nil)) }
    return " " + context.text(.wasPlanned(old(slot)))
  }

  private func old(_ slot: SlotBlame) -> Phrase {
    .joined(slot.before.map { $0 ?? .emptySlot }, separator: " / ")
  }

  /// What was planned before, and what else changed.
  private func before(_ slot: SlotBlame) -> String {
    guard slot.origin != .never else { return "" }
    let old = slot.before.isEmpty ? [] : [old(slot)]
    return (old + slot.details).map(context.text).joined(separator: "; ")
  }

  // MARK: For scripts

  /// The week for scripts.
  var document: JSONValue {
    .object([
      "week": .string(week.description),
      "slots": .array(slots.map(document)),
    ])
  }

  private func document(_ slot: SlotBlame) -> JSONValue {
    var object: JSONObject = [
      "slot": .string(slot.address.description),
      "planned": slot.planned.map { .string(context.text($0)) } ?? .null,
      "before": .array(slot.before.map { $0.map { .string(context.text($0)) } ?? .null }),
      "details": .array(slot.details.map { .string(context.text($0)) }),
      "saved": .bool(slot.origin != .unsaved),
      "boundary": .bool(slot.isBoundary),
    ]
    if case .commit(let mark) = slot.origin {
      object["commit"] = .string(mark.id)
      object["author"] = .string(mark.author)
      object["date"] = .string(CommitLabel(mark).instant)
    }
    return .object(object)
  }

  /// What one of its slots is like for scripts.
  static let shape = OutputShape.object([
    .key("slot", .text(.slot), Phrase(es: "la comida", en: "the meal")),
    .key(
      "planned",
      .nullable(.text),
      Phrase(es: "lo previsto; null si nada", en: "what is planned; null for nothing")
    ),
    .key(
      "before",
      .list(.nullable(.text)),
      Phrase(
        es: "lo que había antes; en una unión, en cada lado; vacío si se comía lo mismo",
        en: "what was planned before; of a merge, on each side; none where the same was eaten"
      )
    ),
    .key(
      "details",
      .list(.text),
      Phrase(es: "qué más cambió entonces", en: "what else changed then")
    ),
    .key("saved", .boolean, Phrase(es: "si está guardado", en: "whether it is saved")),
    .key(
      "boundary",
      .boolean,
      Phrase(es: "si ahí se corta la historia del clon", en: "whether the clone's history is cut off there")
    ),
    .optional("commit", .text(.commit), Phrase(es: "el commit", en: "the commit")),
    .optional("author", .text, Phrase(es: "quién", en: "who")),
    .optional("date", .text(.instant), Phrase(es: "cuándo", en: "when")),
  ])

  // MARK: Names

  private func day(_ address: SlotAddress) -> String {
    let name = context.text(.weekday(address.key.day.index))
    return "\(name.prefix(3)) \(address.day.components.day)"
  }

  private func meal(_ meal: Meal) -> String {
    guard let name = settings.meals[meal]?.name else { return context.text(.meal(meal.rawValue)) }
    let text = VisibleText.sanitized(name[context.language])
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
