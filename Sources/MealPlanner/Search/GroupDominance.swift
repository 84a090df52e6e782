/// Which groups of dishes are enough to look at when as many cells as possible are to be filled.
///
/// A group can be left out where another goes wherever it goes, is limited by nothing that it
/// isn't limited by, and bears all of what is wanted that it bears.
struct GroupDominance {
  /// The groups that no other makes needless, in order.
  let undominated: [Int]

  init(_ problem: PlanningProblem, wanted: Set<Int> = []) {
    let limiting = Set(problem.limits.map(\.bearer))
    let wanted = wanted.union(problem.required.joined()).union(
      problem.places.flatMap(\.required)
    )
    let profiles = problem.groups.indices.map { number in
      let group = problem.groups[number]
      return Profile(
        number: number,
        limits: Set(group.bearers.filter(limiting.contains)),
        wanted: Set(group.bearers.filter(wanted.contains)),
        group: group
      )
    }.sorted { ($0.limits.count, $0.number) < ($1.limits.count, $1.number) }
    var kept: [Profile] = []
    for profile in profiles where !kept.contains(where: { $0.dominates(profile) }) {
      kept.removeAll { profile.dominates($0) }
      kept.append(profile)
    }
    undominated = kept.map(\.number).sorted()
  }

  private struct Profile {
    var number: Int
    var limits: Set<Int>
    var wanted: Set<Int>
    var group: PlanningProblem.Group

    func dominates(_ other: Self) -> Bool {
      group.course == other.group.course && group.ownLimits == nil
        && group.allowed.isSuperset(of: other.group.allowed) && limits.isSubset(of: other.limits)
        && wanted.isSuperset(of: other.wanted)
    }
  }
}
