internal import MealModel
internal import MealNutrition
internal import Terminal
internal import Wording

extension RecordCards {
  /// What a portion of a dish brings, and what isn't known of it and why.
  func nutrition(of id: Dish.ID) -> [StyledText] {
    let dish = book.dish(id)
    let known = dish.known == Nutrition() ? [] : [figures(dish)]
    guard dish.origin == .workedOut else { return known }
    return known + partlyKnown(dish) + dish.gaps.map(line) + dish.remarks.map(line)
  }

  private func figures(_ dish: DishNutrition) -> StyledText {
    let origin: Phrase =
      dish.origin == .given
      ? .nutritionGiven : .nutritionWorkedOut(known: dish.parts, of: dish.parts)
    return StyledText(text(of: dish.known)) + StyledText("  (\(context.text(origin)))", .dim)
  }

  /// The figures that are known in part, those known of as many ingredients together.
  private func partlyKnown(_ dish: DishNutrition) -> [StyledText] {
    let missing = dish.known.missing
    let counts = Set(missing.map { dish.knownParts[$0] }).subtracting([0]).sorted(by: >)
    let parts = counts.map { count in
      var figures = Nutrition()
      for nutrient in missing where dish.knownParts[nutrient] == count {
        figures[nutrient] = dish.atLeast[nutrient]
      }
      return Phrase.atLeast(text(of: figures), known: count, of: dish.parts)
    }
    let unknown = missing.filter { dish.knownParts[$0] == 0 }
    let rest = unknown.isEmpty ? [] : [Phrase.notKnown(.list(unknown.map(\.phrase)))]
    return (parts + rest).map { StyledText(context.text($0)) }
  }

  private func line(_ gap: NutritionGap) -> StyledText {
    let reason = gap.phrase
    let words = gap.ingredient.map { Phrase.gap(name(ofFoodOrDish: $0), reason) } ?? reason
    return StyledText(context.text(words), .dim)
  }

  private func line(_ remark: NutritionRemark) -> StyledText {
    StyledText(context.text(.gap(name(ofFoodOrDish: remark.ingredient), remark.phrase)), .dim)
  }
}

extension RecordCards {
  /// Adds someone's targets of a day, the steps to them, and what is to be thought over.
  func addTarget(of person: Person.ID, by objective: Objective.ID, to card: inout RecordCard) {
    do throws(TargetAbsence) {
      let target = try book.target(of: person, by: objective, on: session.today)
      card.add(.dailyTarget, text(of: target.values))
      let steps = target.steps.map { StyledText(context.text($0.phrase), .dim) }
      let warnings = target.warnings.map { warning in
        StyledText(context.text(warning.phrase), Style(foreground: .basic(.yellow)))
      }
      card.add(.targetSteps, steps + warnings)
    } catch {
      card.add(.dailyTarget, error.phrase)
    }
  }
}
