package import MealModel
package import Wording

/// A page as lines: problems noted in it, and lines put in place of others.
package enum PlanLines {
  /// What a line begins with that notes a problem.
  package static let problemMark = "#!"

  /// The lines of a text, whatever ends them.
  static func split(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      LineScanner.text(line.prefix(line.count - line.reversed().prefix { $0 == "\r" }.count))
    }
  }

  /// The text without the problems that were noted in it.
  package static func withoutProblems(_ text: String) -> String {
    split(text).filter { !$0.hasPrefix(problemMark) }.joined(separator: "\n")
  }

  /// The text with each problem right below the line that it concerns, and at the top what
  /// concerns none.
  package static func noting(
    _ problems: [PlanReading.Problem],
    in text: String,
    language: Language
  ) -> String {
    let byLine = Dictionary(grouping: problems, by: \.line)
    func notes(_ line: Int?) -> [String] {
      (byLine[line] ?? []).map { problem in
        let words = split(problem.message[language]).joined(separator: " ")
        return problemMark + " " + words
      }
    }
    let lines = split(text).enumerated().flatMap { [$0.element] + notes($0.offset) }
    return (notes(nil) + lines).joined(separator: "\n")
  }
}

extension PlanPage {
  /// The text with other slots in some of its lines.
  package func replacing(
    _ slots: [SlotKey: Slot],
    in text: String,
    _ reading: PlanReading
  )
    -> String
  {
    var lines = PlanLines.split(text)
    for (key, slot) in slots {
      guard let index = reading.lines[key], lines.indices.contains(index) else { continue }
      lines[index] = line(for: key, slot)
    }
    return lines.joined(separator: "\n")
  }
}

extension PlanPage {
  /// Lines of slots, each ended.
  package func lines(of slots: [SlotKey: Slot]) -> String {
    slotLines(slots).map { $0 + "\n" }.joined()
  }
}

extension PlanLines {
  /// A line of a text by its number from 0.
  package static func line(_ number: Int, of text: String) -> String? {
    let lines = split(text)
    return lines.indices.contains(number) ? lines[number] : nil
  }
}
