import MealModel
import Testing

@testable import MealNutrition

@Suite struct MeasureUnitTests {
  @Test func noWordMeansTwoUnits() {
    var seen: [String: String] = [:]
    for unit in MeasureUnit.all {
      for word in [unit.symbol] + unit.words + unit.misspellings {
        #expect(seen[word] == nil, "'\(word)' is \(seen[word] ?? "") and \(unit.symbol)")
        seen[word] = unit.symbol
        #expect(LatinLetters.folded(word) == word, "'\(word)' isn't written as it is looked up")
        #expect(word.split(separator: " ").count <= MeasureUnit.mostWords)
        #expect(MeasureUnit.named(word) == unit)
      }
    }
  }

  // The exact definitions: international avoirdupois and US customary.
  @Test(arguments: [
    ("g", 1.0), ("kg", 1_000), ("mg", 0.001), ("oz", 28.349523125), ("lb", 453.59237),
  ])
  func massesAreExact(_ symbol: String, grams: Double) throws {
    let unit = try #require(MeasureUnit.named(symbol))
    guard case .grams(let above, let below) = unit.measure else {
      Issue.record("\(symbol) is no mass")
      return
    }
    #expect(Double(above) / Double(below) == grams)
  }

  @Test(arguments: [
    ("ml", 1.0), ("cl", 10), ("dl", 100), ("l", 1_000), ("fl oz", 29.5735295625), ("tsp", 5),
    ("tbsp", 15), ("cup", 250), ("vaso", 200), ("cucharada de postre", 10),
  ])
  func volumesAreMetricKitchenMeasures(_ symbol: String, millilitres: Double) throws {
    let unit = try #require(MeasureUnit.named(symbol))
    guard case .millilitres(let above, let below) = unit.measure else {
      Issue.record("\(symbol) is no volume")
      return
    }
    #expect(Double(above) / Double(below) == millilitres)
  }

  @Test func onlyPlainMisspellingsAreMended() {
    #expect(MeasureUnit.spelling(ofMisspelt: "gr") == "g")
    #expect(MeasureUnit.spelling(ofMisspelt: "kilos") == "kg")
    #expect(MeasureUnit.spelling(ofMisspelt: "lt") == "l")
    #expect(MeasureUnit.spelling(ofMisspelt: "cda") == nil)
    #expect(MeasureUnit.spelling(ofMisspelt: "g") == nil)
  }
}
