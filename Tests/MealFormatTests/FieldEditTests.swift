import JSONDocument
import MealFormat
import Testing
import Wording

struct FieldEditTests {
  private func set(
    _ kind: FileKind,
    _ text: String,
    _ field: String,
    _ words: [String]
  ) throws -> String {
    let tape = JSONParser.parse(Array(text.utf8))
    var object = tape.root.flatMap { JSONValue($0).object } ?? JSONObject()
    let edit = FieldEdit(kind, language: .en, usualLanguage: .es) { record, name in
      record == .food && name == "Wheat flour" ? "harina" : nil
    }
    try edit.set(field, to: words, in: &object)
    return CanonicalText.inline(.object(object))
  }

  @Test(arguments: [
    ("minutes", ["45"], "{ \"minutes\": 45 }"),
    ("minutes.cook", ["40"], "{ \"minutes\": { \"cook\": 40 } }"),
    ("minutes", ["prep=5", "cook=10"], "{ \"minutes\": { \"prep\": 5, \"cook\": 10 } }"),
    ("minutes", ["{ \"prep\": 5 }"], "{ \"minutes\": { \"prep\": 5 } }"),
    ("steps", ["Picar, y freír", "Servir"], "{ \"steps\": [\"Picar, y freír\", \"Servir\"] }"),
    ("tags", ["a,b", "c"], "{ \"tags\": [\"a\", \"b\", \"c\"] }"),
    ("contains", ["none"], "{ \"contains\": [] }"),
    ("contains", ["Milk"], "{ \"contains\": [\"milk\"] }"),
    ("ingredients.Wheat flour", ["1,5", "kg"], "{ \"ingredients\": { \"harina\": \"1,5 kg\" } }"),
    ("rules.months", ["12,1"], "{ \"rules\": { \"months\": [12, 1] } }"),
    ("rules.noConsecutive", ["yes"], "{ \"rules\": { \"noConsecutive\": true } }"),
    ("rules.noConsecutive", ["day"], "{ \"rules\": { \"noConsecutive\": \"day\" } }"),
    (
      "rules.mealTypeRestriction", ["cena"],
      "{ \"rules\": { \"mealTypeRestriction\": \"dinner\" } }"
    ),
    (
      "rules.mealTypeRestriction", ["lunch,dinner"],
      "{ \"rules\": { \"mealTypeRestriction\": [\"lunch\", \"dinner\"] } }"
    ),
    ("course", ["primero"], "{ \"course\": \"first\" }"),
    ("archived", ["sí"], "{ \"archived\": true }"),
  ])
  func `words are read as what the place takes`(
    _ field: String,
    _ words: [String],
    _ expected: String
  ) throws {
    #expect(try set(.dish, "{}", field, words) == expected)
  }

  @Test func `a short form becomes what it is short for`() throws {
    #expect(
      try set(.dish, "{ \"ingredients\": { \"ajo\": 2 } }", "ingredients.ajo.note", ["picado"])
        == "{ \"ingredients\": { \"ajo\": { \"amount\": 2, \"note\": \"picado\" } } }"
    )
    #expect(
      try set(.tag, "{ \"name\": \"Carne\" }", "name.en", ["Meat"])
        == "{ \"name\": { \"es\": \"Carne\", \"en\": \"Meat\" } }"
    )
  }

  @Test func `an amount alone leaves the note beside it`() throws {
    let text = "{ \"ingredients\": { \"ajo\": { \"amount\": 2, \"note\": \"picado\" } } }"
    #expect(
      try set(.dish, text, "ingredients.ajo", ["3"]) == text.replacing("2", with: "3")
    )
    #expect(
      try set(.dish, text, "ingredients.ajo", ["{ \"amount\": 1 }"])
        == "{ \"ingredients\": { \"ajo\": { \"amount\": 1 } } }"
    )
  }

  @Test func `a name in several languages is set in one`() throws {
    #expect(
      try set(.tag, "{ \"name\": { \"es\": \"Carne\", \"eu\": \"Haragia\" } }", "name", ["Meat"])
        == "{ \"name\": { \"es\": \"Carne\", \"eu\": \"Haragia\", \"en\": \"Meat\" } }"
    )
  }

  @Test func `what can't stand there is told`() {
    let known = ["prep", "cook"]
    #expect(throws: FieldError.unknownField("minutes.bake", known: known)) {
      try set(.dish, "{}", "minutes.bake", ["1"])
    }
    #expect(throws: FieldError.nothingBelow("cuisine")) {
      try set(.dish, "{}", "cuisine.es", ["1"])
    }
    #expect(throws: FieldError.self) { try set(.dish, "{}", "servings", ["four"]) }
    #expect(throws: FieldError.self) { try set(.dish, "{}", "", ["four"]) }
    #expect(throws: FieldError.self) { try set(.dish, "{}", "minutes..cook", ["4"]) }
    #expect(
      FieldError.unknownField("minutes.cok", known: known).hint?.en.contains("'cook'") == true
    )
  }
}
