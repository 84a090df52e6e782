import JSONDocument
import Testing

@testable import MantelCLI

/// The sample household's figures were worked out by a Python program with `fractions`.
struct NutritionCommandTests {
  @Test func `a dish's card says what a portion brings`() throws {
    let household = try TestHousehold.sample()
    let card = household.run("--lang", "en", "dish", "show", "lentejas").output
    #expect(
      card.oneLine.contains(
        "490 kcal, protein 28.5 g, carbohydrates 42.3 g, fat 19.3 g, fibre 16.4 g "
          + "(worked out from its 11 ingredients)"
      )
    )
    let given = household.run("--lang", "es", "dish", "show", "mejillones-al-vapor").output
    #expect(
      given.oneLine.contains(
        "95 kcal, proteína 12.7 g, hidratos 3.1 g, grasa 2.1 g (dicha en el plato)"
      )
    )
  }

  @Test(arguments: [
    ("cocido-madrileno", "915", "53", "91.6", "32.6", "18.6"),
    ("coliflor-gratinada", "261", "12.8", "17.6", "15", "3.3"),
    ("croquetas-de-jamon", "684", "23.6", "54.4", "40.6", "2.8"),
    ("menestra-de-verduras", "246", "12", "15", "13", "10.6"),
    ("tortilla-francesa", "215", "14.1", "0.1", "17.5", "0"),
  ])
  func `as JSON a portion's figures are rounded once`(
    dish: String,
    kcal: String,
    protein: String,
    carbohydrates: String,
    fat: String,
    fibre: String
  ) throws {
    let household = try TestHousehold.sample()
    let output = household.run("--json", "dish", "show", dish).output
    let known = """
      "known": {
            "kcal": \(kcal),
            "protein": \(protein),
            "carbohydrates": \(carbohydrates),
            "fat": \(fat),
            "fibre": \(fibre)
      """
    #expect(output.squeezed.contains(known.squeezed), "\(output)")
    #expect(output.contains("\"origin\": \"worked-out\""))
  }

  @Test func `what isn't known is at least so much, with its reason`() throws {
    let household = try TestHousehold.sample()
    try household.write(
      "dishes/prueba.json",
      """
      {
        "name": "Prueba",
        "tags": ["huevos"],
        "servings": 1,
        "ingredients": {
          "huevo": "2-3",
          "lechuga": "1 bote",
          "inventado": "50 g",
          "arroz": "1.500 g",
          "sal": "al gusto"
        }
      }
      """
    )
    let card = household.run("--lang", "en", "dish", "show", "prueba").output.oneLine
    #expect(card.contains("at least 193 kcal"))
    #expect(card.contains("(known of 2 of 5)"))
    #expect(card.contains("'weights' doesn't say what 'jar' weighs"))
    #expect(card.contains("inventado: the food has no file"))
    #expect(card.contains("'1.500 g' may mean thousands or decimals"))
    #expect(card.contains("of '2-3', 2 1/2 is taken"))
  }

  @Test(arguments: ["1e300", "0.0000001", "-5", "0"])
  func `absurd numbers in a file end nothing`(_ servings: String) throws {
    let household = try TestHousehold.sample()
    try household.write(
      "dishes/malo.json",
      """
      {
        "name": "Malo",
        "tags": ["huevos"],
        "servings": \(servings),
        "ingredients": {
          "huevo": "999999999999999999 kg",
          "arroz": "\\u001b[2J 3 g",
          "bechamel": { "servings": 1e308 }
        }
      }
      """
    )
    let card = household.run("--lang", "en", "dish", "show", "malo")
    #expect(card.exitCode == .done)
    #expect(card.output.contains("not known: energy, protein, carbohydrates, fat and fibre"))
    #expect(!card.output.contains("\u{1b}[2J"))
    #expect(household.run("--json", "dish", "show", "malo").exitCode == .done)
    #expect(household.run("week", "--nutrition").exitCode == .done)
  }

  // 684 + 1031.25 − 200 − 161 = 1354.25; × 1.55 = 2099.0875; − 500.
  @Test(arguments: [["person", "show", "ana"], ["objective", "show", "perder-2026-01"]])
  func `targets are told step by step`(_ line: [String]) throws {
    let household = try TestHousehold.sample()
    let arguments = line + (line[0] == "objective" ? ["--for", "ana"] : [])
    let card = household.run(arguments: ["--lang", "en"] + arguments, width: 100).output.oneLine
    #expect(card.contains("1599 kcal, protein 109.4 g, carbohydrates 170.4 g, fat 53.3 g"))
    #expect(card.contains("woman; 68.4 kg, 165 cm, 40 years): 1354 kcal"))
    #expect(card.contains("expenditure, activity × 1.55: 2099 kcal"))
    #expect(card.contains("−500: 1599 kcal"))
    let json = household.run(arguments: ["--json"] + arguments).output
    #expect(json.contains("\"kcal\": 1599"))
    #expect(json.contains("\"fibre\": null"))
  }

  @Test func `someone without a target hears why, and a warning is told`() throws {
    let household = try TestHousehold.sample()
    let nora = household.run("--json", "--lang", "en", "person", "show", "nora").output
    #expect(nora.contains("\"reason\": \"none: there is no active objective\""))
    let file = "people/ana/preferences.json"
    try household.write(file, household.read(file).replacing("  \"height\": 165,\n", with: ""))
    let ana = household.run("--lang", "en", "person", "show", "ana").output
    #expect(ana.contains("none: missing: height"))
    try household.write(
      "people/ana/objectives/perder-2026-01.json",
      #"{ "type": "loss", "weight": 68.4, "targets": { "kcal": 1100 } }"#
    )
    let low = household.run("--lang", "en", "person", "show", "ana").output.oneLine
    #expect(low.contains("1100 kcal a day are under 1200: only with medical advice"))
  }
}

extension String {
  /// The text without blanks.
  var squeezed: String { filter { !$0.isWhitespace } }

  /// The text with single blanks and no lines.
  var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
