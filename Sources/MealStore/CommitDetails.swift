/// What a change's commit says beside what changed.
package struct CommitDetails: Hashable, Sendable {
  /// A line of the message's end that programs read: `Mantel-Seed: 6`.
  package struct Trailer: Hashable, Sendable {
    let name: String
    let value: String

    /// Creates a trailer; its value is kept on one line.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// A line for people below what changed; left out where they gave a message themselves.
  package var remark: String?
  /// The trailers, after the one that says which command made the commit.
  package var trailers: [Trailer]

  /// Creates details.
  package init(remark: String? = nil, trailers: [Trailer] = []) {
    self.remark = remark
    self.trailers = trailers
  }

  /// Nothing but what changed.
  package static let none = Self()

  /// A message that tells a change, with the remark below it.
  func message(telling change: String) -> String {
    remark.map { change + "\n\n" + $0 } ?? change
  }
}
