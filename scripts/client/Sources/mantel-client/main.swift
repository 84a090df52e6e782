import Mantel

// A package of its own that imports the library: that it builds and says the right things is the
// test. It reads a household, asks who can eat what, and codes a dish with any coder's values.

guard let path = CommandLine.arguments.dropFirst().first, let today = CalendarDay("2026-12-01")
else { preconditionFailure("usage: mantel-client HOUSEHOLD") }

let folder = try HouseholdFolder(at: path)
let household = folder.household()
let errors = folder.diagnostics(today: today).filter { $0.finding.severity == .error }
let safety = SafetyCheck(household: household)
let safe = household.people.keys.sorted().map { person in
  let count = household.dishes.keys.count { dish in
    safety.serving(of: dish, to: person).verdict.isSafe
  }
  return "\(person): \(count) of \(household.dishes.count)"
}
print(household.dishes.count, "dishes,", errors.count, "errors")
print(safe.joined(separator: "\n"))

let dish = household.dishes.values.first { $0.name[.en].contains("Lentil") }
print(dish.map { CanonicalText.inline($0.document) } ?? "no lentils")
precondition(errors.isEmpty && dish != nil)
print("1 passed, 0 failed")
