import FoundationEssentials
import JSONDocument
import MealFormat
import MealModel
import Testing
import Wording

@testable import PlanText

/// What must hold of any week; the seeds are fixed, so that a failure comes again.
struct RoundTripTests {
  private static let names = SampleNames.nasty.names

  private static let byLanguage = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, made($0)) }
  )

  private static func words(_ language: Language) -> PlanWords {
    byLanguage[language] ?? made(language)
  }

  private static func made(_ language: Language) -> PlanWords {
    var settings = Settings()
    var named = MealSettings()
    named.name = Name("Cena")
    settings.meals = [.lunch: named, .dinner: MealSettings(), .breakfast: MealSettings()]
    return PlanWords(settings: settings, language: language)
  }

  private static func bytes(_ content: PlanContent) -> [UInt8] {
    CanonicalWriter(.plan).bytes(WeekPlan(note: content.note, slots: content.slots).document)
  }

  /// How many weeks; `scripts/oracles/random` asks for ten thousand.
  private static let weeks =
    ProcessInfo.processInfo.environment["MANTEL_WEEKS"].flatMap { Int($0) } ?? 500

  @Test func `any week reads back as itself, in either language, and changes no byte`() {
    var chance = SeededGenerator(seed: 1)
    for round in 0..<Self.weeks {
      let week = RandomWeek(&chance)
      let language = Language.allCases[round % 2]
      let other = Language.allCases[(round / 2) % 2]
      let content = week.content
      let text = PlanPage(words: Self.words(language), names: Self.names)
        .text(content, heading: Phrase(verbatim: "week"))
      // Nothing is known of what stood there: every line has to say all by itself.
      let blank = PlanReader.read(
        text,
        base: PlanContent(),
        words: Self.words(other),
        names: Self.names
      )
      #expect(blank.problems.isEmpty, "\(text)\n\(blank.problems)")
      let isSame = Self.bytes(blank.content) == Self.bytes(content)
      #expect(isSame, "\(text)")
      guard blank.problems.isEmpty else { return }

      var object = week.object
      blank.content.write(into: &object, from: content, language: language)
      #expect(object == week.object, "\(text)")
    }
  }

  @Test func `a line that wasn't touched leaves its slot alone, whatever is done to others`() {
    var chance = SeededGenerator(seed: 2)
    let pieces = Array("{}()[]\"\\#!=+-?;:,. \n\tañ🍽mon lunch con sin 2 guests".unicodeScalars)
    let words = Self.words(.en)
    for _ in 0..<500 {
      let week = RandomWeek(&chance)
      let content = week.content
      let page = PlanPage(words: words, names: Self.names)
      let text = page.text(content, heading: Phrase(verbatim: "week"))
      let origin = PlanReader.read(text, base: content, words: words, names: Self.names)
      var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        .map(Array.init)
      var touched: Set<Int> = []
      for _ in 0..<Int.random(in: 1...4, using: &chance) {
        let line = Int.random(in: 0..<lines.count, using: &chance)
        touched.insert(line)
        let index = Int.random(in: 0...lines[line].count, using: &chance)
        switch Int.random(in: 0..<3, using: &chance) {
        case 0 where index < lines[line].count: lines[line].remove(at: index)
        case 1: lines[line].removeAll()
        default:
          // A line break would move the lines below.
          let piece = pieces.randomElement(using: &chance)!
          if piece != "\n" { lines[line].insert(piece, at: index) }
        }
      }
      let mutated = lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
      let reading = PlanReader.read(mutated, base: content, words: words, names: Self.names)
      for problem in reading.problems {
        #expect(
          problem.line.map { touched.contains($0) || reading.lines.values.contains($0) } != false
        )
      }
      guard reading.problems.isEmpty else { continue }
      for (key, line) in origin.lines where !touched.contains(line) {
        #expect(reading.content[key] == content[key], "\(mutated)")
      }
    }
  }

  @Test func `any text is read to its end`() {
    var chance = SeededGenerator(seed: 3)
    let pieces = [
      "mon", " ", "dinner", "\n", "\"", "(", ")", "{", "}", ";", "+", "=", "#", "!", "with", "2",
      "guests", "\\", "note:", "🍽️", "-", "?", "\u{0}", "\r", "D-3", "lun.cena",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0..<25, using: &chance)).map { _ in
        pieces.randomElement(using: &chance)!
      }.joined()
      let reading = PlanReader.read(
        text,
        base: PlanContent(),
        words: Self.words(.es),
        names: Self.names
      )
      let noted = PlanLines.noting(reading.problems, in: text, language: .es)
      #expect(
        PlanLines.withoutProblems(noted)
          == PlanLines.withoutProblems(text)
      )
    }
  }

  @Test func `two documents have one digest only where they mean the same`() {
    var chance = SeededGenerator(seed: 4)
    let digest = PlanDigest(words: Self.words(.en), names: .ids)
    var seen: [String: [UInt8]] = [:]
    for _ in 0..<200 {
      var object = RandomWeek(&chance).object
      object.members = Array(object.members.prefix(2))
      let text = digest.text(of: object)
      let bytes = CanonicalWriter(.plan).bytes(.object(object))
      #expect(seen[text, default: bytes] == bytes, "\(text)")
      seen[text] = bytes
    }
  }
}
