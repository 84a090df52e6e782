import MealChanges
import MealFormat
import MealModel
import Testing
import Wording

struct MessageTests {
  let several = ChangeFinder.changes(in: [
    Sample.version(
      Sample.week,
      "{}",
      #"{"monday.lunch": "salmon", "monday.dinner": "lentejas", "tuesday.lunch": {"guests": 2}}"#
    ),
    Sample.version("dishes/b.json", nil, #"{"name": "B"}"#),
    Sample.version("dishes/a.json", #"{"name": "A"}"#, #"{"name": "A", "minutes": 5}"#),
  ])

  @Test func `one change is the whole message`() {
    let changes = Sample.changes("dishes/b.json", nil, #"{"name": "B"}"#)
    #expect(Sample.words.message(for: changes) == Phrase(es: "plato nuevo B", en: "new dish B"))
  }

  @Test func `several are counted by kind and told in path order`() {
    #expect(
      Sample.words.message(for: several).es == """
        2026-W06 (3 huecos), 2 platos

        plato A: minutos 5
        plato nuevo B
        2026-W06: lunes comida Salmón a la plancha
        2026-W06: lunes cena Lentejas estofadas
        2026-W06: martes comida 2 invitados
        """
    )
    #expect(Sample.words.subject(for: several).en == "2026-W06 (3 slots), 2 dishes")
  }

  @Test func `several changes of one file name it`() {
    let changes = Sample.changes(
      "dishes/a.json",
      #"{"name": "A"}"#,
      #"{"name": "B", "minutes": 5}"#
    )
    #expect(
      Sample.words.subject(for: changes)
        == Phrase(es: "plato B (2 cambios)", en: "dish B (2 changes)")
    )
    let pantry = Sample.changes("pantry.json", nil, #"{"huevo": 1, "lenteja": 2}"#)
    #expect(Sample.words.subject(for: pantry).es == "despensa (2 cambios)")
  }

  @Test func `kinds stand in the order of the files`() {
    let changes = ChangeFinder.changes(in: [
      Sample.version("README.md", nil, "x"),
      Sample.version("pantry.json", #"{"huevo": 1}"#, #"{"huevo": 2}"#),
      Sample.version("mantel.json", #"{"format": 1}"#, #"{"format": 1, "language": "es"}"#),
      Sample.version("foods/a.json", nil, "{"),
      Sample.version("templates/tipica.json", #"{"name": "T"}"#, #"{"name": "T", "note": "n"}"#),
      Sample.version(Sample.week, nil, "{}"),
    ])
    #expect(
      Sample.words.subject(for: changes)
        == Phrase(
          es: "2026-W06 (semana nueva), plantilla Semana típica (1 cambio), ajustes, 1 alimento, "
            + "despensa, 1 archivo",
          en:
            "2026-W06 (new week), template Semana típica (1 change), settings, 1 food, pantry, 1 file"
        )
    )
  }

  @Test func `many weeks are counted`() {
    let changes = ChangeFinder.changes(
      in: (10...14).map { week in
        Sample.version("plans/2026/2026-W\(week).json", "{}", #"{"monday.lunch": "a"}"#)
      }
    )
    #expect(Sample.words.subject(for: changes).es == "5 semanas (5 huecos)")
  }

  @Test func `sixty changes are fifty sentences and a count`() {
    let changes = ChangeFinder.changes(
      in: (10..<70).map { number in
        Sample.version("dishes/d\(number).json", nil, #"{"name": "D\#(number)"}"#)
      }
    )
    let message = Sample.words.message(for: changes)
    let lines = message.es.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 53)
    #expect(lines.first == "60 platos")
    #expect(lines[2] == "plato nuevo D10")
    #expect(lines.last == "… y 10 más")
    #expect(message.en.hasSuffix("\n… and 10 more"))
  }

  @Test func `a hopelessly long subject is cut and told in full below`() {
    let names = NameLookup { _, id in Name(String(repeating: id, count: 10_000)) }
    let changes = Sample.changes(
      Sample.week,
      #"{"monday.lunch": ["a", "b"]}"#,
      #"{"monday.lunch": ["c", "d"]}"#
    )
    let lines = ChangeWords(names: names).message(for: changes).en.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.count == 72)
    #expect(lines.first?.hasSuffix("…") == true)
    #expect(lines.last?.hasSuffix("…)") == true)
  }

  @Test func `names come from the files of both versions`() throws {
    func file(_ id: String, _ name: String) -> SourceFile {
      let text = "{\"name\": \"\(name)\", \"tags\": [\"carne\"]}"
      return SourceFile(path: "dishes/\(id).json", content: .bytes(Array(text.utf8)))
    }
    let before = NameLookup(files: [file("viejo", "Plato viejo")])
    let after = NameLookup(files: [file("nuevo", "Plato nuevo")])
    let words = ChangeWords(names: after.falling(back: before))
    let changes = Sample.changes(
      Sample.week,
      #"{"monday.lunch": "viejo"}"#,
      #"{"monday.lunch": "nuevo"}"#
    )
    #expect(
      words.subject(for: changes).en
        == "2026-W06: Monday lunch Plato nuevo (was Plato viejo)"
    )
  }
}
