internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// What someone can eat of a household's dishes.
struct SafetyReport {
  /// Who.
  let person: Person.ID
  /// What they would get of each dish.
  let servings: [Serving]
  /// Where things have their names.
  let household: Household

  /// For people: grouped by verdict.
  func lines(_ language: Language, width: Int) -> [StyledText] {
    guard !servings.isEmpty else { return [StyledText(Phrase.noDishes[language], .dim)] }
    let groups: [(word: String, title: (Int) -> Phrase, sign: String, style: Style)] = [
      ("safe", Phrase.safeDishes, "✓", Style(foreground: .basic(.green))),
      ("unsafe", Phrase.unsafeDishes, "✗", WeekStyle.unsafe),
      ("not-checked", Phrase.uncheckedDishes, "?", WeekStyle.notChecked),
    ]
    return [StyledText(heading[language])]
      + groups.flatMap { group -> [StyledText] in
        let found = sorted(language).filter { $0.word == group.word }
        guard !found.isEmpty else { return [] }
        return ["", StyledText(group.title(found.count)[language], .bold)]
          + found.flatMap { lines($0, StyledText(group.sign, group.style), language, width) }
      }
  }

  /// For other programs: id, verdict and reason, parted by tabs.
  func records(_ language: Language) -> [String] {
    servings.map { serving in
      let reason = reason(serving) ?? .nothingExcluded
      let shown = VisibleText.sanitized(reason[language])
      return "\(serving.planned)\t\(serving.word)\t\(shown)"
    }
  }

  /// For scripts: the lists `safe`, `unsafe` and `notChecked`.
  func document(_ language: Language) -> JSONValue {
    func list(_ word: String) -> JSONValue {
      .array(servings.filter { $0.word == word }.map { document($0, language) })
    }
    return .object([
      "person": .string(person.rawValue),
      "strict": .bool(household.people[person]?.strict == true),
      "safe": list("safe"),
      "unsafe": list("unsafe"),
      "notChecked": list("not-checked"),
    ])
  }

  private func document(_ serving: Serving, _ language: Language) -> JSONValue {
    .object([
      "dish": .string(serving.planned.rawValue),
      "name": .string(household.name(of: serving.planned)[language]),
      "served": .string(serving.dish.rawValue),
      "reasons": .array(serving.reasons(in: household).map { .string($0[language]) }),
    ])
  }

  private var heading: Phrase {
    let exclusions = household.people[person].map(Exclusions.init(of:))
    let substances = (exclusions?.substances ?? []).sorted { $0.rawValue < $1.rawValue }
    let foods = (exclusions?.foods ?? []).sorted()
    return .whatCanEat(
      household.name(of: person),
      avoiding: substances.map { Phrase.substance($0.rawValue) }
        + foods.map { household.name(of: $0) }
        + (exclusions?.unreadable ?? []).map(Phrase.init(verbatim:)),
      isStrict: household.people[person]?.strict == true
    )
  }

  private func sorted(_ language: Language) -> [Serving] {
    servings.map { (PlainWords(household.name(of: $0.planned)[language]).text, $0) }
      .sorted { ($0.0, $0.1.planned) < ($1.0, $1.1.planned) }
      .map(\.1)
  }

  /// A dish and the reason behind it, or below where both don't fit.
  private func lines(
    _ serving: Serving,
    _ sign: StyledText,
    _ language: Language,
    _ width: Int
  ) -> [StyledText] {
    let name = WeekCellText.shortened(household.name(of: serving.planned)[language])
    let line = "  " + sign + " " + StyledText(name)
    guard let reason = reason(serving) else { return [line] }
    let text = StyledText(VisibleText.sanitized(reason[language]), .dim)
    if line.width + 3 + text.width <= width { return [line + StyledText(" · ", .dim) + text] }
    return [line] + text.wrapped(to: max(20, width - 6)).map { "      " + $0 }
  }

  private func reason(_ serving: Serving) -> Phrase? {
    let reasons = serving.reasons(in: household)
    return reasons.isEmpty ? nil : .joined(reasons, separator: "; ")
  }
}
