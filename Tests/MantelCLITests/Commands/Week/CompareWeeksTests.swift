import Testing

@testable import MantelCLI

/// `mantel compare`; today is Tuesday 2026-12-01.
struct CompareWeeksTests {
  /// Two weeks of two dinners; the second has three times fish, and a dish twice.
  private func household() throws -> TestHousehold {
    let household = try TestHousehold.tight()
    try household.write(
      "plans/2026/2026-W49.json",
      #"{ "monday.dinner": "meat-1", "tuesday.dinner": "fish-1" }"#
    )
    try household.write(
      "plans/2026/2026-W50.json",
      #"{ "monday.dinner": "fish-1", "tuesday.dinner": "fish-1", "wednesday.dinner": "fish-2" }"#
    )
    return household
  }

  @Test func `dishes, gaps, broken rules and repeats side by side`() throws {
    let outcome = try household().run("compare", "this", "next", "--format", "md")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.output == """
        |   | 2026-W49 | 2026-W50 |
        | --- | --- | --- |
        | Mon dinner | Meat 1 | Fish 1 |
        | Tue dinner | Fish 1 | Fish 1 |
        | Wed dinner | — | Fish 2 |
        | Thu dinner | — | — |
        | Fri dinner | — | — |
        | Sat dinner | — | — |
        | Sun dinner | — | — |
        | gaps | 5 | 4 |
        | rules broken | 0 | 1 (Fish) |
        | minimums not met | 0 | 0 |
        | can't eat | 0 | 0 |
        | repeated | 0 | Fish 1 ×2 |

        """
    )
  }

  @Test func `a table where it fits, else one below the other`() throws {
    let household = try household()
    let table = household.run("compare", "this", "next").output
    #expect(table.contains("Tue dinner        Fish 1"))
    #expect(table.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let stacked = household.run("compare", "this", "next", width: 40).output
    #expect(stacked.hasPrefix("2026-W49\nMon dinner"))
    #expect(stacked.contains("\n\n2026-W50\n"))
  }

  @Test func `for scripts`() throws {
    let output = try household().run("compare", "this", "next", "--json").output
    #expect(output.contains("\"rule\": \"fish.maxPerWeek\""))
    #expect(output.contains("\"fish-1\": 2"))
  }

  @Test func `one week is nothing to compare`() throws {
    #expect(try household().run("compare", "this").exitCode == .usage)
  }
}
