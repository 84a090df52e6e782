import Testing

@testable import MantelCLI

/// What `mantel fill` says of what can't be filled; today is Tuesday 2026-12-01.
struct FillShortageTests {
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

  /// The first courses of seven lunches have no dish at all; the one second course may come three
  /// times, and would do for seven lunches and seven dinners.
  @Test func `where even without rules not all fits, what fills more is told all the same`() throws
  {
    let household = try TestHousehold()
    try household.write(
      "mantel.json",
      #"{ "format": 1, "meals": { "lunch": { "courses": ["first", "second"] }, "dinner": {} } }"#
    )
    try household.write("tags/meat.json", #"{ "name": "Meat", "rules": { "maxPerWeek": 3 } }"#)
    try household.write(
      "dishes/roast.json",
      #"{ "name": "Roast", "tags": ["meat"], "course": "second" }"#
    )
    let errors = household.run("--lang", "en", "fill", "next", "-n").errors
    #expect(errors.contains("3 of 21 dishes"))
    #expect(errors.contains("Even without rules not all can be filled, but more than now:\n"))
    #expect(errors.contains("  · without 'Meat at most 3 a week', 11 more dishes can be filled\n"))
  }

  @Test func `why there is no dish to plan is told as it is`() throws {
    let household = try TestHousehold.tight()
    let faulty = try TestHousehold.tight()
    for path in try household.git("ls-files", "dishes").split(separator: "\n").map(String.init) {
      let dish = household.read(path)
      try household.write(path, dish.replacing("\"name\":", with: "\"archived\": true, \"name\":"))
      try faulty.write(path, "{ \"name\": 3 }\n")
    }
    let archived = household.run("fill", "next", "-n", "--no-commit").errors
    #expect(archived.contains("All dishes are archived: 'mantel dish unarchive'"))
    let unread = faulty.run("fill", "next", "-n", "--no-commit").errors
    #expect(unread.contains("The dishes' files have errors: 'mantel validate'"))
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
    let plan = household.read(FillTests.week50)
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
    #expect(household.read(FillTests.week50).contains("null"))
    #expect(!household.read(FillTests.week50).contains("allow"))
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
    let suggested = household.run("suggest", "next.tue.dinner")
    #expect(suggested.errors.contains("hint: there are no dishes yet"))
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
}
