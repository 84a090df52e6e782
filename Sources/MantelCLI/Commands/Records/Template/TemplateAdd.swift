internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import Wording

/// `mantel template add`: a template, from a week or empty.
struct TemplateAdd: Command {
  static let from = Parameter.option(
    "from",
    valueName: "WEEK",
    help: Phrase(es: "la semana de la que se hace", en: "the week that it is made from"),
    completion: .week
  )
  static let tags = Parameter.flag(
    "tags",
    help: Phrase(
      es: "en vez de cada plato, un deseo de la más propia de sus etiquetas",
      en: "instead of each dish a wish for the most telling of its tags"
    )
  )
  static let isDefault = Parameter.flag(
    "default",
    help: Phrase(es: "con ella se hacen las semanas nuevas", en: "new weeks are laid from it")
  )

  static let configuration = CommandConfiguration(
    name: "add",
    abstract: Phrase(es: "añade una plantilla", en: "adds a template"),
    discussion: Phrase(
      es: """
        De una semana se toman los platos, las sobras, los deseos y las notas de cada comida. \
        Quién vino, los invitados, los candados, las reglas aceptadas y la nota de la semana son \
        de aquella semana y no pasan. Con --tags cada plato se vuelve un deseo de aquella de sus \
        etiquetas que menos platos llevan, y las sobras quedan por elegir.

        Sin --from nace vacía, con los huecos que los ajustes planean.
        """,
      en: """
        Of a week it takes the dishes, leftovers, wishes and the notes at meals. Who came, guests, \
        locks, accepted rules and the note on the week belong to that week and stay there. With \
        --tags each dish becomes a wish for that of its tags which fewest dishes bear, and \
        leftovers are left to be chosen.

        Without --from it begins empty, with the slots that the settings plan.
        """
    ),
    examples: [
      CommandExample(
        "mantel template add Semana de invierno --from this",
        Phrase(es: "la semana pasada, para repetirla", en: "last week, to be had again")
      ),
      CommandExample(
        "mantel template add Colegio --from 2026-W49 --tags --default",
        Phrase(
          es: "solo de qué tipo es cada comida, para las semanas nuevas",
          en: "only what sort each meal is, for new weeks"
        )
      ),
    ],
    parameters: [RecordAddition.name, from, tags, isDefault, RecordAddition.force]
      + ChangeOptions.all,
    output: .change
  )

  private let name: String
  private let week: String?
  private let wishes: Bool
  private let isDefault: Bool
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = arguments.value(RecordAddition.name) else {
      throw UsageError.missingArgument("NAME", command: arguments.command)
    }
    self.name = name
    week = arguments.value(Self.from)
    wishes = arguments.has(Self.tags)
    isDefault = arguments.has(Self.isDefault)
    isForced = arguments.has(RecordAddition.force)
    options = ChangeOptions(arguments)
    if wishes, week == nil { throw .validation(.tagsNeedFrom, hint: nil) }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let addition = RecordAddition(
      noun: .template,
      context: context,
      session: session,
      isForced: isForced
    )
    let target = try addition.target(named: name)
    let template = Template(name: Name(name), plan: try plan(session))
    guard case .object(let document) = template.document else {
      throw CommandFailure(.cannotChange(target.path))
    }
    var files = [try session.created(target.path, document)]
    if isDefault {
      files.append(try session.changed("mantel.json") { $0["template"] = .string(target.id) })
    }
    return try addition.apply(files, [target], options: options)
  }

  private func plan(_ session: Session) throws -> WeekPlan {
    let household = session.household
    guard let week else { return WeekPlan(laidFrom: household.settings, template: nil) }
    let number = try WeekReference.parse(week, today: session.today)
    let path = Household.Record.plan(number).path
    if household.faulty.contains(.plan(number)) {
      throw CommandFailure(.cannotRead(path), hint: .validateHint(path), exitCode: .refused)
    }
    let plan = household.plans[number]?.typical() ?? WeekPlan()
    let tags = TellingTags(of: household)
    let wanted = wishes ? plan.wishing { tags.tag(for: $0) } : plan
    guard wanted.slots.values.contains(where: { !$0.holdsNothing }) else {
      throw CommandFailure(
        .nothingForTemplate(number.description),
        hint: .nothingForTemplateHint,
        exitCode: .failed
      )
    }
    return wanted
  }
}

/// Which of a dish's tags says most of what sort of meal it is.
///
/// Tags stand in no order. Nearly every dish bears "without gluten" and few "legumes", so that the
/// one that fewest bear tells most.
private struct TellingTags {
  private let household: Household
  private var counts: [Tag.ID: Int] = [:]

  init(of household: Household) {
    self.household = household
    for dish in household.dishes.values where !dish.archived {
      for tag in dish.tags { counts[tag, default: 0] += 1 }
    }
  }

  /// The tag to wish for in a dish's place; `nil` where it isn't known.
  func tag(for dish: Dish.ID) -> Tag.ID? {
    household.dishes[dish]?.tags.filter { household.tags[$0] != nil }
      .min { (counts[$0, default: 0], $0) < (counts[$1, default: 0], $1) }
  }
}
