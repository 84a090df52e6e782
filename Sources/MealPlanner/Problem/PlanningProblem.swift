internal import MealModel
internal import MealRules

/// A request in numbers: slots, places, dishes and what limits them.
struct PlanningProblem: Sendable {
  /// Where one dish can go: a cell, or the first and second course of a slot together.
  struct Place: Sendable {
    var slot: Int
    /// One cell, or two.
    var cells: Range<Int>
    var courses: CourseSet
    /// What a dish here has to bear.
    var required: [Int]
  }

  /// A dish that can be planned.
  struct Candidate: Sendable {
    var id: Dish.ID
    var course: CourseSet
    /// What it bears that a rule or a wish looks at, in order.
    var bearers: [Int]
    /// Where it can go as far as itself and what stands say.
    var allowed: SlotBits
    /// Its own rules' limits, which hold for it alone.
    var ownLimits: Int?
    var group = 0
    /// Its cookings in the horizon that stand.
    var standing = 0
  }

  /// Dishes that no rule tells apart.
  struct Group: Sendable {
    var dishes: [Int]
    var course: CourseSet
    var bearers: [Int]
    var allowed: SlotBits
    var ownLimits: Int?
    /// The places that take them, in order.
    var places: [Int] = []
  }

  /// Of some slots, so many may newly bear something.
  struct Limit: Sendable {
    /// The rule's name in the files.
    var rule: String
    /// Whose rule it is; -1 where it is a dish's own.
    var bearer: Int
    var slots: [Int]
    var most: Int
  }

  /// The limits of a dish's own rules.
  struct OwnLimits: Sendable {
    var limits: [Limit]
    /// The slots that a cooking in a slot leaves none for.
    var excluded: [SlotBits]
    /// The other limits that a slot is in: of their slots more than one may bear it.
    var at: [[Int]]
  }

  /// What a week still lacks of something.
  struct Demand: Sendable {
    var bearer: Int
    var week: ISOWeek
    var lack: Int
    /// The open slots of the week that don't bear it as they stand.
    var slots: [Int]
  }

  var slots: [OpenSlot] = []
  var open = OpenSlots([])
  /// The slot of each cell; cells of a slot stand together.
  var slotOfCell: [Int] = []
  var places: [Place] = []
  var placesOfSlot: [[Int]] = []
  /// The groups that go into each place, in order.
  var groupsOfPlace: [[Int]] = []
  var bearers: [Bearer] = []
  var candidates: [Candidate] = []
  var groups: [Group] = []
  var limits: [Limit] = []
  /// The limits that a slot is in, by bearer and slot.
  var limitsAt = NumberLists()
  var ownLimits: [OwnLimits] = []
  var demands: [Demand] = []
  var demandsAt = NumberLists()
  /// What a slot of several cells has to bear as soon as a dish is put into it.
  var required: [[Int]] = []
  /// Whether a slot bears something as it stands, by bearer and slot.
  var bornAlready: [Bool] = []
  var warnings: [PlanningWarning] = []
  /// The rules that keep some dish from some slot whatever else is planned.
  var forbidding: Set<PlanningRule> = []
  /// Σ u(u−1)/2 of what stands.
  var standingRepeats = 0

  /// The index of a bearer and a slot in ``limitsAt`` and ``bornAlready``.
  func index(_ bearer: Int, _ slot: Int) -> Int { bearer * slots.count + slot }

  /// Whether dishes of a group can go into a place as far as the place says.
  func fits(_ group: Group, _ place: Place) -> Bool {
    group.allowed.contains(place.slot) && !place.courses.isDisjoint(with: group.course)
      && place.required.allSatisfy(group.bearers.contains)
  }

  /// A cell as it is told to others.
  func emptyCell(_ cell: Int) -> PlannedWeeks.EmptyCell {
    let slot = slots[slotOfCell[cell]]
    let first = placesOfSlot[slotOfCell[cell]].map { places[$0].cells.lowerBound }.min() ?? cell
    let courses = slot.cells[cell - first].courses
    return PlannedWeeks.EmptyCell(
      slot.address,
      course: Course.allCases.first { CourseSet($0) == courses }
    )
  }
}
