internal import ArgumentParsing
internal import JSONDocument
internal import MealModel
internal import Terminal
internal import Wording

/// `mantel template list`: the templates, and which one new weeks are laid from.
struct TemplateList: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    aliases: ["ls"],
    abstract: Phrase(es: "las plantillas", en: "the templates"),
    examples: [
      CommandExample(
        "mantel template list",
        Phrase(es: "y con cuál se hacen las semanas nuevas", en: "and which lays new weeks")
      )
    ],
    output: .object([
      .key(
        "templates",
        .list(
          .object([
            .key("id", .text(.id), Phrase(es: "su id", en: "its id")),
            .key("name", .text, Phrase(es: "cómo se llama", en: "what it is called")),
            .key(
              "slots",
              .integer,
              Phrase(es: "en cuántos huecos tiene algo", en: "how many slots hold something")
            ),
            .key(
              "newWeeks",
              .boolean,
              Phrase(
                es: "si las semanas nuevas se hacen con ella",
                en: "whether new weeks are laid from it"
              )
            ),
          ])
        ),
        Phrase(es: "las plantillas", en: "the templates")
      )
    ])
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(in context: CommandContext) throws -> ExitCode {
    let household = try context.session().household
    let rows = household.templates.map { id, template in
      let name = template.name[context.language]
      let count = template.plan.slots.values.count { !$0.holdsNothing }
      let isUsed = household.settings.template == id
      var members: JSONObject = ["name": .string(name)]
      members["slots"] = .integer(count)
      members["newWeeks"] = .bool(isUsed)
      return RecordTable.Row(
        id: id.rawValue,
        cells: [StyledText(name), StyledText("\(count)"), StyledText(isUsed ? "✓" : "")],
        members: members
      )
    }
    try RecordTable(
      .template,
      columns: [.nameLabel, .slotsLabel, .newWeeksLabel],
      rows: RecordTable.sorted(rows)
    ).print(in: context)
    return .done
  }
}
