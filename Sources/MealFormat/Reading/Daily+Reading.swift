internal import JSONDocument
internal import MealModel

extension DiaryDay: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init()
    weight = node.number("weight")
    water = node.number("water")
    note = node.text("note")
    meals = node["meals"]?.items.compactMap(Entry.init(reading:)) ?? []
  }
}

extension DiaryDay.Entry {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init()
    at = node.text("at").flatMap(TimeOfDay.init(_:))
    meal = node.text("meal").flatMap(Meal.init(rawValue:))
    dish = node.id("dish")
    food = node.id("food")
    name = node.text("name")
    servings = node.number("servings")
    amount = node["amount"]?.amount
    nutrition = node["nutrition"]?.nutrition
  }
}

extension ShoppingProgress: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init()
    for member in node["bought"]?.memberList ?? [] {
      guard let food = member.key.string.flatMap({ Food.ID($0) }) else { continue }
      bought[food] = Bought(reading: member.value)
    }
    for member in node["added"]?.memberList ?? [] {
      guard let id = member.key.string, let name = member.value.text("name") else { continue }
      added[id] = Addition(
        name: name,
        amount: member.value["amount"]?.amount,
        category: member.value.text("category")
      )
    }
    for member in node["removed"]?.memberList ?? [] where member.value.bool == true {
      if let id = member.key.string { removed.insert(id) }
    }
  }
}

extension ShoppingProgress.Bought {
  init?(reading node: JSONNode) {
    if let flag = node.bool {
      self = .ticked(flag)
    } else if let amount = node.amount {
      self = .amounts([amount])
    } else if node.kind == .array {
      self = .amounts(node.items.compactMap(\.amount))
    } else {
      return nil
    }
  }
}

extension HealthDay: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init()
    readings = node.numbers
    workouts =
      node["workouts"]?.items.map { Workout(texts: $0.strings, readings: $0.numbers) } ?? []
  }
}

extension CoachTalk: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(
      messages: node["messages"]?.items.compactMap { message in
        guard let at = message.text("at"), let content = message.text("content"),
          let role = message.text("role").flatMap(Role.init(rawValue:))
        else { return nil }
        return Message(at: at, role: role, content: content)
      } ?? []
    )
  }
}

extension JSONNode {
  fileprivate var memberList: [Member] { Array(members) }

  /// The members that are numbers.
  fileprivate var numbers: [String: Double] {
    members.reduce(into: [:]) { numbers, member in
      if let key = member.key.string, let value = member.value.number { numbers[key] = value }
    }
  }

  /// The members that are texts, but the pointer to the schema.
  fileprivate var strings: [String: String] {
    members.reduce(into: [:]) { strings, member in
      guard let key = member.key.string, key != "$schema" else { return }
      if let text = member.value.string { strings[key] = text }
    }
  }
}
