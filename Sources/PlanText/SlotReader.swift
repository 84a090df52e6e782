internal import MealModel
internal import Wording

/// Reads the rest of a line: what stands in a slot.
///
/// Every problem is noted and reading goes on, so that all are told at once.
struct SlotReader {
  let names: PlanNames
  /// Gives a new dish its id; `nil` with a problem noted where it can't be made.
  let makeDish: (_ name: String, _ tags: [String]) -> PlanNames.Match<Dish.ID>
  private(set) var slot = Slot()
  private(set) var problems: [Phrase] = []

  init(
    names: PlanNames,
    makeDish: @escaping (_ name: String, _ tags: [String]) -> PlanNames.Match<Dish.ID>
  ) {
    self.names = names
    self.makeDish = makeDish
  }

  /// Reads a line's rest into ``slot``.
  mutating func read(_ text: String) {
    var scanner = LineScanner(text)
    var courses = [CourseWords()]
    while let token = scanner.next(isCourseBegun: courses.last?.isBegun ?? false) {
      switch token {
      case .word(let word), .quoted(let word):
        courses[courses.count - 1].add(word, isQuoted: token.isQuoted)
      case .leftovers: courses[courses.count - 1].isLeftovers = true
      case .tag:
        // One wish after another: two courses.
        if courses.last?.isWish == true { courses.append(CourseWords()) }
        courses[courses.count - 1].beginTag()
      case .plus(let isAttached): courses.append(CourseWords(isPlusAttached: isAttached))
      case .lock: slot.locked = true
      case .note(let text): note(text)
      case .details(let text): details(text)
      case .unclosed(let bracket): problems.append(.planUnclosed(bracket))
      }
    }
    read(courses)
    check()
  }

  private mutating func note(_ text: String?) {
    if slot.note != nil { problems.append(.planTwoNotes) }
    slot.note = text
  }

  private mutating func details(_ text: String) {
    var reader = DetailReader(names: names, slot: slot)
    reader.read(text)
    slot = reader.slot
    problems += reader.problems
  }

  private mutating func check() {
    if let person = slot.with.first(where: slot.without.contains) {
      problems.append(.planWithAndWithout(names.person(person) ?? person.rawValue))
    }
  }

  /// Makes courses of the words between the plus signs; an empty place before one says that the
  /// dish behind it is new.
  private mutating func read(_ courses: [CourseWords]) {
    if courses.count == 1, courses[0].isNothing { return }
    var isNew = false
    for (index, course) in courses.enumerated() {
      let isLast = index == courses.count - 1
      if course.isEmpty {
        if isLast || isNew { problems.append(.missingCourse) }
        isNew = true
        continue
      }
      read(course, isNew: isNew || course.isPlusAttached && !course.tags.isEmpty && !course.isWish)
      isNew = false
    }
  }

  private mutating func read(_ course: CourseWords, isNew: Bool) {
    switch course.kind {
    case .open: slot.items.append(.open)
    case .wish(let text): take(names.findTag(text)) { .wish($0) }
    case .leftovers(nil): problems.append(.missingDish)
    case .leftovers(let text?): take(names.findDish(text)) { .leftovers($0) }
    case .dish(let text) where isNew: take(makeDish(text, course.tags)) { .dish($0) }
    case .dish(let text):
      if course.tags.isEmpty {
        take(names.findDish(text)) { .dish($0) }
      } else {
        problems.append(.planTagsWithoutNew(text))
      }
    }
  }

  private mutating func take<ID>(_ match: PlanNames.Match<ID>, _ item: (ID) -> Slot.Item) {
    switch match {
    case .found(let id): slot.items.append(item(id))
    case .failed(let problem): problems.append(problem)
    }
  }
}

/// The words of one course.
private struct CourseWords {
  enum Kind {
    case open
    case wish(String)
    case leftovers(String?)
    case dish(String)
  }

  /// Whether the plus before it hangs on its first word.
  var isPlusAttached = false
  var isLeftovers = false
  private(set) var isWish = false
  private var words: [String] = []
  private var tagWords: [[String]] = []
  private var isQuoted = false

  init(isPlusAttached: Bool = false) {
    self.isPlusAttached = isPlusAttached
  }

  /// Whether anything stands in it.
  var isBegun: Bool { !isEmpty }
  var isEmpty: Bool { words.isEmpty && tagWords.isEmpty && !isLeftovers }
  /// Whether it says that nothing is eaten: no word at all, or a dash.
  var isNothing: Bool { isEmpty || isSign("-") }
  /// The tags behind the name.
  var tags: [String] { tagWords.map { $0.joined(separator: " ") } }

  var kind: Kind {
    if isWish { return .wish(tags[0]) }
    if isLeftovers { return .leftovers(words.isEmpty ? nil : words.joined(separator: " ")) }
    return isSign("?") ? .open : .dish(words.joined(separator: " "))
  }

  mutating func add(_ word: String, isQuoted: Bool) {
    self.isQuoted = self.isQuoted || isQuoted
    if tagWords.isEmpty { words.append(word) } else { tagWords[tagWords.count - 1].append(word) }
  }

  mutating func beginTag() {
    if isEmpty { isWish = true }
    tagWords.append([])
  }

  private func isSign(_ sign: String) -> Bool {
    words == [sign] && !isQuoted && tagWords.isEmpty && !isLeftovers
  }
}
