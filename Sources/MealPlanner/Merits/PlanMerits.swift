/// What makes one of two plans that fill as much and repeat as little the better one.
struct PlanMerits: Hashable, Comparable, Sendable {
  /// How far the days are from their targets, in kcal; less is better.
  var nutrition = 0
  /// How much the tables like it; more is better.
  var liking = 0
  /// How long ago its dishes were cooked, in days; more is better.
  var longestAgo = 0
  /// The sum of its dishes' places in the seed's order; less is better.
  var rank = 0

  /// Orders plans from the worse to the better.
  static func < (left: Self, right: Self) -> Bool {
    (-left.nutrition, left.liking, left.longestAgo, -left.rank)
      < (-right.nutrition, right.liking, right.longestAgo, -right.rank)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      nutrition: left.nutrition + right.nutrition,
      liking: left.liking + right.liking,
      longestAgo: left.longestAgo + right.longestAgo,
      rank: left.rank + right.rank
    )
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      nutrition: left.nutrition - right.nutrition,
      liking: left.liking - right.liking,
      longestAgo: left.longestAgo - right.longestAgo,
      rank: left.rank - right.rank
    )
  }
}

/// Works merits out.
struct MeritScale: Sendable {
  let nutrition: PlanNutrition
  let liking: Liking
  private let longestAgo: LongestAgo
  private let rank: [Int]
  /// The merits of what stands, nutrition and expiring foods left out.
  private let standing: PlanMerits

  init(_ problem: PlanningProblem, ground: Groundwork, rank: [Int]) {
    nutrition = PlanNutrition(problem, ground: ground)
    liking = Liking(problem, ground: ground)
    longestAgo = LongestAgo(problem, ground: ground)
    self.rank = rank
    let longestAgo = longestAgo
    standing = PlanMerits(
      longestAgo: problem.candidates.indices.reduce(0) { $0 + longestAgo.standingDays(of: $1) }
    )
  }

  /// The merits of a whole plan.
  func merits(of plan: Arrangement) -> PlanMerits {
    var merits = standing
    for day in 0..<nutrition.dayCount { merits.nutrition += nutrition.deviation(of: day, in: plan) }
    for (place, dish) in plan.dishAt.enumerated()
    where dish >= 0 && plan.placesOf[dish].first == place {
      merits = merits + ownMerits(of: dish, in: plan)
      merits.longestAgo -= longestAgo.standingDays(of: dish)
    }
    let cookings = expiringUses(of: plan)
    for (food, count) in cookings.enumerated() {
      merits.liking += liking.worth(ofFood: food, usedBy: count)
    }
    return merits
  }

  /// How many of a plan's cookings use each food before it expires.
  func expiringUses(of plan: Arrangement) -> [Int] {
    var uses = Array(repeating: 0, count: liking.expiringCount)
    guard !uses.isEmpty else { return uses }
    for (place, dish) in plan.dishAt.enumerated() where dish >= 0 {
      for food in liking.expiringFoods(usedBy: dish, at: plan.problem.places[place].slot) {
        uses[food] += 1
      }
    }
    return uses
  }

  /// The part of the merits that is a dish's alone: liking but for what expires, and the rest.
  func ownMerits(of dish: Int, in plan: Arrangement) -> PlanMerits {
    var merits = PlanMerits(longestAgo: longestAgo.days(of: dish, in: plan))
    for place in plan.placesOf[dish] {
      merits.liking += liking.worth(of: dish, at: plan.problem.places[place].slot)
      merits.rank += rank[dish]
    }
    return merits
  }
}
