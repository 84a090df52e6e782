internal import MealModel

/// A slot to fill, and the cells that a dish can go into.
struct OpenSlot: Sendable {
  /// One dish's place in the slot.
  struct Cell: Hashable, Sendable {
    /// Its item in the slot as written; `nil` where the slot has no list of items yet.
    var item: Int?
    /// What goes into it.
    var courses: CourseSet
    /// The wish that binds it alone.
    var wish: Tag.ID?
  }

  var address: SlotAddress
  /// The slot as it stands.
  var standing: Slot
  var cells: [Cell]
  /// The wish that binds the slot as a whole.
  var wish: Tag.ID?

  /// The cells of a slot; `nil` where it is full, or not to be filled.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - household: The household, which says its meal's courses.
  init?(_ address: SlotAddress, in household: Household) {
    let slot = household[address]
    let settings = household.settings
    guard !slot.locked, !slot.isFull, settings.plans(address.key) || !slot.items.isEmpty
    else { return nil }
    self.address = address
    standing = slot
    let courses = settings.meals[address.key.meal]?.courses ?? []
    if case .wish(let tag)? = slot.items.first, slot.items.count == 1 { wish = tag }
    if wish != nil || slot.items.isEmpty || slot.items == [.open] {
      cells =
        courses.isEmpty
        ? [Cell(courses: .main)] : courses.map { Cell(courses: CourseSet($0)) }
    } else {
      cells = Self.openItems(of: slot, courses: courses, in: household)
    }
  }

  /// The items of a list that nothing was chosen for, each with the first of the meal's courses
  /// that no dish there and no item before has.
  private static func openItems(
    of slot: Slot,
    courses: [Course],
    in household: Household
  ) -> [Cell] {
    var left = courses
    for dish in slot.eatenDishes {
      guard let course = household.dishes[dish]?.course else { continue }
      let taken = course == .single && !left.contains(.single) ? [.first, .second] : [course]
      for course in taken {
        if let index = left.firstIndex(of: course) { left.remove(at: index) }
      }
    }
    return slot.items.enumerated().compactMap { index, item in
      guard !item.isChosen else { return nil }
      var cell = Cell(item: index, courses: left.isEmpty ? .main : CourseSet(left.removeFirst()))
      if case .wish(let tag) = item { cell.wish = tag }
      return cell
    }
  }
}
