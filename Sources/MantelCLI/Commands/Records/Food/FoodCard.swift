internal import MealModel
internal import Terminal
internal import Wording

extension RecordCards {
  /// A food: what it contains, what it brings, where it is used.
  func food(_ id: Food.ID) -> RecordCard? {
    guard let food = household.foods[id] else { return nil }
    var card = RecordCard(
      name: food.name[context.language],
      id: id.rawValue,
      language: context.language
    )
    card.add(.field("aliases"), food.aliases.joined(separator: ", "))
    card.add(.field("category"), food.category.map(Phrase.word))
    card.add(.field("contains"), substances(food.contains) ?? context.text(.notLookedAt))
    card.add(.field("traces"), substances(food.traces) ?? context.text(.notLookedAt))
    card.add(
      .field("nutrition"),
      food.nutrition.map { "\(food.basis.rawValue): " + text(of: $0) }
    )
    let weights = food.weights.sorted { $0.key < $1.key }
    card.add(
      .field("weights"),
      weights.map { "\($0.key) \(Self.number($0.value)) g" }.joined(separator: ", ")
    )
    card.add(.field("density"), food.density.map { "\($0)" })
    card.add(.field("pack"), food.pack?.text)
    if food.staple { card.add(.field("staple"), Phrase.flag(true)) }
    if !food.active { card.add(.field("active"), Phrase.flag(false)) }
    card.add(.field("barcodes"), food.barcodes.joined(separator: ", "))
    card.add(.field("source"), food.source)
    card.add(.pantryLabel, household.pantry.lots[id].map(text))
    card.add(.bearingDishes, list: dishes(with: id))
    return card
  }

  private func text(of lots: [Pantry.Lot]) -> String {
    lots.map { lot in
      lot.amount.text + (lot.expires.map { " (\($0))" } ?? "")
    }
    .joined(separator: ", ")
  }

  private func dishes(with food: Food.ID) -> [Phrase] {
    let dishes = household.dishes.values.filter { dish in
      dish.ingredients.contains { $0.food == food }
    }
    let names = dishes.map(\.name.phrase).sorted { context.text($0) < context.text($1) }
    guard names.count > 5 else { return names }
    return names.prefix(5) + [.andMore(names.count - 5)]
  }
}
