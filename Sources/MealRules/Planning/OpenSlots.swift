public import MealModel

/// The slots that a planner may put something into, in the order of time.
public struct OpenSlots: Sendable {
  /// Where they are.
  public let addresses: [SlotAddress]
  private let days: [CalendarDay]
  private let numbers: [SlotAddress: Int]

  /// Creates the set of some slots.
  public init(_ addresses: some Sequence<SlotAddress>) {
    self.addresses = Set(addresses).sorted()
    days = self.addresses.map(\.day)
    numbers = Dictionary(
      uniqueKeysWithValues: self.addresses.enumerated().map { ($0.element, $0.offset) }
    )
  }

  /// The number of an open slot; `nil` where a slot isn't open.
  public func number(of address: SlotAddress) -> Int? { numbers[address] }

  /// The numbers of the open slots of a stretch of days, both ends included.
  func numbers(from first: CalendarDay, through last: CalendarDay) -> Range<Int> {
    let start = days.partitioningIndex { $0 >= first }
    let end = days.partitioningIndex { $0 > last }
    return start..<max(start, end)
  }

  /// The numbers of the open slots of a day.
  func numbers(on day: CalendarDay) -> Range<Int> { numbers(from: day, through: day) }

  /// The days that have an open slot, in order.
  var openDays: [CalendarDay] {
    var result: [CalendarDay] = []
    for day in days where result.last != day { result.append(day) }
    return result
  }

  /// The weeks that have an open slot, in order.
  public var weeks: [ISOWeek] {
    var result: [ISOWeek] = []
    for day in openDays where result.last != day.week { result.append(day.week) }
    return result
  }

  /// The numbers of open slots that don't bear something freshly as they stand.
  func newly(_ numbers: some Sequence<Int>, beside standing: [SlotAddress]) -> [Int] {
    numbers.filter { !standing.contains(addresses[$0]) }
  }
}
