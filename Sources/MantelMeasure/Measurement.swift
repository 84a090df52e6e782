internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealNutrition
internal import MealPlanner
internal import MealRules
internal import MealStore

/// Runs the planner alone on a household's folder and prints its answer and its times as JSON.
///
/// It is for benchmarks and for comparisons with other solvers; people use `mantel fill`.
enum Measurement {
  static func run(_ words: [String]) {
    guard let options = MeasureOptions(words) else { return print(MeasureOptions.usage) }
    var watch = Stopwatch()
    guard var household = read(options.folder) else {
      return print("there is no household in \(options.folder)")
    }
    watch.lap("read")
    for week in options.weeks where household.plans[week] == nil {
      household.plans[week] = NewWeek(in: household).plan
    }
    let request = request(for: household, options)
    watch.lap("prepare")
    var planner = Planner(request)
    watch.lap("compile")
    var plan = planner.plan(reached: { watch.lap($0.rawValue) })
    for _ in 1..<max(1, options.repeats) {
      watch.restart()
      planner = Planner(request)
      watch.lap("compile")
      plan = planner.plan(reached: { watch.lap($0.rawValue) })
    }
    var shortage: Shortage?
    if options.diagnoses {
      watch.restart()
      shortage = planner.shortage(of: plan)
      watch.lap("shortage")
    }
    let answer = plan.measured(seconds: watch.seconds, shortage: shortage)
    print(CanonicalText.indented(answer))
  }

  private static func read(_ folder: String) -> Household? {
    guard let location = try? HouseholdLocation.discover(from: folder, fallback: nil),
      let files = try? HouseholdFiles(location)
    else { return nil }
    return HouseholdReader.read(files.all()).household
  }

  private static func request(
    for household: Household,
    _ options: MeasureOptions
  ) -> PlanningRequest {
    var request = PlanningRequest(
      household: household,
      weeks: options.weeks,
      today: options.today,
      seed: options.seed ?? UInt64(options.weeks.first?.number ?? 0)
    )
    request.meals = options.meals
    request.refill = options.refill
    request.leftovers = options.leftovers
    request.provenLevelsOnly = options.provenLevelsOnly
    if let steps = options.steps { request.steps = steps }
    let book = NutritionBook(household: household)
    for dish in household.dishes.keys { request.nutrition[dish] = book.planned(dish) }
    for person in household.people.keys {
      request.targets[person] = book.targets(of: person, on: options.today)?.values
    }
    return request
  }
}

/// The shortest time of each part of a measurement.
private struct Stopwatch {
  private(set) var seconds: [(part: String, time: Double)] = []
  private var started = ContinuousClock.now

  mutating func restart() {
    started = ContinuousClock.now
  }

  mutating func lap(_ part: String) {
    let elapsed = ContinuousClock.now - started
    let time =
      Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    if let known = seconds.firstIndex(where: { $0.part == part }) {
      seconds[known].time = min(seconds[known].time, time)
    } else {
      seconds.append((part, time))
    }
    started = ContinuousClock.now
  }
}

extension PlannedWeeks {
  fileprivate func measured(
    seconds: [(part: String, time: Double)],
    shortage: Shortage?
  ) -> JSONValue {
    let weeks = Dictionary(grouping: slots.keys.sorted(), by: \.week)
    var slotsByWeek = JSONObject()
    for week in weeks.keys.sorted() {
      var object = JSONObject()
      for address in weeks[week] ?? [] {
        object[address.key.description] = slots[address]?.document
      }
      slotsByWeek[week.description] = .object(object)
    }
    var times = JSONObject()
    for (part, time) in seconds {
      times[part] = .number(String((time * 1e7).rounded() / 1e7))
    }
    var answer: JSONObject = [
      "slots": .object(slotsByWeek),
      "cells": .integer(cells),
      "filled": .integer(filled.value),
      "filledBound": .integer(filled.bound),
      "shortfall": .integer(shortfall.value),
      "shortfallBound": .integer(shortfall.bound),
      "variety": .integer(repeats.value),
      "varietyBound": .integer(repeats.bound),
      "nutrition": .integer(nutrition),
      "nutritionProven": .bool(nutrition == 0),
      "liking": .integer(liking),
      "longestAgo": .integer(longestAgo),
      "warnings": .array(warnings.map(\.measured)),
      "steps": .integer(steps),
      "certificateCases": .integer(certificate?.cases.count ?? 0),
      "seconds": .object(times),
      "peakKibibytes": PeakMemory.kibibytes.map(JSONValue.integer) ?? .null,
    ]
    if let shortage { answer["conflict"] = shortage.measured }
    return .object(answer)
  }
}

extension Shortage {
  fileprivate var measured: JSONValue {
    .object([
      "empty": .integer(emptyCells),
      "rules": .array(conflict.map { .string($0.description) }),
      "isMinimal": .bool(isMinimal),
      "relaxations": .array(
        relaxations.map {
          .object(["changes": .array($0.changes.map(\.measured)), "gain": .integer($0.gain)])
        }
      ),
      "missing": .array(missing.map(\.measured)),
    ])
  }
}

extension RuleChange {
  fileprivate var measured: JSONValue {
    var object: JSONObject = ["rule": .string(rule.description)]
    if let limit { object["to"] = .integer(limit) }
    return .object(object)
  }
}

extension Shortage.MissingDishes {
  fileprivate var measured: JSONValue {
    .object([
      "count": .integer(count),
      "meal": .string(meal.rawValue),
      "course": course.map { .string($0.rawValue) } ?? .null,
      "without": .array(without.map { .string($0.rawValue) }),
    ])
  }
}

extension PlanningWarning {
  fileprivate var measured: JSONValue {
    switch self {
    case .requirementDropped(let bearer, let slot):
      .object([
        "kind": "requirement-dropped",
        "slot": .string("\(slot.week).\(slot.key)"),
        "bearer": .string(bearer.kindAndID),
      ])
    }
  }
}

extension Bearer {
  fileprivate var kindAndID: String {
    switch self {
    case .tag(let id): "tag:\(id)"
    case .dish(let id): "dish:\(id)"
    }
  }
}
