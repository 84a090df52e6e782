public import JSONDocument
public import MealModel

/// Changes of a file's value that leave the rest of it alone.
public enum DocumentEdit {
  /// Puts a slot into a plan's value.
  ///
  /// What the slot had that this version doesn't know is kept: it belongs to the meal, not to
  /// the dish.
  public static func setSlot(_ slot: Slot, at key: SlotKey, in plan: inout JSONObject) {
    let old = plan[key.description]?.object?.members ?? []
    let unknown = old.filter { !Slot.knownKeys.contains($0.key) }
    var value = slot.document
    if !unknown.isEmpty {
      var object = Self.object(of: value)
      object.members += unknown
      value = .object(object)
    }
    plan[key.description] = value
  }

  /// A slot's value as an object.
  private static func object(of value: JSONValue) -> JSONObject {
    switch value {
    case .string: ["dish": value]
    case .array: ["dishes": value]
    case .object(let object): object
    default: JSONObject()
    }
  }

  /// The value of a week's file that is new.
  public static func newWeek(_ plan: WeekPlan) -> JSONObject {
    plan.members
  }
}
