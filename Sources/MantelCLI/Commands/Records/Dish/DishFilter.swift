internal import ArgumentParsing
internal import MealModel
internal import MealRules
internal import Wording

/// Which dishes a list shows.
struct DishFilter {
  static let tag = Parameter.option(
    "tag",
    short: "t",
    valueName: "TAG",
    help: Phrase(es: "con todas estas etiquetas", en: "with all of these tags"),
    isRepeatable: true,
    completion: .tag
  )
  static let with = Parameter.option(
    "with",
    valueName: "FOOD",
    help: Phrase(es: "que llevan todo esto", en: "made with all of these"),
    isRepeatable: true,
    completion: .food
  )
  static let notSince = Parameter.option(
    "not-since",
    valueName: "RANGE",
    help: Phrase(
      es: "que no se comen desde entonces: 30d, last-month",
      en: "not eaten since then: 30d, last-month"
    )
  )
  static let course = Parameter.option(
    "course",
    valueName: "COURSE",
    help: Phrase(es: "de esta clase de plato", en: "of this course"),
    completion: .values(Course.allCases.map(\.rawValue))
  )
  static let safeFor = Parameter.option(
    "safe-for",
    valueName: "PERSON",
    help: Phrase(es: "que puede comer", en: "that they can eat"),
    isRepeatable: true,
    completion: .person
  )
  static let archived = Parameter.flag(
    "archived",
    help: Phrase(es: "los archivados", en: "the archived ones")
  )

  static let parameters = [tag, with, notSince, course, safeFor, archived]

  private let tags: [String]
  private let foods: [String]
  private let notSince: String?
  private let course: Course?
  private let people: [String]
  private let isArchived: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    tags = arguments.values(Self.tag).flatMap(CommaList.items)
    foods = arguments.values(Self.with).flatMap(CommaList.items)
    notSince = arguments.value(Self.notSince)
    course = arguments.value(Self.course).flatMap(Course.init(rawValue:))
    people = arguments.values(Self.safeFor).flatMap(CommaList.items)
    isArchived = arguments.has(Self.archived)
  }

  /// Whether all dishes in use pass.
  var isEmpty: Bool {
    tags.isEmpty && foods.isEmpty && notSince == nil && course == nil && people.isEmpty
      && !isArchived
  }

  /// The dishes that pass.
  ///
  /// - Throws: `CommandFailure` where a filter names nothing.
  func dishes(
    in context: CommandContext,
    _ session: Session,
    _ history: DishHistory
  ) throws -> [Dish.ID] {
    let finder = RecordFinder(context: context, session: session)
    let tags = try tags.map(finder.tag)
    let foods = try foods.map { try ingredients($0, finder, session.household) }
    let people = try people.map(finder.person)
    let start = try notSince.map { try day($0, session.today) }
    let check = SafetyCheck(household: session.household)
    return session.household.dishes.filter { id, dish in
      dish.archived == isArchived
        && course.map { $0 == dish.course } ?? true
        && tags.allSatisfy(dish.tags.contains)
        && foods.allSatisfy { keys in dish.ingredients.contains { keys.contains($0.key) } }
        && start.map { start in history.last[id].map { $0 < start } ?? true } ?? true
        && people.allSatisfy { check.serving(of: id, to: $0).verdict.isSafe }
    }
    .map(\.key)
  }

  /// The keys of ingredients that a text means: a food's, or those without a file called so.
  private func ingredients(
    _ text: String,
    _ finder: RecordFinder,
    _ household: Household
  ) throws -> Set<String> {
    do {
      return [try finder.food(text).rawValue]
    } catch let failure as CommandFailure where failure.exitCode == .failed {
      let words = PlainWords(text).words
      let keys = household.dishes.values.flatMap(\.ingredients).map(\.key).filter {
        PlainWords($0).contains(words)
      }
      guard !keys.isEmpty else { throw failure }
      return Set(keys)
    }
  }

  /// The first day of a range of the past.
  private func day(_ text: String, _ today: CalendarDay) throws -> CalendarDay {
    do {
      return try DateRangeReference.parse(text, today: today).first
    } catch {
      throw error.usageError
    }
  }
}

/// Words that are parted by commas in one argument.
enum CommaList {
  static func items(_ text: String) -> [String] {
    text.split(separator: ",").map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }
}
