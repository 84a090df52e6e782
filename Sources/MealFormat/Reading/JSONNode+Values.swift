internal import JSONDocument
internal import MealModel

/// What a document's values mean, wherever they have the right type.
///
/// Readers take what is usable and pass over the rest: what is wrong was found by the checker.
extension JSONNode {
  func text(_ key: StaticString) -> String? { self[key]?.string }
  func integer(_ key: StaticString) -> Int? { self[key]?.integer }
  func number(_ key: StaticString) -> Double? { self[key]?.number }
  func flag(_ key: StaticString) -> Bool? { self[key]?.bool }

  func id<Kind>(_ key: StaticString) -> Identifier<Kind>? {
    self[key]?.string.flatMap(Identifier.init(_:))
  }

  func ids<Kind>(_ key: StaticString) -> [Identifier<Kind>] {
    self[key]?.ids() ?? []
  }

  func ids<Kind>() -> [Identifier<Kind>] {
    items.compactMap { $0.string.flatMap(Identifier.init(_:)) }
  }

  func texts(_ key: StaticString) -> [String] {
    self[key]?.items.compactMap(\.string) ?? []
  }

  func substances(_ key: StaticString) -> Set<Substance>? {
    guard let list = self[key], list.kind == .array else { return nil }
    let words = list.items.map { $0.string.flatMap(Substance.init(rawValue:)) }
    // A word that can't be read might have been any: then nobody has looked.
    guard !words.contains(nil) else { return nil }
    return Set(words.compactMap(\.self))
  }

  var name: Name? {
    switch kind {
    case .string: return string.map { Name($0) }
    case .object:
      var texts: [String: String] = [:]
      for member in members {
        if let language = member.key.string, let text = member.value.string {
          texts[language] = texts[language] ?? text
        }
      }
      return texts.isEmpty ? nil : Name(byLanguage: texts)
    default: return nil
    }
  }

  var amount: Amount? {
    switch kind {
    case .number: numberText.map { .pieces(CanonicalText.number($0)) }
    case .string: string.map { .text($0) }
    default: nil
    }
  }

  var nutrition: Nutrition? {
    guard kind == .object else { return nil }
    return Nutrition(
      kcal: number("kcal"),
      protein: number("protein"),
      carbohydrates: number("carbohydrates"),
      fat: number("fat"),
      fibre: number("fibre")
    )
  }

  func replacements<Kind>(_ key: StaticString) -> [Replacement<Kind>] {
    guard let map = self[key], map.kind == .object else { return [] }
    return map.members.compactMap { member in
      guard let excluded = member.key.string,
        let id = member.value.string.flatMap({ Identifier<Kind>($0) })
      else { return nil }
      return Replacement(excluded, id)
    }
    .sorted { $0.excluded.utf8.lexicographicallyPrecedes($1.excluded.utf8) }
  }

  var dayPattern: DayPattern? {
    switch kind {
    case .string: return string.flatMap(DayPattern.init(_:))
    case .array:
      let patterns = items.compactMap { $0.string.flatMap(DayPattern.init(_:)) }
      return DayPattern(patterns.reduce(into: []) { $0.formUnion($1.days) })
    default: return nil
    }
  }

  /// A value that is the same every day or differs by days, read by `value`.
  func byDays<Value: Hashable & Sendable>(_ value: (JSONNode) -> Value?) -> ByDays<Value>? {
    guard kind == .object else { return value(self).map(ByDays.always) }
    return .days(
      members.compactMap { member in
        guard let days = member.key.string.flatMap(DayPattern.init(_:)),
          let value = value(member.value)
        else { return nil }
        return ByDays.Entry(days, value)
      }
    )
  }
}
