internal import ArgumentParsing
internal import MealFormat
internal import MealModel
internal import Wording

/// `mantel template set`: a meal of a template, or a field of it.
struct TemplateSet: Command {
  static let field = Parameter.argument(
    "SLOT|FIELD",
    help: Phrase(
      es: "una comida, como vie.cena, o name, note",
      en: "a meal, as fri.dinner, or name, note"
    ),
    completion: .slot
  )

  static let configuration = CommandConfiguration(
    name: "set",
    abstract: Phrase(es: "cambia una comida de una plantilla", en: "changes a meal of a template"),
    discussion: Phrase(
      es: """
        Los platos se nombran como en 'mantel set': por su id o por su nombre, con '+' entre uno y \
        otro; '=PLATO' son sobras y '#ETIQUETA' es un deseo. Con --unset queda vacía.
        """,
      en: """
        Dishes are named as in 'mantel set': by their id or their name, with '+' between courses; \
        '=DISH' is leftovers and '#TAG' a wish. --unset leaves it empty.
        """
    ),
    examples: [
      CommandExample(
        "mantel template set semana-tipica vie.cena '#pescado'",
        Phrase(es: "los viernes, pescado", en: "fish on Fridays")
      ),
      CommandExample(
        "mantel template set semana-tipica sun.lunch '#verduras + #carne'",
        Phrase(es: "dos platos", en: "two courses")
      ),
      CommandExample(
        "mantel template set semana-tipica note 'Con colegio'",
        Phrase(es: "una nota", en: "a note")
      ),
    ],
    parameters: RecordParameters.naming(.template)
      + [field, RecordSetting.value, RecordSetting.unset] + ChangeOptions.all,
    output: .change
  )

  private let template: String
  private let field: String
  private let words: [String]
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    template = try arguments.required(RecordParameters.record(.template))
    field = try arguments.required(Self.field)
    words = arguments.values(RecordSetting.value)
    options = ChangeOptions(arguments)
    guard words.isEmpty == arguments.has(RecordSetting.unset) else {
      throw .validation(.valueOrUnset, hint: nil)
    }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let reference = RecordReference(.template, text: template)
    let setting = RecordSetting(reference, field: field, words: words, options: options)
    guard let key = SlotKey(words: field) else { return try setting.run(in: context) }
    let target = try RecordFinder(context: context, session: session).find(reference)
    let items = words.isEmpty ? [] : try courses(in: session.household, context.language)
    let file = try session.changed(target.path) { document in
      let old = Template.ID(target.id).flatMap { session.household.templates[$0] }?.plan[key]
      let request = SlotRequest(items: items)
      let slot = words.isEmpty ? Slot() : request.applied(to: old ?? Slot(), seated: [])
      DocumentEdit.setSlot(slot, at: key, in: &document)
    }
    try RecordReview(context: context, session: session).check([file])
    return try context.apply([file], operation: "template set", options: options, session: session)
  }

  private func courses(in household: Household, _ language: Language) throws -> [Slot.Item] {
    let dishes = RecordLookup<Dish>(dishesOf: household, language: language)
    let tags = RecordLookup<Tag>(tagsOf: household, language: language)
    return try DishWords.parse(words).map { try SetArguments.course($0, dishes, tags) }
  }
}
