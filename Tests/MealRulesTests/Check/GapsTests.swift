import Diagnostics
import MealModel
import Testing
import Wording

@testable import MealRules

struct GapsTests {
  @Test(arguments: [
    ("monday.dinner", "", "/monday.dinner", "Monday 2 February, dinner: nothing planned"),
    (
      "monday.dinner", "#t", "/monday.dinner",
      "Monday 2 February, dinner: still a wish, a dish with tag 'T'"
    ),
    (
      "monday.dinner", "a+#t", "/monday.dinner/1",
      "Monday 2 February, dinner: still a wish, a dish with tag 'T'"
    ),
    ("monday.dinner", "_+a", "/monday.dinner/0", "Monday 2 February, dinner: a course is missing"),
    ("monday.dinner", "_+_", "/monday.dinner/0", "Monday 2 February, dinner: nothing planned"),
    ("monday.dinner", "a", nil, ""), ("monday.dinner", "=a", nil, ""),
    ("monday.dinner", "(Fuera)", nil, ""), ("monday.breakfast", "", nil, ""),
  ])
  func `a slot that isn't full`(slot: String, courses: String, place: String?, message: String) {
    var household = tagged(.none)
    household.plan("2026-W06", [slot: courses, "sunday.lunch": "a"])
    let found = Gaps.findings(in: household, scope: RuleScope(of: household))
      .filter { $0.place.target != .file }
    #expect(found.count == (place == nil ? 0 : 1))
    guard let finding = found.first, case .value(let pointer) = finding.place.target else { return }
    #expect(pointer.description == place)
    #expect(finding.message.en == message)
    #expect(finding.severity == .note)
  }

  @Test func `slots that the file hasn't are one finding at its beginning`() {
    var household = tagged(.none)
    household.plan("2026-W06", ["monday.lunch": "a"])
    let found = Gaps.findings(in: household, scope: RuleScope(of: household))
    #expect(found.map(\.place.target) == [.file])
    #expect(
      found.map(\.message.en) == [
        "13 slots without a plan aren't in the file, from Monday 2 February, dinner on"
      ]
    )
  }

  @Test func `a week in which there is nothing yet is one finding`() {
    var household = tagged(.none)
    household.plan("2026-W06", ["monday.lunch": "", "friday.dinner": ""])
    let found = Gaps.findings(in: household, scope: RuleScope(of: household))
    #expect(found.map(\.place.target) == [.file])
    #expect(found.map(\.message.es) == ["2026-W06: todavía no hay nada planeado"])
  }
}
