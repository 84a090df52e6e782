import MealModel
import Terminal
import Wording

@testable import MantelCLI

/// Households and weeks for the tests of how a week is shown.
enum WeekSamples {
  /// Three people, a week with a bit of everything.
  static let household: Household = {
    var household = Household()
    household.people[id("ana")] = Person(name: "Ana")
    household.people[id("nora")] = Person(name: "Nora")
    household.people[id("luis")] = Person(name: "Abuelo Luis")
    household.people[id("luis")]?.guest = true
    household.tags[id("carne")] = Tag(
      name: Name(byLanguage: ["es": "Carne", "en": "Meat"]),
      color: "#E74C3C"
    )
    household.tags[id("pizza")] = Tag(name: Name("Pizza"))
    household.dishes[id("crema")] = Dish(
      name: Name(byLanguage: ["es": "Crema de calabacín", "en": "Courgette soup"]),
      tags: []
    )
    household.dishes[id("pollo")] = Dish(name: Name("Pollo asado"), tags: [id("carne")])
    household.plans[week] = WeekPlan(
      note: "Abuelos el domingo",
      slots: [
        SlotKey(.monday, .lunch): Slot([.dish(id("crema")), .dish(id("pollo"))]),
        SlotKey(.tuesday, .lunch): Slot([.wish(id("pizza")), .open], without: [id("nora")]),
        SlotKey(.tuesday, .dinner): Slot([.leftovers(id("pollo"))]),
        SlotKey(.wednesday, .dinner): Slot(note: "Cena fuera", tags: [id("carne")]),
        SlotKey(.sunday, .lunch): Slot(
          [.dish(id("pollo"))],
          with: [id("luis")],
          guests: 2,
          locked: true
        ),
        SlotKey(.sunday, .dinner): Slot(),
      ]
    )
    return household
  }()

  static let week = MantelCLITests.week("2026-W06")
  static let marks = [
    SlotKey(.monday, .lunch): [
      SlotMark(kind: .unsafe, person: id("nora")), SlotMark(kind: .notChecked, person: id("ana")),
    ]
  ]

  /// A view of a week, today being its Tuesday.
  static func view(
    of household: Household = household,
    _ week: ISOWeek = week,
    language: Language = .es,
    for person: Person.ID? = nil
  ) -> WeekView {
    WeekView(
      of: household,
      week,
      today: day("2026-02-03"),
      language: language,
      for: person,
      marks: marks
    )
  }

  /// The lines of a view without colours.
  static func lines(_ view: WeekView, width: Int = 80) -> [String] {
    WeekTable(width: width, isColored: false).lines(of: view).map(\.plain)
  }
}
