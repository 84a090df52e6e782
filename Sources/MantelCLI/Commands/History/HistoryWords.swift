internal import MealFormat
internal import MealModel
internal import MealStore
internal import Wording

/// The words of a command about history, told apart: whose history it is, and which commits.
///
/// A word is a range of commits if it begins with `^`, or has two dots and isn't a range of weeks
/// or days; a week, a meal, a file or a name comes before a revision of the same name.
struct HistoryWords {
  /// Whose history; the whole household's where there is none.
  var subjects: [HistorySubject] = []
  /// Ranges and revisions, in git's own notation.
  var revisions: [String] = []

  /// Whether a word can only be a range of commits.
  static func isRange(_ word: String, today: CalendarDay) -> Bool {
    if word.hasPrefix("^") { return true }
    guard word.contains(".."), !word.split(separator: "/").contains("..") else { return false }
    return (try? DateRangeReference.parse(word, today: today)) == nil
  }
}

/// Reads the words of commands about history.
struct HistoryWordReader {
  private let context: CommandContext
  private let store: HouseholdStore
  private let settings: Settings
  private let today: CalendarDay

  init(_ context: CommandContext, _ store: HouseholdStore) throws {
    self.context = context
    self.store = store
    settings = context.settings(of: store)
    today = try context.today(settings)
  }

  /// Tells words apart; a name may be of several, and several things may be named.
  ///
  /// - Throws: `CommandFailure` or `ReferenceError` where a word names nothing.
  func read(_ words: [String]) throws -> HistoryWords {
    let ranges = words.filter { HistoryWords.isRange($0, today: today) }
    let rest = words.filter { !HistoryWords.isRange($0, today: today) }
    guard !rest.isEmpty else { return HistoryWords(revisions: ranges) }
    do {
      return HistoryWords(
        subjects: try subjects(rest.joined(separator: " ")),
        revisions: ranges
      )
    } catch {
      let named = rest.filter(isOnlyRevision)
      let others = rest.filter { !named.contains($0) }
      if let subjects = try subjects(oneOrEachOf: others) {
        return HistoryWords(subjects: subjects, revisions: ranges + named)
      }
      throw Self.withRevisions(error, rest.joined(separator: " "))
    }
  }

  /// Whether a word names a commit and nothing of the household.
  private func isOnlyRevision(_ word: String) -> Bool {
    store.isRevision(word) && (try? subjects(word)) == nil
  }

  /// What words name, as one name or each by itself; `nil` where they name nothing.
  private func subjects(oneOrEachOf words: [String]) throws -> [HistorySubject]? {
    if words.isEmpty { return [] }
    let whole = words.joined(separator: " ")
    if let subjects = try? subjects(whole) { return subjects }
    if words.count > 1, let all = try? words.flatMap(subjects) { return all }
    return try deleted(whole)
  }

  /// A record that there was: its id has a history.
  private func deleted(_ id: String) throws -> [HistorySubject]? {
    guard let dish = Dish.ID(id), let person = Person.ID(id) else { return nil }
    let folders = ["tags", "foods", "templates"]
    var query = HistoryQuery(limit: 1)
    query.subjects = [.path(Household.Record.dish(dish).path), .person(person)]
    query.subjects += folders.map { .path("\($0)/\(id).json") }
    return try store.history(query).isEmpty ? nil : query.subjects
  }

  /// What a text names: a file that there is, a slot, a day, a week, weeks or days, or a record.
  func subjects(_ text: String) throws -> [HistorySubject] {
    if let path = path(text) { return [.path(path)] }
    do {
      let place = try PlaceReference.parse(text, today: today, settings: settings)
      return [Self.subject(of: place)]
    } catch ReferenceError.notAMeal(let word, let near) {
      throw ReferenceError.notAMeal(word, near: near)
    } catch ReferenceError.noSuchWeek(let year, let number) {
      throw ReferenceError.noSuchWeek(year: year, number: number)
    } catch ReferenceError.noSuchDay(let day) {
      throw ReferenceError.noSuchDay(day)
    } catch {}
    if let range = try? DateRangeReference.parse(text, today: today) {
      return Self.subjects(of: range)
    }
    let path = try FileReference(context, store).path(of: text)
    if case .file(.preferences, .person(let person)?) = HouseholdPath(path) {
      return [.person(person)]
    }
    return [.path(path)]
  }

  /// The path that a text is: something is there, or one of the household's files could be.
  private func path(_ text: String) -> String? {
    let (target, presence) = NamedPaths(from: context.folder, in: store.location).find(text)
    guard case .household(let path) = target,
      presence != .nothing || HouseholdPath(path) != .ignored
    else { return nil }
    return path
  }

  static func subject(of place: PlaceReference) -> HistorySubject {
    switch place {
    case .slot(let address): .slots(address.week, [address.key])
    case .day(let day): .slots(day.week, keys(of: day))
    case .week(let week): .path(Household.Record.plan(week).path)
    }
  }

  /// Whole weeks by their files, days by their meals.
  private static func subjects(of range: DateRange) -> [HistorySubject] {
    range.weeks.map { week in
      let days = Weekday.allCases.map { week.day($0) }.filter(range.contains)
      return days.count == Weekday.allCases.count
        ? subject(of: .week(week)) : .slots(week, Set(days.flatMap(keys)))
    }
  }

  static func keys(of day: CalendarDay) -> Set<SlotKey> {
    Set(Meal.allCases.map { SlotKey(day.weekday, $0) })
  }

  /// The error of a word that could have been a revision too.
  private static func withRevisions(_ error: any Error, _ text: String) -> any Error {
    guard var failure = error as? CommandFailure, failure.message == .namesNothing(text) else {
      return error
    }
    failure.message = .namesNothingNorRevision(text)
    return failure
  }
}
