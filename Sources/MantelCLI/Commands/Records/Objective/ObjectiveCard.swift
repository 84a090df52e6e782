internal import MealModel
internal import Terminal
internal import Wording

extension RecordCards {
  /// An objective: where from, where to, and whether it is the active one.
  func objective(_ id: Objective.ID, of person: Person.ID, path: String) -> RecordCard? {
    guard let objective = household.objectives[person]?[id] else { return nil }
    var card = RecordCard(name: id.rawValue, id: id.rawValue, language: context.language)
    card.add(.personLabel, household.people[person]?.name ?? person.rawValue)
    card.add(.field("type"), Phrase.word(objective.type.rawValue))
    card.add(.field("start"), objective.start?.description)
    card.add(.field("weight"), objective.weight.map { Self.number($0) + " kg" })
    card.add(.field("targetWeight"), objective.targetWeight.map { Self.number($0) + " kg" })
    card.add(.field("activityLevel"), objective.activityLevel.map { "\($0)" })
    card.add(.field("proteinPerKg"), objective.proteinPerKg.map { Self.number($0) + " g" })
    card.add(.field("targets"), objective.targets.map(text))
    addTarget(of: person, by: id, to: &card)
    card.add(.activeLabel, Phrase.flag(household.people[person]?.objective == id))
    if path.hasPrefix("private/") { card.add(.privateLabel, Phrase.flag(true)) }
    return card
  }
}
