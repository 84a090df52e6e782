import Testing

@testable import MantelCLI

/// `mantel suggest`; today is Tuesday 2026-12-01.
struct SuggestDishesTests {
  @Test func `dishes that may be planned, by name where nothing else tells them apart`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("suggest", "next.tue.dinner", "-n", "2")
    #expect(
      outcome.output
        == "fish-1\tFish 1\tnever cooked so far\nfish-2\tFish 2\tnever cooked so far\n"
    )
  }

  @Test func `what a rule forbids isn't proposed, what the week has comes last`() throws {
    let household = try TestHousehold.tight()
    for (day, dish) in [("mon", "fish 1"), ("wed", "fish 2"), ("thu", "meat 1")] {
      #expect(household.run("set", "next.\(day).dinner", dish).exitCode == .done)
    }
    let output = household.run("suggest", "next.tue.dinner", "-n", "9").output
    let ids = output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(ids == ["meat-2", "meat-3", "meat-4", "meat-5", "meat-1"])
    #expect(output.contains("once in this week already"))
  }

  @Test func `a dish drawn at random is the seed's, and one that may be planned`() throws {
    let household = try TestHousehold.tight()
    let line = ["suggest", "next.tue.dinner", "--random", "--seed", "7"]
    let first = household.run(arguments: line)
    #expect(first.output.split(separator: "\n").count == 1)
    #expect(household.run(arguments: line).output == first.output)
  }

  @Test func `on a terminal one is taken by its number, or the next are seen`() throws {
    let household = try TestHousehold.tight()
    let line = "suggest"
    let outcome = household.run(line, "next.tue.dinner", "-n", "2", answers: ["m", "3"])
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors.contains("Which one? [1-2; m: more; empty: none] "))
    #expect(outcome.output.hasSuffix("Tuesday 8 December, dinner: Fish 3\n"))
    #expect(
      try household.git("log", "-1", "--format=%(trailers:key=Mantel-Op)").contains("suggest")
    )
    let nothing = household.run(line, "next.wed.dinner", answers: [""])
    #expect(nothing.exitCode == .done)
    #expect(!household.read("plans/2026/2026-W50.json").contains("\"wednesday.dinner\": \""))
  }

  @Test func `on a terminal sentences stay within its columns, and hang below each other`() throws {
    let household = try TestHousehold.sample()
    for line in [
      ["suggest", "next.sun.dinner"], ["why", "next.sun.dinner"],
      ["fill", "next", "--explain"], ["why", "mie.cena", "merluza"],
    ] {
      let outcome = household.run(arguments: ["--lang", "es"] + line, answers: [""])
      let long = outcome.output.split(separator: "\n").filter { $0.count > 80 }
      #expect(long.isEmpty && !outcome.output.isEmpty, "\(line)")
    }
    let list = household.run("suggest", "next.sun.dinner", answers: [""]).output
    #expect(list.contains("\n   1  ") && list.contains("\n      "))
  }

  @Test func `a slot that nothing may go into says so`() throws {
    let household = try TestHousehold.tight()
    for number in 1...5 {
      try household.delete("dishes/meat-\(number).json")
      try household.delete("dishes/fish-\(number).json")
    }
    let outcome = household.run("suggest", "next.tue.dinner")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("no dish may be planned here"))
    #expect(
      household.run("suggest", "next.tue.dinner", "--json").output.contains("\"possible\": 0")
    )
  }

  /// The week has no file, so that the template's wishes would be its own.
  @Test(arguments: [
    "tags/fish.json", "dishes/fish-1.json", "plans/2026/2026-W48.json", "templates/usual.json",
  ])
  func `a file with errors is told, since its rules are lost`(path: String) throws {
    let household = try TestHousehold.tight()
    try household.write(path, "{")
    for command in ["suggest", "why"] {
      let outcome = household.run(command, "next.tue.dinner")
      #expect(outcome.exitCode == .done)
      #expect(outcome.errors.contains("warning: \(path) has errors"))
      let document = household.run(command, "next.tue.dinner", "--json").output
      #expect(document.contains("\"\(path) has errors"))
    }
  }

  @Test func `a week long over is refused, without the advice of a flag that isn't there`() throws {
    let household = try TestHousehold.tight()
    let outcome = household.run("suggest", "-5.mon.dinner")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors == "error: week 2026-W44 is more than 14 days past\n")
    #expect(household.run("suggest", "-5.mon.dinner", "--force").exitCode == .usage)
  }

  @Test func `a locked slot is asked about and not changed`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("suggest", "2026-12-06.lunch", answers: ["1"])
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("candado") || outcome.errors.contains("locked"))
  }
}
