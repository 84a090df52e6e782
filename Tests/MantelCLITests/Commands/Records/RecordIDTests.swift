import TestSupport
import Testing

@testable import MantelCLI

/// `rename --id`: the file moves and all that names it follows.
struct RecordIDTests {
  /// Another id of the same length, so that columns stay.
  private static func other(_ id: String) -> String { "z" + id.dropFirst() }

  @Test(arguments: [
    ("tag", "carne"), ("tag", "pescado"), ("tag", "solo-cena"), ("dish", "lentejas-estofadas"),
    ("dish", "bechamel"), ("dish", "fideua"), ("dish", "pollo-al-ajillo"), ("food", "lenteja"),
    ("food", "huevo"), ("food", "leche-semidesnatada"), ("person", "nora"),
    ("person", "abuelo-luis"),
    ("person", "ana"), ("template", "semana-tipica"),
  ])
  func `validate finds what it found before, and the way back restores every byte`(
    noun: String,
    id: String
  ) throws {
    let household = try TestHousehold.sample()
    let new = Self.other(id)
    let before = household.run("validate", "--history").output
    let there = household.run(noun, "rename", id, "--id", new)
    #expect(there.exitCode == .done, "\(there.errors)")
    let after = household.run("validate", "--history").output
    #expect(Self.lines(after.replacing(new, with: id)) == Self.lines(before))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
    #expect(household.run(noun, "rename", new, "--id", id).exitCode == .done)
    #expect(try household.git("diff", "--stat", "HEAD~2") == "")
    #expect(try household.git("status", "--porcelain") == "")
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

  @Test func `what people accepted and what they did follows too, in two commits`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("setup").exitCode == .done)
    let diary = "private/people/ana/diary/2026/2026-11-30.json"
    let entry = #"{ "meals": [{ "at": "14:10", "dish": "fideua", "servings": 1 }] }"#
    try household.write(diary, entry)
    #expect(household.run("save").exitCode == .done)
    let outcome = household.run("--lang", "en", "dish", "rename", "fideua", "--id", "fideos")
    #expect(outcome.output == "dish Noodle paella: id fideos (was fideua)\n")
    #expect(outcome.errors.contains("2 files named it and follow"))
    #expect(outcome.errors.contains("private/ is another repository: it has a commit of its own"))
    #expect(household.read(diary).contains(#""dish": "fideos""#))
    let log = try TestProcess.run(
      "/usr/bin/git",
      ["-C", household.root + "/private", "log", "-1", "--format=%(trailers:key=Mantel-Op)"],
      TestHousehold.environment
    )
    #expect(log.contains("dish rename"))
  }

  @Test func `a person moves with folder, shopping and private part`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("setup", "-p", "ana").exitCode == .done)
    try household.write(
      "shopping/2026/2026-12-05/ana.json",
      "{\n  \"bought\": { \"huevo\": 6 }\n}\n"
    )
    try household.write("private/people/ana/coach/2026-11-30.json", "{\n  \"messages\": []\n}\n")
    try household.write("people/ana/foto.txt", "no es de mantel")
    #expect(household.run("save").exitCode == .done)
    let outcome = household.run("--lang", "en", "person", "rename", "ana", "--id", "ana-maria")
    #expect(outcome.output == "person Ana: id ana-maria (was ana)\n", "\(outcome.errors)")
    #expect(household.read("people/ana-maria/preferences.json").contains("Ana"))
    #expect(household.read("people/ana-maria/objectives/perder-2026-01.json") != "")
    #expect(household.read("shopping/2026/2026-12-05/ana-maria.json") != "")
    #expect(household.read("private/people/ana-maria/coach/2026-11-30.json") != "")
    #expect(household.read("private/people/ana/coach/2026-11-30.json") == "")
    #expect(household.read("mantel.json").contains("[\"ana-maria\", \"nora\"]"))
    #expect(outcome.errors.contains("what isn't mantel's is left in people/ana"))
    #expect(try household.git("config", "mantel.person") == "ana-maria\n")
    #expect(try household.git("ls-files", "people/ana") == "")
  }

  @Test func `accepted rules are told by the new id, and the log tells the id alone`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("swap", "mar.cena", "vie.comida", "--force").exitCode == .done)
    #expect(household.read("plans/2026/2026-W49.json").contains("pasta-arroz.noConsecutive"))
    let outcome = household.run("--lang", "en", "tag", "rename", "pasta-arroz", "--id", "hidratos")
    #expect(outcome.output == "tag Pasta/Rice: id hidratos (was pasta-arroz)\n")
    #expect(household.read("plans/2026/2026-W49.json").contains("hidratos.noConsecutive"))
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `a name and an id in one commit`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      arguments: ["--lang", "en", "dish", "rename", "lentejas-estofadas", "Lentejas de la yaya"]
        + ["--id", "lentejas-de-la-yaya"]
    )
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.contains("id lentejas-de-la-yaya (was lentejas-estofadas)"))
    #expect(!outcome.output.contains("2026-W49"))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
    #expect(household.read("dishes/lentejas-de-la-yaya.json").contains("Lentejas de la yaya"))
  }

  @Test func `an objective, of its person alone`() throws {
    let household = try TestHousehold.sample()
    let arguments = ["objective", "rename", "perder-2026-01", "--id", "invierno", "--for", "ana"]
    #expect(household.run(arguments: arguments).exitCode == .done)
    #expect(household.read("people/ana/preferences.json").contains(#""objective": "invierno""#))
    #expect(household.run("validate").exitCode == .done)
  }

  @Test(arguments: [
    (["food", "rename", "lenteja", "--id", "Lenteja"], ExitCode.usage, "can't be an id"),
    (["food", "rename", "lenteja", "--id", "con"], .usage, "Windows"),
    (["food", "rename", "lenteja", "--id", "fish"], .usage, "a word of 'contains'"),
    (["food", "rename", "lenteja", "--id", "lenteja"], .usage, "already"),
    (["food", "rename", "lenteja", "--id", "huevo"], .refused, "there is a food"),
    (["dish", "rename", "fideua", "--id", "../x"], .usage, "can't be an id"),
    (["dish", "rename", "fideua"], .usage, "--id"),
    (["objective", "rename", "perder-2026-01", "--for", "ana"], .usage, "--id"),
  ])
  func `an id that won't do is refused and nothing changes`(
    arguments: [String],
    code: ExitCode,
    word: String
  ) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(arguments: ["--lang", "en"] + arguments)
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.contains(word), "\(outcome.errors)")
    #expect(try household.git("status", "--porcelain") == "")
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
  }

  @Test func `an archived dish's id is taken, and a food that dishes name without a file`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("dish", "archive", "fideua").exitCode == .done)
    let archived = household.run("--lang", "en", "dish", "rename", "gazpacho", "--id", "fideua")
    #expect(archived.errors.contains("there is a dish with the id 'fideua' already (archived)"))
    try household.replace(#""lenteja": {"#, with: #""lentejita": {"#, in: Self.lentils)
    #expect(household.run("save").exitCode == .done)
    let named = household.run("--lang", "en", "food", "rename", "lenteja", "--id", "lentejita")
    #expect(named.exitCode == .refused)
    #expect(named.errors.contains("'lentejita' is named in dishes/lentejas-estofadas.json already"))
  }

  private static let lentils = "dishes/lentejas-estofadas.json"

  @Test func `a file that may name it and can't be read is named`() throws {
    let household = try TestHousehold.sample()
    try household.write("plans/2026/2026-W50.json", #"{ "monday.lunch": "fideua", }}"#)
    let outcome = household.run("--lang", "en", "dish", "rename", "fideua", "--id", "fideos")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("plans/2026/2026-W50.json can't be read"))
    // One that says nothing of it doesn't matter.
    try household.write("plans/2026/2026-W50.json", #"{ "monday.lunch": "gazpacho", }}"#)
    #expect(household.run("dish", "rename", "fideua", "--id", "fideos").exitCode == .done)
    try household.makeFolder("plans/2027")
    try household.makeLink("plans/2027/2027-W02.json", to: "/dev/null")
    let linked = household.run("--lang", "en", "dish", "rename", "fideos", "--id", "fideua")
    #expect(linked.errors.contains("plans/2027/2027-W02.json can't be read"))
  }

  @Test func `a dry run shows the files and writes nothing`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("food", "rename", "lenteja", "--id", "pardina", "--dry-run")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.contains("foods/pardina.json"))
    #expect(outcome.output.contains(#"+    "pardina": {"#))
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `keys that aren't known and the order of sets survive`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "people/nora/preferences.json",
      """
      {
        "name": "Nora",
        "dislikes": ["coliflor", "huevo"],
        "futuro": { "huevo": ["huevo"] }
      }

      """
    )
    #expect(household.run("save").exitCode == .done)
    #expect(household.run("food", "rename", "huevo", "--id", "a-huevo").exitCode == .done)
    #expect(
      household.read("people/nora/preferences.json") == """
        {
          "name": "Nora",
          "dislikes": ["a-huevo", "coliflor"],
          "futuro": { "huevo": ["huevo"] }
        }

        """
    )
  }
}
