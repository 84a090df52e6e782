internal import MealChanges
internal import MealFormat
internal import MealStore

/// What became of the questions on this machine.
///
/// It is kept beside the schemas, where nothing is committed and no git is needed to read it.
struct FollowUpMemory {
  enum State: String {
    /// It was put off, and comes after those that weren't.
    case later
    /// It was answered or declined, and isn't asked again.
    case settled
  }

  private static let path = ".mantel/questions"

  private let store: HouseholdStore
  private let bytes: [UInt8]?
  private(set) var states: [String: State] = [:]

  init(_ store: HouseholdStore) {
    self.store = store
    bytes = store.bytes(of: Self.path)
    for line in String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { states[String(words[0])] = State(rawValue: String(words[1])) }
    }
  }

  /// Remembers what became of a question.
  ///
  /// - Throws: `StoreError` where the file can't be written.
  func remember(_ key: String, _ state: State) throws {
    var states = states
    states[key] = state
    let lines = states.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)\n" }
    try store.write([
      FileVersion(path: Self.path, before: bytes, after: Array(lines.joined().utf8))
    ])
  }
}
