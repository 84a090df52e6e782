internal import JSONDocument
internal import MealModel

extension WeekPlan: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    var slots: [SlotKey: Slot] = [:]
    for member in node.members {
      guard let key = member.key.string.flatMap({ SlotKey($0) }) else { continue }
      slots[key] = slots[key] ?? Slot(reading: member.value)
    }
    self.init(note: node.text("note"), slots: slots)
  }
}

extension Template: DocumentReadable {
  init?(reading node: JSONNode) {
    guard let plan = WeekPlan(reading: node) else { return nil }
    self.init(name: node["name"]?.name ?? Name(""), plan: plan)
  }
}

extension Slot: DocumentReadable {
  init?(reading node: JSONNode) {
    switch node.kind {
    case .null: self.init()
    case .string, .array: self.init(Self.items(node))
    case .object: self.init(readingObject: node)
    default: return nil
    }
  }

  private init(readingObject node: JSONNode) {
    let eaten = ["dish", "dishes", "leftovers", "tag"] as [StaticString]
    let key = eaten.first { node[$0] != nil }
    let items: [Item] =
      switch key?.description {
      case "dish", "dishes": key.flatMap { node[$0] }.map(Self.items) ?? []
      default: Item(reading: node).map { [$0] } ?? []
      }
    self.init(
      items,
      note: node.text("note"),
      tags: node.ids("tags"),
      with: node.ids("with"),
      without: node.ids("without"),
      guests: node.integer("guests") ?? 0,
      servings: node.number("servings"),
      locked: node.flag("locked") ?? false,
      allow: node.texts("allow")
    )
  }

  private static func items(_ node: JSONNode) -> [Item] {
    guard node.kind == .array else { return Item(reading: node).map { [$0] } ?? [] }
    // A course that can't be read keeps its place, so that the others keep theirs.
    return node.items.map { Item(reading: $0) ?? .open }
  }
}

extension Slot.Item {
  init?(reading node: JSONNode) {
    switch node.kind {
    case .null: self = .open
    case .string:
      guard let dish = node.string.flatMap({ Dish.ID($0) }) else { return nil }
      self = .dish(dish)
    case .object:
      if let dish: Dish.ID = node.id("leftovers") {
        self = .leftovers(dish)
      } else if let tag: Tag.ID = node.id("tag") {
        self = .wish(tag)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
