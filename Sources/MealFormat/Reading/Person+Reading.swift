internal import JSONDocument
internal import MealModel

extension Person: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(name: node.text("name") ?? "")
    born = node["born"].flatMap(Self.birth)
    sex = node.text("sex").flatMap(Sex.init(rawValue:))
    height = node.number("height")
    portion = node.number("portion") ?? 1
    diets = node.texts("diets").compactMap(Diet.init(rawValue:))
    strict = node.flag("strict") ?? false
    allergies = node.texts("allergies")
    dislikes = node.texts("dislikes")
    cuisines = node.texts("cuisines")
    notes = node.text("notes")
    objective = node.id("objective")
    guest = node.flag("guest") ?? false
  }

  private static func birth(_ node: JSONNode) -> Birth? {
    if let year = node.integer { return .year(year) }
    guard let text = node.string else { return nil }
    return CalendarDay(text).map(Birth.day) ?? Int(text).map(Birth.year)
  }
}

extension Objective: DocumentReadable {
  init?(reading node: JSONNode) {
    guard let type = node.text("type").flatMap(Direction.init(rawValue:)) else { return nil }
    self.init(type: type)
    start = node.text("start").flatMap(CalendarDay.init(_:))
    weight = node.number("weight")
    targetWeight = node.number("targetWeight")
    activityLevel = node.number("activityLevel")
    proteinPerKg = node.number("proteinPerKg")
    targets = node["targets"]?.nutrition
  }
}
