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

  /// Creates the plan that a new week is laid with: every slot that the settings plan, from the
  /// template where there is one, empty else.
  public init(laidFrom settings: Settings, template: Template?) {
    let slots = settings.plannedSlots.map { ($0, template?.plan[$0] ?? Slot()) }
    self.init(slots: Dictionary(uniqueKeysWithValues: slots))
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
