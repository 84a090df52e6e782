internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

extension RecordCards {
  /// A dish: what it is, what goes in, who can't eat it, when it was on the table.
  func dish(_ id: Dish.ID) -> RecordCard? {
    guard let dish = household.dishes[id] else { return nil }
    var card = RecordCard(
      name: dish.name[context.language],
      id: id.rawValue,
      language: context.language
    )
    card.add(.field("description"), dish.description)
    card.add(.field("tags"), list: dish.tags.map { household.name(of: .tag($0)) })
    card.add(.field("course"), Phrase.word(dish.course.rawValue))
    card.add(.field("cuisine"), dish.cuisine)
    card.add(.field("minutes"), dish.minutes.map { "\($0)" })
    card.add(.field("servings"), Self.number(dish.servings))
    card.add(.field("ahead"), dish.ahead.map { StyledText("\($0.before): \($0.text)") })
    card.add(.field("ingredients"), dish.ingredients.flatMap(lines))
    card.add(
      .field("steps"),
      dish.steps.enumerated().map { StyledText("\($0.offset + 1). \($0.element)") }
    )
    card.add(.field("nutrition"), nutrition(of: id))
    card.add(.field("contains"), substances(dish.contains))
    card.add(.field("traces"), substances(dish.traces))
    card.add(.field("rules"), household.words(for: dish.rules).map(line))
    card.add(.field("instead"), dish.instead.map(line))
    card.add(.whoEatsIt, safety(of: id))
    card.add(.lastEaten, lastEaten(id))
    card.add(.field("source"), dish.source)
    if dish.archived { card.add(.field("archived"), Phrase.flag(true)) }
    return card
  }

  private func line(_ phrase: Phrase) -> StyledText { StyledText(context.text(phrase)) }

  private func lines(_ ingredient: Ingredient) -> [StyledText] {
    let food = context.text(name(ofFoodOrDish: ingredient.key))
    return ingredient.uses.map { use in
      var parts = [food]
      if let amount = use.amount { parts.append(amount.text) }
      if let servings = use.servings {
        parts.append(Self.number(servings) + " " + context.text(.field("servings")))
      }
      if let note = use.note { parts.append("(\(note))") }
      var line = StyledText(parts.joined(separator: " "))
      for other in use.instead {
        let substitute = name(ofFoodOrDish: other.replacement.rawValue)
        let excluded = name(ofFoodOrDish: other.excluded)
        line = line + StyledText("; " + context.text(.insteadOf(excluded, substitute)), .dim)
      }
      return line
    }
  }

  private func line(_ replacement: Replacement<Dish>) -> StyledText {
    let dish = household.name(of: .dish(replacement.replacement))
    return line(.insteadOf(name(ofFoodOrDish: replacement.excluded), dish))
  }

  /// Each person with limits, and whether they can eat it.
  private func safety(of id: Dish.ID) -> [StyledText] {
    let check = SafetyCheck(household: household)
    return household.people.keys.sorted().filter(check.hasLimit).map { person in
      let name = household.people[person]?.name ?? person.rawValue
      let serving = check.serving(of: id, to: person)
      return StyledText(name + ": ") + words(for: serving)
    }
  }

  private func words(for serving: Serving) -> StyledText {
    switch (serving.verdict, serving.form) {
    case (.safe, .asPlanned):
      StyledText(context.text(.canEatIt), Style(foreground: .basic(.green)))
    case (.safe, .replaced(let replacements)):
      StyledText(context.text(.canEatWith(replacements.map { household.name(of: .food($0.food)) })))
    case (.safe, .otherDish(let other)):
      StyledText(context.text(.getsInstead(household.name(of: .dish(other)))))
    case (.unsafe(let reasons), _):
      StyledText(context.text(.cannotEatIt), Style(foreground: .basic(.red)))
        + StyledText(": " + joined(reasons.map { $0.phrase(in: household) }))
    case (.notChecked(let reasons), _):
      StyledText(context.text(.isNotChecked), Style(foreground: .basic(.yellow)))
        + StyledText(": " + joined(reasons.map { $0.phrase(in: household) }))
    }
  }

  private func joined(_ phrases: [Phrase]) -> String {
    phrases.map(context.text).joined(separator: "; ")
  }

  private func lastEaten(_ id: Dish.ID) -> String {
    let occurrences = Occurrences(of: .dish(id), in: household)
    guard let last = occurrences.last(through: session.today) else {
      return context.text(.neverEaten)
    }
    let count = occurrences.count(through: session.today)
    return "\(last.day), " + context.text(.timesInAll(count))
  }
}
