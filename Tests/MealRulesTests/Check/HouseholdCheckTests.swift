import Diagnostics
import MealModel
import Testing
import Wording

@testable import MealRules

struct HouseholdCheckTests {
  /// Wednesday of 2026-W06.
  private let today = day("2026-02-04")

  private func lines(_ household: Household, history: Bool = false) -> [String] {
    let findings = HouseholdCheck(household: household, today: today, includingHistory: history)
      .findings().filter { $0.code != .emptySlot || $0.place.target != .file }
    return findings.map {
      let target =
        switch $0.place.target {
        case .value(let pointer): "\(pointer)"
        case .key(let pointer): "key \(pointer)"
        case .file: "file"
        case .bytes: "bytes"
        }
      return "\($0.severity.rawValue)[\($0.code.rawValue)] \($0.place.path) \(target)"
    }
  }

  @Test func `this whole week and later ones are judged, history only when asked`() {
    var household = tagged(RuleSet(months: [6]))
    household.plan("2026-W05", ["sunday.lunch": "a", "sunday.dinner": ""])
    household.plan("2026-W06", ["monday.lunch": "a", "monday.dinner": ""])
    household.plan("2026-W07", ["monday.lunch": "x+a", "monday.dinner": "#t"])
    let expected = [
      "warning[months] plans/2026/2026-W06.json /monday.lunch",
      "warning[months] plans/2026/2026-W07.json /monday.lunch",
      "note[empty-slot] plans/2026/2026-W06.json /monday.dinner",
      "note[empty-slot] plans/2026/2026-W07.json /monday.dinner",
    ]
    #expect(lines(household) == expected)
    #expect(
      Set(lines(household, history: true)).subtracting(expected) == [
        "warning[months] plans/2026/2026-W05.json /sunday.lunch",
        "note[empty-slot] plans/2026/2026-W05.json /sunday.dinner",
      ]
    )
  }

  @Test func `what allow accepts is silent, but for what someone can't eat`() {
    var household = tagged(RuleSet(months: [6]))
    household.addPerson("nora") { $0.diets = [.glutenFree] }
    household.addDish("a", tags: ["t"], contains: [.gluten])
    household.plan("2026-W06", ["monday.lunch": "a"], allow: ["monday.lunch": ["t.months"]])
    #expect(lines(household) == ["error[unsafe-dish] plans/2026/2026-W06.json /monday.lunch/0"])
  }

  @Test func `a shortfall stands at its week`() {
    var household = tagged(RuleSet(minPerWeek: 1))
    household.plan("2026-W06", ["monday.lunch": "x"])
    #expect(lines(household) == ["note[min-per-week] plans/2026/2026-W06.json file"])
  }

  @Test func `a finding between slots has a note at the others`() throws {
    var household = tagged(RuleSet(maxPerWeek: 1))
    household.tags[id("t")]?.name = Name(byLanguage: ["es": "Carne", "en": "Meat"])
    household.plan("2026-W05", ["sunday.lunch": "x"])
    household.plan("2026-W06", ["tuesday.dinner": "a", "thursday.dinner": "b"])
    let finding = try #require(
      HouseholdCheck(household: household, today: today).findings().first
    )
    #expect(finding.message.en == "'B' is the 2nd slot of the week with tag 'Meat', at most 1")
    #expect(finding.message.es == "con 'B', 'Carne' está 2 veces en la semana, como mucho 1")
    #expect(finding.notes.map(\.message.es) == ["'A', martes 3 de febrero, cena"])
    #expect(finding.notes.map(\.message.en) == ["'A', Tuesday 3 February, dinner"])
    #expect(
      finding.notes.map(\.place) == [
        Place(path: "plans/2026/2026-W06.json", target: .value(["tuesday.dinner"]))
      ]
    )
  }

  @Test func `a faulty plan isn't judged, and is context to the others`() {
    var household = tagged(RuleSet(minPerWeek: 2, noConsecutive: .sameMeal))
    household.plan("2026-W06", ["saturday.lunch": "a", "sunday.lunch": "b", "friday.lunch": ""])
    household.plan("2026-W07", ["monday.lunch": "a", "friday.lunch": "b"])
    household.faulty = [.plan(week("2026-W06"))]
    #expect(
      lines(household) == ["warning[no-consecutive] plans/2026/2026-W07.json /monday.lunch"]
    )
  }

  @Test func `with faulty settings nothing is said of the table or of what is planned`() {
    var household = tagged(RuleSet(minPerWeek: 2, fixed: [key("monday.dinner")]))
    household.addPerson("nora") { $0.diets = [.glutenFree] }
    household.addDish("x", contains: [.gluten])
    household.plan("2026-W06", ["monday.breakfast": "x", "monday.dinner": "x", "friday.lunch": ""])
    #expect(!lines(household).isEmpty)
    household.faulty = [.settings]
    #expect(lines(household).isEmpty)
  }

  @Test func `ids that name nothing pass without a word`() {
    var household = Household()
    household.addPerson("nora") { $0.diets = [.glutenFree] }
    household.plan("2026-W06", ["monday.lunch": "nobody+=nobody", "monday.dinner": "(Fuera)none"])
    household.plans[week("2026-W06")]?.slots[key("monday.lunch")]?.with = [id("nobody")]
    #expect(lines(household).isEmpty)
    #expect(lines(Household(), history: true).isEmpty)
  }
}
