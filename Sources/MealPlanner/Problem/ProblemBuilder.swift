internal import MealModel
internal import MealRules

/// Makes a problem of a request, under its rules or under changed ones.
struct ProblemBuilder {
  let ground: Groundwork
  let changes: [PlanningRule: RuleChange]
  var problem = PlanningProblem()
  var numbers: [Bearer: Int] = [:]
  /// What a bearer's rules forbid whatever else is planned, by bearer.
  var forbidden: [SlotBits] = []
  var ownNumbers: [[SlotLimitKey]: Int] = [:]
  var ownForbidden: [SlotBits] = []
  /// The limits of tags and dishes that stand nowhere, by their rules.
  var usualLimits: [RuleSet: [(rule: String, limit: SlotLimit)]] = [:]
  /// The own limits of dishes that stand nowhere, by their rules.
  var usualOwnLimits: [RuleSet: (number: Int, forbidding: [String])] = [:]

  /// What makes two dishes' own limits the same.
  struct SlotLimitKey: Hashable {
    var rule: String
    var limit: SlotLimit
  }

  init(_ ground: Groundwork, changes: [RuleChange] = []) {
    self.ground = ground
    self.changes = Dictionary(changes.map { ($0.rule, $0) }) { _, last in last }
  }

  /// The problem.
  mutating func build() -> PlanningProblem {
    problem.slots = ground.slots
    problem.open = ground.open
    addPlaces()
    let wanted = wantedBearers()
    for bearer in wanted { addBearer(bearer) }
    addCandidates()
    group()
    addRequirements()
    finish()
    return problem
  }
}
