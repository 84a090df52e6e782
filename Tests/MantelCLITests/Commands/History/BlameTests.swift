import Testing

@testable import MantelCLI

struct BlameTests {
  @Test func `another layout and another id are nobody's`() throws {
    let history = try RecordedHistory()
    let household = history.household
    try history.edit(minute: 1, "Nora", "sunday.dinner", "null", "\"gazpacho\"")
    try history.edit(
      minute: 2,
      "Ana",
      "sunday.dinner",
      "\"gazpacho\"",
      "{ \"dish\": \"gazpacho\", \"guests\": 0 }"
    )
    try history.git(minute: 3, "Ana", "mv", "dishes/gazpacho.json", "dishes/salmorejo.json")
    try history.replace(
      "sunday.dinner",
      "{ \"dish\": \"gazpacho\", \"guests\": 0 }",
      "\"salmorejo\""
    )
    try history.git(minute: 3, "Ana", "commit", "-qam", "x")
    #expect(
      history.lines("blame", "2026-12-13.dinner")
        == ["2026-12-13.dinner  2026-12-05 10:01  Nora  Gazpacho (was empty)"]
    )
    try history.edit(
      minute: 4,
      "Ana",
      "sunday.dinner",
      "\"salmorejo\"",
      "{ \"dish\": \"salmorejo\", \"locked\": true }"
    )
    #expect(
      history.lines("blame", "2026-12-13.dinner")
        == ["2026-12-13.dinner  2026-12-05 10:04  Ana  Gazpacho, locked"]
    )
    let json = household.run("--lang", "en", "--json", "blame", "2026-12-13.dinner").output
    #expect(json.contains("\"before\": []") && json.contains("\"locked\""))
  }

  @Test func `a dish that is gone is still told by its name`() throws {
    let history = try RecordedHistory()
    try history.household.git("rm", "-q", "dishes/sepia-a-la-plancha.json")
    try history.replace("friday.dinner", "\"sepia-a-la-plancha\"", "null")
    try history.git(minute: 1, "Ana", "commit", "-qam", "x")
    #expect(
      history.lines("blame", "2026-12-11.dinner")
        == ["2026-12-11.dinner  2026-12-05 10:01  Ana  empty (was Griddled cuttlefish)"]
    )
  }

  @Test func `what isn't there is said`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("--lang", "en", "blame", "2026-W40").errors.contains("has no file"))
    #expect(household.run("blame", "2026-W40").exitCode == .failed)
    #expect(household.run("blame", "zzzz").exitCode == .usage)
    #expect(household.run("blame", "next", "--at", "zzzz").exitCode == .failed)
    try household.write("plans/2026/2026-W50.json", "{")
    #expect(household.run("blame", "2026-W50").exitCode == .failed)
    #expect(household.run("blame", "2026-W50", "--at", "HEAD").exitCode == .done)
  }
}
