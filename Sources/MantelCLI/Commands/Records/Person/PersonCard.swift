internal import MealModel
internal import Terminal
internal import Wording

extension RecordCards {
  /// A person: what they can't have, what they like, what they aim at.
  func person(_ id: Person.ID) -> RecordCard? {
    guard let person = household.people[id] else { return nil }
    var card = RecordCard(name: person.name, id: id.rawValue, language: context.language)
    switch person.born {
    case .day(let day)?: card.add(.field("born"), day.description)
    case .year(let year)?: card.add(.field("born"), String(year))
    case nil: break
    }
    card.add(.field("sex"), person.sex.map { Phrase.word($0.rawValue) })
    card.add(.field("height"), person.height.map { Self.number($0) + " cm" })
    card.add(.field("portion"), person.portion == 1 ? nil : "\(person.portion)")
    card.add(.field("diets"), list: person.diets.map { Phrase.word($0.rawValue) })
    if person.strict { card.add(.field("strict"), .strictMeans) }
    card.add(.field("allergies"), list: person.allergies.map(name(ofFoodOrDish:)))
    card.add(.field("dislikes"), list: person.dislikes.map(name(ofFoodOrDish:)))
    card.add(.field("cuisines"), person.cuisines.joined(separator: ", "))
    card.add(.field("notes"), person.notes)
    if let objective = person.objective {
      card.add(.field("objective"), objective.rawValue)
      addTarget(of: id, by: objective, to: &card)
    }
    if person.guest { card.add(.field("guest"), Phrase.flag(true)) }
    return card
  }
}
