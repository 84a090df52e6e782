internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// `add` of every kind of record that has a name: an id of its own, and a file.
struct RecordAddition {
  static let name = Parameter.words(
    "NAME",
    help: Phrase(es: "cómo se llama", en: "what it is called"),
    isRequired: false
  )
  static let force = Parameter.flag(
    "force",
    help: Phrase(
      es: "aunque haya otro con ese nombre: su id acaba en -2",
      en: "though there is another of that name: its id ends in -2"
    )
  )

  let noun: RecordNoun
  let context: CommandContext
  let session: Session
  var isForced = false

  /// Where the file of a record of a name goes.
  ///
  /// - Throws: `CommandFailure` where there is one of that name.
  func target(named name: String, taken: Set<String> = []) throws -> RecordTarget {
    let finder = RecordFinder(context: context, session: session)
    if !isForced,
      let id = finder.id(noun.recordKind, name) ?? existing(IdentifierText.slug(of: name))
    {
      throw CommandFailure(
        .nameTaken(noun.noun, OneLineName.shown(name), id: id),
        hint: .nameTakenHint(noun.rawValue, id: id),
        exitCode: .refused
      )
    }
    let id = IdentifierText.made(from: name, kind: noun.rawValue) { text in
      taken.contains(text) || existing(text) != nil || isReserved(text)
    }
    guard let record = record(id) else {
      throw CommandFailure(.unknownField(id), exitCode: .failed)
    }
    return RecordTarget(noun: noun, id: id, path: record.path, record: record)
  }

  /// Writes and tells new records.
  func apply(
    _ files: [FileVersion],
    _ targets: [RecordTarget],
    options: ChangeOptions
  ) throws -> ExitCode {
    try RecordReview(context: context, session: session).check(files)
    let code = try context.apply(
      files,
      operation: "\(noun.rawValue) add",
      options: options,
      session: session
    )
    if !context.isJSON {
      for target in targets {
        try context.output.remark(
          StyledText(context.text(.idMade(target.id, path: target.path)), .dim)
        )
      }
    }
    return code
  }

  private func record(_ id: String) -> Household.Record? {
    switch noun {
    case .dish: Dish.ID(id).map { .dish($0) }
    case .tag: Tag.ID(id).map { .tag($0) }
    case .food: Food.ID(id).map { .food($0) }
    case .person: Person.ID(id).map { .person($0) }
    case .template: Template.ID(id).map { .template($0) }
    case .objective: nil
    }
  }

  /// The id, where a file has it.
  private func existing(_ id: String) -> String? {
    guard let record = record(id), session.store.source(record.path) != nil else { return nil }
    return id
  }

  /// A word of the vocabulary is no food's id: an allergy couldn't tell them apart.
  private func isReserved(_ id: String) -> Bool {
    noun == .food && Substance(rawValue: id) != nil
  }
}

/// Names as they are shown in messages, however long they are.
enum OneLineName {
  static func shown(_ name: String) -> String {
    VisibleText.sanitized(String(name.prefix(200))).truncated(to: 60)
  }
}
