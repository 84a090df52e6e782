import MealModel
import Testing

@testable import MealPlanner

struct OpenSlotTests {
  private func cells(
    _ slot: Slot,
    courses: [Course] = [.first, .second, .dessert],
    at key: String = "monday.lunch"
  ) -> [CourseSet]? {
    var kitchen = Kitchen(meals: [.lunch])
    kitchen.household.settings.meals[.lunch]?.courses = courses
    kitchen.dish("soup", ["any"]) { $0.course = .first }
    kitchen.dish("paella", ["any"])
    kitchen.dish("flan", ["any"]) { $0.course = .dessert }
    kitchen.plan("2026-W06", key, slot)
    return OpenSlot(at("2026-W06", key), in: kitchen.household)?.cells.map(\.courses)
  }

  private let dessert = CourseSet(.dessert)

  @Test func `an empty slot has a cell for each course`() {
    #expect(cells(Slot()) == [.first, .second, dessert])
    #expect(cells(Slot([.open])) == [.first, .second, dessert])
    #expect(cells(Slot(), courses: []) == [.main])
  }

  @Test func `an open course of a list is the first that no dish there has`() {
    #expect(cells(Slot([.dish(id("soup")), .open])) == [.second])
    #expect(cells(Slot([.open, .dish(id("flan"))])) == [.first])
    #expect(cells(Slot([.open, .open])) == [.first, .second])
  }

  @Test func `a single stands for first and second`() {
    #expect(cells(Slot([.dish(id("paella")), .open])) == [dessert])
  }

  @Test func `leftovers take their dish's course`() {
    #expect(cells(Slot([.leftovers(id("soup")), .open])) == [.second])
  }

  @Test func `where a meal has no courses left an open one takes a main dish`() {
    #expect(cells(Slot([.dish(id("soup")), .open]), courses: [.first]) == [.main])
  }

  @Test func `what is full, locked, out or not planned has none`() {
    #expect(cells(Slot([.dish(id("soup"))])) == nil)
    #expect(cells(Slot(locked: true)) == nil)
    #expect(cells(Slot(note: "school")) == nil)
    #expect(cells(Slot(), at: "monday.dinner") == nil)
    #expect(cells(Slot([.wish(id("any"))]), at: "monday.dinner") == [.main])
  }
}
