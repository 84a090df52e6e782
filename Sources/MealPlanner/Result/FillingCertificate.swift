internal import LinearProgramming
public import MealModel
internal import MealRules

/// Why no plan fills more cells: rules that together leave no room, case by case.
///
/// In each case, every row is taken so many times; together they count each dish that could be put
/// anywhere at least as often as it fills cells, and their limits add up to the bound (weak duality
/// of linear programming).
public struct FillingCertificate: Hashable, Sendable {
  /// A limit that a case uses.
  public enum Reason: Hashable, Sendable {
    /// A rule, over some slots.
    case rule(PlanningRule, slots: [SlotAddress])
    /// A rule that each of some dishes has, over some slots.
    case ownRules([PlanningRule], slots: [SlotAddress])
    /// A slot takes one dish for each course.
    case slot(SlotAddress)
    /// A slot of more courses than dishes that fit it: each stands in it once.
    case eachOnce(SlotAddress)
    /// A slot of several courses bears something as soon as one of them does.
    case courses
    /// What the case supposes.
    case supposed
  }

  /// A limit and how often it is taken.
  public struct Line: Hashable, Sendable {
    /// What it is.
    public var reason: Reason
    /// How many cells it allows.
    public var limit: Int
    /// How often it is taken, over ``Case/denominator``.
    public var times: Int
  }

  /// A case of the proof.
  public struct Case: Hashable, Sendable {
    /// The limits.
    public var lines: [Line]
    /// What each line's times are divided by.
    public var denominator: Int
    /// How many cells a plan of this case can fill; `nil` where there is none.
    public var bound: Int?
  }

  /// The cases, which together are all there are.
  public var cases: [Case]
}

extension FillingCertificate {
  init(_ cases: [BranchAndBound.ProvenCase], of problem: PlanningProblem) {
    self.cases = cases.map { proven in
      Case(
        lines: proven.rows.map { row, multiplier in
          Line(
            reason: Reason(row.meaning, of: problem),
            limit: row.row.limit,
            times: multiplier
          )
        },
        denominator: proven.denominator,
        bound: proven.bound
      )
    }
  }

  /// The rules that it uses, in order.
  public var rules: [PlanningRule] {
    var rules: Set<PlanningRule> = []
    for line in cases.flatMap(\.lines) {
      switch line.reason {
      case .rule(let rule, _): rules.insert(rule)
      case .ownRules(let own, _): rules.formUnion(own)
      case .slot, .eachOnce, .courses, .supposed: break
      }
    }
    return rules.sorted()
  }
}

extension FillingCertificate.Reason {
  init(_ meaning: ProofModel.Meaning, of problem: PlanningProblem) {
    func slots(_ numbers: [Int]) -> [SlotAddress] { numbers.map { problem.slots[$0].address } }
    switch meaning {
    case .cell(let cell): self = .slot(problem.slots[problem.slotOfCell[cell]].address)
    case .slot(let slot): self = .eachOnce(problem.slots[slot].address)
    case .limit(let number):
      let limit = problem.limits[number]
      self = .rule(
        .bearer(problem.bearers[limit.bearer], limit.rule),
        slots: slots(limit.slots)
      )
    case .ownLimit(let group, let number):
      let own = problem.groups[group].ownLimits.map { problem.ownLimits[$0].limits[number] }
      self =
        own.map { .ownRules($0.rules(of: group, problem), slots: slots($0.slots)) } ?? .supposed
    case .required(let bearer, let slot):
      let address = problem.slots[slot].address
      self = .rule(.required(problem.bearers[bearer], address), slots: [address])
    case .courseBears, .onlyCoursesBear: self = .courses
    case .demand, .level, .cookings, .branch: self = .supposed
    }
  }
}

extension PlanningProblem.Limit {
  /// The rule of each dish of a group that has it as its own.
  fileprivate func rules(of group: Int, _ problem: PlanningProblem) -> [PlanningRule] {
    problem.groups[group].dishes.map { .bearer(.dish(problem.candidates[$0].id), rule) }
  }
}
