internal import ArgumentParsing
internal import MealChanges
internal import MealModel
internal import Wording

/// `mantel set`: plans a meal.
struct SetSlot: Command {
  static let configuration = CommandConfiguration(
    name: "set",
    abstract: Phrase(es: "planea una comida", en: "plans a meal"),
    discussion: Phrase(
      es: """
        Los platos se nombran por su id o por su nombre en palabras corrientes, con '+' entre uno \
        y otro. '=PLATO' son sobras y '#ETIQUETA' es un deseo.

        Quién come, los invitados y la nota se quedan como estaban si no se dice otra cosa. --note \
        sin plato es una comida fuera, y entonces --tag dice para qué reglas cuenta.

        Lo que rompe una regla no se planea sin --force; lo que alguien de la mesa no puede comer, \
        nunca.
        """,
      en: """
        Dishes are named by their id or by their name in plain words, with '+' between courses. \
        '=DISH' is leftovers and '#TAG' a wish.

        Who eats, the guests and the note stay as they were unless said otherwise. --note without \
        a dish is a meal out, and --tag then says for which rules it counts.

        What breaks a rule isn't planned without --force; what someone at the table can't eat \
        never is.
        """
    ),
    examples: [
      CommandExample(
        "mantel set jue.cena crema de calabacín",
        Phrase(es: "un plato por su nombre", en: "a dish by its name")
      ),
      CommandExample(
        "mantel set +3.dom.comida alcachofas + ternera --with abuelo-luis --guests 2",
        Phrase(es: "dos platos, y más gente en la mesa", en: "two courses, and more at the table")
      ),
      CommandExample(
        "mantel set +3.sat.dinner --note 'Cena fuera' --tag pescado",
        Phrase(es: "una comida fuera", en: "a meal out")
      ),
    ],
    parameters: SetArguments.all + [ForceOption.parameter] + ChangeOptions.all,
    output: .change
  )

  private let arguments: SetArguments
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = try SetArguments(arguments)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    var edit = PlanEdit(context, session, isForced: isForced)
    try edit.refuseFaults()
    let address = try SlotReference.parse(
      arguments.slot,
      today: session.today,
      settings: session.household.settings
    )
    let new = try arguments.newDish(in: session.household, context.language)
    if let new { edit.add(new.dish, new.id) }
    let request = try arguments.request(in: edit.household, context.language, new: new?.id)
    try edit.open(address.week)
    try edit.refuseLocked(address)
    let seated = edit.household.diners(at: address.key, of: Slot())
    edit.put(request.applied(to: edit[address], seated: seated), at: address)
    try edit.judge()
    let files = new.map { [$0.file] } ?? []
    return try edit.apply(operation: "set", options: options, with: files)
  }
}
