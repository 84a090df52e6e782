import Testing

@testable import MantelCLI

struct ValidateTests {
  @Test func `of named files only their findings are shown, judged with the whole household`()
    throws
  {
    let household = try TestHousehold.sample()
    try household.write("dishes/mala.json", #"{ "name": "Mala", "tags": ["carnee"] }"#)
    try household.write("dishes/peor.json", "{")
    let outcome = household.run("--lang", "en", "validate", "dishes/mala.json")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("dishes/mala.json:1:28: error[unknown-tag]"))
    #expect(outcome.output.hasSuffix("1 error in 1 file\n"))
    let folder = household.run("--lang", "en", "validate", "dishes/")
    #expect(folder.output.hasSuffix("2 errors in 44 files\n"))
    let other = household.run("--lang", "en", "validate", "tags", "mantel.json")
    #expect(other.output == "11 files checked, all is well\n")
  }

  @Test func `paths are told from the current folder or from the household`() throws {
    let household = try TestHousehold.sample()
    let here = household.run("-C", "dishes", "--lang", "en", "validate", "bechamel.json")
    #expect(here.output == "1 file checked, all is well\n")
    let whole = household.run("-C", "dishes", "--lang", "en", "validate", "tags/carne.json")
    #expect(whole.output == "1 file checked, all is well\n")
    let missing = household.run("--lang", "en", "validate", "dishes/nope.json")
    #expect(missing.exitCode == .failed)
    #expect(missing.errors.contains("there is nothing at 'dishes/nope.json'"))
    #expect(missing.errors.contains("hint: "))
  }

  @Test func `without a household a file is looked at for its syntax`() throws {
    let folder = try TestHousehold()
    try folder.write("x.json", "{\"a\": 1,}")
    let outcome = folder.run("validate", "x.json")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("x.json:1:9: error[trailing-comma]"))
    let none = folder.run("validate")
    #expect(none.exitCode == .failed)
    #expect(none.errors.contains("there is no household"))
    #expect(none.errors.contains("mantel init"))
  }

  @Test func `a household needs no git, and is found by a path into it`() throws {
    let household = try TestHousehold.withoutGit()
    #expect(household.run("validate").exitCode == .done)
    let outside = household.run("-C", "..", "--lang", "en", "validate", "casa/tags/carne.json")
    #expect(outside.output == "1 file checked, all is well\n")
    let staged = household.run("--lang", "en", "validate", "--staged")
    #expect(staged.exitCode == .refused)
    #expect(staged.errors.contains("hint: "))
  }

  @Test func `standard input takes a file's place, in its kind and its household`() throws {
    let household = try TestHousehold.sample()
    let text = #"{ "name": "X", "tags": ["carnee"] }"#
    let alone = household.run("--lang", "en", "validate", "-", input: text)
    #expect(alone.output == "1 file checked, all is well\n")
    let placed = household.run(
      "--lang",
      "en",
      "validate",
      "-",
      "--as",
      "dishes/x.json",
      input: text
    )
    #expect(placed.exitCode == .failed)
    #expect(placed.output.contains("dishes/x.json:1:25: error[unknown-tag]"))
    let folder = try TestHousehold()
    let schema = folder.run("validate", "-", "--as", "dishes/x.json", input: #"{ "name": "X" }"#)
    #expect(schema.output.contains("error[missing-key]"))
    #expect(household.run("validate", "-", "tags").exitCode == .usage)
    #expect(household.run("validate", "--as", "dishes/x.json").exitCode == .usage)
    #expect(household.run("validate", "-", "--fix").exitCode == .usage)
  }

  @Test func `the formats and JSON`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/mala.json", "{")
    let json = household.run("--json", "validate", "dishes/mala.json")
    #expect(json.output.contains(#""code": "unclosed""#))
    #expect(json.output.contains(#""files": 1"#))
    let github = household.run("validate", "--format", "github", "dishes/mala.json")
    #expect(github.output.contains("::error file=dishes/mala.json"))
    #expect(household.run("validate", "--format", "xml").exitCode == .usage)
  }

  @Test func `an unknown time zone is a finding, not a failure`() throws {
    let household = try TestHousehold.sample()
    try household.replace("Europe/Madrid", with: "Europe/Madird", in: "mantel.json")
    let outcome = household.run("validate", "mantel.json")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("mantel.json:"))
    #expect(outcome.output.contains("Europe/Madrid"))
  }

  @Test func `strict counts warnings`() throws {
    let household = try TestHousehold.sample()
    try household.write("tags/x.json", #"{ "name": "X", "zzzzzz": 1 }"#)
    #expect(household.run("validate", "tags").exitCode == .done)
    #expect(household.run("validate", "--strict", "tags").exitCode == .failed)
  }
}
