import MealChanges
import MealStore
import Testing

@testable import MantelCLI

/// An editor that writes at the same moment.
struct MeanwhileTests {
  @Test func `a file that changed since it was read is left as the editor has it`() throws {
    let household = try TestHousehold.sample()
    let path = "tags/carne.json"
    let store = try HouseholdStore(
      HouseholdLocation.discover(from: household.root, fallback: nil),
      surroundings: HouseholdStore.Surroundings(
        environment: TestHousehold.environment,
        now: { (1_796_115_600, 60) }
      )
    )
    let before = Array(household.read(path).utf8)
    let versions = [
      FileVersion(
        path: "tags/huevos.json",
        before: Array(household.read("tags/huevos.json").utf8),
        after: Array("{}".utf8)
      ),
      FileVersion(path: path, before: before, after: Array("{}".utf8)),
    ]
    let kept = household.read("tags/huevos.json")
    try household.write(path, #"{ "name": "Del editor" }"#)
    #expect(throws: StoreError.self) { try store.write(versions) }
    #expect(household.read(path) == #"{ "name": "Del editor" }"#)
    // Nothing of the change stays: the other file is as it was.
    #expect(household.read("tags/huevos.json") == kept)
    #expect(throws: StoreError.self) {
      try LooseFiles.write(household.root + "/" + path, expecting: before, [])
    }
    #expect(household.read(path) == #"{ "name": "Del editor" }"#)
  }
}
