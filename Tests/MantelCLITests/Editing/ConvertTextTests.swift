import FileStore
import FoundationEssentials
import Testing

@testable import MantelCLI

struct ConvertTextTests {
  @Test func `a week is lines with names, and the rest as it is`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "plans/2026/2026-W50.json",
      """
      { "monday.lunch": "gazpacho", "monday.dinner": { "note": "Fuera", "later": 1 }, "x": [1] }
      """
    )
    let outcome = household.run("--lang", "en", "textconv", "plans/2026/2026-W50.json")
    #expect(
      outcome.output == """
        mon comida  Gazpacho
        "monday.dinner": { "note": "Fuera", "later": 1 }
        "x": [1]

        """
    )
  }

  @Test func `what can't be read comes out as it is`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/malo.json", "{ nonsense\r\n")
    let outcome = household.run("textconv", "dishes/malo.json")
    #expect(outcome.output == "{ nonsense\r\n")
    #expect(outcome.exitCode == .done)
  }

  @Test func `git diff and git log speak of dishes`() throws {
    let household = try TestHousehold.sample()
    try household.write(".gitattributes", "*.json diff=mantel\n")
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = tests.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    try household.git("config", "diff.mantel.textconv", "'\(program)/mantel' --lang en textconv")
    #expect(household.run("set", "2026-12-07.dinner", "gazpacho", "--force").exitCode == .done)
    let log = try household.git("log", "-p", "-1", "--", "plans")
    #expect(log.contains("\n+mon cena    Gazpacho {allow gazpacho.months}\n"), "\(log)")
    try household.replace("\"gazpacho\"", with: "\"sopa-de-ajo\"", in: "plans/2026/2026-W50.json")
    let diff = try household.git("diff")
    #expect(diff.contains("\n-mon cena    Gazpacho {allow gazpacho.months}\n"), "\(diff)")
    #expect(diff.contains("\n+mon cena    Garlic soup [sopa-de-ajo] {allow"), "\(diff)")
  }

  @Test func `nothing that it prints drives a terminal`() throws {
    let household = try TestHousehold.sample()
    try household.write("notas.txt", "uno\u{1B}[31m\tdos\n")
    let seen = household.run("textconv", "notas.txt", answers: [""]).output
    #expect(seen == "uno\\u{1b}[31m\tdos\n")
    #expect(household.run("textconv", "notas.txt").output == "uno\u{1B}[31m\tdos\n")
  }
}
