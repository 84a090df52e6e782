import MealModel
import MealRules
import Testing
import Wording

/// What a new week gets of its template where Nora, a coeliac whom traces harm, is at the table.
struct NewWeekTests {
  private func household(strict: Bool) -> Household {
    var household = Household()
    var nora = Person(name: "Nora")
    nora.diets = [.glutenFree]
    nora.strict = strict
    household.people[id("nora")] = nora
    household.addDish("salad", contains: [], traces: [])
    household.addDish("noodles", contains: [.gluten], traces: [])
    household.addDish("gazpacho")
    let slots: [SlotKey: Slot] = [
      key("monday.dinner"): Slot(text: "salad"), key("tuesday.dinner"): Slot(text: "noodles"),
      key("wednesday.dinner"): Slot(text: "gazpacho"), key("thursday.dinner"): Slot(text: "#any"),
      key("friday.dinner"): Slot(text: "=noodles"), key("saturday.dinner"): Slot(text: "(out)"),
    ]
    household.templates[id("usual")] = Template(name: Name("Usual"), plan: WeekPlan(slots: slots))
    household.settings.template = id("usual")
    return household
  }

  @Test func `what she can't eat, or nobody checked, is left out and told`() {
    let week = NewWeek(in: household(strict: true))
    #expect(
      week.omissions.map(\.key.description) == [
        "tuesday.dinner", "wednesday.dinner", "friday.dinner",
      ]
    )
    #expect(
      week.omissions.first?.reason.en == "'Nora' can't eat 'Noodles': 'Noodles' contains gluten"
    )
    #expect(week.plan[key("monday.dinner")] == Slot(text: "salad"))
    #expect(week.plan[key("tuesday.dinner")] == Slot())
    #expect(week.plan[key("thursday.dinner")] == Slot(text: "#any"))
    #expect(week.plan[key("saturday.dinner")] == Slot(text: "(out)"))
    #expect(week.plan.slots[key("sunday.lunch")] == Slot(), "every planned slot is laid")
  }

  @Test func `where traces don't matter, what nobody checked is laid as it stands`() {
    let week = NewWeek(in: household(strict: false))
    #expect(week.omissions.map(\.key.description) == ["tuesday.dinner", "friday.dinner"])
  }

  @Test func `without a template every slot is empty`() {
    var household = household(strict: true)
    household.settings.template = nil
    #expect(NewWeek(in: household).omissions.isEmpty)
    #expect(NewWeek(in: household).plan.slots.count == 14)
  }
}
