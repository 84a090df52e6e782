internal import Diagnostics
internal import MealModel
internal import Wording

/// Two `fixed` on one slot: each week only one of them can have it.
///
/// The finding stands at the later claim, tags before dishes and each by id, with a note at the
/// first. A slot that the settings don't plan can't be claimed.
enum FixedClash {
  static func findings(in household: Household, scope: RuleScope) -> [Finding] {
    guard !scope.settingsAreFaulty else { return [] }
    var first: [SlotKey: (bearer: Bearer, place: Place)] = [:]
    var result: [Finding] = []
    for claim in scope.claims {
      if case .dish(let dish) = claim.bearer, household.dishes[dish]?.archived == true { continue }
      for (index, key) in claim.rules.fixed.enumerated() where household.settings.plans(key) {
        let place = Place(
          path: claim.bearer.record.path,
          target: .value(["rules", "fixed", .index(index)])
        )
        guard let other = first[key] else {
          first[key] = (claim.bearer, place)
          continue
        }
        guard other.bearer != claim.bearer else { continue }
        let slot = Phrase.slot(
          Phrase.weekday(key.day.index),
          meal: household.name(of: key.meal)
        )
        let name = other.bearer.phrase(in: household)
        result.append(
          Finding(
            .fixedClash,
            at: place,
            Phrase.fixedClash(claim.bearer.phrase(in: household), other: name, slot: slot),
            notes: [Note(Phrase.fixedHere(name), at: other.place)]
          )
        )
      }
    }
    return result
  }
}
