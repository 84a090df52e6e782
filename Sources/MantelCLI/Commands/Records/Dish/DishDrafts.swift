internal import ArgumentParsing
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// A dish that is to be added.
struct DishDraft: Hashable {
  var name: String
  var tags: [String] = []
  var minutes: String?

  /// Reads a line: `Lentejas estofadas #legumbres 60m`; `nil` where it names no dish.
  init?(line: String) {
    var words: [Substring] = []
    for word in line.split(whereSeparator: \.isWhitespace) {
      if word.hasPrefix("#"), word.count > 1 {
        tags.append(String(word.dropFirst()))
      } else if let number = Self.minutes(word) {
        minutes = number
      } else {
        words.append(word)
      }
    }
    name = words.joined(separator: " ")
    if name.isEmpty { return nil }
  }

  init(name: String) {
    self.name = name
  }

  /// The digits of `60m`, `60min`.
  private static func minutes(_ word: Substring) -> String? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let unit = word.dropFirst(digits.count)
    guard !digits.isEmpty, unit == "m" || unit == "min" || unit == "'" else { return nil }
    return String(digits)
  }
}

/// Makes dishes of what the command line, a person or lines say.
struct DishDrafts {
  let context: CommandContext
  let session: Session

  /// The dishes that are to be added, each with its members.
  func drafts(
    _ adding: RecordAdding,
    _ ingredients: [String]
  ) throws -> [(name: String, settings: [FieldSetting])] {
    let questions = Questions(context: context)
    let given = adding.settings + ingredients.map(ingredient)
    if adding.name == nil, !questions.canAsk { return try lines(given) }
    var draft = DishDraft(name: try adding.givenName(context))
    let hasTag = given.contains { $0.field == "tags" }
    if questions.canAsk {
      if !hasTag, let answer = try questions.ask(.whichTags(tagNames)) {
        draft.tags = CommaList.items(answer)
      }
      if adding.name == nil, !given.contains(where: { $0.field == "minutes" }) {
        draft.minutes = try questions.ask(.howManyMinutes)
      }
    }
    return [try settings(draft, given)]
  }

  /// Writes the dishes in one change.
  func add(
    _ drafts: [(name: String, settings: [FieldSetting])],
    _ adding: RecordAdding
  ) throws -> ExitCode {
    let addition = RecordAddition(
      noun: .dish,
      context: context,
      session: session,
      isForced: adding.isForced
    )
    let edit = session.fieldEdit(.dish, in: context)
    var taken: Set<String> = []
    var files: [FileVersion] = []
    var targets: [RecordTarget] = []
    for draft in drafts {
      let target = try addition.target(named: draft.name, taken: taken)
      let document = try edit.document(name: draft.name, draft.settings)
      files.append(try session.created(target.path, document))
      targets.append(target)
      taken.insert(target.id)
    }
    let code = try addition.apply(files, targets, options: adding.options)
    try tellUnexplained(drafts.flatMap(\.settings))
    return code
  }

  /// Says where several foods at once could be had from the catalogue.
  private func tellUnexplained(_ settings: [FieldSetting]) throws {
    let prefix = "ingredients."
    let foods = Set(settings.map(\.field).filter { $0.hasPrefix(prefix) })
      .compactMap { Food.ID(String($0.dropFirst(prefix.count))) }
      .filter { session.store.source(Household.Record.food($0).path) == nil }
    guard foods.count > 1, !context.isJSON else { return }
    let remark = context.text(.ingredientsWithoutFile(foods.count))
    try context.output.remark(StyledText(remark, .dim))
  }

  private func lines(
    _ given: [FieldSetting]
  ) throws -> [(name: String, settings: [FieldSetting])] {
    let text = String(decoding: try context.prompt.readAll(), as: UTF8.self)
    let drafts = text.split(whereSeparator: \.isNewline).map(String.init)
      .compactMap(DishDraft.init(line:))
    guard !drafts.isEmpty else {
      throw UsageError.missingArgument("NAME", command: "mantel dish add")
    }
    return try drafts.map { try settings($0, given) }
  }

  private func settings(
    _ draft: DishDraft,
    _ given: [FieldSetting]
  ) throws -> (name: String, settings: [FieldSetting]) {
    var settings = given
    let tags = given.filter { $0.field == "tags" }.flatMap(\.words) + draft.tags
    guard !tags.isEmpty else {
      throw CommandFailure(
        .dishNeedsTag(OneLineName.shown(draft.name)),
        hint: .tagsAre(session.household.tags.keys.sorted().map(\.rawValue)),
        exitCode: .usage
      )
    }
    settings.removeAll { $0.field == "tags" }
    settings.append(FieldSetting(field: "tags", words: tags))
    if let minutes = draft.minutes {
      settings.append(FieldSetting(field: "minutes", words: [minutes]))
    }
    return (draft.name, settings)
  }

  /// `lenteja=400 g`; a food without an amount goes in to taste.
  private func ingredient(_ text: String) -> FieldSetting {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let food = String(parts[0])
    let finder = RecordFinder(context: context, session: session)
    let slug = IdentifierText.slug(of: food)
    let key = finder.id(.food, food) ?? (slug.isEmpty ? food : slug)
    let usual = Phrase.toTaste[session.household.settings.language ?? context.language]
    return FieldSetting(
      field: "ingredients.\(key)",
      words: [parts.count > 1 ? String(parts[1]) : usual]
    )
  }

  private var tagNames: [String] {
    session.household.tags.keys.sorted().map(\.rawValue)
  }
}
