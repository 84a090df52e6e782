import MealFormat
import MealModel
import Testing

struct HouseholdPathTests {
  static let kinds: [(String, FileKind)] = [
    ("mantel.json", .settings), ("pantry.json", .pantry), ("tags/carne.json", .tag),
    ("dishes/arroz-a-la-cubana.json", .dish), ("foods/huevo.json", .food),
    ("plans/2026/2026-W06.json", .plan), ("plans/2026/2026-W53.json", .plan),
    ("templates/semana-tipica.json", .template),
    ("shopping/2026/2026-02-07/ana.json", .shopping),
    ("people/ana/preferences.json", .preferences),
    ("people/ana/objectives/perder-2026.json", .objective),
    ("private/people/ana/objectives/perder-2026.json", .objective),
    ("private/people/ana/diary/2026/2026-02-03.json", .diary),
    ("private/people/ana/health/whoop/2026/2026-02-03.json", .whoop),
    ("private/people/ana/health/apple-health/2026/2026-02-03.json", .appleHealth),
    ("private/people/ana/coach/2026-02-03.json", .coach),
  ]

  @Test(arguments: kinds)
  func `each kind of file has its place`(path: String, kind: FileKind) {
    guard case .file(kind, let record) = HouseholdPath(path) else {
      Issue.record("\(HouseholdPath(path))")
      return
    }
    if let record, !path.hasPrefix("private/") { #expect(record.path == path) }
  }

  static let odd: [(String, HouseholdPath)] = [
    ("", .ignored), ("/", .ignored), ("mantel.json/", .ignored), ("sub/mantel.json", .ignored),
    ("dishes", .ignored), ("dishes/.json", .ignored), ("dishes/.pisto.json", .ignored),
    ("dishes/pisto.json~", .ignored), ("dishes/pisto.txt", .ignored), ("dishes//a.json", .ignored),
    ("dishes/../tags/carne.json", .ignored), ("README.json", .ignored),
    ("people/ana/notes.json", .ignored), ("private/mantel.json", .ignored),
    ("people/ana/health/fitbit/2026-02-03.json", .ignored),
    ("dishes/Pisto Manchego.json", .badName(.dish, suggestion: "dishes/pisto-manchego.json")),
    ("dishes/日本.json", .badName(.dish, suggestion: nil)),
    ("dishes/con.json", .reservedName(.dish)),
    ("dishes/verano/pisto.json", .misplaced(.dish, rightPath: "dishes/pisto.json")),
    ("plans/2026-W06.json", .misplaced(.plan, rightPath: "plans/2026/2026-W06.json")),
    ("plans/2025/2026-W06.json", .misplaced(.plan, rightPath: "plans/2026/2026-W06.json")),
    ("plans/2025/2025-W53.json", .noSuchWeek(year: 2025, number: 53)),
    ("plans/2026/week.json", .badName(.plan, suggestion: nil)),
    ("plans/2026/2026-w06.json", .badName(.plan, suggestion: nil)),
    (
      "private/people/ana/preferences.json",
      .misplaced(.preferences, rightPath: "people/ana/preferences.json")
    ),
    (
      "people/ana/diary/2026/2026-02-03.json",
      .misplaced(.diary, rightPath: "private/people/ana/diary/2026/2026-02-03.json")
    ),
    ("private/people/ana/diary/2026/2026-02-30.json", .badName(.diary, suggestion: nil)),
    (
      "shopping/2025/2026-02-07/ana.json",
      .misplaced(.shopping, rightPath: "shopping/2026/2026-02-07/ana.json")
    ),
  ]

  @Test(arguments: odd)
  func `what isn't at its place is told from what is no file of a household`(
    path: String,
    meaning: HouseholdPath
  ) {
    #expect(HouseholdPath(path) == meaning)
  }
}
