import MealChanges
import MealModel
import Testing
import Wording

struct RecordWordsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    var before: String?
    var after: String?
    var es: String
    var en: String
    var testDescription: String { es }

    init(_ path: String, _ before: String?, _ after: String?, _ es: String, _ en: String) {
      (self.path, self.before, self.after, self.es, self.en) = (path, before, after, es, en)
    }
  }

  static let dish = "dishes/lentejas.json"

  static let records = [
    Case(
      dish,
      nil,
      #"{"name": "Lentejas estofadas"}"#,
      "plato nuevo Lentejas estofadas",
      "new dish Lentejas estofadas"
    ),
    Case(
      "tags/carne.json",
      #"{"name": {"es": "Carne", "en": "Meat"}}"#,
      nil,
      "etiqueta borrada Carne",
      "deleted tag Meat"
    ),
    Case(
      dish,
      #"{"name": "Lentejas"}"#,
      #"{"name": "Lentejas", "archived": true}"#,
      "plato Lentejas archivado",
      "dish Lentejas archived"
    ),
    Case(
      dish,
      #"{"name": "Lentejas", "archived": true}"#,
      #"{"name": "Lentejas"}"#,
      "plato Lentejas de nuevo en uso",
      "dish Lentejas in use again"
    ),
    Case(
      dish,
      #"{"name": "Lentejas"}"#,
      #"{"name": "Lentejas viudas"}"#,
      "plato lentejas se llama ahora Lentejas viudas (era Lentejas)",
      "dish lentejas is now called Lentejas viudas (was Lentejas)"
    ),
    Case(
      "tags/carne.json",
      #"{"name": {"es": "Carne", "en": "Meats"}}"#,
      #"{"name": {"es": "Carne", "en": "Meat"}}"#,
      "etiqueta carne se llama ahora Meat (era Meats)",
      "tag carne is now called Meat (was Meats)"
    ),
    Case(
      dish,
      #"{"name": "L", "minutes": 45, "tags": ["carne"]}"#,
      #"{"name": "L", "minutes": 60, "tags": ["pescado"]}"#,
      "plato L: etiquetas +Pescado −Carne, minutos 60 (era 45)",
      "dish L: tags +Fish −Meat, minutes 60 (was 45)"
    ),
    Case(
      dish,
      #"{"name": "L", "ingredients": {"lenteja": "300 g", "huevo": 1}, "x": 1}"#,
      #"{"name": "L", "ingredients": {"lenteja": "400 g"}, "future-key": {"a": true}}"#,
      "plato L: ingredientes Lenteja 400 g (era 300 g), ya sin ingredientes Huevo (era 1), "
        + "future-key a sí, ya sin x (era 1)",
      "dish L: ingredients Lenteja 400 g (was 300 g), no ingredients Egg (was 1), "
        + "future-key a yes, no x (was 1)"
    ),
    Case(
      dish,
      #"{"name": "L", "ingredients": {"lenteja": "1 g", "huevo": 1}, "steps": ["a", "b"]}"#,
      #"{"name": "L", "ingredients": {"huevo": 1, "lenteja": "1 g"}, "steps": ["b", "a"]}"#,
      "plato L: ingredientes: otro orden, pasos: otro orden",
      "dish L: ingredients: another order, steps: another order"
    ),
    Case(
      "foods/huevo.json",
      #"{"name":"Huevo","staple":false,"contains":[]}"#,
      "{\n  \"name\": \"Huevo\", \"staple\": true}",
      "alimento Huevo: básico sí (era no), ya sin contiene (era nada)",
      "food Huevo: staple yes (was no), no contains (was nothing)"
    ),
  ]

  static let others = [
    Case(
      "people/nora/preferences.json",
      #"{"name": "Nora"}"#,
      #"{"name": "Nora", "strict": true}"#,
      "persona Nora: estricto sí",
      "person Nora: strict yes"
    ),
    Case(
      "people/ana/objectives/perder.json",
      nil,
      #"{"type": "loss"}"#,
      "objetivo nuevo perder de Ana",
      "new objective perder of Ana"
    ),
    Case(
      "mantel.json",
      #"{"format": 1, "meals": {"dinner": {"time": "21:00"}}}"#,
      #"{"format": 1, "meals": {"dinner": {"time": "20:30"}}}"#,
      "ajustes: comidas cena hora 20:30 (era 21:00)",
      "settings: meals dinner time 20:30 (was 21:00)"
    ),
    Case("mantel.json", nil, #"{"format": 1}"#, "ajustes nuevos", "new settings"),
    Case(
      "pantry.json",
      #"{"huevo": 6}"#,
      #"{"huevo": 12}"#,
      "despensa: Huevo 12 (era 6)",
      "pantry: Egg 12 (was 6)"
    ),
    Case("pantry.json", nil, #"{"huevo": 12}"#, "despensa: Huevo 12", "pantry: Egg 12"),
    Case(
      "pantry.json",
      #"{"huevo": 6}"#,
      "{}",
      "despensa: ya no hay Huevo (era 6)",
      "pantry: no more Egg (was 6)"
    ),
    Case(
      "shopping/2026/2026-02-07/ana.json",
      nil,
      #"{"bought": {"huevo": 6}}"#,
      "compra 2026-02-07 de Ana: comprado Huevo 6",
      "shopping list 2026-02-07 of Ana: bought Egg 6"
    ),
    Case(
      "private/people/ana/diary/2026/2026-02-03.json",
      nil,
      #"{"weight": 68.1}"#,
      "diario nuevo 2026-02-03 de Ana",
      "new diary 2026-02-03 of Ana"
    ),
    Case(
      "private/people/ana/health/whoop/2026/2026-02-03.json",
      #"{"strain": 4}"#,
      nil,
      "lecturas de Whoop borradas 2026-02-03 de Ana",
      "deleted Whoop readings 2026-02-03 of Ana"
    ),
    Case(
      "private/people/ana/coach/2026-02-03.json",
      #"{"messages": []}"#,
      #"{"messages": [{"role": "user"}, {"role": "user"}, {"role": "user"}]}"#,
      "conversación 2026-02-03 de Ana: mensajes 3 entradas",
      "conversation 2026-02-03 of Ana: messages 3 entries"
    ),
    Case(
      dish,
      #"{"name": "L", "tags": ["b", "a"]}"#,
      "{\n \"tags\": [\"a\", \"b\"], \"name\": \"L\"}",
      "plato L: solo cambia la presentación del archivo",
      "dish L: only the file's layout"
    ),
    Case("README.md", "a", "b", "archivo cambiado README.md", "changed file README.md"),
    Case("dishes/MAL.json", nil, "{}", "archivo nuevo dishes/MAL.json", "new file dishes/MAL.json"),
  ]

  @Test(arguments: records + others)
  func `a record's change is told`(sample: Case) {
    let sentences = Sample.sentences(sample.path, sample.before, sample.after)
    #expect(sentences == [Phrase(es: sample.es, en: sample.en)])
  }
}
