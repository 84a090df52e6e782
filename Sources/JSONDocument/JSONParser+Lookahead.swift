extension JSONParser {
  var beginsString: Bool {
    current == UInt8(ascii: "\"") || Quote.length(in: bytes, at: offset) != nil
  }

  var beginsValue: Bool {
    switch current {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      beginsString
    }
  }

  /// The end of the character at the offset: all bytes of its scalar, one of what is none.
  var characterEnd: Int {
    guard !isAtEnd else { return bytes.count }
    return offset + (Encoding.sequenceLength(in: bytes, at: offset) ?? 1)
  }

  func scalar(at index: Int) -> Unicode.Scalar? {
    guard let length = Encoding.sequenceLength(in: bytes, at: index) else { return nil }
    return String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first
  }

  func wordEnd(from start: Int) -> Int {
    var end = start
    while isWordByte(byte(at: end)) { end += 1 }
    return end
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }
}

/// The words of JSON, and what people and other languages write for them.
enum Literals {
  static func meant(by word: String) -> String? {
    switch word.lowercased() {
    case "true", "tru", "ture", "yes", "si": "true"
    case "false", "fals", "flase", "no": "false"
    case "null", "nul", "nulll", "none", "nil", "undefined": "null"
    default: nil
    }
  }
}

/// Quotes that aren't JSON's.
enum Quote {
  private static let single: [UInt8] = Array("'".utf8)
  private static let double: [UInt8] = Array("\"".utf8)
  private static let curlyDouble: [[UInt8]] = ["\u{201D}", "\u{201C}", "\u{201E}"].map {
    Array($0.utf8)
  }
  private static let curlySingle: [[UInt8]] = ["\u{2019}", "\u{2018}"].map { Array($0.utf8) }
  private static let guillemets: [[UInt8]] = ["\u{00BB}", "\u{00AB}"].map { Array($0.utf8) }

  /// How many bytes the wrong quote at an index has; `nil` where there is none.
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "'"), UInt8(ascii: "`"): return 1
    case 0xE2, 0xC2:
      let all = curlyDouble + curlySingle + guillemets
      return all.first { bytes[index...].starts(with: $0) }?.count
    default: return nil
    }
  }

  /// What may close a string that such a quote opened.
  static func closers(forOpening opening: ArraySlice<UInt8>) -> [[UInt8]] {
    let quote = Array(opening)
    if curlyDouble.contains(quote) { return curlyDouble + [double] }
    if curlySingle.contains(quote) { return curlySingle + [single] }
    if guillemets.contains(quote) { return guillemets }
    return [quote]
  }
}
