import LinearProgramming

/// The numbers of Park and Miller, which any language makes in a line.
struct ParkMiller {
  var state: Int

  mutating func below(_ limit: Int) -> Int {
    state = state * 48271 % 2_147_483_647
    return state % limit
  }
}

extension LinearProgram {
  /// A program of 4 to 20 columns and 3 to 15 rows, one for each seed.
  ///
  /// - Parameters:
  ///   - seed: Above 0.
  ///   - mixed: Whether coefficients and limits may be below 0.
  /// - Returns: Always the same for the same seed.
  static func generated(seed: Int, mixed: Bool) -> LinearProgram {
    var numbers = ParkMiller(state: seed)
    let (width, height) = (4 + numbers.below(17), 3 + numbers.below(13))
    return generated(width: width, height: height, mixed: mixed, from: &numbers)
  }

  static func generated(
    width: Int,
    height: Int,
    mixed: Bool,
    from numbers: inout ParkMiller
  ) -> LinearProgram {
    var program = LinearProgram()
    for _ in 0..<width {
      let objective = numbers.below(4) - 1
      program.columns.append(Column(objective: objective, upper: 1 + numbers.below(2)))
    }
    for _ in 0..<height {
      var entries: [Row.Entry] = []
      for column in 0..<width where numbers.below(3) == 0 {
        let size = 1 + numbers.below(2)
        let turned = mixed && numbers.below(3) == 0
        entries.append(Row.Entry(column, turned ? -size : size))
      }
      program.rows.append(Row(entries, atMost: numbers.below(5) - (mixed ? 1 : 0)))
    }
    return program
  }

  /// A week of two meals: kinds of dish that differ in their tags, one dish in a slot, tags at most
  /// so often, none of a tag in the same meal of neighbouring days.
  static func week(seed: Int, kinds: Int) -> LinearProgram {
    var numbers = ParkMiller(state: seed)
    var program = LinearProgram()
    var slots = Array(repeating: [Row.Entry](), count: 14)
    var tags = Array(repeating: slots, count: 4)
    for _ in 0..<kinds {
      let borne = (0..<4).filter { _ in numbers.below(3) == 0 }
      for slot in 0..<14 where slot % 2 == 0 || numbers.below(3) > 0 {
        let entry = Row.Entry(program.columns.count)
        program.columns.append(Column(objective: 1, upper: 1))
        slots[slot].append(entry)
        for tag in borne {
          tags[tag][slot].append(entry)
        }
      }
    }
    program.rows = slots.map { Row($0, atMost: 1) }
    for tag in tags {
      program.rows.append(Row(Array(tag.joined()), atMost: 1 + numbers.below(4)))
      for slot in 0..<12 {
        program.rows.append(Row(tag[slot] + tag[slot + 2], atMost: 1))
      }
    }
    return program
  }

  /// Whether values keep all rows and bounds, a little rounding aside.
  func isSatisfied(by values: [Double]) -> Bool {
    zip(columns, values).allSatisfy { $1 >= -1e-6 && $1 <= Double($0.upper) + 1e-6 }
      && rows.allSatisfy { row in
        row.entries.reduce(0) { $0 + Double($1.coefficient) * values[$1.column] }
          <= Double(row.limit) + 1e-6
      }
  }

  /// The largest objective of whole numbers, found by trying all; `nil` where none satisfies it.
  var bestByTrying: Int? {
    var best: Int?
    var values = Array(repeating: 0, count: columns.count)
    while true {
      let isSatisfied = rows.allSatisfy { row in
        row.entries.reduce(0) { $0 + $1.coefficient * values[$1.column] } <= row.limit
      }
      if isSatisfied {
        let worth = zip(columns, values).reduce(0) { $0 + $1.0.objective * $1.1 }
        best = max(best ?? worth, worth)
      }
      guard let next = values.indices.first(where: { values[$0] < columns[$0].upper }) else {
        return best
      }
      for column in 0..<next {
        values[column] = 0
      }
      values[next] += 1
    }
  }
}

extension DualSimplex {
  /// A simplex of the whole program, not solved yet.
  init(_ program: LinearProgram) {
    self.init(columns: program.columns)
    for row in program.rows {
      add(row)
    }
  }

  /// Solves with as much work as anyone needs.
  mutating func solve() -> Outcome {
    var work = 1_000_000_000
    return solve(touching: &work)
  }

  /// Solves a number of pivots further: one that was begun is finished.
  mutating func pivot(_ count: Int) -> Outcome {
    var outcome = Outcome.outOfSteps
    for _ in 0..<count where outcome == .outOfSteps {
      var work = 1
      outcome = solve(touching: &work)
    }
    return outcome
  }
}
