import Testing

@testable import MantelCLI

struct PathOfTests {
  @Test(arguments: [
    (["next"], "plans/2026/2026-W50.json"),
    (["2027-W01"], "plans/2027/2027-W01.json"),
    (["2026-12-25"], "plans/2026/2026-W52.json"),
    (["bechamel"], "dishes/bechamel.json"),
    (["Crema", "de", "calabacín"], "dishes/crema-de-calabacin.json"),
    (["tag:huevos"], "tags/huevos.json"),
    (["--kind", "dish", "plato-nuevo"], "dishes/plato-nuevo.json"),
    (["nora"], "people/nora/preferences.json"),
    (["perder-2026-01"], "people/ana/objectives/perder-2026-01.json"),
    (["tags/carne.json"], "tags/carne.json"),
  ])
  func `a name leads to a file`(words: [String], path: String) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(["path", "--relative"] + words)
    #expect(outcome.output == path + "\n", "\(outcome.errors)")
  }

  @Test func `absolute unless said, and what is ambiguous is listed`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("path", "bechamel").output.hasSuffix("/casa/dishes/bechamel.json\n"))
    #expect(household.run("path").output.hasSuffix("/casa\n"))
    try household.write("tags/bechamel.json", #"{ "name": "Bechamel" }"#)
    let outcome = household.run("--lang", "en", "path", "bechamel")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.errors.contains("dish:bechamel, tag:bechamel"))
    let unknown = household.run("--lang", "en", "path", "bechamell")
    #expect(unknown.exitCode == .failed)
    #expect(unknown.errors.contains("bechamel"))
    #expect(household.run("path", "2026-W54").exitCode == .failed)
    let json = household.run("--json", "path", "2027-W01")
    #expect(json.output.contains(#""exists": false"#))
  }
}
