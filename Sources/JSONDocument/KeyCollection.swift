/// The keys that an object has had so far.
///
/// Keys are compared as decoded text, so that `"a"` and `"\u0061"` are one key. Up to sixteen
/// keys are compared one by one, which is quicker than hashing; more go into a dictionary.
struct KeyCollection {
  struct Earlier {
    var index: Int
    var text: String
    /// Whether the two differ in bytes and are equal only after normalisation.
    var isTwin: Bool
  }

  private var indices: [Int] = []
  private var byText: [String: Int] = [:]
  private var hashedCount = 0
  private static let hashingThreshold = 16

  /// Remembers a key; the answer is the earlier one that it doubles.
  mutating func insert(
    _ key: Int,
    entries: [JSONTape.Entry],
    bytes: [UInt8]
  ) -> Earlier? {
    defer { indices.append(key) }
    let entry = entries[key]
    if indices.count < Self.hashingThreshold, entry.flags.isEmpty {
      for index in indices where entries[index].flags.isEmpty {
        if Self.haveSameBytes(entries[index], entry, bytes) {
          return Earlier(index: index, text: Self.text(entry, bytes), isTwin: false)
        }
      }
      guard indices.contains(where: { !entries[$0].flags.isEmpty }) else { return nil }
    }
    return insertByText(key, entries: entries, bytes: bytes)
  }

  private mutating func insertByText(
    _ key: Int,
    entries: [JSONTape.Entry],
    bytes: [UInt8]
  ) -> Earlier? {
    for index in indices[hashedCount...] {
      let text = Self.text(entries[index], bytes)
      if byText[text] == nil { byText[text] = index }
    }
    hashedCount = indices.count
    let text = Self.text(entries[key], bytes)
    // Swift's strings are equal when they are canonically equivalent, which finds the twins.
    guard let earlier = byText[text] else {
      byText[text] = key
      return nil
    }
    let isTwin = !Self.text(entries[earlier], bytes).utf8.elementsEqual(text.utf8)
    return Earlier(index: earlier, text: text, isTwin: isTwin)
  }

  private static func text(_ entry: JSONTape.Entry, _ bytes: [UInt8]) -> String {
    StringDecoding.text(of: entry, in: bytes)
  }

  private static func haveSameBytes(
    _ left: JSONTape.Entry,
    _ right: JSONTape.Entry,
    _ bytes: [UInt8]
  ) -> Bool {
    guard left.end - left.start == right.end - right.start else { return false }
    var offset = 1
    let count = Int(left.end - left.start) - 1
    while offset < count {
      guard bytes[Int(left.start) + offset] == bytes[Int(right.start) + offset] else {
        return false
      }
      offset += 1
    }
    return true
  }
}
