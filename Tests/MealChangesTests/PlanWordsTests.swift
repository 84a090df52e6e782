import MealChanges
import MealModel
import Testing
import Wording

struct PlanWordsTests {
  @Test func `a missing slot is an empty one`() {
    let changes = Sample.changes(Sample.week, "{}", #"{"tuesday.dinner": null}"#)
    #expect(
      Sample.words.sentences(for: changes).map(\.es) == [
        "2026-W06: solo cambia la presentación del archivo"
      ]
    )
  }

  @Test func `slots that exchanged what they hold share a sentence`() {
    let sentences = Sample.sentences(
      slots: #""tuesday.dinner": "salmon", "thursday.dinner": { "dish": "lentejas", "guests": 1 }"#,
      #""tuesday.dinner": "lentejas", "thursday.dinner": { "dish": "salmon", "guests": 1 }"#
    )
    #expect(
      sentences == [
        Phrase(
          es: "2026-W06: intercambiadas martes cena y jueves cena",
          en: "2026-W06: swapped Tuesday dinner and Thursday dinner"
        )
      ]
    )
  }

  @Test func `a meal that went to an empty slot is moved`() {
    let sentences = Sample.sentences(
      slots: #""tuesday.dinner": null, "friday.breakfast": { "dish": "salmon", "guests": 1 }"#,
      #""tuesday.dinner": { "dish": "salmon", "guests": 1 }, "friday.breakfast": null"#
    )
    #expect(
      sentences == [
        Phrase(
          es: "2026-W06: movido viernes desayuno a martes cena",
          en: "2026-W06: moved Friday breakfast to Tuesday dinner"
        )
      ]
    )
  }

  @Test func `a meal that took another's place is told slot by slot`() {
    let sentences = Sample.sentences(
      slots: #""tuesday.dinner": "salmon", "friday.dinner": "lentejas""#,
      #""tuesday.dinner": null, "friday.dinner": "salmon""#
    )
    #expect(
      sentences.map(\.en) == [
        "2026-W06: Tuesday dinner empty (was Salmón a la plancha)",
        "2026-W06: Friday dinner Salmón a la plancha (was Lentejas estofadas)",
      ]
    )
  }

  @Test func `a swap is two changes in the data`() {
    let changes = Sample.changes(
      Sample.week,
      #"{"monday.lunch": "a", "monday.dinner": "b"}"#,
      #"{"monday.lunch": "b", "monday.dinner": "a"}"#
    )
    #expect(changes.count == 2)
    #expect(
      Sample.words.subject(for: changes).es
        == "2026-W06: intercambiadas lunes comida y lunes cena"
    )
  }

  @Test func `a household's own word for a meal is used`() {
    let names = NameLookup(
      meal: { $0 == .lunch ? Name("Almuerzo") : nil },
      name: { _, _ in nil }
    )
    let changes = Sample.changes(Sample.week, #"{"monday.lunch": "a"}"#, #"{"monday.lunch": null}"#)
    #expect(
      ChangeWords(names: names).sentences(for: changes) == [
        Phrase(
          es: "2026-W06: lunes almuerzo vacío (era a)",
          en: "2026-W06: Monday almuerzo empty (was a)"
        )
      ]
    )
  }

  @Test func `new and deleted weeks say how much is planned`() {
    let text = #"{"note": "n", "monday.lunch": "salmon", "monday.dinner": null}"#
    #expect(
      Sample.sentences(Sample.week, nil, text) == [
        Phrase(
          es: "2026-W06: semana nueva, 1 hueco con plan",
          en: "2026-W06: new week, 1 slot planned"
        )
      ]
    )
    #expect(
      Sample.sentences(Sample.week, "{}", nil) == [
        Phrase(
          es: "2026-W06: semana borrada, sin nada previsto",
          en: "2026-W06: deleted week, nothing planned"
        )
      ]
    )
  }

  @Test func `a template's note, name and slots are told`() {
    let sentences = Sample.sentences(
      "templates/tipica.json",
      #"{"name": "Típica", "friday.dinner": {"tag": "pizza"}}"#,
      #"{"name": "Semana típica", "note": "Para casa", "friday.dinner": "salmon"}"#
    )
    #expect(
      sentences.map(\.es) == [
        "plantilla tipica se llama ahora Semana típica (era Típica)",
        "plantilla Semana típica: nota: Para casa",
        "plantilla Semana típica: viernes cena Salmón a la plancha (era algo con 'Pizza')",
      ]
    )
  }
}
