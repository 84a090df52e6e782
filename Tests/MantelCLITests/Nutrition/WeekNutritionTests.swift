import Testing

@testable import MantelCLI

/// Ana alone has a target: 1,599.0875 kcal, of which lunch and dinner are 65 %.
struct WeekNutritionTests {
  private func row(_ name: String, in output: String) -> String {
    let row = output.split(separator: "\n").first { $0.hasPrefix(name) && $0.contains("/") } ?? ""
    return row.split(separator: " ").joined(separator: " ")
  }

  @Test func `days stand beside the target of the meals that are planned`() throws {
    let household = try TestHousehold.sample()
    let output = household.run(
      "--lang",
      "en",
      "week",
      "--nutrition",
      width: 120
    )
    .output
    #expect(output.contains("Nutrition, per portion: planned/target of the planned meals"))
    #expect(
      row("Mon", in: output)
        == "Mon 30 Nov 740/1039 50.3/71.1 48.8/110.8 34.1/34.6 6.9 65"
    )
    // On Saturday dinner is eaten out: only lunch has a target.
    #expect(
      row("Sat", in: output)
        == "Sat 5 Dec ≥656/560 ≥20.5/38.3 ≥49.3/59.6 ≥39.4/18.7 ≥10.3 35"
    )
    #expect(output.contains(": eaten elsewhere"))
    #expect(output.contains("'≥': at least, something isn't known"))
  }

  @Test func `someone's portions stand beside what they need`() throws {
    let household = try TestHousehold.sample()
    let nora = household.run(
      "--lang",
      "en",
      "week",
      "--nutrition",
      "--for",
      "nora",
      width: 120
    )
    .output
    #expect(nora.contains("Nutrition of Nora: "))
    #expect(row("Mon", in: nora).hasPrefix("Mon 30 Nov 518/728 35.2/49.8 "))
  }

  @Test func `in 80 columns and in Markdown it is whole too`() throws {
    let household = try TestHousehold.sample()
    let text = household.run("week", "--nutrition", answers: [""]).output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.contains("Nutrición, por ración"))
    #expect(row("lun", in: text) == "lun 30 nov 740/1039 50.3/71.1 48.8/110.8 34.1/34.6 6.9 65")
    let markdown = household.run("week", "--nutrition", "--format", "md").output
    #expect(markdown.contains("| lun 30 nov | 740/1039 | 50.3/71.1 |"))
  }

  @Test func `as JSON each day and the week have it, and without the flag nothing has`() throws {
    let household = try TestHousehold.sample()
    let json = household.run("--json", "week", "--nutrition").output.squeezed
    #expect(json.contains(#""known":{"kcal":740,"protein":50.3,"#))
    #expect(json.contains(#""target":{"kcal":1039,"protein":71.1,"#))
    #expect(json.contains(#""share":0.65"#))
    #expect(json.contains(#"{"slot":"2026-12-05.dinner","dish":null,"#))
    #expect(!household.run("--json", "week").output.contains("nutrition"))
  }

  /// Of 100 g of rice 350 kcal are known, of the rest of the dish nothing; two of the three dishes
  /// say nothing of their protein.
  @Test func `a day says what is known of its dishes, as the week does`() throws {
    let household = try TestHousehold.tight()
    try household.write(
      "foods/rice.json",
      #"{ "name": "Rice", "nutrition": { "per": "100 g", "kcal": 350 } }"#
    )
    try household.write(
      "dishes/meat-1.json",
      """
      { "name": "Meat 1", "tags": ["meat"], "servings": 1,
        "ingredients": { "rice": "100 g", "mystery": "50 g" } }
      """
    )
    try household.write(
      "dishes/meat-2.json",
      #"{ "name": "Meat 2", "tags": ["meat"], "nutrition": { "kcal": 600, "protein": 20 } }"#
    )
    try household.write(
      "plans/2026/2026-W49.json",
      #"{ "tuesday.dinner": "meat-1", "thursday.dinner": "meat-2", "friday.dinner": "fish-1" }"#
    )
    let output = household.run("week", "--nutrition", width: 120).output
    func cells(_ name: String) -> String {
      let line = output.split(separator: "\n").last { $0.hasPrefix(name) } ?? ""
      return line.split(separator: " ").dropFirst(name == "Week" ? 1 : 3).prefix(2)
        .joined(separator: " ")
    }
    #expect(cells("Tue") == "≥350 ?")
    #expect(cells("Thu") == "600 20")
    #expect(cells("Fri") == "? ?")
    #expect(cells("Sat") == "— —")
    #expect(cells("Week") == "≥950 ≥20")
  }

  // Friday's 120 g and Saturday's lunch of 49 g come from ingredients: no dish gives them.
  /// What it should have, divided by that, no number holds.
  @Test func `a portion of nearly nothing stops no command, and makes up no figure`() throws {
    let household = try TestHousehold.sample()
    let person = "people/ana/preferences.json"
    try household.write(
      person,
      household.read(person).replacing(
        "\"name\": \"Ana\",",
        with: "\"name\": \"Ana\", \"portion\": 1e-310,"
      )
    )
    let settings = household.read("mantel.json")
    for share in ["0", "30"] {
      try household.write(
        "mantel.json",
        settings.replacing("\"dinner\": {", with: "\"dinner\": { \"share\": \(share),")
      )
      #expect(household.run("fill", "2026-W52", "--dry-run").exitCode == .done)
      #expect(household.run("suggest", "2026-W50.sunday.dinner", "--json").exitCode == .done)
      let shown = household.run("week", "2026-W50", "--nutrition", "--json").output
      #expect(!shown.contains("576254") && !shown.contains("624962"))
      #expect(!household.run("week", "2026-W50", "--nutrition").output.contains("inf"))
    }
  }

  @Test func `low in carbohydrates counts what ingredients come to`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("person", "set", "ana", "diets", "lowCarb").exitCode == .done)
    let outcome = household.run("--lang", "en", "validate")
    #expect(outcome.output.contains("120 g of carbohydrates for 'Ana', at most 65 g"))
    #expect(outcome.output.contains("49 g of carbohydrates for 'Ana', at most 35 g"))
    #expect(!outcome.output.contains("59 g of carbohydrates"))
    let why = household.run("--lang", "en", "why", "thu.dinner", "macarrones-con-tomate")
    #expect(why.output.contains("of carbohydrates for 'Ana', at most 65 g"))
  }
}
