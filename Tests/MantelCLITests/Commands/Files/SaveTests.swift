import Testing

@testable import MantelCLI

struct SaveTests {
  private static let plan = "plans/2026/2026-W50.json"

  @Test func `edits are mended, written canonically and committed`() throws {
    let household = try TestHousehold.sample()
    try household.replace(
      #""sunday.dinner": null"#,
      with: #""domingo.cena": "paella-mixta","#,
      in: Self.plan
    )
    try household.write("dishes/filete.json", #"{"tags":["carne"],"name":"Filete"}"#)
    try household.write("notas.txt", "otra cosa")
    let dry = household.run("save", "--dry-run")
    #expect(dry.output.contains(#"+  "sunday.dinner": "paella-mixta""#))
    #expect(try household.git("log", "--oneline").split(separator: "\n").count == 1)
    let outcome = household.run("save")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains(#"+  "sunday.dinner": "paella-mixta""#))
    #expect(outcome.output.contains("2026-W50: domingo cena Paella mixta"))
    let message = try household.git("log", "-1", "--format=%B")
    #expect(message.hasPrefix("2026-W50 (1 hueco), 1 plato\n"))
    #expect(message.contains("Mantel-Op: save"))
    #expect(try household.git("status", "--porcelain") == "?? notas.txt\n")
    #expect(household.read("dishes/filete.json").hasPrefix("{\n  \"name\": \"Filete\","))
    let second = household.run("--lang", "en", "save")
    #expect(second.exitCode == .done)
    #expect(second.errors == "nothing to save\n")
  }

  @Test func `new errors are shown and nothing is written`() throws {
    let household = try TestHousehold.sample()
    try household.replace(
      #""sunday.dinner": null"#,
      with: #""sunday.dinner": "pizza""#,
      in: Self.plan
    )
    let text = household.read(Self.plan)
    let outcome = household.run("--lang", "en", "save")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("\(Self.plan):30:20: error[unknown-dish]"))
    #expect(outcome.errors.contains("nothing was saved"))
    #expect(household.read(Self.plan) == text)
    // Committed all the same by plain git, it stands in nobody's way.
    try household.git("commit", "-qam", "a pesar de todo")
    try household.replace("Carne", with: "Carnes", in: "tags/carne.json")
    #expect(household.run("save").exitCode == .done)
  }

  @Test func `one path, a message, a deleted file`() throws {
    let household = try TestHousehold.sample()
    try household.replace("Carne", with: "Carnes", in: "tags/carne.json")
    try household.delete("dishes/gazpacho.json")
    let outcome = household.run("save", "tags", "-m", "Otro nombre")
    #expect(outcome.exitCode == .done)
    #expect(try household.git("log", "-1", "--format=%s") == "Otro nombre\n")
    #expect(try household.git("status", "--porcelain") == " D dishes/gazpacho.json\n")
    let deleted = household.run("save", "dishes/gazpacho.json")
    #expect(deleted.exitCode == .done)
    #expect(deleted.output == "plato borrado Gazpacho\n")
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `someone is asked before mends are saved`() throws {
    let household = try TestHousehold.sample()
    let text = "{ \"name\": \"A\", \"tags\": [\"carne\"], }"
    try household.write("dishes/a.json", text)
    let refused = household.run("save", answers: ["no"])
    #expect(refused.exitCode == .refused)
    #expect(household.read("dishes/a.json") == text)
    #expect(household.run("save", answers: [""]).exitCode == .done)
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `a moved file, and one moved to where it was deleted`() throws {
    let household = try TestHousehold.sample()
    let text = household.read("plans/2026/2026-W51.json")
    try household.write("plans/2025/2026-W51.json", text)
    try household.delete("plans/2026/2026-W51.json")
    try household.write("dishes/Pan Frito.json", #"{ "name": "Pan frito", "tags": ["carne"] }"#)
    #expect(household.run("save").exitCode == .done)
    #expect(household.read("plans/2026/2026-W51.json") == text)
    #expect(household.read("dishes/pan-frito.json").contains("Pan frito"))
    #expect(try household.git("status", "--porcelain") == "")
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `what nobody checked for a strict person is saved, but told by day and meal`() throws {
    let household = try TestHousehold.sample()
    // Nora is a coeliac; of the dish's one ingredient no file says anything.
    try household.write(
      "dishes/rara.json",
      #"{"name": "Rara", "tags": ["verduras"], "ingredients": {"zzz": 1}}"#
    )
    #expect(!household.run("--lang", "en", "save").errors.contains("not checked"))
    #expect(household.run("clear", "wed.dinner").exitCode == .done)
    try household.replace(
      #""wednesday.dinner": null"#,
      with: #""wednesday.dinner": "rara""#,
      in: "plans/2026/2026-W49.json"
    )
    let outcome = household.run("--lang", "en", "save")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("warning: Wednesday 2 December, cena: "))
    #expect(outcome.errors.contains("'Rara'"))
    #expect(outcome.errors.contains("Nora"))
    // Saved once, it isn't said again for another change of the week.
    try household.replace(#"{"#, with: "{\n  \"note\": \"x\",", in: "plans/2026/2026-W49.json")
    #expect(!household.run("--lang", "en", "save").errors.contains("Rara"))
  }

  @Test func `what can't be read is left out and told`() throws {
    let household = try TestHousehold.sample()
    try household.delete("dishes/gazpacho.json")
    try household.makeLink("dishes/gazpacho.json", to: "bechamel.json")
    let outcome = household.run("--lang", "en", "save")
    #expect(outcome.errors.contains("dishes/gazpacho.json can't be read"))
    #expect(try household.git("log", "--oneline").split(separator: "\n").count == 1)
  }

  @Test func `without git it says what to do`() throws {
    let household = try TestHousehold.withoutGit()
    for words in [["save"], ["status"], ["log"], ["undo"]] {
      let outcome = household.run(["--lang", "en"] + words)
      #expect(outcome.exitCode == .refused, "\(words)")
      #expect(outcome.errors.contains("hint: "), "\(words)")
    }
  }
}
