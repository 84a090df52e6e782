public import MealModel

/// What the planner answers: the slots that change, how good they are, and what of it is proven.
public struct PlannedWeeks: Sendable {
  /// A value of a level, and the best that any plan could reach.
  public struct Level: Hashable, Sendable {
    /// What the plan has.
    public var value: Int
    /// What no plan exceeds, or falls below where less is better.
    public var bound: Int

    /// Whether no plan is better.
    public var isProven: Bool { value == bound }

    /// Creates a level.
    public init(_ value: Int, bound: Int) {
      self.value = value
      self.bound = bound
    }
  }

  /// A cell for which no dish was found.
  public struct EmptyCell: Hashable, Sendable {
    /// Its slot.
    public var slot: SlotAddress
    /// The course that goes there; `nil` where the meal has no courses.
    public var course: Course?

    /// Creates a cell.
    public init(_ slot: SlotAddress, course: Course?) {
      self.slot = slot
      self.course = course
    }
  }

  /// The slots that change, each as it is to be written.
  public var slots: [SlotAddress: Slot] = [:]
  /// How many cells there were to fill: one for each dish that a slot takes.
  public var cells = 0
  /// How many of them are filled.
  public var filled = Level(0, bound: 0)
  /// How many cells that stayed empty leftovers fill.
  public var leftovers = 0
  /// What weeks lack of what they should have at least.
  public var shortfall = Level(0, bound: 0)
  /// Σ u(u−1)/2 over dishes, u being how often each is cooked in these weeks.
  public var repeats = Level(0, bound: 0)
  /// How many kcal the days are off their targets, beyond a tenth.
  public var nutrition = 0
  /// On how many days that is known; the others count as nothing.
  public var judgedDays = 0
  /// How many days have a dish where someone has a target.
  public var daysWithTargets = 0
  /// Whether no plan is nearer to the targets: 0, and known of every day.
  public var isNutritionProven: Bool { nutrition == 0 && judgedDays == daysWithTargets }
  /// How much the tables like it.
  public var liking = 0
  /// How long ago its dishes were cooked, in days.
  public var longestAgo = 0
  /// The slots in which cells stay empty, in order.
  public var emptySlots: [SlotAddress] = []
  /// The cells that stay empty, in order.
  public var emptyCells: [EmptyCell] = []
  /// What could not be taken into account.
  public var warnings: [PlanningWarning] = []
  /// How many steps the search took.
  public var steps = 0
  /// Whether someone stopped it before it was done.
  public var isInterrupted = false
  /// Why no plan fills more; `nil` where all is filled, or it isn't proven.
  public var certificate: FillingCertificate?

  /// Creates an answer that changes nothing.
  public init() {}

  /// Whether the three proven levels are proven.
  public var isProven: Bool { filled.isProven && shortfall.isProven && repeats.isProven }
}
