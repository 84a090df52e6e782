import FoundationEssentials
import MealModel
import MealStore
import Testing

/// `log` and `blame` against what git itself says, on histories made at random.
///
/// A hundred in every run; `scripts/oracles/random` runs a thousand.
struct RandomHistoryTests {
  private static let count =
    ProcessInfo.processInfo.environment["MANTEL_HISTORIES"].flatMap { Int($0) } ?? 100

  @Test func `log and blame say what git says`() throws {
    let household = try StoredHousehold()
    try household.write("../stream", RandomHistories(count: Self.count).stream)
    _ = try household.shell("git fast-import --quiet --done <../stream")
    let store = try household.store()
    let week = try #require(ISOWeek("2026-W50"))
    let keys = try RandomHistories.keys.map { try #require(SlotKey($0)) }
    var blamed = 0
    for number in 0..<Self.count {
      let branch = RandomHistories.branch(number)
      let word = try GitsWord(household, branch)
      let blame = try #require(try store.blame(week, Set(keys), at: branch))
      let lines = RandomHistories.isLine(number) ? try word.blamed() : [:]
      #expect(blame.count == keys.count)
      for key in keys {
        var query = HistoryQuery(limit: 1_000)
        query.subjects = [.slots(week, [key])]
        query.range = [branch]
        let told = try store.history(query).map(\.id)
        #expect(told == word.setters(of: key.description), "\(branch) \(key)")
        let slot = try #require(blame.first { $0.address.key == key })
        guard case .commit(let mark) = slot.origin else {
          #expect(word.isFirst(word.origin(of: key.description)), "\(branch) \(key)")
          continue
        }
        #expect(mark.id == word.origin(of: key.description), "\(branch) \(key)")
        if let line = lines[key.description] {
          blamed += 1
          #expect(mark.id == line, "\(branch) \(key)")
        }
      }
    }
    #expect(blamed > Self.count / 6)
  }
}
