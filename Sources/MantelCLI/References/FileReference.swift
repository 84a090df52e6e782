internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// A file of the household as it is named on the command line: by its path, as a week, or by a
/// record's id or name.
struct FileReference {
  private let context: CommandContext
  private let store: HouseholdStore
  private let past: Household?

  /// Creates a reader of names.
  ///
  /// - Parameters:
  ///   - context: The world.
  ///   - store: The household.
  ///   - past: The records among which names are looked up, if not those that there are now.
  init(_ context: CommandContext, _ store: HouseholdStore, in past: Household? = nil) {
    self.context = context
    self.store = store
    self.past = past
  }

  private var household: Household { past ?? store.load().household }

  /// Kinds that a record may be said to be of, as in `dish:paella`.
  static let kinds = ["dish", "tag", "food", "person", "template", "objective"]

  /// The path of what a text names, relative to the household.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - kind: The one kind that is meant, if it is said; then an id that nothing has yet names
  ///     where its file would be.
  /// - Throws: `CommandFailure` or `ReferenceError` where it names nothing, or several things.
  /// - Returns: The path.
  func path(of text: String, kind: String? = nil) throws -> String {
    let (prefix, rest) = Self.split(text)
    if let kind = kind ?? prefix {
      return try record(prefix == nil ? text : rest, of: kind)
    }
    let (target, presence) = NamedPaths(from: context.folder, in: store.location).find(text)
    if case .household(let path) = target,
      presence != .nothing || HouseholdPath(path) != .ignored
    {
      return path
    }
    let today = try context.today(context.settings(of: store))
    do {
      return Household.Record.plan(try WeekReference.parse(text, today: today)).path
    } catch ReferenceError.noSuchWeek(let year, let number) {
      throw CommandFailure(ReferenceError.noSuchWeek(year: year, number: number).message)
    } catch {
      return try record(text)
    }
  }

  private static func split(_ text: String) -> (kind: String?, rest: String) {
    guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
    let kind = String(text[..<colon])
    guard kinds.contains(kind) else { return (nil, text) }
    return (kind, String(text[text.index(after: colon)...]))
  }

  /// A record of whichever kind has the id, else the name.
  private func record(_ text: String) throws -> String {
    let household = household
    let answers = Self.kinds.map { ($0, lookup(text, $0, household)) }
    let exact = answers.filter { $0.1.isExact }
    let found = exact.isEmpty ? answers.filter { !$0.1.candidates.isEmpty } : exact
    let all = found.flatMap { kind, answer in answer.candidates.map { (kind, $0) } }
    if all.count == 1, let path = all[0].1.path { return path }
    if all.isEmpty {
      let near = answers.flatMap { kind, answer in answer.suggestions.map { "\(kind):\($0)" } }
      throw CommandFailure(
        .namesNothing(text),
        hint: near.isEmpty ? nil : .didYouMean(anyOf: Array(near.prefix(5)))
      )
    }
    throw CommandFailure(
      .ambiguousName(text),
      hint: .sayTheKind(all.prefix(8).map { "\($0.0):\($0.1.id)" }),
      exitCode: .usage
    )
  }

  private func record(_ text: String, of kind: String) throws -> String {
    let answer = lookup(text, kind, household)
    if answer.candidates.count == 1, let path = answer.candidates[0].path { return path }
    if !answer.candidates.isEmpty {
      throw CommandFailure(
        .ambiguousName(text),
        hint: .sayTheKind(answer.candidates.prefix(8).map { "\(kind):\($0.id)" }),
        exitCode: .usage
      )
    }
    if let path = Self.record(text, kind)?.path { return path }
    throw CommandFailure(
      .namesNothing(text),
      hint: answer.suggestions.isEmpty ? nil : .didYouMean(anyOf: answer.suggestions)
    )
  }
}

extension FileReference {
  /// What a kind's records make of a text.
  fileprivate struct Answer {
    var candidates: [(id: String, path: String?)] = []
    var suggestions: [String] = []
    var isExact = false
  }

  /// The record of a kind with an id; `nil` where the text can't be one.
  private static func record(_ id: String, _ kind: String) -> Household.Record? {
    switch kind {
    case "dish": Dish.ID(id).map { .dish($0) }
    case "tag": Tag.ID(id).map { .tag($0) }
    case "food": Food.ID(id).map { .food($0) }
    case "person": Person.ID(id).map { .person($0) }
    case "template": Template.ID(id).map { .template($0) }
    default: nil
    }
  }

  private func lookup(_ text: String, _ kind: String, _ household: Household) -> Answer {
    let language = context.language
    switch kind {
    case "dish":
      return answer(RecordLookup<Dish>(dishesOf: household, language: language), text, kind)
    case "tag":
      return answer(RecordLookup<Tag>(tagsOf: household, language: language), text, kind)
    case "food":
      return answer(RecordLookup<Food>(foodsOf: household, language: language), text, kind)
    case "person": return answer(RecordLookup<Person>(peopleOf: household), text, kind)
    case "template":
      return answer(RecordLookup<Template>(templatesOf: household, language: language), text, kind)
    default: return objective(text, household)
    }
  }

  private func answer<Kind>(
    _ lookup: RecordLookup<Kind>,
    _ text: String,
    _ kind: String
  ) -> Answer {
    switch lookup.find(text) {
    case .found(let id):
      let path = Self.record(id.rawValue, kind)?.path
      return Answer(candidates: [(id.rawValue, path)], isExact: id.rawValue == text)
    case .ambiguous(let candidates):
      return Answer(candidates: candidates.map { ($0.id, Self.record($0.id, kind)?.path) })
    case .notFound(let suggestions): return Answer(suggestions: suggestions.map(\.id))
    }
  }

  /// An objective, of the person that `-p` names or of whoever has it.
  private func objective(_ text: String, _ household: Household) -> Answer {
    var answer = Answer()
    for (person, objectives) in household.objectives.sorted(by: { $0.key < $1.key }) {
      if let name = context.person, name != person.rawValue { continue }
      for id in objectives.keys where id.rawValue == text {
        let shared = Household.Record.objective(person, id).path
        let path = store.source(shared) == nil ? "private/" + shared : shared
        answer.candidates.append((id.rawValue, path))
        answer.isExact = true
      }
    }
    return answer
  }
}
