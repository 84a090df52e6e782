import Testing

@testable import MantelCLI

struct FoodMissingTests {
  /// The sample household with two dishes of foods that it doesn't have.
  private func household() throws -> TestHousehold {
    let household = try TestHousehold.sample()
    _ = household.run(
      "--lang",
      "en",
      "dish",
      "add",
      "Sopa de miso",
      "-t",
      "verduras",
      "-i",
      "miso=50 g",
      "-i",
      "tofus=200 g"
    )
    let outcome = household.run(
      "--lang",
      "en",
      "dish",
      "add",
      "Curry",
      "-t",
      "verduras",
      "-i",
      "tofus=400 g",
      "-i",
      "zzz-qqq=1",
      "-i",
      "carrots=2",
      "-i",
      "berengena-china=1"
    )
    #expect(outcome.errors.contains("ingredients have no file yet"), "\(outcome.errors)")
    return household
  }

  @Test func `what the dishes name and no file explains, the most used first`() throws {
    let household = try household()
    let outcome = household.run("--lang", "en", "food", "missing")
    #expect(outcome.exitCode == .done)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "tofus\t2\tcatalogue\ttofu")
    #expect(lines.contains("miso\t1\tcatalogue\tmiso"))
    #expect(lines.contains("zzz-qqq\t1\t\t"))
    // The house has it, by its English name.
    #expect(lines.contains("carrots\t1\thousehold\tzanahoria"))
    #expect(lines.contains { $0.hasPrefix("berengena-china\t1\tnear\t") })
    #expect(lines.count == 5)
  }

  @Test func `as JSON`() throws {
    let household = try household()
    let text = household.run("--lang", "en", "food", "missing", "--json").output
    #expect(text.contains("\"id\": \"tofus\""))
    #expect(text.contains("\"catalogue\": \"tofu\""))
    #expect(text.contains("\"household\": \"zanahoria\""))
  }

  @Test func `all that the catalogue explains is added in one commit`() throws {
    let household = try household()
    let before = try household.git("rev-list", "--count", "HEAD")
    let outcome = household.run("--lang", "en", "food", "add", "--missing")
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    #expect(household.read("foods/tofus.json").contains("\"es\": \"Tofu\""))
    #expect(household.read("foods/miso.json").contains("\"contains\": [\"gluten\", \"soybeans\"]"))
    #expect(household.read("foods/carrots.json").isEmpty)
    #expect(outcome.errors.contains("read the label of"))
    #expect(outcome.errors.contains("still without a file: berengena-china, carrots, zzz-qqq"))
    let after = try household.git("rev-list", "--count", "HEAD")
    #expect((Int(before.dropLast()) ?? 0) + 1 == Int(after.dropLast()))
    let again = household.run("--lang", "en", "food", "add", "--missing")
    #expect(again.exitCode == .done)
    #expect(try household.git("rev-list", "--count", "HEAD") == after)
  }

  @Test func `a food under two ids gets one file`() throws {
    let household = try TestHousehold.sample()
    _ = household.run(
      "--lang",
      "en",
      "dish",
      "add",
      "Uno",
      "-t",
      "verduras",
      "-i",
      "tofu=1",
      "-i",
      "miso=1"
    )
    _ = household.run("--lang", "en", "dish", "add", "Dos", "-t", "verduras", "-i", "tofus=1")
    let outcome = household.run("--lang", "en", "food", "add", "--missing")
    #expect(!household.read("foods/tofu.json").isEmpty)
    #expect(household.read("foods/tofus.json").isEmpty)
    #expect(outcome.errors.contains("still without a file: tofus"))
    #expect(
      household.run("--lang", "en", "food", "missing").output == "tofus\t1\thousehold\ttofu\n"
    )
  }

  @Test func `a dry run writes nothing`() throws {
    let household = try household()
    let outcome = household.run("--lang", "en", "food", "add", "--missing", "--dry-run")
    #expect(outcome.output.contains("foods/miso.json"))
    #expect(household.read("foods/miso.json").isEmpty)
  }

  @Test func `what the pantry has and what goes in instead are named, too`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "dishes/pan-frito.json",
      """
      {
        "name": "Pan frito",
        "tags": ["verduras"],
        "ingredients": {
          "pan-de-barra": { "amount": "100 g", "instead": { "gluten": "tortilla-de-maiz-sin-gluten" } }
        }
      }

      """
    )
    try household.write("pantry.json", "{\n  \"kefir\": \"1 l\"\n}\n")
    let output = household.run("--lang", "en", "food", "missing").output
    #expect(
      output.contains("tortilla-de-maiz-sin-gluten\t1\tcatalogue\ttortilla-de-maiz-sin-gluten\n")
    )
    #expect(output.contains("kefir\t0\tcatalogue\tkefir\n"))
  }

  @Test func `nothing missing is said`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "food", "missing")
    #expect(outcome.exitCode == .done && outcome.output.isEmpty)
    #expect(outcome.errors.contains("none is missing"))
  }

  @Test func `a name and all that are missing exclude each other`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("--lang", "en", "food", "add", "miso", "--missing").exitCode == .usage)
    #expect(
      household.run("--lang", "en", "food", "add", "--missing", "--contains", "none").exitCode
        == .usage
    )
  }
}
