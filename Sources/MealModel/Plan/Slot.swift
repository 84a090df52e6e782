/// What one meal of a plan holds, and who is at the table.
public struct Slot: Hashable, Sendable {
  /// One course.
  public enum Item: Hashable, Sendable {
    /// A dish that is cooked.
    case dish(Dish.ID)
    /// What is left of a dish cooked before.
    case leftovers(Dish.ID)
    /// A wish: any dish that bears the tag.
    case wish(Tag.ID)
    /// A course to be chosen yet.
    case open
  }

  /// The courses in order; none where nothing is planned or the meal is eaten elsewhere.
  public var items: [Item]
  /// A note; without courses it is a meal out or at school.
  public var note: String?
  /// The tags that a meal eaten elsewhere bears.
  public var tags: [Tag.ID]
  /// Who is added to those whom the settings seat.
  public var with: [Person.ID]
  /// Who is taken from them.
  public var without: [Person.ID]
  /// How many more eat, whom no file describes.
  public var guests: Int
  /// How many portions are cooked, where it isn't what the table comes to.
  public var servings: Double?
  /// Whether it stays as it is when a week is filled or reset.
  public var locked: Bool
  /// The broken rules that someone accepted: `pescado.noConsecutive`.
  public var allow: [String]

  /// Creates a slot.
  public init(
    _ items: [Item] = [],
    note: String? = nil,
    tags: [Tag.ID] = [],
    with: [Person.ID] = [],
    without: [Person.ID] = [],
    guests: Int = 0,
    servings: Double? = nil,
    locked: Bool = false,
    allow: [String] = []
  ) {
    self.items = items
    self.note = note
    self.tags = tags
    self.with = with
    self.without = without
    self.guests = guests
    self.servings = servings
    self.locked = locked
    self.allow = allow
  }

  /// Whether the meal is eaten elsewhere: filled, and not cooked.
  public var isAway: Bool { items.isEmpty && note != nil }

  /// Whether nothing is left to choose.
  public var isFull: Bool {
    isAway || !items.isEmpty && items.allSatisfy(\.isChosen)
  }

  /// Whether nothing at all is planned to be eaten: no dish, no leftovers, no note.
  public var isEmpty: Bool {
    !isAway && !items.contains(where: \.isChosen)
  }

  /// The dishes cooked for it, in the courses' order.
  public var cookedDishes: [Dish.ID] {
    items.compactMap { if case .dish(let dish) = $0 { dish } else { nil } }
  }

  /// The dishes eaten at it, cooked or left over, in the courses' order.
  public var eatenDishes: [Dish.ID] {
    items.compactMap(\.dish)
  }
}

extension Slot.Item {
  /// The dish that is eaten; `nil` where none is chosen.
  public var dish: Dish.ID? {
    switch self {
    case .dish(let dish), .leftovers(let dish): dish
    case .wish, .open: nil
    }
  }

  /// Whether a dish is chosen.
  public var isChosen: Bool { dish != nil }
}
