internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel tag list`: the tags, their rules in words, and how many dishes bear each.
struct TagList: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "las etiquetas y sus reglas", en: "the tags and their rules"),
    examples: [
      CommandExample("mantel tag list", Phrase(es: "todas", en: "all of them"))
    ],
    output: .tags
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let household = try context.session().household
    var counts: [Tag.ID: Int] = [:]
    for dish in household.dishes.values where !dish.archived {
      for tag in dish.tags { counts[tag, default: 0] += 1 }
    }
    let rows = household.tags.map { id, tag in
      row(id, tag, dishes: counts[id] ?? 0, household, context)
    }
    try RecordTable(
      .tag,
      columns: [.nameLabel, .dishesLabel, .rulesLabel],
      rows: RecordTable.sorted(rows)
    ).print(in: context)
    return .done
  }

  private func row(
    _ id: Tag.ID,
    _ tag: Tag,
    dishes: Int,
    _ household: Household,
    _ context: CommandContext
  ) -> RecordTable.Row {
    let name = tag.name[context.language]
    let rules = household.words(for: tag.rules).map(context.text).joined(separator: "; ")
    var members: JSONObject = ["name": .string(name)]
    members.put("color", tag.color)
    members["dishes"] = .integer(dishes)
    members["rules"] = tag.rules.document
    return RecordTable.Row(
      id: id.rawValue,
      cells: [
        StyledText(name, RGB(hex: tag.color).map { Style(foreground: .rgb($0)) } ?? .plain),
        StyledText("\(dishes)"), StyledText(rules),
      ],
      members: members
    )
  }
}

extension RGB {
  /// The colour of `#RRGGBB`; `nil` for any other text.
  fileprivate init?(hex text: String?) {
    guard let text, text.utf8.count == 7, text.hasPrefix("#"),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 16 & 0xFF),
      green: UInt8(number >> 8 & 0xFF),
      blue: UInt8(number & 0xFF)
    )
  }
}
