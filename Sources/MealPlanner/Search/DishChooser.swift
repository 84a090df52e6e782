/// Chooses among dishes that no rule tells apart: the one cooked least, in the seed's order.
struct DishChooser: Sendable {
  /// The dishes of each group in the seed's order.
  private let order: [[Int]]
  /// Where each dish stands in the seed's order of all; the smaller, the sooner it is taken.
  let rank: [Int]

  init(_ problem: PlanningProblem, random: inout RandomSource) {
    let rank = random.permutation(of: problem.candidates.count)
    self.rank = rank
    order = problem.groups.map { $0.dishes.sorted { rank[$0] < rank[$1] } }
  }

  /// A dish of a group that can go to a slot as far as its own rules say; the least used one.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - slot: The slot.
  ///   - plan: The plan in the making.
  /// - Returns: The dish; `nil` where each of them stands too near already.
  func dish(of group: Int, at slot: Int, in plan: Arrangement) -> Int? {
    var best: Int?
    var fewest = Int.max
    for dish in order[group] {
      let uses = plan.uses(of: dish)
      guard uses < fewest, plan.ownLimitsAllow(dish, at: slot) else { continue }
      best = dish
      fewest = uses
      if uses == 0 { break }
    }
    return best
  }

  /// Like ``dish(of:at:in:)``, beginning anywhere in the group.
  func dish(
    of group: Int,
    at slot: Int,
    in plan: Arrangement,
    random: inout RandomSource
  ) -> Int? {
    let dishes = order[group]
    let start = random.below(dishes.count)
    var best: Int?
    var fewest = Int.max
    for offset in dishes.indices {
      let index = start + offset
      let dish = dishes[index < dishes.count ? index : index - dishes.count]
      let uses = plan.uses(of: dish)
      guard uses < fewest, plan.ownLimitsAllow(dish, at: slot) else { continue }
      best = dish
      fewest = uses
      if uses == 0 { break }
    }
    return best
  }
}
