/// UTF-8 as RFC 3629 defines it, and the signs of other encodings.
enum Encoding {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The length of the well-formed sequence at an index; `nil` where there is none.
  static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    guard let (length, second) = expectation(of: lead), index + length <= bytes.count,
      second ~= bytes[index + 1]
    else { return nil }
    for offset in 2..<max(2, length) {
      guard 0x80...0xBF ~= bytes[index + offset] else { return nil }
    }
    return length
  }

  /// The first byte, at or after an index, at which a malformed sequence goes wrong.
  static func firstInvalidByte(in bytes: [UInt8], at index: Int) -> Int {
    guard let (length, second) = expectation(of: bytes[index]) else { return index }
    for offset in 1..<length {
      guard index + offset < bytes.count else { return bytes.count }
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard allowed ~= bytes[index + offset] else { return index + offset }
    }
    return index
  }

  /// A lead byte's sequence length, and the second bytes that are neither overlong, surrogates
  /// nor past U+10FFFF.
  private static func expectation(of lead: UInt8) -> (Int, ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }

  /// The problem of a text in UTF-16 or UTF-32: its mark, or a NUL beside its first character.
  static func utf16Problem(in bytes: [UInt8]) -> SyntaxProblem? {
    guard bytes.count >= 2 else { return nil }
    let pair = (bytes[0], bytes[1])
    let hasMark = pair == (0xFE, 0xFF) || pair == (0xFF, 0xFE)
    let hasNUL = (pair.0 == 0) != (pair.1 == 0)
    return hasMark || hasNUL ? SyntaxProblem(.utf16, 0..<2) : nil
  }

  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// Git's markers, which stand where two sides of a merge weren't decided.
enum ConflictMarkers {
  /// The first marker, where the text has an opening and a closing one at lines' beginnings.
  static func find(in bytes: [UInt8]) -> SyntaxProblem? {
    guard let opening = line(of: UInt8(ascii: "<"), in: bytes, from: 0),
      line(of: UInt8(ascii: ">"), in: bytes, from: opening) != nil
    else { return nil }
    return SyntaxProblem(.conflictMarkers, opening..<opening + 7)
  }

  private static func line(of sign: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 7 <= bytes.count {
      let isAtLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
      if isAtLineStart, bytes[index..<index + 7].allSatisfy({ $0 == sign }) { return index }
      index += 1
    }
    return nil
  }
}
