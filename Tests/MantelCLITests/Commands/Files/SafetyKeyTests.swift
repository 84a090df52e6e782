import Testing

@testable import MantelCLI

/// A word that only nearly is a key that protects someone.
struct SafetyKeyTests {
  @Test(arguments: [
    (#""contains": [], "contain": ["gluten"]"#, "contains"),
    (#""contains": [], "allergens": ["gluten"]"#, "contains"),
    (#""contains": ["fish"], "traces": [], "trazas": ["gluten"]"#, "traces"),
  ])
  func `nothing of its food is called safe`(members: String, key: String) throws {
    let household = try TestHousehold.sample()
    let food = household.read("foods/salmon.json")
    let old = try #require(food.split(separator: "\n").first { $0.contains("\"contains\"") })
    try household.replace(
      old + "\n  \"traces\": [\"crustaceans\", \"molluscs\"],",
      with: "  \(members),",
      in: "foods/salmon.json"
    )
    let validation = household.run("--lang", "en", "validate")
    #expect(validation.exitCode == .failed)
    #expect(validation.output.contains("misspelt-key"))
    #expect(validation.output.contains("did you mean '\(key)'"), "\(validation.output)")
    let safe = household.run("--lang", "en", "safe", "nora").output.split(separator: "\n")
    let salmon = safe.filter { $0.hasPrefix("salmon-al-horno") }
    #expect(!salmon.contains { !$0.contains("not-checked") }, "\(salmon)")
    let set = household.run("--lang", "en", "set", "fri.dinner", "salmon-al-horno", "--force")
    #expect(set.exitCode == .refused || set.errors.contains("not known whether 'Nora' can eat"))
  }

  @Test(arguments: [
    (#""intolerances": ["nuts"]"#, "allergies"), (#""allergy": ["nuts"]"#, "allergies"),
    (#""diet": ["vegan"]"#, "diets"),
  ])
  func `while a person's file has one, nothing is planned`(member: String, key: String) throws {
    let household = try TestHousehold.sample()
    let file = "people/nora/preferences.json"
    try household.replace("\"strict\": true", with: "\"strict\": true, \(member)", in: file)
    let validation = household.run("--lang", "en", "validate", file)
    #expect(validation.exitCode == .failed)
    #expect(validation.output.contains("did you mean '\(key)'"), "\(validation.output)")
    #expect(household.run("set", "fri.dinner", "salmon-al-horno", "--force").exitCode == .refused)
  }

  @Test func `a usual word leads to the vocabulary's`() throws {
    let household = try TestHousehold.sample()
    let food = household.run("--lang", "en", "food", "add", "masa", "--contains", "wheat")
    #expect(food.exitCode != .done)
    #expect(food.errors.contains("did you mean 'gluten'"), "\(food.errors)")
    for (word, right) in [("trigo", "gluten"), ("frutos secos", "nuts"), ("lactosa", "milk")] {
      let person = household.run("--lang", "en", "person", "set", "ana", "allergies", word)
      #expect(person.exitCode != .done)
      #expect(person.errors.contains("did you mean '\(right)'"), "\(person.errors)")
    }
  }
}
