import MealModel
import Terminal
import Testing
import Wording

@testable import MantelCLI

struct WeekTableTests {
  @Test func `a week is a table of eighty columns`() {
    let text = WeekSamples.lines(WeekSamples.view()).joined(separator: "\n")
    #expect(
      text
        == """
        Semana 6 · 2 feb – 8 feb 2026
        Abuelos el domingo

                  │ ☀ Comida                         │ ☾ Cena
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        lunes     │ Crema de calabacín               │ —
        2 feb     │ Pollo asado #carne               │
                  │ ✗ Nora no puede                  │
                  │ ? sin comprobar para Ana         │
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        martes    │ ◦ algo con Pizza                 │ sobras: Pollo asado #carne
        3 feb     │ ◦ por elegir                     │
        ◂ hoy     │ −Nora                            │
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        miércoles │ —                                │ (Cena fuera) #carne
        4 feb     │                                  │
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        jueves    │ —                                │ —
        5 feb     │                                  │
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        viernes   │ —                                │ —
        6 feb     │                                  │
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        sábado    │ —                                │ —
        7 feb     │                                  │
        ──────────┼──────────────────────────────────┼─────────────────────────────────
        domingo   │ Pollo asado #carne               │ —
        8 feb     │ 🔒 +Abuelo Luis, +2 invitados    │
        """.replacing("+2 invitados", with: "+2\u{a0}invitados")
    )
  }

  @Test func `forty columns make it a list`() {
    let lines = WeekSamples.lines(WeekSamples.view(language: .en), width: 40)
    let text = lines.prefix(19).joined(separator: "\n")
    #expect(
      text == """
        Week 6 · 2 Feb – 8 Feb 2026
        Abuelos el domingo

        Monday 2 February
          Lunch   Courgette soup
                  Pollo asado #carne
                  ✗ not for Nora
                  ? not checked for Ana
          Dinner  —

        Tuesday 3 February ◂ today
          Lunch   ◦ something with Pizza
                  ◦ to be chosen
                  −Nora
          Dinner  leftovers: Pollo asado #carne

        Wednesday 4 February
          Lunch   —
          Dinner  (Cena fuera) #carne
        """
    )
  }

  @Test func `colours make tags and today pills`() {
    let lines = WeekTable(isColored: true).lines(of: WeekSamples.view())
    let text = lines.map { $0.rendered(.trueColor) }.joined(separator: "\n")
    #expect(text.contains("\u{1b}[38;2;0;0;0;48;2;231;76;60m\u{a0}Carne\u{a0}\u{1b}[0m"))
    #expect(text.contains("\u{1b}[38;2;0;0;0;48;2;184;230;213m\u{a0}hoy\u{a0}\u{1b}[0m"))
    #expect(text.contains("\u{1b}[38;2;0;0;0;48;2;255;180;162m\u{a0}Semana\u{a0}6\u{a0}\u{1b}[0m"))
    #expect(text.contains("\u{1b}[1;31m✗ Nora no puede\u{1b}[0m"))
    #expect(!text.contains("#carne"))
  }

  @Test(arguments: [20, 30, 40, 47, 60, 80, 100, 200], [true, false])
  func `wide, long and hostile names stay within the width`(width: Int, isColored: Bool) {
    var household = WeekSamples.household
    let long = String(repeating: "larguísimo", count: 1_000)
    for (key, name) in ["🍕👩‍👩‍👧": "pollo", "日本の夕食をみんなで食べる": "crema"] {
      household.dishes[id(name)]?.name = Name("\(key) \(long)")
    }
    household.people[id("nora")]?.name = long
    household.tags[id("carne")]?.name = Name("\u{1b}[2J\u{202e}" + long)
    household.plans[WeekSamples.week]?.note = "uno\ndos \u{1b}]0;x\u{7}" + long
    household.settings.meals[.lunch]?.name = Name(long)
    let lines = WeekTable(width: width, isColored: isColored)
      .lines(of: WeekSamples.view(of: household))
    #expect(lines.allSatisfy { $0.width <= max(width, 24) })
    let text = lines.map(\.plain)
    #expect(text.allSatisfy { !$0.hasSuffix(" ") && !$0.contains("\u{1b}") })
    #expect(text.count < 400)
  }

  @Test(arguments: ["🍕 Pizza 👩‍👩‍👧", "日本カレー", "ñandú e\u{301}", "عشاء"])
  func `rules stand below each other whatever the letters`(name: String) {
    var household = WeekSamples.household
    household.dishes[id("pollo")]?.name = Name(name)
    let lines = WeekSamples.lines(WeekSamples.view(of: household)).dropFirst(3)
    let places = lines.map { line in
      line.indices.filter { "│┼".contains(line[$0]) }
        .map { DisplayWidth.columns(of: line[..<$0]) }
    }
    #expect(Set(places) == [[10, 45]])
  }

  @Test func `weeks stand one after another`() {
    let views = ["2026-W06", "2026-W07"].map { WeekSamples.view(WeekSamples.household, week($0)) }
    let lines = WeekTable(isColored: false).lines(of: views).map(\.plain)
    #expect(
      lines.filter { $0.hasPrefix("Semana") } == [
        "Semana 6 · 2 feb – 8 feb 2026", "Semana 7 · 9 feb – 15 feb 2026",
      ]
    )
  }

  @Test func `week 53 passes the year's end`() {
    let lines = WeekSamples.lines(WeekSamples.view(Household(), week("2026-W53")))
    #expect(lines[0] == "Semana 53 · 28 dic 2026 – 3 ene 2027")
    #expect(lines.last == "3 ene     │                                  │")
  }

  @Test func `a household without meals says so`() {
    let household = Household(settings: Settings(meals: [:]))
    let lines = WeekSamples.lines(WeekSamples.view(household), width: 40)
    #expect(
      lines == [
        "Semana 6 · 2 feb – 8 feb 2026", "", "no hay comidas que planear; se dicen en",
        "mantel.json, en \"meals\"",
      ]
    )
  }

  @Test func `a meal that only the week has is a column, one not planned a blank`() {
    var household = WeekSamples.household
    household.settings.meals[.dinner]?.days = DayPattern([.monday])
    household.plans[WeekSamples.week]?.slots[SlotKey(.friday, .breakfast)] = Slot([.open])
    let view = WeekSamples.view(household)
    #expect(view.columns.map(\.name) == ["Desayuno", "Comida", "Cena"])
    #expect(view.days[3].cells.keys.sorted() == [.lunch])
    #expect(view.days[4].cells.keys.sorted() == [.breakfast, .lunch])
    #expect(view.days[6].cells.keys.sorted() == [.lunch])
  }

  @Test func `one person's week leaves out where they aren't`() {
    let view = WeekSamples.view(for: id("nora"))
    #expect(view.days[1].cells[.lunch]?.isElsewhere == true)
    #expect(view.days[0].cells[.lunch]?.marks.map(\.words.es) == ["Nora no puede"])
    #expect(
      WeekSamples.lines(view).contains(
        "martes    │ ·                                │ sobras: Pollo asado #carne"
      )
    )
  }
}

extension Household {
  fileprivate init(settings: Settings) {
    self.init()
    self.settings = settings
  }
}

extension WeekSamples {
  fileprivate static func view(_ household: Household, _ week: ISOWeek = week) -> WeekView {
    view(of: household, week)
  }
}
