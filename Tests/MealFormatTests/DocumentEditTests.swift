import JSONDocument
import MealFormat
import MealModel
import Testing

struct DocumentEditTests {
  /// What stands at Monday's dinner, and what stands there once soup is planned.
  static let edits: [(String, String)] = [
    ("null", #""sopa""#),
    (#""pisto""#, #""sopa""#),
    (#"["pisto", "queso"]"#, #""sopa""#),
    (#"{ "dish": "pisto", "guests": 2, "locked": true }"#, #""sopa""#),
    (
      #"{ "dish": "pisto", "mood": "festive", "wine": { "red": 1.50 } }"#,
      #"{ "dish": "sopa", "mood": "festive", "wine": { "red": 1.50 } }"#
    ),
  ]

  @Test(arguments: edits)
  func `a slot is planned anew and keeps what this version doesn't know`(
    before: String,
    after: String
  ) throws {
    let text = #"{ "note": "x", "monday.dinner": \#(before), "later": [1.0] }"#
    let root = try #require(JSONParser.parse(Array(text.utf8)).root)
    var plan = try #require(JSONValue(root).object)
    let dish = try #require(Dish.ID("sopa"))
    DocumentEdit.setSlot(Slot([.dish(dish)]), at: SlotKey(.monday, .dinner), in: &plan)
    #expect(
      CanonicalText.inline(.object(plan))
        == #"{ "note": "x", "monday.dinner": \#(after), "later": [1.0] }"#
    )
  }

  @Test func `a slot that becomes empty keeps what this version doesn't know`() {
    var plan: JSONObject = ["monday.dinner": .object(["dish": "pisto", "mood": "festive"])]
    DocumentEdit.setSlot(Slot(), at: SlotKey(.monday, .dinner), in: &plan)
    #expect(
      CanonicalText.inline(.object(plan)) == #"{ "monday.dinner": { "mood": "festive" } }"#
    )
  }

  @Test func `a new week has every planned slot, from the template where it says something`() throws
  {
    let tag = try #require(Tag.ID("pizza"))
    let key = SlotKey(.friday, .dinner)
    var meal = MealSettings()
    meal.days = DayPattern([.thursday, .friday])
    let settings = Settings(meals: [.dinner: meal])
    let plan = WeekPlan(slots: [key: Slot([.wish(tag)]), SlotKey(.monday, .lunch): Slot()])
    let template = Template(name: Name("Semana"), plan: plan)
    #expect(
      CanonicalText.inline(
        .object(DocumentEdit.newWeek(WeekPlan(laidFrom: settings, template: template)))
      )
        == #"{ "thursday.dinner": null, "friday.dinner": { "tag": "pizza" } }"#
    )
    #expect(
      CanonicalText.inline(
        .object(DocumentEdit.newWeek(WeekPlan(laidFrom: settings, template: nil)))
      )
        == #"{ "thursday.dinner": null, "friday.dinner": null }"#
    )
  }
}
