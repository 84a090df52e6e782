internal import ArgumentParsing
internal import MealModel
internal import MealStore
internal import Wording

/// `mantel edit`: a week as lines of text, a record as JSON, in the user's editor.
struct EditText: Command {
  static let what = Parameter.arguments(
    "WEEK|KIND ID",
    help: Phrase(
      es: "una semana, esta si no se dice; o una clase y un id: dish paella",
      en: "a week, this one unless said; or a kind and an id: dish paella"
    ),
    isRequired: false,
    completion: .week
  )

  static let configuration = CommandConfiguration(
    name: "edit",
    abstract: Phrase(
      es: "abre una semana o una ficha en tu editor",
      en: "opens a week or a record in your editor"
    ),
    discussion: Phrase(
      es: """
        Una semana se edita como unas pocas líneas, una por comida, con los nombres de los platos; \
        al final del texto está qué significan los signos. Lo demás se edita como JSON: dish, tag, \
        food, person, objective, template (como texto), settings, pantry.

        Al cerrar se comprueba todo y se guarda en un commit. Los problemas se anotan en el texto, \
        que se abre otra vez. Borrar la línea de una comida la vacía; un texto vacío o igual no \
        cambia nada. Lo que otros cambiaron mientras tanto se queda.

        El editor es $VISUAL, si no $EDITOR. Lo escrito está a salvo en un borrador hasta que se \
        guarda.
        """,
      en: """
        A week is edited as a few lines, a meal each, with the dishes' names; what the signs mean \
        stands at the text's end. Everything else is edited as JSON: dish, tag, food, person, \
        objective, template (as text), settings, pantry.

        On closing all is checked and saved as one commit. Problems are noted in the text, which \
        is opened again. Deleting a meal's line empties it; a text that is empty or the same \
        changes nothing. What others changed meanwhile stays.

        The editor is $VISUAL, else $EDITOR. What you write is safe in a draft until it is saved.
        """
    ),
    examples: [
      CommandExample("mantel edit next", Phrase(es: "la semana que viene", en: "next week")),
      CommandExample("mantel edit dish paella mixta", Phrase(es: "un plato", en: "a dish")),
      CommandExample(
        "mantel edit template semana-tipica",
        Phrase(es: "una plantilla, como texto", en: "a template, as text")
      ),
    ],
    parameters: [what, ForceOption.parameter] + ChangeOptions.all,
    output: .change
  )

  private let words: [String]
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values(Self.what)
    isForced = arguments.has(ForceOption.parameter)
    options = ChangeOptions(arguments)
    if words.count == 1, EditTarget.kinds.contains(words[0]) {
      throw .validation(.editNeedsID(words[0]), hint: nil)
    }
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let target = try EditTarget(words, owner: nil)
    return try RecordEditing(target: target, isForced: isForced, options: options).run(in: context)
  }
}
