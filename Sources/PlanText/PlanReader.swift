internal import MealModel
internal import Wording

/// Reads a page of lines back.
///
/// It is forgiving: words of either language, in any case, without accents, shortened. A line
/// that stands as it was written means what it was written for, whatever has become of the names
/// since.
package struct PlanReader {
  private let words: PlanWords
  private let names: PlanNames
  private let base: PlanContent
  private let page: PlanPage

  private var reading: PlanReading
  private var newDishes = NewDishes()

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - text: The page.
  ///   - base: What it was written from.
  ///   - words: The words for days and meals.
  ///   - names: What names mean.
  /// - Returns: What it came to, with all that is wrong with it.
  package static func read(
    _ text: String,
    base: PlanContent,
    words: PlanWords,
    names: PlanNames
  ) -> PlanReading {
    var reader = Self(base: base, words: words, names: names)
    for (number, line) in PlanLines.split(text).enumerated() {
      let trimmed = LineScanner.trimmed(Array(line.unicodeScalars))
      if let first = trimmed.unicodeScalars.first, first != "#" { reader.read(trimmed, number) }
    }
    if base.name != nil, reader.reading.content.name?.isEmpty != false {
      let line = reader.reading.nameLine
      reader.reading.problems.append(PlanReading.Problem(line: line, message: .planNameIsEmpty))
    }
    return reader.reading
  }

  private init(base: PlanContent, words: PlanWords, names: PlanNames) {
    self.words = words
    self.names = names
    self.base = base
    page = PlanPage(words: words, names: names)
    reading = PlanReading(content: PlanContent(name: base.name == nil ? nil : ""))
  }

  private mutating func read(_ line: String, _ number: Int) {
    reading.isEmpty = false
    if let (word, rest) = Self.headWord(line) {
      switch word {
      case "note", "nota": return readNote(rest, number)
      case "name", "nombre": return readName(rest, number)
      default: break
      }
    }
    guard let (key, rest) = readKey(line, number) else { return }
    guard reading.lines[key] == nil else { return note(.planLineTwice, number) }
    reading.lines[key] = number
    reading.content.slots[key] = slot(rest, at: key, number)
  }

  /// The word before a colon at the line's beginning, and what stands behind it.
  private static func headWord(_ line: String) -> (word: String, rest: String)? {
    let scalars = Array(line.unicodeScalars)
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let word = LineScanner.trimmed(scalars[..<colon])
    return (LatinLetters.folded(word), LineScanner.trimmed(scalars[(colon + 1)...]))
  }

  private mutating func readNote(_ text: String, _ number: Int) {
    guard reading.noteLine == nil else { return note(.planLineTwice, number) }
    reading.noteLine = number
    reading.content.note = text.isEmpty ? nil : PlainWriting.unquoted(text) ?? text
  }

  private mutating func readName(_ text: String, _ number: Int) {
    guard base.name != nil else { return note(.planWeekHasNoName, number) }
    guard reading.nameLine == nil else { return note(.planLineTwice, number) }
    reading.nameLine = number
    reading.content.name = PlainWriting.unquoted(text) ?? text
  }

  private mutating func note(_ problem: Phrase, _ line: Int) {
    reading.problems.append(PlanReading.Problem(line: line, message: problem))
  }
}

extension PlanReader {
  /// Reads what stands behind day and meal.
  private mutating func slot(_ rest: String, at key: SlotKey, _ number: Int) -> Slot {
    // What wasn't touched isn't read: its names may not be the household's any more.
    let standing = base[key]
    if rest.utf8.elementsEqual(page.writer.text(of: standing).utf8) { return standing }
    var made = newDishes
    var reader = SlotReader(names: names) { [names] name, tags in
      made.make(name, tags: tags, names)
    }
    reader.read(rest)
    newDishes = made
    reading.newDishes = made.dishes
    for problem in reader.problems { note(problem, number) }
    return reader.slot
  }

  /// Reads day and meal, in one word or two, and gives what stands behind them.
  private mutating func readKey(_ line: String, _ number: Int) -> (SlotKey, String)? {
    let scalars = Array(line.unicodeScalars)
    let starts = Self.wordStarts(in: scalars)
    func word(_ index: Int) -> String? {
      guard index < starts.count else { return nil }
      let text = scalars[starts[index]...].prefix { !$0.properties.isWhitespace }
      return LineScanner.text(text.last == ":" ? text.dropLast() : text)
    }
    func rest(from index: Int) -> String {
      index < starts.count ? LineScanner.trimmed(scalars[starts[index]...]) : ""
    }
    guard let first = word(0) else { return nil }
    if let key = SlotKey(first) { return (key, rest(from: 1)) }
    let parts = first.split(separator: ".", maxSplits: 1).map(String.init)
    let isJoined = parts.count == 2
    guard let day = readDay(parts.first ?? first, number) else { return nil }
    guard let mealWord = isJoined ? parts[1] : word(1) else {
      note(.planMealMissing, number)
      return nil
    }
    let mealIndex = isJoined ? 0 : 1
    let following = (1...3).compactMap { word(mealIndex + $0) }
    let (match, count) = words.meal(mealWord, before: following)
    switch match {
    case .found(let meal): return (SlotKey(day, meal), rest(from: mealIndex + 1 + count))
    case .ambiguous(let meals):
      note(.planWordAmbiguous(mealWord, meals.map { .meal($0.rawValue) }), number)
    case .none(let near): note(Self.unknown(.notAMeal(mealWord), near), number)
    }
    return nil
  }

  private mutating func readDay(_ word: String, _ number: Int) -> Weekday? {
    switch words.day(word) {
    case .found(let day): return day
    case .ambiguous(let days):
      note(.planWordAmbiguous(word, days.map { .weekday($0.index) }), number)
    case .none(let near): note(Self.unknown(.notADay(word), near), number)
    }
    return nil
  }

  /// Says which word was meant, or what a line looks like.
  private static func unknown(_ message: Phrase, _ near: String?) -> Phrase {
    .joined([message, near.map { .didYouMean($0) } ?? .planLineExample], separator: "; ")
  }

  private static func wordStarts(in scalars: [Unicode.Scalar]) -> [Int] {
    scalars.indices.prefix(4_096).filter { index in
      !scalars[index].properties.isWhitespace
        && (index == 0 || scalars[index - 1].properties.isWhitespace)
    }
  }
}
