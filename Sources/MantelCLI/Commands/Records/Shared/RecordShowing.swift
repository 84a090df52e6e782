internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// `show` of every kind of record: a card, or with `--json` the file's value.
struct RecordShowing {
  static func configuration(_ noun: RecordNoun, examples: [CommandExample]) -> CommandConfiguration
  {
    CommandConfiguration(
      name: "show",
      abstract: Phrase(es: "enseña \(noun.one.es)", en: "shows \(noun.one.en)"),
      discussion: discussion(noun),
      examples: examples,
      parameters: RecordParameters.naming(noun),
      output: output(noun)
    )
  }

  private static func discussion(_ noun: RecordNoun) -> Phrase {
    let document = Phrase(
      es: "Con --json, el documento como está en el archivo y su id",
      en: "With --json, the document as it stands in the file, and its id"
    )
    let beside: Phrase =
      switch noun {
      case .dish:
        Phrase(
          es: "; en 'perServing', lo que aporta una ración y lo que no se sabe de ello.",
          en: "; in 'perServing' what a portion brings, and what isn't known of it."
        )
      case .person, .objective:
        Phrase(
          es: "; en 'daily', las metas de cada día y cómo salen.",
          en: "; in 'daily' the targets of each day, and how they come about."
        )
      case .tag, .food, .template: Phrase(verbatim: ".")
      }
    return .joined([document, beside], separator: "")
  }

  private static func output(_ noun: RecordNoun) -> OutputShape {
    switch noun {
    case .dish: .shownDish
    case .person, .objective: .shownTarget
    case .tag, .food, .template: .record
    }
  }

  private let reference: RecordReference

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    reference = try RecordReference(noun, arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let target = try RecordFinder(context: context, session: session).find(reference)
    if context.isJSON {
      try context.output.json(try document(target, session, context.language))
      return .done
    }
    guard let card = RecordCards(context: context, session: session).card(for: target) else {
      throw CommandFailure(.cannotRead(target.path), hint: .validateHint(target.path))
    }
    try context.output.lines(card.lines(fitting: min(context.output.width, 100)))
    return .done
  }

  private func document(
    _ target: RecordTarget,
    _ session: Session,
    _ language: Language
  ) throws -> JSONValue {
    guard let tape = session.reading.documents[target.path], tape.isComplete,
      let root = tape.root, case .object(let object) = JSONValue(root)
    else {
      throw CommandFailure(.cannotRead(target.path), hint: .validateHint(target.path))
    }
    var members = [
      JSONObject.Member(key: "id", value: .string(target.id)),
      JSONObject.Member(key: "path", value: .string(target.path)),
    ]
    if let owner = target.record.owner {
      members.append(JSONObject.Member(key: "person", value: .string(owner.rawValue)))
    }
    var document = JSONObject(members + object.members)
    let reckoned = RecordNutrition(session: session, language: language)
    if let (key, value) = reckoned.member(for: target.record) { document[key] = value }
    return .object(document)
  }
}
