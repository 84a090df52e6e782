import Testing

@testable import MantelCLI

struct NumberTicksTests {
  @Test(arguments: [
    ("", [1, 2, 3, 4, 5]), ("all", [1, 2, 3, 4, 5]), ("todos", [1, 2, 3, 4, 5]), ("none", []),
    ("0", []), ("2", [2]), ("1 4", [1, 4]), ("4,1, 1", [1, 4]), ("2-4", [2, 3, 4]),
    ("5 1-2", [1, 2, 5]),
  ])
  func `numbers and ranges are ticked`(answer: String, ticked: [Int]) {
    #expect(NumberTicks.read(answer, of: 5) == ticked)
  }

  @Test(arguments: ["6", "1-6", "4-2", "x", "1;2", "-1", "1-", "99999999999999999999", "1-2-3"])
  func `what can't be read is asked again, not guessed`(answer: String) {
    #expect(NumberTicks.read(answer, of: 5) == nil)
  }
}
