import JSONDocument
import MealFormat
import MealModel
import Testing
import Wording

@testable import PlanText

/// Lines as people type them, and the slots that they mean, by hand.
struct PlanReaderTests {
  private func reading(
    _ text: String,
    base: PlanContent = PlanContent(),
    settings: Settings = Settings()
  ) -> PlanReading {
    PlanReader.read(
      text,
      base: base,
      words: PlanWords(settings: settings, language: .en),
      names: SampleNames.plain.names
    )
  }

  @Test(arguments: [
    ("mon lunch Lentil stew", #"{"monday.lunch": "lentejas"}"#),
    ("LUN COMIDA lentil STEW", #"{"monday.lunch": "lentejas"}"#),
    ("mié cena sopa", #"{"wednesday.dinner": "sopa"}"#),
    ("miercoles.cena   sopa+flan", #"{"wednesday.dinner": ["sopa", "flan"]}"#),
    ("tues din Soup", #"{"tuesday.dinner": "sopa"}"#),
    ("x com Soup", #"{"wednesday.lunch": "sopa"}"#),
    ("monday.lunch Soup", #"{"monday.lunch": "sopa"}"#),
    ("fri lunch: Soup", #"{"friday.lunch": "sopa"}"#),
    ("lun media mañana Flan", #"{"monday.morningSnack": "flan"}"#),
    ("lun media-mañana Flan", #"{"monday.morningSnack": "flan"}"#),
    ("wed lunch Soup + =Lentil stew", #"{"wednesday.lunch": ["sopa", {"leftovers": "lentejas"}]}"#),
    ("wed lunch =Lentil stew", #"{"wednesday.lunch": {"leftovers": "lentejas"}}"#),
    ("fri dinner #carne roja", #"{"friday.dinner": {"tag": "carne-roja"}}"#),
    (
      "fri dinner #carne #fish",
      #"{"friday.dinner": {"dishes": [{"tag": "carne"}, {"tag": "pescado"}]}}"#
    ),
    ("fri dinner Soup + ?", #"{"friday.dinner": ["sopa", null]}"#),
    ("fri dinner \"Ham + eggs\"", #"{"friday.dinner": "huevos"}"#),
    (
      "fri dinner \"Potaje (de vigilia)\" (deja remojo)",
      #"{"friday.dinner": {"dish": "potaje", "note": "deja remojo"}}"#
    ),
    (
      "sat dinner (Eating (well) out) {counts as fish}",
      #"{"saturday.dinner": {"note": "Eating (well) out", "tags": ["pescado"]}}"#
    ),
    (
      "sáb cena (Fuera) {cuenta como Fish}",
      #"{"saturday.dinner": {"note": "Fuera", "tags": ["pescado"]}}"#
    ),
    (
      "sun lunch Soup {with Abuelo Luis; 2 guests; 4,5 servings} !",
      #"{"sunday.lunch": {"dish": "sopa", "with": ["abuelo"], "guests": 2, "servings": 4.5, "locked": true}}"#
    ),
    ("dom comida Soup {con Nora, Abuelo Luis; sin}", "problem"),
    ("sun dinner -", #"{"sunday.dinner": null}"#),
    ("sun dinner", #"{"sunday.dinner": null}"#),
    ("sun dinner - {without Nora} !", #"{"sunday.dinner": {"without": ["nora"], "locked": true}}"#),
    (
      "sun dinner Soup {allow pescado.noConsecutive}",
      #"{"sunday.dinner": {"dish": "sopa", "allow": ["pescado.noConsecutive"]}}"#
    ),
    ("note: a # b", #"{"note": "a # b"}"#),
    ("Nota:   dos palabras  ", #"{"note": "dos palabras"}"#),
    ("# only a comment\n\n   # and another", "{}"),
    ("mon dinner Soup # not a comment", "problem"),
  ])
  func `a line means`(text: String, expected: String) throws {
    let reading = reading(text)
    guard expected != "problem" else { return #expect(reading.problems.count == 1) }
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let plan = WeekPlan(note: reading.content.note, slots: reading.content.slots)
    let wanted = try #require(JSONParser.parse(Array(expected.utf8)).root)
    let writer = CanonicalWriter(.plan)
    #expect(writer.text(plan.document) == writer.text(JSONValue(wanted)))
  }

  @Test(arguments: [
    ("mon dinner Lentel stew", "no dish 'Lentel stew'"),
    ("mno dinner Soup", "'mno' isn't a day"),
    ("mon dinnre Soup", "did you mean 'dinner'?"),
    ("mon", "the meal is missing"),
    ("t dinner Soup", "'t' can be 'Tuesday' and 'Thursday'"),
    ("mon c Soup", "'c' can be 'lunch' and 'dinner'"),
    ("mon dinner Soup (no end", "'(' isn't closed"),
    ("mon dinner Soup {2 guests", "'{' isn't closed"),
    ("mon dinner Soup (a) (b)", "one note"),
    ("mon dinner Soup {late}", "'late'"),
    ("mon dinner Soup {5000 guests}", "'5000'"),
    ("mon dinner Soup {with Nora; without Nora}", "both in"),
    ("mon dinner Soup + ", "missing beside '+'"),
    ("mon dinner =", "the dish is missing"),
    ("mon dinner Soup\nmon dinner Flan", "a line above"),
    ("note: a\nnota: b", "a line above"),
    ("name: a", "no name"),
    ("mon dinner +Tacos", "needs at least one tag"),
    ("mon dinner +Tacos #nothing", "no tag 'nothing'"),
    ("mon dinner +Soup #carne", "there is a dish 'Soup' already"),
    ("mon dinner Soup #carne", "tags are for a new dish"),
  ])
  func `a line is told what is wrong`(text: String, expected: String) {
    let problems = reading(text).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.message.en.contains(expected) == true, "\(problems)")
  }

  @Test func `all problems of all lines are told at once`() {
    let text = "mon dinner Nothing + Nowhere {late}\ntue dinner Soup\nfoo bar"
    #expect(reading(text).problems.map(\.line) == [0, 0, 0, 2])
  }

  @Test func `a plus makes a dish, once for all its lines`() {
    let reading = reading(
      "mon dinner +Tacos al pastor #carne roja #fish\n"
        + "tue dinner Soup + +tacos al pastor\nwed dinner Soup +Pho #carne"
    )
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    #expect(reading.newDishes.map(\.id.rawValue) == ["tacos-al-pastor", "pho"])
    #expect(reading.newDishes.first?.dish.name == Name("Tacos al pastor"))
    #expect(reading.newDishes.first?.dish.tags.map(\.rawValue) == ["carne-roja", "pescado"])
    #expect(reading.content[SlotKey("tuesday.dinner")!].items.count == 2)
  }

  @Test func `where the family's word for lunch is almuerzo, it is lunch`() {
    var settings = Settings()
    settings.meals[.lunch]?.name = Name("Almuerzo")
    let key = reading("lun almuerzo Soup", settings: settings).lines.keys.first
    #expect(key == SlotKey(.monday, .lunch))
    #expect(reading("lun almuerzo Soup").lines.keys.first == SlotKey(.monday, .morningSnack))
  }

  @Test func `a line that stands as it was keeps what its names no longer say`() {
    let key = SlotKey(.monday, .dinner)
    let gone = Slot([.dish(Dish.ID("gone")!)])
    let base = PlanContent(slots: [key: gone])
    #expect(reading("mon dinner gone", base: base).problems.isEmpty)
    #expect(reading("mon dinner gone !", base: base).problems.count == 1)
  }

  @Test func `a template needs its name`() {
    let base = PlanContent(name: "Usual")
    #expect(reading("name: Other", base: base).content.name == "Other")
    #expect(reading("mon dinner Soup", base: base).problems.map(\.line) == [nil])
  }
}
