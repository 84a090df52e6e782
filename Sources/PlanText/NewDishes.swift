internal import MealModel
internal import Wording

/// The dishes that the lines of a page make.
struct NewDishes {
  /// The dishes, in the order of the lines.
  private(set) var dishes: [PlanReading.NewDish] = []
  private var ids: [String: Dish.ID] = [:]

  /// Makes a dish, or finds the one that another line makes.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - tags: The names of its tags; none where another line has them.
  ///   - names: What names mean.
  /// - Returns: Its id, or why it can't be made.
  mutating func make(
    _ name: String,
    tags: [String],
    _ names: PlanNames
  ) -> PlanNames.Match<Dish.ID> {
    if let existing = names.existingDish(name) {
      let there = Phrase.dishExists(existing.name, id: existing.id)
      return .failed(.joined([there, .planDishExistsHint], separator: "; "))
    }
    let folded = LatinLetters.folded(name)
    let known = ids[folded]
    if tags.isEmpty { return known.map { .found($0) } ?? .failed(.planNewNeedsTag(name)) }
    var found: Set<Tag.ID> = []
    for tag in tags {
      switch names.findTag(tag) {
      case .found(let id): found.insert(id)
      case .failed(let problem): return .failed(problem)
      }
    }
    if let known {
      for index in dishes.indices where dishes[index].id == known {
        dishes[index].dish.tags = found.union(dishes[index].dish.tags).sorted()
      }
      return .found(known)
    }
    guard let id = newID(for: name, names) else { return .failed(.emptyName) }
    ids[folded] = id
    dishes.append(PlanReading.NewDish(id: id, dish: Dish(name: Name(name), tags: found.sorted())))
    return .found(id)
  }

  private func newID(for name: String, _ names: PlanNames) -> Dish.ID? {
    guard !isBlank(name) else { return nil }
    let taken = Set(ids.values)
    let text = IdentifierText.made(from: name, kind: "dish") { text in
      Dish.ID(text).map { taken.contains($0) || names.isTaken($0) } ?? true
    }
    return Dish.ID(text)
  }

  private func isBlank(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
