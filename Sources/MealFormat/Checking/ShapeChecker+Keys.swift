internal import Diagnostics
internal import JSONDocument
internal import MealModel
internal import Wording

extension ShapeChecker {
  /// What becomes of a key that is data.
  enum KeyJudgement {
    /// It is one, and its value is checked.
    case accepted
    /// It isn't one, and that was told.
    case reported
    /// It isn't one: a key that isn't known.
    case unknown
  }

  mutating func judge(
    _ member: JSONNode.Member,
    _ key: String,
    _ entries: ObjectShape.Entries,
    _ shape: ObjectShape
  ) -> KeyJudgement {
    switch entries.key {
    case .slot: return judgeSlot(member, key, shape)
    case .dayPattern:
      guard DayPattern(key) == nil else { return .accepted }
      find(.badDays, member.key, .badDays(key), hint: .daysHint)
      return .reported
    case .language: return Self.isLanguage(key) ? .accepted : .unknown
    case .span:
      if Span(key) == nil { find(.badTime, member.key, .badSpan(key), hint: .spanHint) }
    case .reference(let kind):
      look(up: [kind], member.key, key, use: kind == .food ? .ingredient : .plain)
    case .ingredient:
      let isDish = Self.hasServings(member.value)
      look(up: [isDish ? .dish : .food], member.key, key, use: isDish ? .plain : .ingredient)
    case .substanceOrFood:
      if Substance(rawValue: key) == nil { look(up: [.food], member.key, key, use: .allergy) }
    case .ownID, .foodOrOwnID:
      if !IdentifierText.isValid(key) { find(.badID, member.key, .badID(key), hint: .idHint) }
    case .word: checkLine(member.key, key, maximum: 200)
    }
    return .accepted
  }

  /// Whether an ingredient's value makes it a dish.
  static func hasServings(_ value: JSONNode) -> Bool {
    value["servings"] != nil || value.items.contains { $0["servings"] != nil }
  }

  /// Whether a text is a language tag of two or three letters.
  static func isLanguage(_ text: String) -> Bool {
    2...3 ~= text.utf8.count
      && text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// A slot in other words, or misspelt, is mended where its right key is free.
  private mutating func judgeSlot(
    _ member: JSONNode.Member,
    _ key: String,
    _ shape: ObjectShape
  ) -> KeyJudgement {
    guard SlotKey(key) == nil else { return .accepted }
    let meant = Self.slot(meantBy: key)
    if meant == nil, !key.contains("."),
      !Spelling.near(key, among: shape.fields.map(\.key)).isEmpty
    {
      return .unknown
    }
    let isFree = meant.map { slots?.member($0.description) == nil } ?? false
    find(
      .unknownSlot,
      member.key,
      .unknownSlot(key),
      hint: meant.map { .didYouMean($0.description) } ?? .slotHint,
      fix: isFree ? meant.map { .replaceBytes(member.key.range, with: "\"\($0)\"") } : nil
    )
    return .reported
  }

  /// The slot that a text in other words or with a wrong letter means; `nil` where that isn't
  /// plain.
  static func slot(meantBy text: String) -> SlotKey? {
    if let key = SlotKey(words: text) { return key }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2,
      let day = meant(by: parts[0], among: Weekday.allCases.map(\.rawValue)),
      let meal = meant(by: parts[1], among: Meal.allCases.map(\.rawValue))
    else { return nil }
    return SlotKey(words: day + "." + meal)
  }

  private static func meant(by text: String, among words: [String]) -> String? {
    if Weekday(word: text) != nil || Meal(word: text) != nil { return text }
    let near = Spelling.near(text, among: words)
    return near.count == 1 ? near[0] : nil
  }
}
