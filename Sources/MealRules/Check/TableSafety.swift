internal import Diagnostics
internal import MealModel
internal import Wording

/// What someone at the table can't eat, or nobody knows whether they can.
///
/// One finding a course and person. Nothing in `allow` silences it.
enum TableSafety {
  static func findings(in timeline: PlanTimeline, scope: RuleScope) -> [Finding] {
    let household = timeline.household
    guard !scope.settingsAreFaulty else { return [] }
    let check = SafetyCheck(household: household)
    let limited = Set(
      household.people.keys.filter {
        !household.faulty.contains(.person($0)) && check.hasLimit($0)
      }
    )
    guard !limited.isEmpty else { return [] }
    var verdicts: [Question: SafetyVerdict] = [:]
    var result: [Finding] = []
    for entry in timeline.entries where scope.judges(entry.address.week) {
      let diners = household.diners(at: entry.address.key, of: entry.slot).filter(limited.contains)
      for (index, item) in entry.slot.items.enumerated() {
        guard let dish = item.dish, timeline.knownDish(dish) != nil else { continue }
        for person in diners {
          let question = Question(person: person, dish: dish)
          let verdict =
            verdicts[question] ?? check.serving(of: dish, to: person).verdict
          verdicts[question] = verdict
          let place = Place(slot: entry.address, item: index)
          if let finding = finding(verdict, question, at: place, in: household) {
            result.append(finding)
          }
        }
      }
    }
    return result
  }

  private struct Question: Hashable {
    var person: Person.ID
    var dish: Dish.ID
  }

  private static func finding(
    _ verdict: SafetyVerdict,
    _ question: Question,
    at place: Place,
    in household: Household
  ) -> Finding? {
    let person = household.name(of: question.person)
    let dish = household.name(of: question.dish)
    switch verdict {
    case .safe:
      return nil
    case .unsafe(let reasons):
      let reasons = reasons.map { $0.phrase(in: household) }
      return Finding(
        .unsafeDish,
        at: place,
        Phrase.unsafeDish(person: person, dish: dish, reasons: reasons),
        hint: Phrase.unsafeDishHint
      )
    case .notChecked(let reasons):
      // What a broken file says of a dish has to wait until it is mended.
      guard !reasons.contains(where: \.isFaultyRecord) else { return nil }
      let reasons = reasons.map { $0.phrase(in: household) }
      let isStrict = household.people[question.person]?.strict == true
      return Finding(
        .notChecked,
        at: place,
        Phrase.notChecked(person: person, dish: dish, reasons: reasons),
        severity: isStrict ? .warning : .note
      )
    }
  }
}
