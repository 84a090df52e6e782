internal import MealModel
internal import Wording

/// What there is at a meal of a day, as it is shown.
struct WeekCell: Hashable, Sendable {
  /// A person as a slot names them.
  struct Diner: Hashable, Sendable {
    /// Their id.
    let id: Person.ID
    /// Their name.
    let name: String
  }

  /// A tag as it is shown.
  struct Label: Hashable, Sendable {
    /// Its id.
    let id: Tag.ID
    /// What it is called.
    let name: String
    /// Its colour, `#RRGGBB`.
    let color: String?
  }

  /// A dish as it is shown.
  struct DishLabel: Hashable, Sendable {
    /// Its id.
    let id: Dish.ID
    /// What it is called.
    let name: String
    /// Its tags.
    let labels: [Label]
  }

  /// A course.
  enum Course: Hashable, Sendable {
    /// A dish that is cooked.
    case dish(DishLabel)
    /// What is left of a dish.
    case leftovers(DishLabel)
    /// Any dish that bears a tag.
    case wish(Label)
    /// A course to be chosen yet.
    case open
  }

  /// A mark in words.
  struct Mark: Hashable, Sendable {
    /// The mark.
    let mark: SlotMark
    /// What it says.
    let words: Phrase
  }

  /// The slot as the plan has it.
  let slot: Slot
  /// Its courses; none where nothing is planned or the meal is eaten elsewhere.
  let courses: [Course]
  /// The tags of a meal eaten elsewhere.
  ///
  /// A dish's stay with it: of two courses one may be without gluten and the other not.
  let labels: [Label]
  /// Who is at the table.
  let diners: [Diner]
  /// Who is added to those whom the settings seat.
  let with: [Diner]
  /// Who is taken from them.
  let without: [Diner]
  /// Who can't eat it, or perhaps can't, or gets something else.
  let marks: [Mark]
  /// Whether it is left out because the person whose meals are shown isn't at the table.
  let isElsewhere: Bool
}

extension WeekCell.Course {
  /// The dish, cooked or left over; `nil` where none is chosen.
  var dish: WeekCell.DishLabel? {
    switch self {
    case .dish(let dish), .leftovers(let dish): dish
    case .wish, .open: nil
    }
  }

  /// The tag that is wished for.
  var wish: WeekCell.Label? {
    if case .wish(let tag) = self { tag } else { nil }
  }
}
