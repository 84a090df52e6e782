internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealModel
internal import Terminal
internal import Wording

/// `rm` of every kind of record.
struct RecordRemoval {
  static let force = Parameter.flag(
    "force",
    help: Phrase(
      es: "lo borra aunque haya platos que lo llevan, si nadie peligra",
      en: "deletes it though dishes are made with it, where nobody is put at risk"
    )
  )

  static func configuration(_ noun: RecordNoun, examples: [CommandExample]) -> CommandConfiguration
  {
    CommandConfiguration(
      name: "rm",
      abstract: Phrase(es: "borra \(noun.one.es)", en: "deletes \(noun.one.en)"),
      discussion: discussion(noun),
      examples: examples,
      parameters: RecordParameters.naming(noun) + (noun == .food ? [force] : [])
        + ChangeOptions.all,
      output: .change
    )
  }

  private static func discussion(_ noun: RecordNoun) -> Phrase {
    noun == .dish
      ? Phrase(
        es:
          "Un plato que está en alguna semana se archiva: no se planea más y sigue en la historia.",
        en: "A dish that some week names is archived: planned no more, and kept for history."
      )
      : Phrase(
        es: "Lo que otros archivos nombran no se borra; el mensaje dice cuáles.",
        en: "What other files name isn't deleted; the message says which."
      )
  }

  private let reference: RecordReference
  private let isForced: Bool
  private let options: ChangeOptions

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    reference = try RecordReference(noun, arguments)
    isForced = noun == .food && arguments.has(Self.force)
    options = ChangeOptions(arguments)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let session = try context.session()
    let target = try RecordFinder(context: context, session: session).find(reference)
    let users = RecordUses(household: session.household).paths(of: target.record)
    let name = session.household.name(of: target.record)
    let file: FileVersion
    var others: [FileVersion] = []
    if users.isEmpty {
      file = try session.deleted(target.path)
    } else if target.noun == .dish {
      file = try session.changed(target.path) { $0["archived"] = true }
      try context.output.remark(
        StyledText(context.text(.archivedInstead(name, paths: users)))
      )
    } else if target.noun == .template {
      file = try session.deleted(target.path)
      others = [try session.changed("mantel.json") { $0["template"] = nil }]
      try context.output.remark(StyledText(context.text(.newWeeksAreEmpty)))
    } else if isForced {
      file = try session.deleted(target.path)
      try context.output.remark(StyledText(context.text(.stillNamed(users))))
    } else {
      throw CommandFailure(
        .inUse(target.noun.noun, name, paths: users),
        hint: .inUseHint(canForce: target.noun == .food),
        exitCode: .refused
      )
    }
    if file.after == nil {
      try RecordReview(context: context, session: session).check([file] + others, isStrict: true)
    }
    return try context.apply(
      [file] + others,
      operation: "\(target.noun.rawValue) rm",
      options: options,
      session: session
    )
  }
}

extension Household {
  /// What a record is called; its id where nothing names it.
  func name(of record: Record) -> Phrase {
    switch record {
    case .dish(let id): dishes[id]?.name.phrase ?? Phrase(verbatim: id.rawValue)
    case .tag(let id): tags[id]?.name.phrase ?? Phrase(verbatim: id.rawValue)
    case .food(let id): foods[id]?.name.phrase ?? Phrase(verbatim: id.rawValue)
    case .person(let id): Phrase(verbatim: people[id]?.name ?? id.rawValue)
    case .template(let id): templates[id]?.name.phrase ?? Phrase(verbatim: id.rawValue)
    default: Phrase(verbatim: record.id)
    }
  }
}
