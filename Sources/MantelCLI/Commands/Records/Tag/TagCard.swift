internal import MealModel
internal import Terminal
internal import Wording

extension RecordCards {
  /// A tag: its rules in words, and what bears it.
  func tag(_ id: Tag.ID) -> RecordCard? {
    guard let tag = household.tags[id] else { return nil }
    let dishes = household.dishes.values.filter { $0.tags.contains(id) && !$0.archived }
    var card = RecordCard(
      name: tag.name[context.language],
      id: id.rawValue,
      language: context.language
    )
    card.add(.field("color"), tag.color)
    card.add(.field("rules"), household.words(for: tag.rules).map { StyledText(context.text($0)) })
    card.add(.bearingDishes, "\(dishes.count)")
    return card
  }
}
