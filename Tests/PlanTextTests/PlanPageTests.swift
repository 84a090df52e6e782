// swift-format-ignore-file: NeverForceUnwrap

import MealModel
import Testing
import Wording

@testable import PlanText

struct PlanPageTests {
  private static func dish(_ id: String) -> Slot.Item { .dish(Dish.ID(id)!) }

  @Test func `a week is a few lines`() {
    let content = PlanContent(
      note: "Grandparents on Sunday",
      slots: [
        SlotKey(.monday, .lunch): Slot([Self.dish("lentejas"), Self.dish("flan")]),
        SlotKey(.monday, .dinner): Slot([Self.dish("huevos")], locked: true),
        SlotKey(.sunday, .lunch): Slot(
          [Self.dish("sopa"), .leftovers(Dish.ID("lentejas")!)],
          note: "early",
          with: [Person.ID("abuelo")!],
          guests: 2
        ),
        SlotKey(.sunday, .dinner): Slot(),
      ]
    )
    let page = PlanPage(
      words: PlanWords(settings: Settings(), language: .en),
      names: SampleNames.plain.names
    )
    #expect(
      page.text(content, heading: Phrase(verbatim: "2026-W49")) == """
        # 2026-W49
        note: Grandparents on Sunday

        mon lunch   Lentil stew + Flan
        mon dinner  "Ham + eggs" !
        sun lunch   Soup + =Lentil stew (early) {with Abuelo Luis; 2 guests}
        sun dinner  -

        # Soup + Flan   two courses      =Soup   leftovers     #fish      a wish
        # (Out)         not cooked       -       empty         !          locked
        # {with Nora; without Ana; 2 guests; 6 servings; counts as fish}   ?  to be chosen
        # +Tacos #meat  makes the dish.   Deleting a line empties that meal.

        """
    )
  }

  @Test func `problems stand below their lines, and go again`() {
    let text = "mon dinner A\ntue dinner B"
    let noted = PlanLines.noting(
      [
        PlanReading.Problem(line: 0, message: Phrase(verbatim: "first")),
        PlanReading.Problem(line: nil, message: Phrase(verbatim: "whole")),
      ],
      in: text,
      language: .en
    )
    #expect(noted == "#! whole\nmon dinner A\n#! first\ntue dinner B")
    #expect(PlanLines.withoutProblems(noted) == text)
  }
}
