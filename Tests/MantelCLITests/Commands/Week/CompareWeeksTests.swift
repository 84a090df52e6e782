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
        | not checked | 0 | 0 |
        | repeated | 0 | Fish 1 ×2 |

        """
    )
  }

  @Test func `what someone can't eat is counted, and what nobody checked for them`() throws {
    let household = try TestHousehold.sample()
    let path = "plans/2026/2026-W49.json"
    let plan = household.read(path).replacing("\"sopa-de-fideos\"", with: "\"fideua\"")
    try household.write(path, plan.replacing("\"pisto-manchego\"", with: "\"inventado\""))
    try household.write("dishes/inventado.json", "{ \"name\": \"Inventado\", \"tags\": [] }\n")
    let text = household.run("--lang", "en", "compare", "this", "next", "--format", "md").output
    #expect(text.contains("| can't eat | 1 | 0 |\n| not checked | 1 | 0 |\n"))
    let json = household.run("compare", "this", "next", "--json").output
    #expect(json.contains("\"unsafe\": [\"2026-11-30.dinner\"]"))
    #expect(json.contains("\"notChecked\": [\"2026-12-06.dinner\"]"))
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

  /// Ana needs 2,000 kcal, 100 g, 200 g and 60 g a day, of which a dinner is 30 %.
  private func measured() throws -> TestHousehold {
    let household = try TestHousehold.tight()
    try household.write("people/ana/preferences.json", #"{ "name": "Ana", "objective": "eat" }"#)
    try household.write(
      "people/ana/objectives/eat.json",
      """
      { "type": "maintenance", "start": "2026-01-01",
        "targets": { "kcal": 2000, "protein": 100, "carbohydrates": 200, "fat": 60 } }
      """
    )
    try household.write(
      "dishes/fish-1.json",
      """
      { "name": "Fish 1", "tags": ["fish"],
        "nutrition": { "kcal": 500, "protein": 30, "carbohydrates": 40, "fat": 20 } }
      """
    )
    try household.write(
      "dishes/meat-1.json",
      #"{ "name": "Meat 1", "tags": ["meat"], "nutrition": { "kcal": 700, "protein": 50 } }"#
    )
    try household.write(
      "plans/2026/2026-W49.json",
      #"{ "monday.dinner": "meat-1", "tuesday.dinner": "fish-1" }"#
    )
    try household.write(
      "plans/2026/2026-W50.json",
      #"{ "monday.dinner": "fish-1", "tuesday.dinner": "meat-2" }"#
    )
    return household
  }

  @Test func `what they bring stands beside what is needed, and what isn't known is no zero`()
    throws
  {
    let output = try measured().run("compare", "this", "next", "--format", "md").output
    #expect(
      output.hasSuffix(
        """
        | kcal Mon | 700/600 | 500/600 |
        | kcal Tue | 500/600 | ?/600 |
        | kcal Wed | — | — |
        | kcal Thu | — | — |
        | kcal Fri | — | — |
        | kcal Sat | — | — |
        | kcal Sun | — | — |
        | kcal week | 1200/1200 | ≥500/1200 |
        | protein week | 80/60 | ≥30/60 |
        | carbohydrates week | ≥40/120 | ≥40/120 |
        | fat week | ≥20/36 | ≥20/36 |

        Nutrition, per portion: planned/target of the planned meals

        '≥': at least, something isn't known; '?': not known

        """
      )
    )
  }

  @Test func `each day's figures are there where they are asked for`() throws {
    let output = try measured().run("compare", "this", "next", "--nutrition").output
    let rows = Set(
      output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    )
    #expect(rows.contains("protein Mon 50/30 30/30"))
    #expect(rows.contains("carbohydrates Mon ?/60 40/60"))
    #expect(rows.contains("fat Tue 20/18 ?/18"))
  }

  @Test func `for scripts each day and week has its figures, coverage and what isn't known`()
    throws
  {
    let output = try measured().run("compare", "this", "next", "--json").output.squeezed
    let week = #""known":{"kcal":1200,"protein":80,"carbohydrates":null,"fat":null,"fibre":null}"#
    #expect(output.contains(#""nutrition":{"# + week))
    let coverage = #""kcal":0.5,"protein":0.5,"carbohydrates":0.5,"fat":0.5,"fibre":0}"#
    #expect(output.contains(#""coverage":{"# + coverage))
    #expect(output.contains(#"{"slot":"2026-12-08.dinner","dish":"meat-2","#))
  }

  @Test(arguments: ["tags/fish.json", "dishes/fish-1.json", "plans/2026/2026-W48.json"])
  func `a file with errors is told, since its rules are lost`(path: String) throws {
    let household = try household()
    try household.write(path, "{")
    let outcome = household.run("compare", "this", "next", "--json")
    #expect(outcome.errors.contains("warning: \(path) has errors"))
    #expect(outcome.output.contains("\"\(path) has errors"))
  }

  @Test func `one week is nothing to compare`() throws {
    #expect(try household().run("compare", "this").exitCode == .usage)
  }
}
