import MealModel
import Testing
import Wording

@testable import MealRules

/// What each rule says, in both languages, for a tag's rule and for a dish's own.
struct RuleMessageTests {
  private func messages(_ rules: RuleSet, _ plan: [String: String]) -> [Phrase] {
    var household = Household()
    household.addTag("carne", rules)
    household.tags[id("carne")]?.name = Name(byLanguage: ["es": "Carne", "en": "Meat"])
    household.addTag("any")
    household.addDish("pollo", tags: ["carne"]) { ($0.minutes, $0.leftovers) = (50, 1) }
    household.addDish("cocido", rules: rules)
    household.addDish("sopa")
    household.plan("2026-W06", plan)
    return RuleBook.breaches(in: PlanTimeline(of: household), scope: RuleScope(of: household))
      .map(\.message)
  }

  @Test(arguments: [
    (
      RuleSet(maxPerWeek: 0),
      "con 'Pollo', 'Carne' está 1 vez en la semana, como mucho 0",
      "'Pollo' is the 1st slot of the week with tag 'Meat', at most 0",
      "'Cocido' está 1 vez en la semana, como mucho 0",
      "'Cocido' is planned once in the week, at most 0"
    ),
    (
      RuleSet(mealTypeRestriction: [.dinner, .breakfast]),
      "'Pollo' lleva 'Carne', que solo va en desayuno y cena",
      "'Pollo' has tag 'Meat', which is only for breakfast and dinner",
      "'Cocido' solo va en desayuno y cena", "'Cocido' is only for breakfast and dinner"
    ),
    (
      RuleSet(months: [12, 1]),
      "'Pollo' lleva 'Carne', que solo va en enero y diciembre, no en febrero",
      "'Pollo' has tag 'Meat', which is only for January and December, not for February",
      "'Cocido' solo va en enero y diciembre, no en febrero",
      "'Cocido' is only for January and December, not for February"
    ),
  ])
  func `rules of a single slot`(
    rules: RuleSet,
    tagES: String,
    tagEN: String,
    dishES: String,
    dishEN: String
  ) {
    #expect(
      messages(rules, ["monday.lunch": "pollo", "wednesday.lunch": "cocido"]) == [
        Phrase(es: tagES, en: tagEN), Phrase(es: dishES, en: dishEN),
      ]
    )
  }

  @Test(arguments: [
    (
      RuleSet(noConsecutive: .sameMeal),
      "'Pollo' repite 'Carne' en días seguidos, a la misma hora",
      "'Pollo' repeats 'Meat' on neighbouring days, at the same meal",
      "'Cocido' se repite en días seguidos, a la misma hora",
      "'Cocido' is repeated on neighbouring days, at the same meal"
    ),
    (
      RuleSet(noConsecutive: .anyMeal),
      "'Pollo' repite 'Carne' en días seguidos", "'Pollo' repeats 'Meat' on neighbouring days",
      "'Cocido' se repite en días seguidos", "'Cocido' is repeated on neighbouring days"
    ),
    (
      RuleSet(minDaysBetween: 3),
      "'Pollo' repite 'Carne' al día siguiente, como pronto a los 3 días",
      "'Pollo' repeats 'Meat' after 1 day, at the earliest after 3",
      "'Cocido' se repite al día siguiente, como pronto a los 3 días",
      "'Cocido' is repeated after 1 day, at the earliest after 3"
    ),
  ])
  func `rules of neighbouring slots`(
    rules: RuleSet,
    tagES: String,
    tagEN: String,
    dishES: String,
    dishEN: String
  ) {
    let plan = [
      "monday.lunch": "pollo", "tuesday.lunch": "pollo", "friday.lunch": "cocido",
      "saturday.lunch": "cocido",
    ]
    #expect(
      messages(rules, plan) == [
        Phrase(es: tagES, en: tagEN), Phrase(es: dishES, en: dishEN),
      ]
    )
  }

  @Test func `two on one day`() {
    #expect(
      messages(
        RuleSet(noDuplicateInDay: true),
        ["monday.lunch": "pollo", "monday.dinner": "(Asador)carne"]
      ) == [
        Phrase(
          es: "'Asador' repite 'Carne' en el mismo día",
          en: "'Asador' repeats 'Meat' on the same day"
        )
      ]
    )
  }

  @Test func `too few, fixed and leftovers`() {
    #expect(
      messages(RuleSet(minPerWeek: 2), ["monday.lunch": "pollo", "friday.lunch": "cocido+cocido"])
        == [
          Phrase(
            es: "'Carne' está 1 vez en la semana, al menos 2; quedan huecos",
            en: "'Meat' is planned once in the week, at least 2; there are gaps left"
          ),
          Phrase(
            es: "'Cocido' está 1 vez en la semana, al menos 2; quedan huecos",
            en: "'Cocido' is planned once in the week, at least 2; there are gaps left"
          ),
        ]
    )
    #expect(
      messages(RuleSet(fixed: [key("friday.dinner")]), ["friday.dinner": "sopa"]).first
        == Phrase(
          es: "aquí va siempre 'Carne', y 'Sopa' no lo es",
          en: "this slot is always 'Meat', and 'Sopa' isn't"
        )
    )
    #expect(
      messages(
        .none,
        [
          "monday.lunch": "pollo", "tuesday.lunch": "=pollo", "wednesday.lunch": "=pollo",
          "sunday.lunch": "=pollo", "sunday.dinner": "=sopa",
        ]
      ) == [
        Phrase(
          es: "sobras de 'Pollo' 2 veces de una vez que se cocina, como mucho 1",
          en: "leftovers of 'Pollo' twice from one cooking, at most 1"
        ),
        Phrase(
          es: "sobras de 'Pollo', que se cocina por última vez el lunes 2 de febrero"
            + " y aguanta 2 días",
          en: "leftovers of 'Pollo', which is last cooked on Monday 2 February and keeps 2 days"
        ),
        Phrase(
          es: "sobras de 'Sopa', que no se cocina antes a tiempo",
          en: "leftovers of 'Sopa', which isn't cooked before in time"
        ),
      ]
    )
  }
}
