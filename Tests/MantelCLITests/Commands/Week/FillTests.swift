import Testing

@testable import MantelCLI

/// `mantel fill`; today is Tuesday 2026-12-01.
struct FillTests {
  static let week50 = "plans/2026/2026-W50.json"

  /// Seven lunches of two courses and seven dinners.
  @Test func `a new week is laid and filled in one commit that says how well`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "fill", "2026-W53")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.hasPrefix("21 of 21 dishes, proven; nothing repeated, proven; "))
    #expect(
      try household.git("show", "--format=", "--name-only", "HEAD")
        == "plans/2026/2026-W53.json\n"
    )
    let message = try household.git("log", "-1", "--format=%B")
    #expect(message.hasPrefix("2026-W53: semana nueva, 14 huecos con plan\n\n21 de 21 platos, "))
    #expect(
      message.contains("\n\nMantel-Op: fill\nMantel-Seed: 53\nMantel-Engine: 1\nMantel-Result: ")
    )
    #expect(message.contains("filled 21/21 proven; shortfall 0 proven; variety 0 proven; "))
    let week = household.run("week", "2026-W53").output
    #expect(!week.contains("\t-\t") && !week.contains("#"))
  }

  @Test func `without a week it is this one if it has gaps, else the next`() throws {
    let household = try TestHousehold.sample()
    // This week is full; of the next, Sunday's dinner is open.
    let outcome = household.run("fill")
    #expect(outcome.output.hasPrefix("2026-12-13.dinner\t"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    _ = household.run("clear", "2026-12-03.dinner")
    #expect(household.run("fill").output.hasPrefix("2026-12-03.dinner\t"))
  }

  @Test func `days that are past stay as they are`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("fill", "this", today: "2026-12-03")
    let days = outcome.output.split(separator: "\n").map { $0.prefix(10) }
    #expect(days == ["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"])
    let plan = household.read("plans/2026/2026-W49.json")
    for day in ["monday", "tuesday", "wednesday"] {
      #expect(plan.contains("\"\(day).dinner\": null"))
    }
  }

  @Test func `a week that is over is refused`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "fill", "last")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors == "error: week 2026-W48 is over; weeks are planned from today on\n")
  }

  @Test func `where nothing is to be filled it says so`() throws {
    let household = try TestHousehold.sample()
    let before = try household.commitCount()
    let outcome = household.run("--lang", "en", "fill", "this")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors == "there is nothing to fill in 2026-W49\n")
    #expect(household.run("fill", "this", "--json").output.contains("\"state\": \"unchanged\""))
    #expect(try household.commitCount() == before)
  }

  @Test func `the same seed gives the same bytes, and a trial writes nothing`() throws {
    let household = try TestHousehold.sample()
    let line = ["fill", "2026-W53", "--weeks", "2", "--dry-run", "--json", "--seed", "9"]
    let first = household.run(arguments: line)
    #expect(first.exitCode == .done)
    #expect(first.output.contains("\"seed\": 9"))
    #expect(household.run(arguments: line).output == first.output)
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `of some meals only`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("fill", "2026-W53", "--only", "cena")
    let meals = Set(outcome.output.split(separator: "\n").map { $0.prefix(17).suffix(6) })
    #expect(meals == ["dinner"])
    let nothing = household.run("--lang", "es", "fill", "--only", "nada")
    #expect(nothing.exitCode == .usage)
    #expect(nothing.errors.hasSuffix("\nsugerencia: se planean: comida, cena\n"))
  }

  @Test func `a meal that isn't planned is told`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("fill", "next", "--only", "breakfast,dinner", "-n")
    #expect(outcome.errors.contains("warning: not planned in this household: breakfast; "))
    #expect(outcome.errors.contains("5 of 7 meals"))
    let nothing = household.run("fill", "next", "--only", "breakfast")
    #expect(nothing.errors.contains("warning: not planned in this household: breakfast; "))
    #expect(nothing.errors.hasSuffix("there is nothing to fill in 2026-W50\n"))
  }

  @Test func `planned anew, what is locked, past or eaten out stays`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("fill", "this", "--refill", "--dry-run", "--json")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.contains("\"wednesday.dinner\""))
    // Sunday's lunch is locked, Saturday's dinner is at the pizzeria, Monday is past.
    for slot in ["sunday.lunch", "saturday.dinner", "monday.lunch", "monday.dinner"] {
      #expect(!outcome.output.contains("\"\(slot)\""), "\(slot)")
    }
  }

  @Test(arguments: [
    ["--take", "2"], ["--variants", "2", "--take", "3"], ["--weeks", "0"], ["--seed", "x"],
    ["--variants", "1"],
  ])
  func `options that make no sense are told`(options: [String]) throws {
    let household = try TestHousehold.tight()
    #expect(household.run(arguments: ["fill"] + options).exitCode == .usage)
  }

  // MARK: What can't be filled

  @Test func `what stays empty is told with the rules to blame and what would help`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("fill", "next")
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.errors.contains(
        """
        These rules together leave no room: Fish at most 2 a week; Meat at most 3 a week
          · without 'Fish at most 2 a week', 2 more meals can be filled
          · without 'Meat at most 3 a week', 2 more meals can be filled
          · with Fish 3 times a week, 1 more meal can be filled
          · with Meat 4 times a week, 1 more meal can be filled
          · with more dishes without Fish or Meat: 2 for dinner

        """
      )
    )
    #expect(outcome.errors.hasPrefix("5 of 7 meals, proven; nothing repeated, proven\nStill to "))
    #expect(outcome.output.split(separator: "\n").count == 5)
    #expect(
      try household.git("log", "-1", "--format=%(trailers:key=Mantel-Result)").contains(
        "filled 5/7 proven"
      )
    )
  }

  @Test func `in Spanish too`() throws {
    let household = try TestHousehold.tight()
    let errors = household.run("--lang", "es", "fill", "next", "-n").errors
    #expect(errors.contains("Estas reglas juntas no dejan sitio: Fish como mucho 2 por semana; "))
    #expect(errors.contains("  · con Meat 4 veces por semana cabe 1 comida más\n"))
    #expect(errors.contains("  · con más platos que no sean de Fish, Meat: 2 para cena\n"))
  }

  @Test func `on a terminal the best way out can be taken for the week alone`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("fill", "next", answers: ["y"])
    #expect(outcome.exitCode == .done)
    #expect(
      outcome.errors.contains(
        "Fill it without 'Fish at most 2 a week', for this week alone? [y/N] "
      )
    )
    #expect(outcome.output.contains("7 of 7 meals, proven; nothing repeated, proven\n"))
    let plan = household.read(Self.week50)
    let fish = plan.split(separator: "fish-", omittingEmptySubsequences: false).count - 1
    let accepted = plan.split(separator: "\"fish.maxPerWeek\"", omittingEmptySubsequences: false)
    #expect(fish >= 4 && accepted.count - 1 == fish - 2)
    #expect(household.read("tags/fish.json").contains("\"maxPerWeek\": 2"))
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `whoever doesn't want that keeps the gaps`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("fill", "next", answers: [""])
    #expect(outcome.output.contains("5 of 7 meals"))
    #expect(household.read(Self.week50).contains("null"))
    #expect(!household.read(Self.week50).contains("allow"))
  }

  @Test func `the proof is shown where it is asked for`() throws {
    let household = try TestHousehold.tight()
    let output = household.run("fill", "next", "--explain").output
    #expect(
      output.contains(
        """
        Why no more than 5 of 7 fit:
              2  Fish at most 2 a week (7 slots)
              3  Meat at most 3 a week (7 slots)
            sum: 5, so at most 5

        """
      )
    )
    #expect(output.contains("    · never cooked so far\n"))
    #expect(output.contains("  5 of 10 dishes are possible here; left out are:\n"))
    let document = household.run("fill", "+2", "--explain", "--json", "-n").output
    #expect(document.contains("\"rules\": [\"tag:fish.maxPerWeek\", \"tag:meat.maxPerWeek\"]"))
    #expect(document.contains("\"isMinimal\": true"))
    #expect(document.contains("\"denominator\": 1"))
  }

  @Test func `a household without dishes is told that it lacks them`() throws {
    let household = try TestHousehold()
    try household.write("mantel.json", #"{ "format": 1, "meals": { "dinner": {} } }"#)
    let outcome = household.run("fill", "--no-commit")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("There are no dishes yet: 'mantel dish add' adds some\n"))
    #expect(household.run("suggest", "next.tue.dinner").errors.contains("hint: there are no dishes"))
    #expect(household.read("plans/2026/2026-W49.json") == "")
    let document = household.run("fill", "--no-commit", "--json").output
    #expect(document.contains("\"state\": \"unchanged\""))
    #expect(document.contains("\"cells\": 6") && document.contains("\"filled\": 0"))
  }

  @Test func `where nobody knows whether someone strict can eat them it says so`() throws {
    let household = try TestHousehold.tight()
    try household.write(
      "people/nora/preferences.json",
      #"{ "name": "Nora", "diets": ["glutenFree"], "strict": true }"#
    )
    let outcome = household.run("fill", "next", "-n")
    #expect(outcome.errors.contains("Even without rules no dishes fit: "))
    #expect(household.run("suggest", "next.tue.dinner").errors.contains("hint: 'mantel why"))
  }

  @Test func `one dish fills what its rules let it`() throws {
    let household = try TestHousehold()
    try household.write("mantel.json", #"{ "format": 1, "meals": { "dinner": {} } }"#)
    try household.write("tags/soup.json", #"{ "name": "Soup" }"#)
    try household.write("dishes/soup.json", #"{ "name": "Soup", "tags": ["soup"] }"#)
    let outcome = household.run("fill", "next", "--no-commit")
    // Seven times the same dish: 7 × 6 ÷ 2 pairs.
    #expect(outcome.errors == "7 of 7 meals, proven; 21 repetitions, proven\n")
  }

  // MARK: Variants

  @Test func `several proposals stand side by side and change nothing`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("fill", "next", "--variants", "3")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output.contains("1 (seed 50)"))
    #expect(outcome.output.contains("\n3  5 of 7 meals, proven; nothing repeated, proven\n"))
    #expect(outcome.errors == "nothing was written; --take N takes variant N\n")
    #expect(try household.git("status", "--porcelain") == "")
    let document = household.run("fill", "next", "--variants", "2", "--json").output
    #expect(document.contains("\"variants\": [") && document.contains("\"comparison\": ["))
    #expect(document.contains("\"week\": \"2026-W50\""))
  }

  @Test func `one is taken by its number, asked for or chosen`() throws {
    let household = try TestHousehold.tight()
    let second = household.run("fill", "next", "--seed", "51", "-n", "--json").output
    let taken = household.run("fill", "next", "--variants", "2", "--take", "2", "-n", "--json")
    #expect(taken.output == second)
    let outcome = household.run("fill", "next", "--variants", "2", answers: ["7", "2", ""])
    #expect(outcome.errors.contains("Which one? [1-2; empty: none] "))
    #expect(
      try household.git("log", "-1", "--format=%(trailers:key=Mantel-Seed)").contains("51")
    )
  }

  // MARK: Households that aren't well

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
    #expect(outcome.output == "" && household.read(Self.week50) == "")
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
