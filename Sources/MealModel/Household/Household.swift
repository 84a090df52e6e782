/// A household as values: all that its files say, and nothing of where or how they say it.
public struct Household: Sendable {
  /// Something that has a file of its own.
  public enum Record: Hashable, Sendable {
    /// `mantel.json`
    case settings
    /// A tag.
    case tag(Tag.ID)
    /// A dish.
    case dish(Dish.ID)
    /// A food.
    case food(Food.ID)
    /// A person.
    case person(Person.ID)
    /// A person's objective.
    case objective(Person.ID, Objective.ID)
    /// A template.
    case template(Template.ID)
    /// A week.
    case plan(ISOWeek)
    /// `pantry.json`
    case pantry
  }

  /// The settings.
  public var settings = Settings()
  /// Tags by id.
  public var tags: [Tag.ID: Tag] = [:]
  /// Dishes by id.
  public var dishes: [Dish.ID: Dish] = [:]
  /// Foods by id.
  public var foods: [Food.ID: Food] = [:]
  /// People by id.
  public var people: [Person.ID: Person] = [:]
  /// Each person's objectives by id.
  public var objectives: [Person.ID: [Objective.ID: Objective]] = [:]
  /// Templates by id.
  public var templates: [Template.ID: Template] = [:]
  /// Plans by week.
  public var plans: [ISOWeek: WeekPlan] = [:]
  /// What is in the house.
  public var pantry = Pantry()
  /// The records whose files have errors.
  ///
  /// They are there, so nothing that names them is an unknown reference; and what they say isn't
  /// relied on: nothing about them is found, and no dish of them is called safe.
  public var faulty: Set<Record> = []

  /// Creates an empty household.
  public init() {}

  /// A slot of any week; empty where nothing is planned.
  public subscript(address: SlotAddress) -> Slot {
    plans[address.week]?[address.key] ?? Slot()
  }
}

/// What is in the house.
public struct Pantry: Hashable, Sendable {
  /// A package or pile of one food.
  public struct Lot: Hashable, Sendable {
    /// How much.
    public var amount: Amount
    /// Until when it is good.
    public var expires: CalendarDay?

    /// Creates a lot.
    public init(amount: Amount, expires: CalendarDay? = nil) {
      self.amount = amount
      self.expires = expires
    }
  }

  /// The lots by food.
  public var lots: [Food.ID: [Lot]]

  /// Creates a pantry.
  public init(lots: [Food.ID: [Lot]] = [:]) {
    self.lots = lots
  }
}
