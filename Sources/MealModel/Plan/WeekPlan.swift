/// The plan of one ISO week.
public struct WeekPlan: Hashable, Sendable {
  /// A note on the week.
  public var note: String?
  /// The slots that its file has, the empty ones too.
  public var slots: [SlotKey: Slot]

  /// Creates a plan.
  public init(note: String? = nil, slots: [SlotKey: Slot] = [:]) {
    self.note = note
    self.slots = slots
  }

  /// A slot; one that the file doesn't have is empty.
  public subscript(key: SlotKey) -> Slot {
    slots[key] ?? Slot()
  }

  /// The keys of its slots, Monday first, meals in the day's order.
  public var keys: [SlotKey] { slots.keys.sorted() }
}

/// A week without dates.
public struct Template: Hashable, Sendable {
  /// The id of a template.
  public typealias ID = Identifier<Template>

  /// What it is called.
  public var name: Name
  /// Its slots; usually wishes.
  public var plan: WeekPlan

  /// Creates a template.
  public init(name: Name, plan: WeekPlan = WeekPlan()) {
    self.name = name
    self.plan = plan
  }
}
