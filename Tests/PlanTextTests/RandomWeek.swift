// swift-format-ignore-file: NeverForceUnwrap

import JSONDocument
import MealFormat
import MealModel
import PlanText

/// Weeks of every form of slot, with members that no version knows.
struct RandomWeek {
  let object: JSONObject
  let content: PlanContent

  init(_ chance: inout SeededGenerator) {
    var slots: [SlotKey: Slot] = [:]
    for day in Weekday.allCases {
      for meal in Meal.allCases where Int.random(in: 0..<8, using: &chance) == 0 {
        slots[SlotKey(day, meal)] = Self.slot(&chance)
      }
    }
    let note = Bool.random(using: &chance) ? Self.text(&chance) : nil
    var object = WeekPlan(note: note, slots: slots).document.object ?? JSONObject()
    for index in object.members.indices where Int.random(in: 0..<6, using: &chance) == 0 {
      guard case .object(var slot) = object.members[index].value else { continue }
      slot["future"] = .array([.integer(1), .string(Self.text(&chance))])
      object.members[index].value = .object(slot)
    }
    if Bool.random(using: &chance) { object["$schema"] = .string(Self.text(&chance)) }
    if Bool.random(using: &chance) { object["future"] = .object(["a": .null]) }
    self.object = object
    content = PlanContent(note: note, slots: slots)
  }

  private static let count = SampleNames.nasty.dishes.count

  private static func index(_ chance: inout SeededGenerator) -> Int {
    Int.random(in: 0..<count, using: &chance)
  }

  private static func text(_ chance: inout SeededGenerator) -> String {
    let pieces = [
      "Fuera", "(", ")", "()", "{", "}", "\"", "\\", "\n", "\r\n", "\t", " ", "#", "!", "=", "+",
      ";",
      ",", "ñ", "🍽️", "Щи", "\u{2028}", "\u{85}", "\u{301}", "note:", "con Ana", "2", "",
    ]
    return (0..<Int.random(in: 0..<6, using: &chance)).map { _ in
      pieces.randomElement(using: &chance) ?? ""
    }.joined()
  }

  private static func item(_ chance: inout SeededGenerator) -> Slot.Item {
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: .open
    case 1: .leftovers(dish(&chance))
    case 2: .wish(tag(&chance))
    default: .dish(dish(&chance))
    }
  }

  private static func dish(_ chance: inout SeededGenerator) -> Dish.ID {
    Dish.ID("d-\(index(&chance))")!
  }
  private static func tag(_ chance: inout SeededGenerator) -> MealModel.Tag.ID {
    MealModel.Tag.ID("t-\(index(&chance))")!
  }

  private static func people(_ chance: inout SeededGenerator, _ range: Range<Int>) -> [Person.ID] {
    let all = Set(
      (0..<Int.random(in: 0..<3, using: &chance)).map { _ in
        Int.random(in: range, using: &chance)
      }
    )
    return all.map { Person.ID("p-\($0)")! }.sorted()
  }

  private static func slot(_ chance: inout SeededGenerator) -> Slot {
    var slot = Slot()
    let isDetailed = Bool.random(using: &chance)
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: break
    case 1: slot.note = text(&chance)
    default:
      slot.items = (0..<Int.random(in: 1..<4, using: &chance)).map { _ in item(&chance) }
      // A single open course is written as nothing.
      if slot.items == [.open] { slot.items = [] }
    }
    guard isDetailed else { return slot }
    if Bool.random(using: &chance) { slot.note = text(&chance) }
    if slot.items.isEmpty {
      slot.tags = Set((0..<2).map { _ in tag(&chance) }).sorted()
    }
    slot.with = people(&chance, 0..<(count / 2))
    slot.without = people(&chance, (count / 2)..<count)
    slot.guests = [0, 0, 1, 2, 999].randomElement(using: &chance) ?? 0
    slot.servings = [nil, nil, 1, 4.5, 0.001, 1.0 / 3].randomElement(using: &chance) ?? nil
    slot.locked = Bool.random(using: &chance)
    let allowances = ["pescado.noConsecutive", "a b", "x, y", "\"", "", "año;}"]
    slot.allow = Set((0..<2).compactMap { _ in allowances.randomElement(using: &chance) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return slot
  }
}
