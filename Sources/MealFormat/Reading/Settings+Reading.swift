internal import JSONDocument
internal import MealModel
internal import Wording

extension Settings: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(
      format: node.integer("format") ?? Self.currentFormat,
      language: node.text("language").flatMap(Language.init(rawValue:)),
      timeZone: node.text("timeZone"),
      template: node.id("template"),
      shoppingDay: node["shopping"]?.text("day").flatMap(Weekday.init(rawValue:)),
      shoppingCategories: node["shopping"]?.texts("categories") ?? []
    )
    if let meals = node["meals"], meals.kind == .object {
      self.meals = [:]
      for member in meals.members {
        guard let meal = member.key.string.flatMap(Meal.init(rawValue:)) else { continue }
        self.meals[meal] = self.meals[meal] ?? MealSettings(reading: member.value)
      }
    }
  }
}

extension MealSettings: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init()
    name = node["name"]?.name
    time = node.text("time").flatMap(TimeOfDay.init(_:))
    days = node["days"]?.dayPattern ?? .everyDay
    courses = node.texts("courses").compactMap(Course.init(rawValue:))
    people = node["people"]?.byDays { $0.kind == .array ? $0.ids() : nil }
    maxMinutes = node["maxMinutes"]?.byDays(\.integer)
    share = node.number("share")
  }
}
