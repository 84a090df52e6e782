import MealModel
import Testing
import Wording

@testable import MantelCLI

struct WeekFormatTests {
  @Test func `a pipe gets a course a line`() {
    let lines = WeekRecords.lines(of: WeekSamples.view())
    #expect(
      lines.prefix(8) == [
        // Nora can't eat it, for Ana nobody looked; on Tuesday Nora is away.
        "2026-02-02.lunch\tcrema\tCrema de calabacín\t✗nora ?ana",
        "2026-02-02.lunch\tpollo\tPollo asado\t✗nora ?ana", "2026-02-02.dinner\t-\t-",
        "2026-02-03.lunch\t#pizza\tPizza\t-nora", "2026-02-03.lunch\t-\t-\t-nora",
        "2026-02-03.dinner\t=pollo\tPollo asado", "2026-02-04.lunch\t-\t-",
        "2026-02-04.dinner\t()\tCena fuera",
      ]
    )
    #expect(lines.count == 16)
  }

  @Test func `a name can't add fields or lines to a pipe`() {
    var household = WeekSamples.household
    household.dishes[id("crema")]?.name = Name("a\tb\nc\u{1b}[2J")
    let lines = WeekRecords.lines(of: WeekSamples.view(of: household))
    #expect(lines[0] == "2026-02-02.lunch\tcrema\ta⇥b⏎c\\u{1b}[2J\t✗nora ?ana")
  }

  @Test func `Markdown is a table that nothing breaks`() {
    var household = WeekSamples.household
    household.dishes[id("crema")]?.name = Name("a|b *c* <d>")
    let lines = WeekMarkdown.lines(of: WeekSamples.view(of: household))
    #expect(
      lines.prefix(9) == [
        "**Semana 6** · 2 feb – 8 feb 2026", "", "_Abuelos el domingo_", "",
        "|   | Comida | Cena |", "| --- | --- | --- |",
        "| **lunes** 2 feb | a\\|b \\*c\\* \\<d\\><br>Pollo asado<br>**✗ Nora no puede**"
          + "<br>? sin comprobar para Ana | — |",
        "| **martes** 3 feb | ◦ algo con Pizza<br>◦ por elegir<br>−Nora | sobras: Pollo asado |",
        "| **miércoles** 4 feb | — | _(Cena fuera)_ |",
      ]
    )
    #expect(lines.count == 13)
  }

  @Test func `JSON has the slot as its file and the names beside it`() {
    let text = WeekJSON.text(of: [WeekSamples.view()])
    #expect(
      text.hasPrefix(
        """
        {
          "week": "2026-W06",
          "note": "Abuelos el domingo",
          "days": [
            {
              "date": "2026-02-02",
              "day": "monday",
              "meals": {
                "lunch": {
                  "dishes": ["crema", "pollo"],
                  "names": {
                    "crema": "Crema de calabacín",
                    "pollo": "Pollo asado"
                  },
                  "dishTags": {
                    "crema": [],
                    "pollo": ["carne"]
                  },
                  "tagNames": {
                    "carne": "Carne"
                  },
                  "diners": ["ana", "nora"],
                  "unsafe": ["nora"],
                  "notChecked": ["ana"],
                  "instead": []
                },
                "dinner": {
                  "dishes": [],
                  "names": {},

        """
      )
    )
    #expect(text.contains(#""with": ["luis"],"#))
    #expect(text.contains(#""guests": 2,"#))
    #expect(text.contains(#""locked": true,"#))
    #expect(text.contains(#""note": "Cena fuera","#))
  }

  @Test func `several weeks are one JSON document`() {
    let views = ["2026-W52", "2026-W53"].map { WeekSamples.view(of: Household(), week($0)) }
    let text = WeekJSON.text(of: views)
    #expect(text.hasPrefix("{\n  \"weeks\": [\n    {\n      \"week\": \"2026-W52\",\n"))
    #expect(text.contains("\"note\": null"))
    #expect(WeekJSON.text(of: []) == "{\n  \"weeks\": []\n}")
  }
}
