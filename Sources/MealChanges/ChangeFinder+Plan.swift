internal import JSONDocument
internal import MealFormat
internal import MealModel

extension ChangeFinder {
  /// What differs in a week or a template.
  static func plan(
    _ plan: PlanID,
    _ file: ChangedFile,
    _ before: ReadVersion.Document?,
    _ after: ReadVersion.Document?
  ) -> [MealChange] {
    switch (before, after) {
    case (let before?, let after?): changes(plan, file, before, after)
    case (nil, let after?): [appeared(plan, file, after)]
    case (let before, nil): [vanished(plan, file, before)]
    }
  }

  private static func appeared(
    _ plan: PlanID,
    _ file: ChangedFile,
    _ document: ReadVersion.Document
  ) -> MealChange {
    guard case .week(let week) = plan else { return .added(file) }
    return .weekAdded(week, slots: filledSlots(document))
  }

  private static func vanished(
    _ plan: PlanID,
    _ file: ChangedFile,
    _ document: ReadVersion.Document?
  ) -> MealChange {
    guard case .week(let week) = plan else { return .removed(file) }
    return .weekRemoved(week, slots: document.map(filledSlots) ?? [:])
  }

  private static func filledSlots(_ document: ReadVersion.Document) -> [SlotKey: Slot] {
    DocumentContent.plan(of: document.root).slots.filter { !$0.value.holdsNothing }
  }

  private static func changes(
    _ plan: PlanID,
    _ file: ChangedFile,
    _ before: ReadVersion.Document,
    _ after: ReadVersion.Document
  ) -> [MealChange] {
    let keys = Set((before.value.keys + after.value.keys).compactMap { SlotKey($0) })
    var told = Set(keys.map(\.description))
    var changes: [MealChange] = []
    if case .template = plan, let old = before.name, let new = after.name, old != new {
      changes.append(.renamed(file, before: old, after: new))
      told.insert("name")
    }
    let old = PlanSide(before)
    let new = PlanSide(after)
    if old.hasReadableNote, new.hasReadableNote {
      told.insert("note")
      if old.plan.note != new.plan.note {
        changes.append(.planNote(plan, before: old.plan.note, after: new.plan.note))
      }
    }
    changes += fields(file, before.value, after.value, told: told)
    return changes + keys.sorted().flatMap { slot(plan, $0, old, new) }
  }

  private static func slot(
    _ plan: PlanID,
    _ key: SlotKey,
    _ before: PlanSide,
    _ after: PlanSide
  ) -> [MealChange] {
    guard before.members(of: key) != after.members(of: key) else { return [] }
    guard before.isFaithful(at: key), after.isFaithful(at: key) else {
      let (old, new) = (before.value[key.description], after.value[key.description])
      return [.slotFields(plan, key, [FieldChange([], before: old, after: new)])]
    }
    var changes: [MealChange] = []
    let (old, new) = (before.plan[key], after.plan[key])
    if old != new { changes.append(.slot(plan, key, before: old, after: new)) }
    let fields = FieldDifference.between(
      before.members(of: key),
      after.members(of: key),
      passingOver: DocumentContent.knownSlotKeys.contains
    )
    if !fields.isEmpty { changes.append(.slotFields(plan, key, fields)) }
    return changes
  }
}

/// A plan on one side of a comparison: its values, and what they were read from.
struct PlanSide: Sendable {
  var plan: WeekPlan
  var value: JSONObject

  init(_ document: ReadVersion.Document) {
    plan = DocumentContent.plan(of: document.root)
    plan.slots = plan.slots.mapValues(\.withSortedSets)
    value = document.value
  }

  var hasReadableNote: Bool {
    value["note"]?.string != nil || value["note"] == nil
  }

  /// A slot's value as an object, whatever its form.
  func members(of key: SlotKey) -> JSONObject {
    Self.members(of: value[key.description])
  }

  /// Whether the slot as it was read says all that its known members say.
  func isFaithful(at key: SlotKey) -> Bool {
    guard value[key.description]?.isSlot != false else { return false }
    let known = members(of: key).members.filter {
      DocumentContent.knownSlotKeys.contains($0.key) && !$0.value.saysNothing
    }
    return JSONObject(known) == Self.members(of: plan[key].document)
  }

  private static func members(of value: JSONValue?) -> JSONObject {
    switch value {
    case .object(let object): object
    case .string(let dish): ["dish": .string(dish)]
    case .array(let courses): ["dishes": .array(courses)]
    default: JSONObject()
    }
  }
}

extension JSONValue {
  /// Whether it is what holds where a slot doesn't say: no guests, no lock, nobody more or less.
  fileprivate var saysNothing: Bool {
    switch self {
    case .array(let items): items.isEmpty
    case .number(let text): text == "0"
    case .bool(let flag): !flag
    default: false
    }
  }

  /// Whether it has the form of a slot.
  fileprivate var isSlot: Bool {
    switch self {
    case .number, .bool: false
    default: true
    }
  }
}

extension Slot {
  /// Whether nothing is planned, wished for or noted, whoever is at the table.
  var holdsNothing: Bool {
    note == nil && items.allSatisfy { $0 == .open }
  }

  /// The slot with its sets in their one order.
  var withSortedSets: Slot {
    var slot = self
    slot.tags.sort()
    slot.with.sort()
    slot.without.sort()
    slot.allow.sort()
    return slot
  }
}
