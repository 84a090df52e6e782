import Diagnostics
import MealChanges
import MealModel
import MealStore
import Testing

struct SaveAndUndoTests {
  let plan = "plans/2026/2026-W50.json"
  let today = CalendarDay(year: 2026, month: 12, day: 1)

  @Test func `what was edited by hand is written canonically and told in one commit`() throws {
    let household = try StoredHousehold()
    try household.write(plan, #"{"tuesday.dinner":["gazpacho"],"monday.dinner":"pisto",}"#)
    try household.write("dishes/sopa.json", StoredHousehold.dish("Sopa"))
    try household.delete("dishes/gazpacho.json")
    try household.write("dishes/gazpacho.json", StoredHousehold.dish("Gazpacho"))
    let store = try household.store()
    let pending = try store.pendingSave([], today: #require(today))
    #expect(pending.newErrors.isEmpty)
    #expect(pending.rewritten == [plan])
    try store.save(pending)
    #expect(household.read(plan)?.hasPrefix("{\n  \"monday.dinner\": \"pisto\",\n\n") == true)
    #expect(
      try household.git("log", "--format=%B", "-n", "1") == """
        2026-W50 (1 hueco), 1 plato

        plato nuevo Sopa
        2026-W50: martes cena Gazpacho

        Mantel-Op: save


        """
    )
    #expect(try store.unsaved().isEmpty)
  }

  @Test func `a new error isn't saved, one that was there before doesn't hold up the rest`() throws
  {
    let household = try StoredHousehold()
    try household.write("dishes/malo.json", "{\n  \"name\": \"Malo\",\n  \"tags\": [\"nada\"]\n}\n")
    let store = try household.store()
    let pending = try store.pendingSave([], today: #require(today))
    #expect(pending.newErrors.map(\.path) == ["dishes/malo.json"])
    #expect(throws: StoreError.self) { try store.save(pending) }
    try household.git("add", "-A")
    try household.git("commit", "-qm", "by plain git")
    try household.write("dishes/malo.json", "{\n  \"name\": \"Peor\",\n  \"tags\": [\"nada\"]\n}\n")
    let again = try store.pendingSave([], today: #require(today))
    #expect(again.newErrors.isEmpty)
    try store.save(again)
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `deleting a dish that a plan uses is a new error`() throws {
    let household = try StoredHousehold()
    try household.delete("dishes/pisto.json")
    let pending = try household.store().pendingSave([], today: #require(today))
    #expect(pending.newErrors.map(\.path) == [plan])
  }

  private func set(_ household: StoredHousehold, _ slot: String, _ dish: String) throws {
    let text = try #require(household.read(plan))
    let line = try #require(text.split(separator: "\n").first { $0.contains(slot) })
    let comma = line.hasSuffix(",") ? "," : ""
    let after = text.replacing(line, with: "  \"\(slot)\": \"\(dish)\"\(comma)")
    try household.store().commit([household.version(plan, after)], operation: "set")
  }

  @Test func `undo takes back the newest change, and undoing that brings it back`() throws {
    let household = try StoredHousehold()
    try set(household, "monday.dinner", "gazpacho")
    let store = try household.store()
    let changed = household.read(plan)
    try store.undo(store.pendingUndo(), message: "undone")
    #expect(household.read(plan) == StoredHousehold.plan)
    try store.undo(store.pendingUndo(), message: "brought back")
    #expect(household.read(plan) == changed)
    #expect(try household.git("rev-list", "--count", "HEAD") == "4\n")
  }

  @Test func `later changes elsewhere stay, on the same slot they refuse`() throws {
    let household = try StoredHousehold()
    try set(household, "monday.dinner", "gazpacho")
    let first = try household.git("rev-parse", "HEAD").trimmingSuffix { $0.isWhitespace }
    try set(household, "tuesday.dinner", "pisto")
    let store = try household.store()
    try store.undo(store.pendingUndo(first), message: "undone")
    #expect(
      household.read(plan)
        == StoredHousehold.plan.replacing(
          "\"tuesday.dinner\": null",
          with: "\"tuesday.dinner\": \"pisto\""
        )
    )
    try set(household, "tuesday.dinner", "gazpacho")
    let second = try household.git("rev-parse", "HEAD~2").trimmingSuffix { $0.isWhitespace }
    let error = #expect(throws: StoreError.self) { try store.pendingUndo(second) }
    guard case .laterChanges(let clashes) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(clashes.map(\.keys) == [["tuesday.dinner"]])
  }

  @Test func `a new file is taken back by its deletion, and a deleted one by its return`() throws {
    let household = try StoredHousehold()
    let store = try household.store()
    let text = StoredHousehold.dish("Sopa")
    try store.commit([household.version("dishes/sopa.json", text)], operation: "dish add")
    try store.undo(store.pendingUndo(), message: "undone")
    #expect(household.read("dishes/sopa.json") == nil)
    try store.undo(store.pendingUndo(), message: "back")
    #expect(household.read("dishes/sopa.json") == text)
  }

  @Test func `the first commit can't be undone where later ones stand on it`() throws {
    let household = try StoredHousehold()
    try set(household, "monday.dinner", "gazpacho")
    let store = try household.store()
    #expect(throws: StoreError.self) { try store.pendingUndo("HEAD~1") }
    #expect(throws: StoreError.self) { try store.pendingUndo("nothing") }
  }

  @Test func `history is told from the trees, also of plain git's commits`() throws {
    let household = try StoredHousehold()
    try household.write(plan, StoredHousehold.plan.replacing("\"pisto\"", with: "\"gazpacho\""))
    try household.git("commit", "-qam", "whatever")
    try household.write("README.md", "not a household's")
    try household.git("add", "-A")
    try household.git("commit", "-qm", "elsewhere")
    let entries = try household.store().history(limit: 10)
    #expect(entries.map(\.subject) == ["whatever", "first"])
    #expect(entries.first?.files.map(\.path) == [plan])
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, condition(last) { text.removeLast() }
    return String(text)
  }
}
