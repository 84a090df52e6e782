import Testing

@testable import MantelCLI

/// What an undo, or a restore, may put before Nora, who is a coeliac.
struct UndoSafetyTests {
  private static let dish = "dishes/salmon-al-horno.json"
  private static let plan = "plans/2026/2026-W49.json"

  private func done(_ household: TestHousehold, _ arguments: String...) {
    let outcome = household.run(["--lang", "en"] + arguments)
    #expect(outcome.exitCode == .done, "\(arguments): \(outcome.errors)")
  }

  @Test(arguments: [[], ["-n"], ["--no-commit"]])
  func `flour doesn't come back into a dish that she gets`(options: [String]) throws {
    let household = try TestHousehold.sample()
    done(household, "dish", "set", "salmon-al-horno", "ingredients.harina-de-trigo", "100 g")
    done(household, "dish", "set", "salmon-al-horno", "ingredients.harina-de-trigo", "--unset")
    done(household, "set", "fri.dinner", "salmon-al-horno", "--force")
    let before = household.read(Self.dish)
    let commits = try household.git("rev-list", "--count", "HEAD")
    let outcome = household.run(["--lang", "en", "undo", "HEAD~1"] + options)
    #expect(outcome.exitCode == .refused, "\(outcome.output)")
    #expect(outcome.output.contains("'Nora' can't eat 'Baked salmon'"), "\(outcome.output)")
    #expect(outcome.errors.contains("nothing was undone"))
    #expect(household.read(Self.dish) == before)
    #expect(try household.git("rev-list", "--count", "HEAD") == commits)
  }

  @Test func `a meal doesn't come back that she can't eat any more`() throws {
    let household = try TestHousehold.sample()
    done(household, "set", "sat.dinner", "salmon-al-horno", "--force")
    done(household, "clear", "sat.dinner")
    done(household, "food", "set", "salmon", "traces", "gluten")
    let before = household.read(Self.plan)
    let outcome = household.run("--lang", "en", "undo", "HEAD~1")
    #expect(outcome.exitCode == .refused, "\(outcome.output)")
    #expect(outcome.errors.contains("Saturday 5 December, cena: 'Nora' can't eat 'Baked salmon'"))
    #expect(household.read(Self.plan) == before)
  }

  @Test func `a meal and the label that forbids it don't come back together`() throws {
    let household = try TestHousehold.sample()
    try household.replace(
      "\"traces\": [",
      with: "\"traces\": [\"gluten\", ",
      in: "foods/salmon.json"
    )
    try household.replace("\"sandwich-mixto\"", with: "\"salmon-al-horno\"", in: Self.plan)
    try household.git("commit", "-qam", "both")
    try household.git("revert", "--no-edit", "HEAD")
    let before = household.read(Self.plan)
    #expect(household.run("undo").exitCode == .refused)
    #expect(household.read(Self.plan) == before)
  }

  @Test(arguments: [
    ["food", "set", "salmon", "traces", "gluten"],
    ["dish", "set", "salmon-al-horno", "contains", "gluten"],
  ])
  func `a label that was read comes back, and what it forbids is told`(label: [String]) throws {
    let household = try TestHousehold.sample()
    #expect(household.run(label).exitCode == .done)
    done(household, "undo")
    let outcome = household.run("--lang", "en", "undo")
    #expect(outcome.exitCode == .done, "\(outcome.output) \(outcome.errors)")
    #expect(
      outcome.errors.contains("Tuesday 1 December, cena: 'Nora' can't eat 'Baked salmon'"),
      "\(outcome.errors)"
    )
    #expect(
      household.read("\(label[0])\(label[0] == "food" ? "s" : "es")/\(label[2]).json").contains(
        "gluten"
      )
    )
  }

  @Test func `who becomes strict again is let in, and what they can't eat is told`() throws {
    let household = try TestHousehold.sample()
    done(household, "person", "set", "nora", "strict", "--unset")
    done(household, "food", "set", "salmon", "traces", "gluten")
    for command in [["undo", "HEAD~1", "-n"], ["restore", "nora", "--at", "HEAD~2"]] {
      let outcome = household.run(["--lang", "en"] + command)
      #expect(outcome.exitCode == .done, "\(command): \(outcome.output) \(outcome.errors)")
      #expect(
        outcome.errors.contains("Tuesday 1 December, cena: 'Nora' can't eat 'Baked salmon'"),
        "\(outcome.errors)"
      )
    }
    #expect(household.read("people/nora/preferences.json").contains("\"strict\": true"))
  }

  @Test func `a program is told so as of any refusal`() throws {
    let household = try TestHousehold.sample()
    done(household, "dish", "set", "salmon-al-horno", "ingredients.harina-de-trigo", "100 g")
    done(household, "dish", "set", "salmon-al-horno", "ingredients.harina-de-trigo", "--unset")
    let outcome = household.run("--lang", "en", "undo", "--json")
    #expect(outcome.exitCode == .refused)
    let told = outcome.output + outcome.errors
    #expect(told.contains("Tuesday 1 December, cena: 'Nora' can't eat 'Baked salmon'"), "\(told)")
  }

  @Test func `errors don't come back`() throws {
    let household = try TestHousehold.sample()
    try household.replace("\"contains\"", with: "\"contians\"", in: "foods/salmon.json")
    try household.git("commit", "-qam", "wrong")
    try household.git("revert", "--no-edit", "HEAD")
    let before = household.read("foods/salmon.json")
    let outcome = household.run("undo")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.output.contains("misspelt-key"))
    #expect(household.read("foods/salmon.json") == before)
  }
}
