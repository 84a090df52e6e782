/// A plan in the making whose last changes can be taken back.
struct EditablePlan: Sendable {
  private enum Change {
    case put(Int)
    case cleared(Int, dish: Int)
  }

  private(set) var plan: Arrangement
  private var changes: [Change] = []

  init(_ plan: Arrangement) {
    self.plan = plan
  }

  mutating func put(_ dish: Int, at place: Int) {
    plan.put(dish, at: place)
    changes.append(.put(place))
  }

  /// Takes the dish out of a place, and those beside it that need it there.
  mutating func clear(_ place: Int) {
    changes.append(.cleared(place, dish: plan.dishAt[place]))
    plan.clear(place)
    let slot = plan.problem.places[place].slot
    let required = plan.problem.required[slot]
    guard !required.isEmpty,
      !required.allSatisfy({ plan.bearing[plan.problem.index($0, slot)] > 0 })
    else { return }
    for other in plan.problem.placesOfSlot[slot] where plan.dishAt[other] >= 0 {
      changes.append(.cleared(other, dish: plan.dishAt[other]))
      plan.clear(other)
    }
  }

  /// Keeps what was changed.
  mutating func commit() {
    changes.removeAll(keepingCapacity: true)
  }

  /// Takes back what was changed since the last commit.
  mutating func rollBack() {
    while let change = changes.popLast() {
      switch change {
      case .put(let place): plan.clear(place)
      case .cleared(let place, let dish): plan.put(dish, at: place)
      }
    }
  }
}
