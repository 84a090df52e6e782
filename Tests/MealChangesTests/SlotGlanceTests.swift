import MealChanges
import MealModel
import Testing

struct SlotGlanceTests {
  private let thursday = SlotKey(.thursday, .dinner)

  private func glance(_ text: String) -> SlotGlance? {
    SlotGlance(Array(text.utf8), of: [thursday])
  }

  @Test func `a slot that is written alike is alike, whatever stands round it`() {
    let one = glance(#"{"thursday.dinner": ["a", null], "friday.dinner": "b"}"#)
    let other = glance("{\n  \"note\": \"x\",\n\n  \"thursday.dinner\": [\"a\", null]\n}")
    #expect(one == other)
  }

  @Test(arguments: [
    #"{"thursday.dinner": "b"}"#, #"{"thursday.dinner": null}"#, "{}",
    #"{"thursday.dinner": {"dish": "a"}}"#, #"{"friday.dinner": "a"}"#,
  ])
  func `any other way of writing it may be another meal`(text: String) {
    #expect(glance(#"{"thursday.dinner": "a"}"#) != glance(text))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"thursday.dinner": "a",}"#,
    #"{"thursday.dinner": "a", "thursday.dinner": "b"}"#,
  ])
  func `what can't be read without a problem isn't glanced at`(text: String) {
    #expect(glance(text) == nil)
  }
}
