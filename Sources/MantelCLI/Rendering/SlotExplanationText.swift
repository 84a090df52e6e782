internal import JSONDocument
internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

/// A slot's explanation as it is told.
struct SlotExplanationText {
  let explanation: SlotExplanation
  let candidate: SlotExplanation.Candidate?
  let counts: SlotExplanation.Counts
  let language: Language

  private var household: Household { explanation.household }

  // MARK: For people

  /// The lines.
  var lines: [StyledText] {
    let slot = household.name(of: explanation.address)
    return [StyledText(slot[language], .bold)] + about + [""] + countLines
  }

  private var about: [StyledText] {
    guard let candidate else { return [StyledText("  " + Phrase.nothingPlanned[language], .dim)] }
    let names = Phrase.joined(candidate.dishes.map { household.name(of: $0) }, separator: " + ")
    let verdict =
      candidate.isPossible ? Phrase.mayBePlanned(names) : Phrase.mayNotBePlanned(names)
    return [StyledText("  " + verdict[language])] + breachLines(candidate)
      + candidate.outcome.remarks.map { StyledText("    · " + $0.message[language], .dim) }
      + candidate.outcome.servings.compactMap(servingLine)
  }

  private func breachLines(_ candidate: SlotExplanation.Candidate) -> [StyledText] {
    candidate.outcome.breaches.map { breach in
      let others = breach.others.map { household.name(of: $0) }
      let place = breach.address.flatMap { $0 == explanation.address ? nil : $0 }
      let clause = Phrase.brokenRule(
        household.name(of: place ?? explanation.address),
        message: breach.message,
        others: others
      )
      guard candidate.accepted.contains(breach.allowance) else {
        return "    " + StyledText("✗ ", WeekStyle.unsafe) + StyledText(clause[language])
      }
      return "    " + StyledText("· " + Phrase.accepted(clause)[language], .dim)
    }
  }

  private func servingLine(_ entry: SlotOutcome.DinerServing) -> StyledText? {
    let person = household.name(of: entry.person)
    let reasons = entry.serving.reasons(in: household).map { $0[language] }
    let why = reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
    return switch entry.serving.verdict {
    case .safe:
      reasons.isEmpty
        ? nil
        : "    " + StyledText("✓ ", Style(foreground: .basic(.green)))
          + StyledText(person[language] + why)
    case .unsafe:
      "    " + StyledText("✗ ", WeekStyle.unsafe)
        + StyledText(Phrase.cannotEat(person[language])[language] + why)
    case .notChecked:
      "    " + StyledText("? ", WeekStyle.notChecked)
        + StyledText(Phrase.notChecked(person[language])[language] + why)
    }
  }

  /// How many dishes are possible, and what leaves out the others.
  var countLines: [StyledText] {
    guard counts.total > 0 else { return [StyledText(Phrase.noDishes[language], .dim)] }
    guard counts.possible < counts.total else {
      return [StyledText(Phrase.allDishesPossible(counts.total)[language])] + fittingLines
    }
    let people = { (list: [Person.ID: Int], words: (String) -> Phrase) in
      list.sorted { $0.key < $1.key }.map { person, count in
        (count, words(household.name(of: person)[language]))
      }
    }
    let rows =
      rules.map { ($0.count, $0.words) } + people(counts.unsafe, Phrase.cannotEat)
      + people(counts.unchecked, Phrase.notChecked)
      + (counts.otherCourse > 0 ? [(counts.otherCourse, .otherCourse)] : []) + wishRows
    let heading = Phrase.possibleDishes(counts.possible, of: counts.total)
    return [StyledText(heading[language])]
      + rows.map { count, words in
        let number = String(count)
        let blanks = String(repeating: " ", count: max(0, 5 - number.count))
        return StyledText(blanks + number + "  " + words[language])
      } + fittingLines
  }

  private var wishRows: [(Int, Phrase)] {
    guard counts.notWished > 0 else { return [] }
    let wishes = Phrase.list(explanation.wishes.map { household.name(of: $0) })
    return [(counts.notWished, .notWhatIsWanted(wishes))]
  }

  private var fittingLines: [StyledText] {
    guard candidate == nil, !counts.fitting.isEmpty else { return [] }
    let names = counts.fitting.prefix(Self.mostFitting).map { household.name(of: $0) }
    let more = counts.fitting.count - names.count
    return [StyledText(Phrase.fittingDishes(names, more: more)[language])]
  }

  /// How many of the possible dishes are named.
  private static let mostFitting = 8

  /// The rules that leave out dishes, the one that leaves out most first.
  private var rules: [(allowance: String, count: Int, words: Phrase)] {
    counts.rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { allowance, count in
      let field = allowance.split(separator: ".").last.map(String.init) ?? allowance
      let subject: Phrase? =
        switch counts.subjects[allowance] {
        case .bearer(let bearer): bearer.phrase(in: household)
        case .person(let person): household.name(of: person)
        case .meal, nil: nil
        }
      return (allowance, count, .rule(.leftOut(by: field), of: subject))
    }
  }

  // MARK: For scripts

  /// The document: the slot, what is asked about with its broken rules and who can eat it, and
  /// how many dishes are possible.
  func document(warnings: [Phrase]) -> JSONValue {
    .object([
      "slot": .string(explanation.address.description),
      "dishes": .array((candidate?.dishes ?? []).map { .string($0.rawValue) }),
      "possible": candidate.map { .bool($0.isPossible) } ?? .null,
      "breaches": .array((candidate?.outcome.breaches ?? []).map(document)),
      "people": .array((candidate?.outcome.servings ?? []).map(document)),
      "household": countsDocument,
      "warnings": .array(warnings.map { .string($0[language]) }),
    ])
  }

  /// How many dishes are possible, and what leaves out the others.
  var countsDocument: JSONValue {
    .object([
      "dishes": .integer(counts.total),
      "possible": .integer(counts.possible),
      "fitting": .array(counts.fitting.map { .string($0.rawValue) }),
      "rules": .object(
        JSONObject(rules.map { .init(key: $0.allowance, value: .integer($0.count)) })
      ),
      "unsafe": Self.counted(counts.unsafe),
      "notChecked": Self.counted(counts.unchecked),
      "otherCourse": .integer(counts.otherCourse),
      "notWished": .integer(counts.notWished),
    ])
  }

  private static func counted(_ list: [Person.ID: Int]) -> JSONValue {
    .object(
      JSONObject(
        list.sorted { $0.key < $1.key }.map {
          .init(key: $0.key.rawValue, value: .integer($0.value))
        }
      )
    )
  }

  private func document(_ breach: RuleBreach) -> JSONValue {
    .object([
      "rule": .string(breach.allowance),
      "message": .string(breach.message[language]),
      "slot": breach.address.map { .string($0.description) } ?? .null,
      "others": .array(breach.others.map { .string($0.description) }),
      "accepted": .bool(candidate?.accepted.contains(breach.allowance) == true),
    ])
  }

  private func document(_ entry: SlotOutcome.DinerServing) -> JSONValue {
    .object([
      "person": .string(entry.person.rawValue),
      "dish": .string(entry.serving.planned.rawValue),
      "verdict": .string(entry.serving.word),
      "served": .string(entry.serving.dish.rawValue),
      "reasons": .array(entry.serving.reasons(in: household).map { .string($0[language]) }),
    ])
  }
}
