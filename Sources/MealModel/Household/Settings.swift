public import Wording

/// A household's settings.
public struct Settings: Hashable, Sendable {
  /// The version of the format that this program reads and writes.
  public static let currentFormat = 1

  /// The version of the household's files.
  public var format: Int
  /// The language of its people, of messages and commits.
  public var language: Language?
  /// The IANA time zone in which "today" is told.
  public var timeZone: String?
  /// The meals that are planned.
  public var meals: [Meal: MealSettings]
  /// The template that new weeks are laid from.
  public var template: Template.ID?
  /// The day on which a shopping list begins.
  public var shoppingDay: Weekday?
  /// The sections of a shopping list in the shop's order.
  public var shoppingCategories: [String]

  /// Creates settings; without meals, lunch and dinner are planned every day.
  public init(
    format: Int = Self.currentFormat,
    language: Language? = nil,
    timeZone: String? = nil,
    meals: [Meal: MealSettings] = [.lunch: MealSettings(), .dinner: MealSettings()],
    template: Template.ID? = nil,
    shoppingDay: Weekday? = nil,
    shoppingCategories: [String] = []
  ) {
    self.format = format
    self.language = language
    self.timeZone = timeZone
    self.meals = meals
    self.template = template
    self.shoppingDay = shoppingDay
    self.shoppingCategories = shoppingCategories
  }

  /// The planned meals in the day's order.
  public var plannedMeals: [Meal] { meals.keys.sorted() }

  /// The slots that a week is laid with, in order.
  public var plannedSlots: [SlotKey] {
    Weekday.allCases.flatMap { day in
      plannedMeals.compactMap { meal in
        meals[meal]?.days.contains(day) == true ? SlotKey(day, meal) : nil
      }
    }
  }

  /// Whether a slot is one that a week is laid with.
  public func plans(_ key: SlotKey) -> Bool {
    meals[key.meal]?.days.contains(key.day) == true
  }
}

/// How one meal is planned.
public struct MealSettings: Hashable, Sendable {
  /// What this family calls it.
  public var name: Name?
  /// When it is.
  public var time: TimeOfDay?
  /// The days on which it is planned.
  public var days: DayPattern = .everyDay
  /// The courses that a slot gets; none is one dish.
  public var courses: [Course] = []
  /// Who eats it; `nil` is everyone who isn't a guest.
  public var people: ByDays<[Person.ID]>?
  /// How many minutes a dish may take.
  public var maxMinutes: ByDays<Int>?
  /// Its part of the day's energy in percent.
  public var share: Double?

  /// Creates a meal that is planned every day, for everyone.
  public init() {}
}
