internal import ArgumentParsing
internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// Adds built-in foods to a household, in one change.
struct CatalogueAddition {
  let context: CommandContext
  let session: Session
  private(set) var files: [FileVersion] = []
  private var targets: [RecordTarget] = []
  private var unread: [Phrase] = []

  init(context: CommandContext, session: Session) {
    self.context = context
    self.session = session
  }

  /// Takes a food in.
  ///
  /// - Parameters:
  ///   - entry: The food.
  ///   - target: Where its file goes.
  ///   - settings: What the command line says of it, in the place of what the catalogue says.
  /// - Throws: `CommandFailure` where the file is there, or a setting can't be read.
  mutating func add(
    _ entry: CatalogueFood,
    as target: RecordTarget,
    _ settings: [FieldSetting] = []
  ) throws {
    var document = entry.householdDocument
    let edit = session.fieldEdit(.food, in: context)
    for setting in settings {
      do {
        try edit.set(setting.field, to: setting.words, in: &document)
      } catch {
        throw CommandFailure(error)
      }
    }
    files.append(try session.created(target.path, document))
    targets.append(target)
    let isLookedAt = document["contains"] != nil && document["traces"] != nil
    if !isLookedAt { unread.append(entry.food.name.phrase) }
  }

  /// Writes them, and says what is left to be looked at.
  func apply(_ options: ChangeOptions, warnings: [Phrase] = []) throws -> ExitCode {
    try RecordReview(context: context, session: session).check(files)
    let labels = unread.isEmpty ? [] : [Phrase.readTheLabel(unread)]
    let code = try context.apply(
      files,
      operation: "food add",
      options: options,
      session: session,
      warnings: labels + warnings
    )
    if !context.isJSON, targets.count == 1 {
      let made = Phrase.idMade(targets[0].id, path: targets[0].path)
      try context.output.remark(StyledText(context.text(made), .dim))
    }
    return code
  }
}
