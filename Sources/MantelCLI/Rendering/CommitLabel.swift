internal import MealModel
internal import MealStore

/// How a commit is named and dated in a line: as its author's clock told it.
struct CommitLabel {
  let mark: CommitMark

  /// Digits of a commit's id.
  private static let idLength = 7

  init(_ mark: CommitMark) {
    self.mark = mark
  }

  /// The beginning of its id.
  var id: String { String(mark.id.prefix(Self.idLength)) }

  /// The day where the author was.
  var day: String { local.day.description }

  /// Day and time where the author was.
  var date: String { "\(local.day) \(local.time.prefix(5))" }

  /// The instant as RFC 3339 has it.
  var instant: String {
    let offset = abs(mark.offsetMinutes)
    let sign = mark.offsetMinutes < 0 ? "-" : "+"
    return "\(local.day)T\(local.time)\(sign)\(Self.two(offset / 60)):\(Self.two(offset % 60))"
  }

  private var local: LocalDateTime {
    LocalDateTime(secondsSinceEpoch: mark.seconds, offsetMinutes: mark.offsetMinutes)
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
