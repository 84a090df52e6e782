/// The text of a string token.
enum StringDecoding {
  static func content(of entry: JSONTape.Entry) -> Range<Int> {
    let start = Int(entry.start) + Int(entry.openingQuote)
    return start..<max(start, Int(entry.end) - Int(entry.closingQuote))
  }

  /// Decodes escapes; half a surrogate pair becomes U+FFFD.
  static func text(of entry: JSONTape.Entry, in bytes: [UInt8]) -> String {
    let range = content(of: entry)
    guard entry.flags.contains(.hasEscapes) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var units: [UInt8] = []
    units.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        units.append(bytes[index])
        index += 1
        continue
      }
      index = appendEscape(at: index, of: bytes, to: &units)
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func appendEscape(
    at index: Int,
    of bytes: [UInt8],
    to units: inout [UInt8]
  ) -> Int {
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"):
      let high = unit(at: index, of: bytes)
      if 0xD800...0xDBFF ~= high, index + 12 <= bytes.count,
        bytes[index + 6] == UInt8(ascii: "\\"), bytes[index + 7] == UInt8(ascii: "u")
      {
        let low = unit(at: index + 6, of: bytes)
        if 0xDC00...0xDFFF ~= low {
          append(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), to: &units)
          return index + 12
        }
      }
      append(high, to: &units)
      return index + 6
    default: units.append(bytes[index + 1])
    }
    return index + 2
  }

  private static func unit(at index: Int, of bytes: [UInt8]) -> UInt32 {
    bytes[index + 2..<index + 6].reduce(0) { unit, byte in
      unit << 4 | UInt32(Encoding.hexadecimalValue(byte) ?? 0)
    }
  }

  private static func append(_ value: UInt32, to units: inout [UInt8]) {
    units.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
