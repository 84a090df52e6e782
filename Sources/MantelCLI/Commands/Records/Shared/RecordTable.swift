internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// What a `list` prints: a table on a terminal, one record a line through a pipe, or JSON.
struct RecordTable {
  /// A record of the list.
  struct Row {
    var id: String
    /// What is shown; the name first.
    var cells: [StyledText]
    /// What a script reads after the id, where that isn't what is shown.
    var plain: [String]?
    /// Its members for JSON, the id left out.
    var members: JSONObject
  }

  /// What is listed.
  let noun: Noun
  /// The command whose `add` makes one.
  let command: String
  /// The list's key in JSON.
  let key: String
  /// The columns' headings.
  let columns: [Phrase]
  let rows: [Row]
  /// Whether a filter was given.
  let isFiltered: Bool

  init(_ noun: RecordNoun, columns: [Phrase], rows: [Row], isFiltered: Bool = false) {
    self.init(
      noun.noun,
      command: noun.rawValue,
      key: noun.plural,
      columns: columns,
      rows: rows,
      isFiltered: isFiltered
    )
  }

  init(
    _ noun: Noun,
    command: String,
    key: String,
    columns: [Phrase],
    rows: [Row],
    isFiltered: Bool
  ) {
    self.noun = noun
    self.command = command
    self.key = key
    self.columns = columns
    self.rows = rows
    self.isFiltered = isFiltered
  }

  /// Prints the list.
  func print(in context: CommandContext) throws {
    if context.isJSON { return try context.output.json(document) }
    guard !rows.isEmpty else { return try tellNone(context) }
    guard context.output.isTerminal else {
      return try context.output.raw(rows.map(Self.line).joined())
    }
    let headings = columns.map { heading in
      Table.Column(StyledText(context.text(heading), .bold), overflow: .wrap)
    }
    let table = Table(columns: headings, rows: rows.map(\.cells))
    try context.output.lines(table.lines(fitting: context.output.width))
    try context.output.remark(StyledText(context.text(noun.counted(rows.count)), .dim))
  }

  /// The records in order of their names, however these are spelt.
  static func sorted(_ rows: [Row]) -> [Row] {
    rows.map { (key: LatinLetters.folded($0.cells.first?.plain ?? ""), row: $0) }
      .sorted { ($0.key, $0.row.id) < ($1.key, $1.row.id) }
      .map(\.row)
  }

  private func tellNone(_ context: CommandContext) throws {
    let none = context.text(.noRecords(noun, isFiltered: isFiltered))
    let hint = isFiltered ? "" : "; " + context.text(.addHint(command))
    try context.output.remark(StyledText(none + hint, .dim))
  }

  private static func line(_ row: Row) -> String {
    let cells = [row.id] + (row.plain ?? row.cells.map(\.plain))
    return cells.map(VisibleText.sanitized).joined(separator: "\t") + "\n"
  }

  private var document: JSONValue {
    let records = rows.map { row in
      JSONValue.object(
        JSONObject([JSONObject.Member(key: "id", value: .string(row.id))] + row.members.members)
      )
    }
    return .object([key: .array(records)])
  }
}

extension JSONObject {
  /// Sets a member to a text, or to `null` so that the key is always there.
  mutating func put(_ key: String, _ text: String?) {
    self[key] = text.map(JSONValue.string) ?? .null
  }

  /// Sets a member to a list of texts.
  mutating func put(_ key: String, _ texts: [String]) {
    self[key] = .array(texts.map(JSONValue.string))
  }

  /// Sets a member to a whole number, or to `null`.
  mutating func put(_ key: String, _ number: Int?) {
    self[key] = number.map(JSONValue.integer) ?? .null
  }
}
