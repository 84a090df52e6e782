internal import MealModel

/// What is asked of a measurement.
struct MeasureOptions {
  static let usage = """
    usage: MantelMeasure plan FOLDER --weeks 2026-W06,2026-W07 --today 2026-02-02
             [--seed N] [--only MEAL,…] [--refill] [--leftovers] [--steps N] [--proven-only]
             [--diagnose] [--repeat N]
    """

  var folder: String
  var weeks: [ISOWeek] = []
  var today = CalendarDay(daysSinceEpoch: 0)
  var seed: UInt64?
  var meals: Set<Meal>?
  var refill = false
  var leftovers = false
  var provenLevelsOnly = false
  var diagnoses = false
  var steps: Int?
  var repeats = 1

  /// Reads the words; `nil` where they aren't understood.
  init?(_ words: [String]) {
    var words = words[...]
    guard words.popFirst() == "plan", let folder = words.popFirst() else { return nil }
    self.folder = folder
    while let option = words.popFirst() {
      switch option {
      case "--refill": refill = true
      case "--leftovers": leftovers = true
      case "--proven-only": provenLevelsOnly = true
      case "--diagnose": diagnoses = true
      default:
        guard let value = words.popFirst(), take(option, value) else { return nil }
      }
    }
    guard !weeks.isEmpty else { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    let parts = value.split(separator: ",").map(String.init)
    switch option {
    case "--weeks":
      weeks = parts.compactMap { ISOWeek($0) }
      return weeks.count == parts.count
    case "--only":
      meals = Set(parts.compactMap { Meal(rawValue: $0) })
      return meals?.count == parts.count
    case "--today":
      guard let day = CalendarDay(value) else { return false }
      today = day
    case "--seed": seed = UInt64(value)
    case "--steps": steps = Int(value)
    case "--repeat": repeats = Int(value) ?? 1
    default: return false
    }
    return true
  }
}
