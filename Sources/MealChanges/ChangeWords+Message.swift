internal import MealFormat
internal import MealModel
package import Wording

extension ChangeWords {
  /// How many sentences a message has at most.
  package static let mostSentences = 50
  /// How long a subject may be before it is cut, and to how much.
  private static let longestSubject = 160
  private static let cutSubject = 72

  /// The changes as sentences in their order; slots that changed places share one.
  package func sentences(for changes: [MealChange]) -> [Phrase] {
    tellings(of: changes).map(\.sentence)
  }

  /// A sentence and the changes that it tells.
  package struct Telling: Sendable {
    /// The sentence, on one line.
    package var sentence: Phrase
    /// One change, or those of two slots that changed places.
    package var changes: [MealChange]
  }

  /// The changes in their order with a sentence each; slots that changed places share one.
  package func tellings(of changes: [MealChange]) -> [Telling] {
    var tellings: [Telling] = []
    var paired: Set<Int> = []
    let partners = Self.partners(in: changes)
    for (index, change) in changes.enumerated() where !paired.contains(index) {
      if let (other, sentence) = partners(index, paired).flatMap({ other in
        pairSentence(change, changes[other]).map { (other, $0) }
      }) {
        paired.insert(other)
        tellings.append(Telling(sentence: sentence, changes: [change, changes[other]]))
      } else {
        tellings.append(Telling(sentence: sentence(for: change), changes: [change]))
      }
    }
    return tellings
  }

  /// A commit's subject: the sentence of one change, else the counts by kind.
  package func subject(for changes: [MealChange]) -> Phrase {
    subject(for: changes, sentences(for: changes))
  }

  /// A commit's message: the subject, and of several changes a sentence each.
  package func message(for changes: [MealChange]) -> Phrase {
    message(for: changes, sentences(for: changes))
  }

  /// The subject of a message whose sentences are told already.
  package func subject(of tellings: [Telling]) -> Phrase {
    subject(for: tellings.flatMap(\.changes), tellings.map(\.sentence))
  }

  private func message(for changes: [MealChange], _ sentences: [Phrase]) -> Phrase {
    let subject = subject(for: changes, sentences)
    guard sentences.count > 1 || sentences.first.map({ $0 != subject }) == true else {
      return subject
    }
    var lines = Array(sentences.prefix(Self.mostSentences))
    let more = sentences.count - lines.count
    if more > 0 { lines.append(.andMore(more)) }
    return .joined([subject, Phrase(verbatim: "")] + lines, separator: "\n")
  }

  private func subject(for changes: [MealChange], _ sentences: [Phrase]) -> Phrase {
    guard let first = sentences.first else { return .nothingChanged }
    let whole = sentences.count == 1 ? first : .joined(counts(of: changes), separator: ", ")
    return Phrase(es: Self.subjectText(whole.es), en: Self.subjectText(whole.en))
  }

  private static func subjectText(_ text: String) -> String {
    text.count > longestSubject ? OneLine.cut(text, width: cutSubject) : text
  }

  // MARK: Slots that changed places

  /// Finds for the change at an index the later one that it belongs together with.
  private static func partners(in changes: [MealChange]) -> (Int, Set<Int>) -> Int? {
    { index, taken in
      guard case .slot(let plan, _, _, _) = changes[index] else { return nil }
      // The changes of one plan stand together.
      for other in changes.indices.dropFirst(index + 1) {
        guard changes[other].path == plan.path else { return nil }
        if !taken.contains(other), pair(changes[index], changes[other]) != nil { return other }
      }
      return nil
    }
  }

  private static func pair(
    _ first: MealChange,
    _ second: MealChange
  ) -> (pair: SlotPair, from: SlotKey, to: SlotKey)? {
    guard case .slot(let plan, let key, let before, let after) = first,
      case .slot(plan, let otherKey, let otherBefore, let otherAfter) = second
    else { return nil }
    let one = SlotPair.Change(key: key, before: before, after: after)
    let other = SlotPair.Change(key: otherKey, before: otherBefore, after: otherAfter)
    if let pair = SlotPair(one, other) { return (pair, key, otherKey) }
    return SlotPair(other, one).map { ($0, otherKey, key) }
  }

  private func pairSentence(_ first: MealChange, _ second: MealChange) -> Phrase? {
    guard let (pair, from, to) = Self.pair(first, second),
      case .slot(let plan, _, _, _) = first
    else { return nil }
    let meals = [meal(from.meal), meal(to.meal)]
    return switch pair {
    case .swapped: at(plan, .swapped(label(of: from), label(of: to), meals: meals))
    case .moved: at(plan, .moved(label(of: from), to: label(of: to), meal: meals[0]))
    }
  }
}
