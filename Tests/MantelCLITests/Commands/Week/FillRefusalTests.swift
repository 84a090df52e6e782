import Testing

@testable import MantelCLI

/// `mantel fill` in households that aren't well; today is Tuesday 2026-12-01.
struct FillRefusalTests {
  @Test func `what has errors is told and not relied on`() throws {
    let household = try TestHousehold.tight()
    for number in 2...5 { try household.delete("dishes/meat-\(number).json") }
    try household.write("dishes/meat-1.json", "{")
    let outcome = household.run("fill", "next", "--no-commit")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("warning: dishes/meat-1.json has errors"))
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(!outcome.output.contains("meat"))
  }

  @Test func `a tag with errors refuses: its rules would be broken without a word`() throws {
    let household = try TestHousehold.tight()
    try household.write("tags/fish.json", #"{ "name": "Fish", "rules": { "maxPerWeek": 2 }"#)
    let outcome = household.run("fill", "next")
    #expect(outcome.exitCode == .refused)
    #expect(
      outcome.errors.hasPrefix(
        "error: tags/fish.json has errors: it isn't known which rules to keep\n"
      )
    )
    #expect(outcome.output == "" && household.read(FillTests.week50) == "")
    #expect(household.run("fill", "next", "--variants", "2", "-n").exitCode == .refused)
    try household.write("templates/usual.json", #"{ "name": "Usual", "monday.dinner": "meat-1" }"#)
    #expect(household.run("template", "apply", "usual", "next").exitCode == .done)
    let applied = household.run("template", "apply", "usual", "+2", "--fill")
    #expect(applied.exitCode == .refused)
    #expect(applied.errors.contains("it isn't known which rules to keep"))
  }

  @Test(arguments: ["tags/Fish.json", "tags/old/fish.json"])
  func `a tag where nobody reads it refuses too`(path: String) throws {
    let household = try TestHousehold.tight()
    try household.write(path, household.read("tags/fish.json"))
    try household.delete("tags/fish.json")
    let outcome = household.run("fill", "next", "-n")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.hasPrefix("error: \(path) has errors: it isn't known which rules"))
    #expect(household.run("suggest", "next.tue.dinner").errors.contains("warning: \(path) has err"))
  }

  @Test func `tags that no file describes are told, since nobody knows their rules`() throws {
    let household = try TestHousehold.tight()
    try household.delete("tags/fish.json")
    let words = "warning: dishes bear tags without a file, whose rules aren't known: fish\n"
    for line in [
      ["fill", "next", "-n"], ["fill", "next", "--variants", "2"],
      ["suggest", "next.tue.dinner"], ["why", "next.tue.dinner"],
      ["compare", "this", "next"],
    ] { #expect(household.run(arguments: line).errors.contains(words), "\(line)") }
    #expect(!household.run("week", "--nutrition").errors.contains("rules"))
  }

  @Test func `settings with errors refuse`() throws {
    let household = try TestHousehold.tight()
    try household.write("mantel.json", #"{ "format": 1, "meals": 7 }"#)
    #expect(household.run("fill", "next").exitCode == .refused)
  }

  @Test func `without git it refuses before it plans, and shows what it would plan`() throws {
    let household = try TestHousehold.withoutGit()
    for line in [
      ["fill", "2026-W53"], ["fill", "2026-W53", "--variants", "2", "--take", "1"],
      ["template", "apply", "semana-tipica", "2026-W53", "--fill", "--force"],
    ] {
      let outcome = household.run(arguments: ["--lang", "en"] + line)
      #expect(outcome.exitCode == household.run("set", "next.sun.dinner", "gazpacho").exitCode)
      #expect(outcome.output == "" && !outcome.errors.contains("of 21 dishes"), "\(line)")
      #expect(outcome.errors.contains("no git repository"), "\(line)")
    }
    #expect(household.run("fill", "2026-W53", "--dry-run").exitCode == .done)
    #expect(household.run("fill", "2026-W53", "--variants", "2").exitCode == .done)
  }

  @Test func `without git it writes files when asked to`() throws {
    let household = try TestHousehold.withoutGit()
    #expect(household.run("fill", "2026-W53", "--no-commit").exitCode == .done)
    #expect(household.read("plans/2026/2026-W53.json").contains("sunday.dinner"))
  }
}
