package import JSONDocument
internal import MealFormat
internal import MealModel
internal import Wording

/// A plan's or template's document as text that says all of it, for comparing versions.
///
/// What the lines of a page don't say stands below them as JSON, so that two documents have the
/// same text only where they mean the same.
package struct PlanDigest: Sendable {
  private let page: PlanPage

  /// Creates the digest of a household's plans.
  ///
  /// The names must tell records apart by themselves: no two ids may have the same.
  package init(words: PlanWords, names: PlanNames) {
    page = PlanPage(words: words, names: names)
  }

  /// Whether an object is a week or a template: it has slots.
  package static func isPlan(_ object: JSONObject) -> Bool {
    object.keys.contains { SlotKey($0) != nil }
  }

  /// The text, a newline at the end of each line.
  package func text(of object: JSONObject) -> String {
    let content = PlanContent(planIn: object, isTemplate: false)
    var head: [String] = []
    var slots: [SlotKey: Slot] = [:]
    var rest: [String] = []
    for member in object.members {
      if let key = SlotKey(member.key), let slot = content.slots[key],
        Self.isAllOf(member, slot.document)
      {
        slots[key] = slot
      } else if let text = member.value.string, let word = Self.words[member.key] {
        head.append(page.line(word, text))
      } else {
        rest.append(CanonicalText.quoted(member.key) + ": " + CanonicalText.inline(member.value))
      }
    }
    let lines = head.sorted() + page.slotLines(slots) + rest.sorted()
    return lines.map { $0 + "\n" }.joined()
  }

  private static let words = ["note": Phrase.planNoteWord, "name": .planNameWord]

  /// Whether a member's value says no more than another, in whatever order.
  private static func isAllOf(_ member: JSONObject.Member, _ value: JSONValue) -> Bool {
    let writer = CanonicalWriter(.plan)
    let said = writer.text(.object(JSONObject([.init(key: member.key, value: value)])))
    return writer.text(.object(JSONObject([member]))) == said
  }
}
