import MealModel

/// An id that a test wrote.
func id<Kind>(_ text: String) -> Identifier<Kind> {
  guard let id = Identifier<Kind>(text) else { preconditionFailure("no id: \(text)") }
  return id
}

/// A week that a test wrote.
func week(_ text: String) -> ISOWeek {
  guard let week = ISOWeek(text) else { preconditionFailure("no week: \(text)") }
  return week
}

/// A day that a test wrote.
func day(_ text: String) -> CalendarDay {
  guard let day = CalendarDay(text) else { preconditionFailure("no day: \(text)") }
  return day
}

/// A slot's key that a test wrote.
func key(_ text: String) -> SlotKey {
  guard let key = SlotKey(text) else { preconditionFailure("no slot: \(text)") }
  return key
}

/// A slot of a week.
func at(_ weekText: String, _ keyText: String) -> SlotAddress {
  SlotAddress(week(weekText), key(keyText))
}

/// A dish or, after `=`, leftovers, after `#`, a wish, `_`, an open course.
func item(_ text: String) -> Slot.Item {
  switch text.first {
  case "=": .leftovers(id(String(text.dropFirst())))
  case "#": .wish(id(String(text.dropFirst())))
  case "_": .open
  default: .dish(id(text))
  }
}

extension Slot {
  /// A slot of courses as ``item(_:)`` reads them, parted by `+`; `(note) tag tag` is a meal out.
  init(text: String, allow: [String] = []) {
    self.init(allow: allow)
    if text.hasPrefix("(") {
      let parts = text.split(separator: ")", omittingEmptySubsequences: false)
      note = String(parts[0].dropFirst())
      tags = parts[1].split(separator: " ").map { id(String($0)) }
    } else {
      items = text.split(separator: "+").map { item(String($0)) }
    }
  }
}

extension Household {
  /// Plans slots of a week, as `tuesday.dinner` and courses.
  mutating func plan(_ weekText: String, _ slots: [String: String], allow: [String: [String]] = [:])
  {
    var plan = plans[week(weekText)] ?? WeekPlan()
    for (text, courses) in slots {
      plan.slots[key(text)] = Slot(text: courses, allow: allow[text] ?? [])
    }
    plans[week(weekText)] = plan
  }

  mutating func addTag(_ text: String, _ rules: RuleSet = .none) {
    tags[id(text)] = Tag(name: Name(text.capitalizedFirst), rules: rules)
  }

  mutating func addDish(
    _ text: String,
    tags: [String] = ["any"],
    rules: RuleSet = .none,
    contains: Set<Substance>? = nil,
    traces: Set<Substance>? = nil,
    ingredients: [Ingredient] = [],
    with change: (inout Dish) -> Void = { _ in }
  ) {
    var dish = Dish(name: Name(text.capitalizedFirst), tags: tags.map { id($0) })
    dish.rules = rules
    dish.contains = contains
    dish.traces = traces
    dish.ingredients = ingredients
    change(&dish)
    dishes[id(text)] = dish
  }

  mutating func addFood(
    _ text: String,
    contains: Set<Substance>? = nil,
    traces: Set<Substance>? = nil
  ) {
    var food = Food(name: Name(text.capitalizedFirst))
    food.contains = contains
    food.traces = traces
    foods[id(text)] = food
  }

  mutating func addPerson(_ text: String, with change: (inout Person) -> Void = { _ in }) {
    var person = Person(name: text.capitalizedFirst)
    change(&person)
    people[id(text)] = person
  }
}

extension Ingredient {
  /// An ingredient that is a food, with what goes in for whom.
  static func food(_ key: String, instead: [String: String] = [:]) -> Self {
    let instead = instead.sorted { $0.key < $1.key }.map { Replacement<Food>($0.key, id($0.value)) }
    return Self(key, [Use(amount: .pieces("1"), instead: instead)])
  }

  /// An ingredient that is a dish.
  static func dish(_ key: String) -> Self {
    Self(key, [Use(servings: 1)])
  }
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
