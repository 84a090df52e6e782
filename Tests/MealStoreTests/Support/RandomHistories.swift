/// Small histories of one week, made at random but always the same, as `git fast-import` reads them.
///
/// Every third is a line of edits, other layouts and renamed dishes; the others have branches,
/// merges that take each meal from one side or decide it anew, and clocks that can't be trusted.
struct RandomHistories {
  static let path = "plans/2026/2026-W50.json"
  static let keys = [
    "monday.lunch", "monday.dinner", "tuesday.lunch", "tuesday.dinner", "wednesday.dinner",
  ]

  private struct State {
    var meals: [String: String] = [:]
    /// The ids of the dishes, by their names.
    var dishes = ["A": "a", "B": "b", "C": "c", "D": "d"]
    var isCompact = false
  }

  private(set) var stream = ""
  private var chance: SeededNumbers
  private var mark = 0

  init(count: Int, seed: UInt64 = 1) {
    chance = SeededNumbers(state: seed)
    for number in 0..<count { add(number) }
    stream += "done\n"
  }

  /// Whether a history is one line.
  static func isLine(_ number: Int) -> Bool { number % 3 == 0 }

  static func branch(_ number: Int) -> String { "h\(number)" }

  private mutating func add(_ number: Int) {
    var states: [(mark: Int, state: State)] = []
    let size = Int.random(in: 6...14, using: &chance)
    for index in 0..<size {
      guard index > 0 else {
        var state = State()
        edit(&state)
        states.append((commit(number, "first", [], state, isFirst: true), state))
        continue
      }
      let isMerge = !Self.isLine(number) && index > 2 && Int.random(in: 0..<10, using: &chance) < 4
      if isMerge || index == size - 1, !Self.isLine(number), index > 2 {
        states.append(merge(number, states, isLast: index == size - 1))
      } else {
        states.append(change(number, states))
      }
    }
  }

  private mutating func change(
    _ number: Int,
    _ states: [(mark: Int, state: State)]
  ) -> (Int, State) {
    let back = Self.isLine(number) ? 0 : Int.random(in: 0...2, using: &chance)
    let parent = states[max(0, states.count - 1 - back)]
    var state = parent.state
    switch Int.random(in: 0..<10, using: &chance) {
    case 0..<2:
      state.isCompact.toggle()
      return (commit(number, "layout", [parent.mark], state), state)
    case 2 where Self.isLine(number):
      let name = state.dishes.keys.sorted().randomElement(using: &chance) ?? "A"
      let (old, new) = (state.dishes[name] ?? "", (state.dishes[name] ?? "") + "x")
      state.dishes[name] = new
      state.meals = state.meals.mapValues { $0 == old ? new : $0 }
      let text = "D dishes/\(old).json\n" + Self.file("dishes/\(new).json", Self.dish(name))
      return (commit(number, "rename", [parent.mark], state, with: text), state)
    default:
      edit(&state)
      return (commit(number, "edit", [parent.mark], state), state)
    }
  }

  private mutating func merge(
    _ number: Int,
    _ states: [(mark: Int, state: State)],
    isLast: Bool
  ) -> (Int, State) {
    let count = Int.random(in: 0..<8, using: &chance) == 0 ? 3 : 2
    let newest = states.suffix(isLast ? 5 : 4).shuffled(using: &chance).prefix(count)
    var state = newest.first?.state ?? State()
    for key in Self.keys {
      let side = newest.randomElement(using: &chance)?.state ?? state
      state.meals[key] = side.meals[key]
    }
    if Int.random(in: 0..<5, using: &chance) == 0 { edit(&state) }
    return (commit(number, "merge", newest.map(\.mark), state), state)
  }

  private mutating func edit(_ state: inout State) {
    for _ in 0...Int.random(in: 0...1, using: &chance) {
      let key = Self.keys.randomElement(using: &chance) ?? ""
      let dishes = state.dishes.values.sorted()
      let isEmptied = Int.random(in: 0..<4, using: &chance) == 0
      state.meals[key] = isEmptied ? nil : dishes.randomElement(using: &chance)
    }
  }

  private mutating func commit(
    _ number: Int,
    _ message: String,
    _ parents: [Int],
    _ state: State,
    isFirst: Bool = false,
    with files: String = ""
  ) -> Int {
    mark += 1
    let date = 1_767_000_000 + mark * 60 + Int.random(in: -300...300, using: &chance)
    stream += "commit refs/heads/\(Self.branch(number))\nmark :\(mark)\n"
    stream += "committer Ana <ana@example.org> \(date) +0000\n"
    stream += "data \(message.utf8.count)\n\(message)\n"
    for (index, parent) in parents.enumerated() {
      stream += (index == 0 ? "from" : "merge") + " :\(parent)\n"
    }
    if isFirst {
      stream += Self.file("mantel.json", "{\n  \"format\": 1\n}\n")
      for (name, id) in state.dishes.sorted(by: { $0.key < $1.key }) {
        stream += Self.file("dishes/\(id).json", Self.dish(name))
      }
    }
    stream += files + Self.file(Self.path, Self.plan(state)) + "\n"
    return mark
  }

  private static func dish(_ name: String) -> String { "{\n  \"name\": \"Plato \(name)\"\n}\n" }

  private static func file(_ path: String, _ text: String) -> String {
    "M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n"
  }

  /// A meal a line, in one of two layouts.
  private static func plan(_ state: State) -> String {
    let lines = keys.map { key in
      guard let dish = state.meals[key] else { return "\"\(key)\": null" }
      return state.isCompact ? "\"\(key)\": {\"dish\": \"\(dish)\"}" : "\"\(key)\": \"\(dish)\""
    }
    return state.isCompact
      ? "{\n    " + lines.joined(separator: ",\n    ") + "\n}\n"
      : "{\n  " + lines.joined(separator: ",\n\n  ") + "\n}\n"
  }
}

/// Numbers at random that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
