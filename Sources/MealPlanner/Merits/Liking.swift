internal import MealModel
internal import MealRules

/// How much a table likes what is cooked for it, and what would spoil and is used.
struct Liking: Sendable {
  /// A wanted cuisine, a food not kept in the house, a dislike, a food used before it expires.
  enum Weight {
    static let cuisine = 1
    static let inactiveFood = -2
    static let dislike = -3
    static let expiringFood = 3
  }

  /// Which table sits at each slot.
  private let tableOfSlot: [Int]
  /// What each dish is worth at each table, by table and dish.
  private let worth: [[Int]]
  /// What expires, with the last day on which it can be used, and the dishes that use it.
  private let expiring: [(lastDay: CalendarDay, isUsed: Bool)]
  private let expiringIn: [[Int]]
  private let dayOfSlot: [CalendarDay]

  init(_ problem: PlanningProblem, ground: Groundwork) {
    let household = ground.request.household
    dayOfSlot = problem.slots.map(\.address.day)
    let contents = problem.candidates.map { DishContents(of: $0.id, in: household) }
    let diners = problem.slots.map { household.diners(at: $0.address.key, of: $0.standing) }
    var tables: [[Person.ID]] = []
    tableOfSlot = diners.map { table in
      if let known = tables.firstIndex(of: table) { return known }
      tables.append(table)
      return tables.count - 1
    }
    worth = tables.map { table in
      let people = table.compactMap { household.people[$0] }
      let wanted = Set(people.flatMap(\.cuisines).map(LatinLetters.folded))
      let dislikes = people.map { Set($0.dislikes) }.filter { !$0.isEmpty }
      return contents.map { content in
        var worth = 0
        if let cuisine = content.cuisine, wanted.contains(cuisine) { worth += Weight.cuisine }
        if content.hasInactiveFood { worth += Weight.inactiveFood }
        worth += Weight.dislike * dislikes.count { !$0.isDisjoint(with: content.words) }
        return worth
      }
    }
    var expiring: [(lastDay: CalendarDay, isUsed: Bool)] = []
    var expiringIn = Array(repeating: [Int](), count: problem.candidates.count)
    for (food, lots) in household.pantry.lots.sorted(by: { $0.key < $1.key }) {
      guard let lastDay = lots.compactMap(\.expires).min(), lastDay >= ground.request.today
      else { continue }
      for (dish, content) in contents.enumerated() where content.words.contains(food.rawValue) {
        expiringIn[dish].append(expiring.count)
      }
      let isUsed = Self.isUsed(food, through: lastDay, ground: ground)
      expiring.append((lastDay, isUsed))
    }
    self.expiring = expiring
    self.expiringIn = expiringIn
  }

  private static func isUsed(
    _ food: Food.ID,
    through lastDay: CalendarDay,
    ground: Groundwork
  ) -> Bool {
    let request = ground.request
    let weeks = Set(request.weeks)
    return ground.timeline.entries(from: request.today, through: lastDay).contains { entry in
      weeks.contains(entry.address.week)
        && entry.slot.cookedDishes.contains {
          DishContents(of: $0, in: request.household).words.contains(food.rawValue)
        }
    }
  }

  /// How many foods expire that a plan may use.
  var expiringCount: Int { expiring.count }

  /// What a dish is worth at a slot, foods that expire left out.
  func worth(of dish: Int, at slot: Int) -> Int {
    worth[tableOfSlot[slot]][dish]
  }

  /// The foods that a dish cooked at a slot would use before they expire.
  func expiringFoods(usedBy dish: Int, at slot: Int) -> [Int] {
    guard !expiringIn[dish].isEmpty else { return [] }
    return expiringIn[dish].filter { dayOfSlot[slot] <= expiring[$0].lastDay }
  }

  /// What it is worth that a food is used by so many of the plan's cookings.
  func worth(ofFood food: Int, usedBy cookings: Int) -> Int {
    cookings > 0 || expiring[food].isUsed ? Weight.expiringFood : 0
  }
}
