/// Lists of numbers in one piece of memory: most are short or empty, and there are many.
struct NumberLists: Sendable {
  private var starts: [Int32]
  private var numbers: [Int32]

  /// Creates so many empty lists.
  init(count: Int = 0) {
    starts = Array(repeating: 0, count: count + 1)
    numbers = []
  }

  /// Puts numbers into lists, each list in the order in which they come.
  ///
  /// - Parameters:
  ///   - count: How many lists there are.
  ///   - each: Calls what it is given with every list and number, twice the same.
  init(count: Int, _ each: (_ add: (_ list: Int, _ number: Int) -> Void) -> Void) {
    var ends = [Int32](repeating: 0, count: count + 1)
    each { list, _ in ends[list + 1] += 1 }
    for list in 0..<count { ends[list + 1] += ends[list] }
    starts = ends
    var all = [Int32](repeating: 0, count: Int(ends[count]))
    each { list, number in
      all[Int(ends[list])] = Int32(number)
      ends[list] += 1
    }
    numbers = all
  }

  /// How many numbers a list has.
  func count(of list: Int) -> Int { Int(starts[list + 1] - starts[list]) }

  /// A list's numbers.
  subscript(list: Int) -> some Sequence<Int> {
    numbers[Int(starts[list])..<Int(starts[list + 1])].lazy.map { Int($0) }
  }
}
