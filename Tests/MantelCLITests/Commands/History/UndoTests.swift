import Testing

@testable import MantelCLI

struct UndoTests {
  private static let plan = "plans/2026/2026-W50.json"

  private func plan(_ household: TestHousehold, _ old: String, _ new: String) throws {
    try household.replace(
      "\"sunday.dinner\": \(old)",
      with: "\"sunday.dinner\": \(new)",
      in: Self.plan
    )
    #expect(household.run("save").exitCode == .done)
  }

  @Test func `a change is taken back, and brought back`() throws {
    let household = try TestHousehold.sample()
    let before = household.read(Self.plan)
    try plan(household, "null", "\"gazpacho\"")
    let after = household.read(Self.plan)
    let dry = household.run("undo", "-n")
    #expect(dry.output.contains(#"-  "sunday.dinner": "gazpacho""#))
    #expect(household.read(Self.plan) == after)
    let outcome = household.run("undo")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.hasPrefix("Deshecho: 2026-W50: domingo cena Gazpacho\n"))
    #expect(household.read(Self.plan) == before)
    let again = household.run("undo")
    #expect(again.output.hasPrefix("Rehecho: 2026-W50: domingo cena Gazpacho\n"))
    #expect(household.read(Self.plan) == after)
    #expect(household.run("undo").output.hasPrefix("Deshecho: 2026-W50"))
    #expect(household.read(Self.plan) == before)
  }

  @Test func `later changes elsewhere stay, those on it refuse`() throws {
    let household = try TestHousehold.sample()
    try plan(household, "null", "\"gazpacho\"")
    let commit = try household.git("rev-parse", "HEAD").prefix(40)
    try household.replace("Carne", with: "Carnes", in: "tags/carne.json")
    #expect(household.run("save").exitCode == .done)
    #expect(household.run("undo", String(commit), "-n").exitCode == .done)
    try plan(household, "\"gazpacho\"", "\"crema-de-calabacin\"")
    let refused = household.run("--lang", "en", "undo", String(commit))
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("\(Self.plan) sunday.dinner"))
    #expect(refused.errors.contains("Courgette soup"))
    #expect(household.read("tags/carne.json").contains("Carnes"))
  }

  @Test func `unsaved edits are named, and unknown revisions`() throws {
    let household = try TestHousehold.sample()
    try plan(household, "null", "\"gazpacho\"")
    try household.replace("gazpacho", with: "fideua", in: Self.plan)
    let text = household.read(Self.plan)
    let outcome = household.run("--lang", "en", "undo")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("unsaved edits in \(Self.plan)"))
    #expect(household.read(Self.plan) == text)
    #expect(household.run("undo", "nada").exitCode == .failed)
  }
}
