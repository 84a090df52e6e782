internal import ArgumentParsing
internal import MealFormat
internal import Wording

/// `add` of a kind of record that is made of a name and options.
struct RecordAdding {
  static func parameters(
    _ fields: [FieldOption],
    name: Parameter = RecordAddition.name
  ) -> [Parameter] {
    [name] + fields.map(\.parameter) + [RecordAddition.force] + ChangeOptions.all
  }

  let noun: RecordNoun
  var name: String?
  let settings: [FieldSetting]
  let isForced: Bool
  let options: ChangeOptions
  private let command: String

  init(
    _ noun: RecordNoun,
    _ fields: [FieldOption],
    _ arguments: ParsedArguments,
    name: Parameter = RecordAddition.name
  ) {
    self.noun = noun
    self.name = arguments.value(name)
    settings = fields.compactMap { $0.setting(arguments) }
    isForced = arguments.has(RecordAddition.force)
    options = ChangeOptions(arguments)
    command = arguments.command
  }

  /// Adds the record; a name that the line doesn't say is asked for.
  ///
  /// - Parameters:
  ///   - context: The world.
  ///   - spelt: The name as it is written, from the one that was given.
  /// - Throws: Any error.
  /// - Returns: How the program ends.
  func run(
    in context: CommandContext,
    spelt: (String, Session) -> String = { name, _ in name }
  ) throws -> ExitCode {
    let session = try context.session()
    let name = spelt(try givenName(context), session)
    let addition = RecordAddition(
      noun: noun,
      context: context,
      session: session,
      isForced: isForced
    )
    let target = try addition.target(named: name)
    let document = try session.fieldEdit(noun.kind, in: context).document(name: name, settings)
    let file = try session.created(target.path, document)
    return try addition.apply([file], [target], options: options)
  }

  /// The name on the line, or the answer to the question for it.
  func givenName(_ context: CommandContext) throws -> String {
    let questions = Questions(context: context)
    let answer = try name ?? (questions.canAsk ? questions.ask(.nameLabel) : nil)
    guard let answer else { throw UsageError.missingArgument("NAME", command: command) }
    return answer
  }
}
