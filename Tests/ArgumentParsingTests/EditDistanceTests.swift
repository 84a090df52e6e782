import Testing
import Wording

@testable import ArgumentParsing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("week", "week", 0), ("wek", "week", 1),
    ("wekk", "week", 1), ("weke", "week", 1), ("ab", "ba", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("año", "ano", 1), ("an\u{303}o", "año", 0),
  ])
  func `counts inserted, deleted, replaced and swapped letters`(
    _ first: String,
    _ second: String,
    _ distance: Int
  ) {
    #expect(Spelling.distance(first, second, limit: 10) == distance)
    #expect(Spelling.distance(second, first, limit: 10) == distance)
  }

  @Test(arguments: [
    ("statsu", ["stats", "status"]), ("cmopre", ["compare"]), ("val", ["validate"]), ("x", []),
    ("st", ["stats", "status"]), ("zzzzzz", []), ("", []),
  ])
  func `finds the nearest names`(_ word: String, _ expected: [String]) {
    let names = ["status", "stats", "compare", "validate", "week"]
    #expect(EditDistance.nearest(to: word, among: names).sorted() == expected)
  }

  @Test func `a very long word is near to nothing`() {
    let word = String(repeating: "week", count: 25_000)
    #expect(EditDistance.nearest(to: word, among: ["week"]).isEmpty)
  }
}
