internal import MealModel
internal import MealRules
internal import Terminal
internal import Wording

extension RecordCards {
  /// A template: what it is for, and its meals day by day.
  func template(_ id: Template.ID) -> RecordCard? {
    guard let template = household.templates[id] else { return nil }
    var card = RecordCard(
      name: template.name[context.language],
      id: id.rawValue,
      language: context.language
    )
    if household.settings.template == id { card.add(.newWeeksLabel, .usedForNewWeeks) }
    card.add(.field("note"), template.plan.note)
    for day in Weekday.allCases {
      card.add(.weekday(day.index), meals(of: template.plan, on: day))
    }
    return card
  }

  private func meals(of plan: WeekPlan, on day: Weekday) -> [StyledText] {
    plan.keys.filter { $0.day == day && !plan[$0].holdsNothing }.map { key in
      let meal = context.text(household.name(of: key.meal))
      let slot = plan[key]
      var line =
        StyledText(meal + ": ") + StyledText(context.text(slot.contentPhrase(in: household)))
      if let note = slot.note, !slot.isAway { line = line + StyledText(" (\(note))", .dim) }
      return line
    }
  }
}
