import FoundationEssentials
import Testing

@testable import MantelCLI

/// What becomes of files that someone has edited beside a command, and of odd repositories.
struct PlanFilesTests {
  static let week = "plans/2026/2026-W49.json"

  @Test func `an edit by hand becomes a commit of its own first`() throws {
    let household = try TestHousehold.sample()
    let text = household.read(Self.week)
    let edited = text.replacing("\"sopa-de-fideos\"", with: "\"sopa-de-ajo\"")
    try household.write(Self.week, edited)
    #expect(household.run("set", "jue.cena", "crema-de-calabacin").exitCode == .done)
    let log = try household.git("log", "-2", "--format=%s")
    #expect(log.contains("jueves cena Crema de calabacín"))
    #expect(log.contains("lunes cena Sopa de ajo (era Sopa de fideos)"))
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test(arguments: [
    "{ \"monday.lunch\": 5 }\n", "{ \"monday.lunch\": \"sopa-de-ajo\",, }\n",
    "{ \"mondy\": null }\n",
    "<<<<<<< HEAD\n",
  ])
  func `an edit by hand with errors is refused and stays`(text: String) throws {
    let household = try TestHousehold.sample()
    try household.write(Self.week, text)
    let outcome = household.run("--lang", "en", "set", "jue.cena", "crema-de-calabacin")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains(Self.week))
    #expect(household.read(Self.week) == text)
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
  }

  @Test func `what else is staged stays staged`() throws {
    let household = try TestHousehold.sample()
    try household.write("notas.txt", "hola\n")
    try household.git("add", "notas.txt")
    #expect(household.run("clear", "jue.cena").exitCode == .done)
    #expect(try household.git("status", "--porcelain") == "A  notas.txt\n")
    #expect(try household.git("show", "--name-only", "--format=") == Self.week + "\n")
  }

  @Test func `a detached HEAD is refused and nothing is written`() throws {
    let household = try TestHousehold.sample()
    try household.git("checkout", "-q", "--detach")
    let outcome = household.run("clear", "jue.cena")
    #expect(outcome.exitCode == .refused)
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `without a commit the file is written, and a trial writes nothing`() throws {
    let household = try TestHousehold.sample()
    let trial = household.run("clear", "jue.cena", "--dry-run")
    #expect(trial.exitCode == .done)
    #expect(trial.output.contains("+  \"thursday.dinner\": null"))
    #expect(try household.git("status", "--porcelain") == "")
    #expect(household.run("clear", "jue.cena", "--no-commit").exitCode == .done)
    #expect(try household.git("status", "--porcelain") == " M \(Self.week)\n")
    #expect(
      household.run("set", "jue.cena", "pisto-manchego", "-m", "Otra cosa", "-f").exitCode == .done
    )
    #expect(try household.git("log", "-1", "--format=%s") == "Otra cosa\n")
  }

  @Test func `a household in a folder of a larger repository commits only its own`() throws {
    let outer = try TestHousehold()
    let inner = try TestHousehold.sample()
    try FileManager.default.removeItem(atPath: inner.root + "/.git")
    try FileManager.default.copyItem(atPath: inner.root, toPath: outer.root + "/comidas")
    try outer.write("otro.txt", "1\n")
    try outer.git("init", "-q", "-b", "main")
    try outer.git("add", "-A")
    try outer.git("commit", "-q", "-m", "todo")
    try outer.write("otro.txt", "2\n")
    #expect(outer.run("-C", "comidas", "clear", "jue.cena").exitCode == .done)
    #expect(try outer.git("status", "--porcelain") == " M otro.txt\n")
    #expect(try outer.git("show", "--name-only", "--format=") == "comidas/\(Self.week)\n")
  }

  @Test func `the answer for scripts has the slots, the files and the commits`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--json", "clear", "jue.cena")
    #expect(outcome.exitCode == .done)
    for part in [
      "\"state\": \"committed\"", "\"slots\": [\"2026-12-03.dinner\"]", "\"warnings\": []",
      "\"files\": [\"\(Self.week)\"]",
    ] {
      #expect(outcome.output.contains(part))
    }
    #expect(household.run("--json", "clear", "jue.cena").output.contains("\"unchanged\""))
  }
}
