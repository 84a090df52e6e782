import MealChanges
import MealModel
import Testing
import Wording

struct SlotWordsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var es: String
    var en: String
    var testDescription: String { es }

    init(_ before: String, _ after: String, _ es: String, _ en: String) {
      (self.before, self.after, self.es, self.en) = (before, after, es, en)
    }
  }

  static let eaten = [
    Case(
      #""salmon""#,
      #""pollo-asado""#,
      "martes cena Pollo asado (era Salmón a la plancha)",
      "Tuesday dinner Pollo asado (was Salmón a la plancha)"
    ),
    Case("null", #""pollo-asado""#, "martes cena Pollo asado", "Tuesday dinner Pollo asado"),
    Case(
      #""salmon""#,
      "null",
      "martes cena vacía (era Salmón a la plancha)",
      "Tuesday dinner empty (was Salmón a la plancha)"
    ),
    Case(
      "null",
      #"["lentejas", { "leftovers": "pollo-asado" }, null]"#,
      "martes cena Lentejas estofadas + sobras de Pollo asado + por elegir",
      "Tuesday dinner Lentejas estofadas + leftovers of Pollo asado + to be chosen"
    ),
    Case(
      #"{ "tag": "pizza" }"#,
      #"{ "note": "Cena fuera", "tags": ["pescado"] }"#,
      "martes cena Cena fuera (era algo con 'Pizza'), con etiquetas Pescado",
      "Tuesday dinner Cena fuera (was something tagged 'Pizza'), with tags Fish"
    ),
    Case(
      #"{ "note": "Fuera" }"#,
      #"{ "dish": "no-such", "note": "rápido" }"#,
      "martes cena no-such (era Fuera), nota: rápido",
      "Tuesday dinner no-such (was Fuera), note: rápido"
    ),
    Case(
      #"{ "dish": "salmon", "locked": true, "note": "x" }"#,
      #""pollo-asado""#,
      "martes cena Pollo asado (era Salmón a la plancha), desbloqueada, sin nota",
      "Tuesday dinner Pollo asado (was Salmón a la plancha), unlocked, note removed"
    ),
  ]

  static let table = [
    Case(
      "null",
      "[null, null]",
      "martes cena por elegir + por elegir",
      "Tuesday dinner to be chosen + to be chosen"
    ),
    Case(
      #""salmon""#,
      #"{ "dish": "salmon", "with": ["abuelo-luis"] }"#,
      "martes cena con Abuelo Luis",
      "Tuesday dinner with Abuelo Luis"
    ),
    Case(
      #"{ "with": ["abuelo-luis"] }"#,
      #"{ "with": ["nora"] }"#,
      "martes cena con Nora, ya no con Abuelo Luis",
      "Tuesday dinner with Nora, no longer with Abuelo Luis"
    ),
    Case(
      "null",
      #"{ "without": ["nora", "ana"] }"#,
      "martes cena sin Ana y Nora",
      "Tuesday dinner without Ana and Nora"
    ),
    Case(
      #"{ "without": ["nora"] }"#,
      "null",
      "martes cena otra vez con Nora",
      "Tuesday dinner with Nora again"
    ),
    Case("null", #"{ "guests": 1 }"#, "martes cena 1 invitado", "Tuesday dinner 1 guest"),
    Case(
      #"{ "guests": 1 }"#,
      #"{ "guests": 2 }"#,
      "martes cena 2 invitados (era 1)",
      "Tuesday dinner 2 guests (was 1)"
    ),
    Case(
      #"{ "guests": 2 }"#,
      "null",
      "martes cena sin invitados (era 2)",
      "Tuesday dinner no guests (was 2)"
    ),
    Case(
      #"{ "servings": 4 }"#,
      #"{ "servings": 5.5 }"#,
      "martes cena 5.5 raciones (era 4)",
      "Tuesday dinner 5.5 servings (was 4)"
    ),
    Case(
      #"{ "servings": 4 }"#,
      "null",
      "martes cena raciones según la mesa (era 4)",
      "Tuesday dinner servings as the table needs (was 4)"
    ),
    Case("null", #"{ "locked": true }"#, "martes cena bloqueada", "Tuesday dinner locked"),
    Case(
      #"{ "allow": ["a.months"] }"#,
      #"{ "allow": ["pescado.noConsecutive"] }"#,
      "martes cena se acepta pescado.noConsecutive, ya no se acepta a.months",
      "Tuesday dinner allowing pescado.noConsecutive, no longer allowing a.months"
    ),
    Case(
      "null",
      #"{ "x-mood": "bien" }"#,
      "martes cena: x-mood bien",
      "Tuesday dinner: x-mood bien"
    ),
    Case(
      #""salmon""#,
      "5",
      "martes cena 5 (era salmon)",
      "Tuesday dinner 5 (was salmon)"
    ),
  ]

  @Test(arguments: eaten + table)
  func `a slot's change is told`(sample: Case) {
    let sentences = Sample.sentences(
      slots: "\"tuesday.dinner\": \(sample.before)",
      "\"tuesday.dinner\": \(sample.after)"
    )
    #expect(
      sentences == [Phrase(es: "2026-W06: " + sample.es, en: "2026-W06: " + sample.en)]
    )
  }
}
