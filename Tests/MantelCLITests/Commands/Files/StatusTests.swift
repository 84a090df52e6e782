import Testing

@testable import MantelCLI

struct StatusTests {
  @Test func `edits are told in meal words, staged or not`() throws {
    let household = try TestHousehold.sample()
    let clean = household.run("--lang", "en", "status")
    #expect(clean.exitCode == .done)
    #expect(clean.output == "")
    #expect(clean.errors == "everything is saved\n")
    try household.replace(
      #""sunday.dinner": null"#,
      with: #""sunday.dinner": "gazpacho""#,
      in: "plans/2026/2026-W50.json"
    )
    try household.replace("Carne", with: "Carnes", in: "tags/carne.json")
    try household.git("add", "tags/carne.json")
    let outcome = household.run("--lang", "en", "status")
    #expect(outcome.output.contains("2026-W50: Sunday cena Gazpacho"))
    #expect(outcome.output.contains("Carnes"))
    let json = household.run("--json", "status")
    #expect(json.output.contains(#""state": "edited""#))
    #expect(json.output.contains("tags/carne.json"))
  }
}
