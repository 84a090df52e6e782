import Testing

@testable import MantelCLI

struct LockSlotsTests {
  static let week = "plans/2026/2026-W49.json"

  @Test func `meals, days and weeks are locked and unlocked`() throws {
    let household = try TestHousehold.sample()
    let locked = household.run("--lang", "en", "lock", "jue.cena", "vie")
    #expect(locked.exitCode == .done)
    #expect(locked.output.hasPrefix("Thursday 3 December, cena: locked\n"))
    let line = "\"thursday.dinner\": { \"dish\": \"champinones-al-ajillo\", \"locked\": true }"
    #expect(household.read(Self.week).contains(line))
    #expect(household.run("unlock", "this").exitCode == .done)
    #expect(!household.read(Self.week).contains("locked"))
    #expect(household.run("--lang", "en", "unlock", "jue").errors == "nothing changes\n")
  }
}
