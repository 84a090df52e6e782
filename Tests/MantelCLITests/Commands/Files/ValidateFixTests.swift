import Testing

@testable import MantelCLI

struct ValidateFixTests {
  private static let broken = """
    {
      "nmae": “Mala”,
      'tags': ["carne",],
      "minutes": { "prep": 15 }
      "tags": ["carne"]
    }
    """

  @Test func `mends are shown, written and not committed`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/mala.json", Self.broken)
    let shown = household.run("--lang", "en", "validate", "--fix", "--dry-run")
    #expect(shown.output.contains("+  \"name\": \"Mala\","))
    #expect(shown.errors == "1 file would be mended\n")
    #expect(household.read("dishes/mala.json") == Self.broken)
    let outcome = household.run("--lang", "en", "validate", "--fix")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("not committed"))
    let mended = household.read("dishes/mala.json")
    #expect(mended.contains("\"name\": \"Mala\""))
    #expect(try household.git("status", "--porcelain") == "?? dishes/mala.json\n")
    let second = household.run("--lang", "en", "validate", "--fix")
    #expect(second.errors == "nothing that mends itself\n")
    #expect(household.read("dishes/mala.json") == mended)
  }

  @Test func `a file in the wrong folder is moved, never over another`() throws {
    let household = try TestHousehold.sample()
    let text = household.read("plans/2026/2026-W51.json")
    try household.write("plans/2025/2026-W51.json", text)
    let blocked = household.run("validate", "--fix", "plans")
    #expect(blocked.exitCode == .failed)
    #expect(household.read("plans/2025/2026-W51.json") == text)
    try household.delete("plans/2026/2026-W51.json")
    let moved = household.run("validate", "--fix", "plans")
    #expect(moved.exitCode == .done)
    #expect(moved.output.contains("plans/2025/2026-W51.json → plans/2026/2026-W51.json"))
    #expect(household.read("plans/2026/2026-W51.json") == text)
  }

  @Test func `two keys that would be one are left alone`() throws {
    let household = try TestHousehold.sample()
    let text = #"{ "nmae": "A", "naem": "B", "tags": ["carne"] }"#
    try household.write("dishes/dos.json", text)
    let outcome = household.run("validate", "--fix", "dishes/dos.json")
    #expect(outcome.exitCode == .failed)
    #expect(household.read("dishes/dos.json") == text)
  }

  @Test func `only the named files are mended, also outside a household`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/a.json", "{ \"name\": \"A\", \"tags\": [\"carne\"], }")
    try household.write("dishes/b.json", "{ \"name\": \"B\", \"tags\": [\"carne\"], }")
    #expect(household.run("validate", "--fix", "dishes/a.json").exitCode == .done)
    #expect(household.read("dishes/a.json") == "{ \"name\": \"A\", \"tags\": [\"carne\"] }")
    #expect(household.read("dishes/b.json").contains("],"))
    let folder = try TestHousehold()
    try folder.write("x.json", "[1, 2,]")
    #expect(folder.run("validate", "--fix", "x.json").exitCode == .done)
    #expect(folder.read("x.json") == "[1, 2]")
  }
}
