import Diagnostics
import MealFormat
import MealModel
import MealStore
import Testing

struct WeekLoadingTests {
  /// A household on disk; it is gone with the value.
  private func household() throws -> StoredHousehold {
    let household = try StoredHousehold()
    try household.write(
      "dishes/pisto.json",
      """
      { "name": "Pisto", "tags": ["verduras"], "instead": { "milk": "sopa" },
        "ingredients": { "calabacin": "1", "salsa": { "servings": 1 } } }
      """
    )
    try household.write(
      "dishes/salsa.json",
      """
      { "name": "Salsa", "tags": ["verduras"],
        "ingredients": { "nata": { "amount": "1 l", "instead": { "milk": "nata-de-avena" } } } }
      """
    )
    try household.write("dishes/sopa.json", StoredHousehold.dish("Sopa"))
    for food in ["calabacin", "nata", "nata-de-avena", "kiwi", "arroz"] {
      try household.write("foods/\(food).json", #"{ "name": "\#(food)", "contains": [] }"#)
    }
    try household.write("people/ana/preferences.json", #"{ "name": "Ana", "allergies": ["kiwi"] }"#)
    try household.write("plans/2026/2026-W49.json", #"{ "monday.dinner": "gazpacho" }"#)
    return household
  }

  @Test func `a week is read with all that it leads to, and nothing else`() throws {
    let week = try #require(ISOWeek("2026-W50"))
    let household = try household()
    let reading = try household.store().load(weeks: week...week)
    #expect(reading.findings.map(\.code) == [])
    #expect(
      reading.documents.keys.sorted() == [
        "dishes/pisto.json", "dishes/salsa.json", "dishes/sopa.json", "foods/calabacin.json",
        "foods/kiwi.json", "foods/nata-de-avena.json", "foods/nata.json", "mantel.json",
        "people/ana/preferences.json", "plans/2026/2026-W50.json", "tags/verduras.json",
      ]
    )
  }

  @Test func `what is read of a week is what the whole household says of it`() throws {
    let week = try #require(ISOWeek("2026-W50"))
    let household = try household()
    let store = try household.store()
    let (part, whole) = (store.load(weeks: week...week).household, store.load().household)
    #expect(part.plans[week] == whole.plans[week])
    #expect(part.dishes.count == 3)
    #expect(part.people == whole.people)
    #expect(part.settings == whole.settings)
    #expect(part.faulty == whole.faulty)
    for (id, dish) in part.dishes { #expect(dish == whole.dishes[id]) }
    for (id, food) in part.foods { #expect(food == whole.foods[id]) }
  }
}
