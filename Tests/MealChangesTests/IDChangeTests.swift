import MealChanges
import Testing
import Wording

struct IDChangeTests {
  @Test func `a record with another id is told once, and slots that follow aren't`() {
    let changes = ChangeFinder.changes(in: [
      Sample.version("dishes/pollo.json", #"{"name": "Pollo asado", "minutes": 45}"#, nil),
      Sample.version("dishes/pollo-asado.json", nil, #"{"name": "Pollo asado", "minutes": 60}"#),
      Sample.version(
        Sample.week,
        #"{"monday.lunch": "pollo", "friday.lunch": "pollo"}"#,
        #"{"monday.lunch": "pollo-asado", "friday.lunch": "salmon"}"#
      ),
    ])
    #expect(
      Sample.words.sentences(for: changes).map(\.es) == [
        "plato Pollo asado: id pollo-asado (era pollo)",
        "plato Pollo asado: minutos 60 (era 45)",
        "2026-W06: viernes comida Salmón a la plancha (era pollo)",
      ]
    )
  }

  @Test func `members that follow a new id aren't told`() {
    let changes = ChangeFinder.changes(in: [
      Sample.version("foods/huevo.json", #"{"name": "Huevo"}"#, nil),
      Sample.version("foods/a-huevo.json", nil, #"{"name": "Huevo"}"#),
      Sample.version(
        "dishes/t.json",
        #"{"name": "T", "minutes": 5, "ingredients": {"huevo": 2, "sal": "1 g"}}"#,
        #"{"name": "T", "minutes": 6, "ingredients": {"a-huevo": 2, "sal": "1 g"}}"#
      ),
      Sample.version(
        "people/nora/preferences.json",
        #"{"name": "Nora", "dislikes": ["coco", "huevo"]}"#,
        #"{"name": "Nora", "dislikes": ["a-huevo", "coco"]}"#
      ),
    ])
    #expect(
      Sample.words.sentences(for: changes).map(\.es) == [
        "plato T: minutos 6 (era 5)", "alimento Huevo: id a-huevo (era huevo)",
      ]
    )
  }

  @Test func `a person's folder with another name is told once`() {
    let changes = ChangeFinder.changes(in: [
      Sample.version("people/ana/preferences.json", #"{"name": "Ana"}"#, nil),
      Sample.version("people/ana-r/preferences.json", nil, #"{"name": "Ana"}"#),
      Sample.version("people/ana/objectives/a.json", #"{"type": "loss"}"#, nil),
      Sample.version("people/ana-r/objectives/a.json", nil, #"{"type": "loss"}"#),
    ])
    #expect(Sample.words.sentences(for: changes).map(\.en) == ["person Ana: id ana-r (was ana)"])
  }
}
