internal import JSONDocument
internal import MealModel

extension Food: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    self.init(name: node["name"]?.name ?? Name(""))
    aliases = node.texts("aliases")
    category = node.text("category")
    contains = node.substances("contains")
    traces = node.substances("traces")
    nutrition = node["nutrition"]?.nutrition
    basis = node["nutrition"]?.text("per").flatMap(Basis.init(rawValue:)) ?? .hundredGrams
    if let weights = node["weights"] {
      for member in weights.members {
        if let unit = member.key.string { self.weights[unit] = member.value.number }
      }
    }
    density = node.number("density")
    pack = node["pack"]?.amount
    staple = node.flag("staple") ?? false
    active = node.flag("active") ?? true
    barcodes = node.texts("barcodes")
    source = node.text("source")
  }
}

extension Pantry: DocumentReadable {
  init?(reading node: JSONNode) {
    guard node.kind == .object else { return nil }
    var lots: [Food.ID: [Lot]] = [:]
    for member in node.members {
      guard let food = member.key.string.flatMap({ Food.ID($0) }) else { continue }
      let nodes = member.value.kind == .array ? Array(member.value.items) : [member.value]
      lots[food] = nodes.compactMap(Lot.init(reading:))
    }
    self.init(lots: lots)
  }
}

extension Pantry.Lot {
  init?(reading node: JSONNode) {
    guard let amount = node.amount ?? node["amount"]?.amount else { return nil }
    self.init(
      amount: amount,
      expires: node.text("expires").flatMap(CalendarDay.init(_:))
    )
  }
}
