import FoundationEssentials
import Testing

@testable import JSONDocument

/// What must hold for any value and any text; the seeds are fixed, so that a failure comes again.
struct PropertyTests {
  @Test func `any value is read as it was written, and written as it was read`() {
    var chance = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let value = JSONValue.random(depth: 4, &chance)
      let text = CanonicalText.inline(value)
      let tape = JSONParser.parse(Array(text.utf8))
      #expect(tape.problems.isEmpty, "\(text)")
      #expect(tape.root.map(JSONValue.init) == value, "\(text)")
    }
  }

  @Test func `numbers keep their value to fifteen digits`() {
    var chance = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let value =
        Double(Int.random(in: -999_999_999...999_999_999, using: &chance))
        * [1e-9, 1e-3, 1, 1e3, 1e9].randomElement(using: &chance)!
      let text = CanonicalText.number(value)
      let back = Double(text) ?? .nan
      #expect(abs(back - value) <= abs(value) * 1e-14, "\(text)")
      #expect(CanonicalText.number(text) == text)
      #expect(!text.contains("e"))
    }
  }

  /// Random bytes laid over valid texts: the reader ends, every place lies in the text, and what
  /// it takes for valid Foundation takes too, but for what it is known to differ in.
  @Test func `no text crashes the reader, and none that Foundation refuses passes`() throws {
    var chance = SeededGenerator(seed: 3)
    let pieces = Array("{}[]\",:0123456789.eE+-tfn\\u\u{FEFF}ñ🍽 \n\t/*#'“”".utf8)
    for _ in 0..<20_000 {
      var bytes = Array(CanonicalText.inline(.random(depth: 3, &chance)).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &chance) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &chance)
        switch Int.random(in: 0..<3, using: &chance) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = pieces.randomElement(using: &chance)!
        default: bytes.insert(pieces.randomElement(using: &chance)!, at: index)
        }
      }
      let tape = JSONParser.parse(bytes)
      for problem in tape.problems {
        #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= bytes.count)
      }
      if tape.problems.isEmpty {
        let text = Data(bytes)
        #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
          _ = try JSONDecoder().decode(JSONValue.self, from: text)
        }
      }
    }
  }
}

/// A generator whose numbers follow from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension JSONValue {
  static func random(depth: Int, _ chance: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &chance) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &chance))
    case 2: return .number(CanonicalText.number(Double.random(in: -1e6...1e6, using: &chance)))
    case 3: return .integer(Int.random(in: -1000...1000, using: &chance))
    case 4: return .string(text(&chance))
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &chance)).map { _ in
          random(depth: depth - 1, &chance)
        }
      )
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0...4, using: &chance) {
        object[text(&chance)] = random(depth: depth - 1, &chance)
      }
      return .object(object)
    }
  }

  private static func text(_ chance: inout SeededGenerator) -> String {
    let letters = Array("abcñé日🍽\"\\/\u{1B}\u{7F}\u{202E}\u{2028}\t \u{0}")
    return String(
      (0..<Int.random(in: 0...6, using: &chance)).map { _ in
        letters.randomElement(using: &chance) ?? "a"
      }
    )
  }
}
