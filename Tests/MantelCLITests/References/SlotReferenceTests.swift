import MealModel
import Testing
import Wording

@testable import MantelCLI

struct SlotReferenceTests {
  /// A Tuesday of 2026-W06.
  static let today = day("2026-02-03")
  /// A family that calls its lunch "Almuerzo" and its morning snack by two words.
  static let settings: Settings = {
    var lunch = MealSettings()
    lunch.name = Name(byLanguage: ["es": "Almuerzo", "en": "Midday meal"])
    var snack = MealSettings()
    snack.name = Name("Tentempié de media mañana")
    return Settings(meals: [.lunch: lunch, .morningSnack: snack, .dinner: MealSettings()])
  }()

  @Test(arguments: [
    ("tue.dinner", "2026-02-03.dinner"), ("mar.cena", "2026-02-03.dinner"),
    ("mon.dinner", "2026-02-09.dinner"), ("X.comida", "2026-02-04.lunch"),
    ("M.cena", "2026-02-03.dinner"), ("miércoles.Cena", "2026-02-04.dinner"),
    ("2026-02-03.dinner", "2026-02-03.dinner"), ("2025-12-31.lunch", "2025-12-31.lunch"),
    ("next.tue.dinner", "2026-02-10.dinner"), ("2026-W06.sun.dinner", "2026-02-08.dinner"),
    ("this.mon.dinner", "2026-02-02.dinner"), ("+2.dom.cena", "2026-02-22.dinner"),
    ("pasada.X.comida", "2026-01-28.lunch"), ("hoy.cena", "2026-02-03.dinner"),
    ("today.dinner", "2026-02-03.dinner"), ("mañana.comida", "2026-02-04.lunch"),
    ("tomorrow.lunch", "2026-02-04.lunch"), ("ayer.cena", "2026-02-02.dinner"),
    ("X.almuerzo", "2026-02-04.lunch"), ("X.midday-meal", "2026-02-04.lunch"),
    ("X.tentempie-de-media-manana", "2026-02-04.morningSnack"),
    ("X.preworkout", "2026-02-04.preWorkout"),
  ])
  func `a slot is a day and a meal in one word`(text: String, expected: String) throws {
    let slot = try SlotReference.parse(text, today: Self.today, settings: Self.settings)
    #expect(slot.description == expected)
  }

  @Test func `without a family's word the usual one holds`() throws {
    let slot = try SlotReference.parse("X.almuerzo", today: Self.today, settings: Settings())
    #expect(slot.key.meal == .morningSnack)
  }

  @Test(arguments: [
    ("", ReferenceError.notASlot("")), ("dinner", .notASlot("dinner")),
    (".dinner", .notASlot(".dinner")), ("tue.", .notASlot("tue.")),
    ("martes.diner", .notAMeal("diner", near: "dinner")),
    ("martes.aperitivo", .notAMeal("aperitivo", near: nil)),
    ("martes.almuerso", .notAMeal("almuerso", near: "almuerzo")),
    ("juebes.cena", .notADay("juebes", near: "jueves")),
    ("miercolse.cena", .notADay("miercolse", near: "miércoles")),
    ("2026-02-30.cena", .noSuchDay("2026-02-30")),
    ("2026-W54.mar.cena", .noSuchWeek(year: 2026, number: 54)),
    ("nxt.mar.cena", .notAWeek("nxt", near: "next")),
    ("a.b.c.d", .notADay("a.b.c", near: nil)),
  ])
  func `what is no slot says which part`(text: String, expected: ReferenceError) {
    #expect(throws: expected) {
      try SlotReference.parse(text, today: Self.today, settings: Self.settings)
    }
  }

  @Test(arguments: [
    ("mar.cena", PlaceReference.slot(SlotAddress(day("2026-02-03"), .dinner))),
    ("mar", .day(day("2026-02-03"))), ("2026-02-05", .day(day("2026-02-05"))),
    ("next.sat", .day(day("2026-02-14"))), ("tomorrow", .day(day("2026-02-04"))),
    ("next", .week(week("2026-W07"))), ("2026-W10", .week(week("2026-W10"))),
    ("-1", .week(week("2026-W05"))),
  ])
  func `a place is a slot, a day or a week`(text: String, expected: PlaceReference) throws {
    let place = try PlaceReference.parse(text, today: Self.today, settings: Self.settings)
    #expect(place == expected)
  }

  @Test(arguments: [
    ("juves", ReferenceError.notAPlace("juves", near: "jueves")),
    ("nexxt", .notAPlace("nexxt", near: "next")), ("?", .notAPlace("?", near: nil)),
    ("2026-02-30", .noSuchDay("2026-02-30")), ("mar.cna", .notAMeal("cna", near: "cena")),
    ("2026-W60", .noSuchWeek(year: 2026, number: 60)),
  ])
  func `what is no place says why`(text: String, expected: ReferenceError) {
    #expect(throws: expected) {
      try PlaceReference.parse(text, today: Self.today, settings: Self.settings)
    }
  }
}
