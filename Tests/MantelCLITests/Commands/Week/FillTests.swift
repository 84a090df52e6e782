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
      message.contains("\n\nMantel-Op: fill\nMantel-Seed: 53\nMantel-Engine: 2\nMantel-Result: ")
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
}
