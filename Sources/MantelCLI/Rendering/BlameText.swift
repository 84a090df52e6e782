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
  /// How narrow and how wide the table's columns may be.
  private static let widths: [(least: Int, most: Int?)] = [
    (13, nil), (12, nil), (8, nil), (4, 16), (10, nil), (7, nil),
  ]

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
        minimumWidth: Self.widths[index].least,
        maximumWidth: Self.widths[index].most
      )
    }
    return [heading, ""] + Table(columns: columns, rows: rows).lines(fitting: width)
  }

  private var rows: [[StyledText]] {
    var last: Weekday?
    return slots.map { slot in
      let isFirst = slot.address.key.day != last
      last = slot.address.key.day
      let day = day(slot.address)
      // A blank that doesn't break keeps meals of one day below each other.
      let label = isFirst ? day : String(repeating: "\u{A0}", count: DisplayWidth.columns(of: day))
      let meal = meal(slot.address.key.meal)
      return [
        StyledText(label, .bold) + StyledText("\u{A0}" + meal),
        planned(slot), StyledText(before(slot), .dim), author(slot), date(slot), commit(slot),
      ]
    }
  }

  private func paragraph(_ slot: SlotBlame, _ width: Int) -> [StyledText] {
    let name = StyledText(day(slot.address) + " " + meal(slot.address.key.meal), .bold)
    let plan = (name + "  " + planned(slot)).width <= width
    let first = plan ? [name + "  " + planned(slot)] : [name] + indented(planned(slot), width)
    let who = slot.mark == nil ? date(slot) : date(slot) + "  " + author(slot) + "  " + commit(slot)
    let old = before(slot)
    let was = StyledText(context.text(.blameBefore) + ": " + old, .dim)
    return first + ["  " + who] + (old.isEmpty ? [] : indented(was, width))
  }

  private func indented(_ text: StyledText, _ width: Int) -> [StyledText] {
    text.wrapped(to: max(width - 4, 12)).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
  }

  /// What is planned; where the same was planned before, what else has changed.
  private func planned(_ slot: SlotBlame) -> StyledText {
    guard let planned = slot.planned else { return StyledText(context.text(.emptySlot), .dim) }
    let news = slot.before.isEmpty ? slot.details.map(context.text) : []
    return StyledText(([context.text(planned)] + news).joined(separator: ", "))
  }

  private func author(_ slot: SlotBlame) -> StyledText {
    StyledText(slot.mark?.author ?? "–")
  }

  private func date(_ slot: SlotBlame) -> StyledText {
    switch slot.origin {
    case .commit(let mark): StyledText(CommitLabel(mark).day)
    case .unsaved: StyledText(context.text(.notSavedYet), Style(foreground: .basic(.green)))
    case .never: "–"
    }
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

  /// What was planned before.
  private func before(_ slot: SlotBlame) -> String {
    if slot.origin == .never { return "" }
    return context.text(slot.before.isEmpty ? .samePlanned : old(slot))
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
        es: "lo que había antes; en una fusión, en cada lado; vacío si se comía lo mismo",
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
      Phrase(
        es: "si ahí se corta la historia del clon",
        en: "whether the clone's history is cut off there"
      )
    ),
    .optional("commit", .text(.commit), Phrase(es: "el commit", en: "the commit")),
    .optional("author", .text, Phrase(es: "quién", en: "who")),
    .optional("date", .text(.instant), Phrase(es: "cuándo", en: "when")),
  ])

  // MARK: Names

  private func day(_ address: SlotAddress) -> String {
    let name = context.text(.weekday(address.key.day.index))
    let number = String(address.day.components.day)
    return name.prefix(3) + " " + (number.utf8.count == 1 ? "\u{A0}" : "") + number
  }

  private func meal(_ meal: Meal) -> String {
    guard let name = settings.meals[meal]?.name else { return context.text(.meal(meal.rawValue)) }
    let text = VisibleText.sanitized(name[context.language])
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension SlotBlame {
  /// Who set it and when; `nil` where no commit did.
  var mark: CommitMark? {
    if case .commit(let mark) = origin { mark } else { nil }
  }
}
