extension JSONParser {
  /// Reads a string, a key or a value, to its closing quote.
  mutating func string() -> Bool {
    guard current == UInt8(ascii: "\"") else { return wronglyQuotedString() }
    let start = offset
    var flags: JSONTape.Flags = []
    offset += 1
    while true {
      let byte = current
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        append(.string, from: start, flags: flags)
        return true
      case UInt8(ascii: "\\"):
        flags.insert(.hasEscapes)
        guard escape() else { return false }
      case 0x80...:
        flags.insert(.hasNonASCII)
        guard let length = Encoding.sequenceLength(in: bytes, at: offset) else {
          let bad = Encoding.firstInvalidByte(in: bytes, at: offset)
          guard bad < bytes.count else { return unterminatedString(from: start, at: bad) }
          return fail(.notUTF8, at: bad..<bad + 1)
        }
        offset += length
      case 0..<0x20:
        if isAtEnd || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          return unterminatedString(from: start, at: offset)
        }
        return fail(.controlCharacter, at: offset..<offset + 1)
      default:
        offset += 1
      }
    }
  }

  private mutating func unterminatedString(from start: Int, at end: Int) -> Bool {
    fail(.unterminatedString, at: end..<end, related: start..<start + 1)
  }

  private mutating func escape() -> Bool {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
      return true
    case UInt8(ascii: "u"):
      return unicodeEscape()
    default:
      offset += 1
      return fail(.badEscape, at: offset..<characterEnd)
    }
  }

  private mutating func unicodeEscape() -> Bool {
    let start = offset
    guard let unit = hexadecimalUnit() else { return false }
    switch unit {
    case 0xD800...0xDBFF:
      let second = offset
      if current == UInt8(ascii: "\\"), byte(at: offset + 1) == UInt8(ascii: "u") {
        guard let low = hexadecimalUnit() else { return false }
        if 0xDC00...0xDFFF ~= low { return true }
      }
      offset = second
      problems.append(SyntaxProblem(.loneSurrogate, start..<start + 6))
    case 0xDC00...0xDFFF:
      problems.append(SyntaxProblem(.loneSurrogate, start..<start + 6))
    default:
      break
    }
    return true
  }

  /// Reads `\uXXXX`; where a digit is wrong that is the problem, and reading ends.
  private mutating func hexadecimalUnit() -> UInt32? {
    var unit: UInt32 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Encoding.hexadecimalValue(byte(at: index)) else {
        offset = index
        _ = fail(.badEscape, at: index..<characterEnd)
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    offset += 6
    return unit
  }

  /// Reads a number as RFC 8259 writes it.
  mutating func number() -> Bool {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") {
      offset += 1
    } else if !digits() {
      if current == UInt8(ascii: "I") || current == UInt8(ascii: "N") {
        return fail(.notANumber, at: offset..<wordEnd(from: offset))
      }
      return fail(.badNumber, at: offset..<characterEnd)
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      guard digits() else { return fail(.badNumber, at: offset..<characterEnd) }
    }
    var hasExponent = false
    if current | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      guard digits() else { return fail(.badNumber, at: offset..<characterEnd) }
    }
    if isWordByte(current) || current == UInt8(ascii: ".") {
      return fail(.badNumber, at: offset..<characterEnd)
    }
    append(.number, from: start)
    if hasExponent || offset - start > 300, isOutOfRange(start..<offset) {
      problems.append(SyntaxProblem(.numberOutOfRange, start..<offset))
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = offset
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= current { offset += 1 }
    return offset > start
  }

  private func isOutOfRange(_ range: Range<Int>) -> Bool {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return true }
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    return value == 0 && mantissa.contains { "1"..."9" ~= $0 }
  }

  /// Reads `true`, `false` or `null`, or says which of them was meant.
  mutating func literal(_ word: StaticString, _ kind: JSONKind) -> Bool {
    let start = offset
    let end = wordEnd(from: start)
    var matching = 0
    word.withUTF8Buffer { letters in
      while matching < letters.count, byte(at: start + matching) == letters[matching] {
        matching += 1
      }
    }
    guard matching == word.utf8CodeUnitCount, end == start + matching else {
      offset = start + matching
      return misspeltWord(start..<end)
    }
    offset = end
    append(kind, from: start)
    return true
  }
}
