import Testing

@testable import MealNutrition

@Suite struct RationalTests {
  @Test func arithmeticIsExact() throws {
    let third = try #require(Rational(1, 3))
    let sixth = try #require(Rational(1, 6))
    #expect(third.adding(sixth) == Rational(1, 2))
    #expect(third.multiplied(by: sixth) == Rational(1, 18))
    #expect(Rational(6, 4)?.description == "1 1/2")
    #expect(Rational(-6, 4)?.description == "-1 1/2")
    #expect(Rational(8, 4)?.description == "2")
    #expect(third > sixth)
    #expect(third.divided(by: sixth) == Rational(whole: 2))
    #expect(Rational.sum(of: [third, sixth, .one]) == Rational(3, 2))
    #expect(Rational(7, 2)?.roundedDown == 3)
    #expect(Rational(-7, 2)?.roundedDown == -4)
    #expect(Rational(-8, 2)?.roundedDown == -4)
  }

  // Ten tenths are one, which binary numbers miss.
  @Test func tenTenthsAreOne() throws {
    let tenth = try #require(Rational(decimal: "0.1"))
    var sum = Rational.zero
    for _ in 0..<10 { sum = try #require(sum.adding(tenth)) }
    #expect(sum == .one)
  }

  @Test(arguments: [
    ("1.5", 3, 2), ("1,5", 3, 2), ("0.125", 1, 8), ("007", 7, 1),
    ("453.59237", 45_359_237, 100_000),
  ])
  func decimalsAreRead(_ text: String, above: Int, below: Int) {
    #expect(Rational(decimal: text) == Rational(above, below))
  }

  @Test(arguments: ["", ".", "1.", ".5", "1.2.3", "1e3", "-1", "1 2", "1234567890123456789"])
  func otherTextIsNoDecimal(_ text: String) {
    #expect(Rational(decimal: text) == nil)
  }

  @Test func whatDoesNotFitIsNil() throws {
    let large = try #require(Rational(.max, 1))
    let small = try #require(Rational(1, .max))
    #expect(large.adding(.one) == nil)
    #expect(large.multiplied(by: Rational(whole: 2)) == nil)
    #expect(small.adding(Rational(1, .max - 1) ?? .zero) == nil)
    #expect(small.multiplied(by: small) == nil)
    #expect(large.multiplied(by: small) == .one)
    #expect(Rational(1, 0) == nil)
    #expect(Rational.one.divided(by: .zero) == nil)
    #expect(Rational.sum(of: [.one, nil, .one]) == nil)
    #expect(Rational(.min, 3) == nil)
    #expect(small < large)
  }

  @Test func whatIsPrintedReadsAsItself() throws {
    for numerator in -40...40 {
      for denominator in 1...25 {
        let number = try #require(Rational(numerator, denominator))
        #expect(Rational(number.description) == number)
      }
    }
  }
}
