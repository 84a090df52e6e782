internal import MealModel

/// A name as it is compared: its words in lower case without accents, and nothing between them
/// but a blank.
///
/// An id and the name it was made of come to the same words.
struct PlainWords: Hashable, Sendable {
  /// The words with single blanks between them.
  let text: String
  /// Its bytes, which are compared.
  private let bytes: [UInt8]

  /// Creates the words of a name or an id.
  init(_ name: String) {
    let text = Self.isPlain(name) ? name : Self.made(of: name)
    // A name of signs alone, such as an emoji, is its own word.
    self.text = text.isEmpty ? name.filter { !$0.isWhitespace } : text
    bytes = Array(self.text.utf8)
  }

  /// The words.
  var words: [Substring] { text.split(separator: " ") }

  /// Whether the words begin as the others do, the last of them perhaps unfinished.
  func begins(with other: Self) -> Bool {
    bytes.starts(with: other.bytes)
  }

  /// Whether each of some words begins one of these.
  func contains(beginningsOf parts: [Substring]) -> Bool {
    parts.allSatisfy { contains(Array($0.utf8), whole: false) }
  }

  /// Whether each of some words is one of these.
  func contains(_ parts: [Substring]) -> Bool {
    parts.allSatisfy { contains(Array($0.utf8), whole: true) }
  }

  /// Looks for a word without parting the text, which thousands of names would feel.
  private func contains(_ word: [UInt8], whole: Bool) -> Bool {
    let blank = UInt8(ascii: " ")
    var start = 0
    while start + word.count <= bytes.count {
      let end = start + word.count
      let isEnded = !whole || end == bytes.count || bytes[end] == blank
      if isEnded, bytes[start..<end].elementsEqual(word) { return true }
      guard let next = bytes[start...].firstIndex(of: blank) else { return false }
      start = next + 1
    }
    return false
  }

  /// Whether a text is its own words already.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  private static func made(of name: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": bytes.append(UInt8(scalar.value))
      case "A"..."Z": bytes.append(UInt8(scalar.value + 32))
      case _ where scalar.isASCII: appendBlank(to: &bytes)
      case _ where LatinLetters.isCombiningMark(scalar): break
      default:
        if let letters = LatinLetters.base(of: scalar) {
          bytes += letters.utf8
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          bytes += scalar.properties.lowercaseMapping.utf8
        } else {
          appendBlank(to: &bytes)
        }
      }
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendBlank(to bytes: inout [UInt8]) {
    if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
  }
}
