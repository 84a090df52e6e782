extension JSONParser {
  /// Notes a problem after which the rest of the text isn't looked at.
  mutating func fail(
    _ kind: SyntaxProblem.Kind,
    at range: Range<Int>,
    related: Range<Int>? = nil
  ) -> Bool {
    problems.append(SyntaxProblem(kind, range, related: related))
    return false
  }

  mutating func unclosed(_ opening: Int, _ expectation: SyntaxProblem.Expectation) -> Bool {
    fail(.unclosed(expectation), at: bytes.count..<bytes.count, related: opening..<opening + 1)
  }

  /// Notes what can't stand here; a bracket of the other kind leaves the opened one unclosed.
  mutating func unexpected(
    _ expectation: SyntaxProblem.Expectation,
    opened opening: Int? = nil
  ) -> Bool {
    if let opening, current == UInt8(ascii: "}") || current == UInt8(ascii: "]") {
      return fail(
        .unclosed(expectation),
        at: offset..<offset + 1,
        related: opening..<opening + 1
      )
    }
    guard let scalar = scalar(at: offset) else {
      // Outside of a string no character beyond ASCII can begin, well-formed or not.
      return fail(.notUTF8, at: offset..<offset + 1)
    }
    return fail(.unexpectedCharacter(scalar, expectation), at: offset..<characterEnd)
  }

  mutating func extraComma(_ comma: Int, at place: Int) {
    problems.append(
      SyntaxProblem(
        .trailingComma,
        place..<place + 1,
        related: comma == place ? nil : comma..<comma + 1,
        mend: SyntaxProblem.Mend(range: comma..<comma + 1, text: "")
      )
    )
  }

  mutating func missingComma(after end: Int) {
    problems.append(
      SyntaxProblem(
        .missingComma,
        offset..<characterEnd,
        mend: SyntaxProblem.Mend(range: end..<end, text: ",")
      )
    )
  }

  /// Reads the decimals of `1,5`, where a number, a comma and digits stand with nothing between.
  mutating func decimals(after comma: Int) -> Bool {
    guard offset == comma + 1, UInt8(ascii: "0")...UInt8(ascii: "9") ~= current,
      let last = entries.indices.last, entries[last].kind == .number,
      Int(entries[last].end) == comma, !entries[last].flags.contains(.hasDecimalComma),
      !bytes[Int(entries[last].start)..<comma].contains(UInt8(ascii: "."))
    else { return false }
    problems.append(
      SyntaxProblem(
        .decimalComma,
        offset..<offset + 1,
        mend: SyntaxProblem.Mend(range: comma..<comma + 1, text: ".")
      )
    )
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= current { offset += 1 }
    entries[last].end = UInt32(offset)
    entries[last].flags.insert(.hasDecimalComma)
    return true
  }

  /// Skips white space, and comments after saying so; `false` where a comment doesn't end.
  mutating func skipSpace() -> Bool {
    while true {
      switch current {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard let end = commentEnd() else { return true }
        problems.append(
          SyntaxProblem(
            .comment,
            offset..<end,
            mend: SyntaxProblem.Mend(range: offset..<end, text: "")
          )
        )
        offset = end
      default:
        return true
      }
    }
  }

  private func commentEnd() -> Int? {
    var index = offset
    if current == UInt8(ascii: "#") || byte(at: offset + 1) == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    }
    guard byte(at: offset + 1) == UInt8(ascii: "*") else { return nil }
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  /// Reads `'…'` or `“…”` as the string that it was meant to be.
  mutating func wronglyQuotedString() -> Bool {
    let start = offset
    guard let opening = Quote.length(in: bytes, at: offset) else { return unexpected(.value) }
    offset += opening
    let content = offset
    let closers = Quote.closers(forOpening: bytes[start..<content])
    var flags: JSONTape.Flags = []
    while true {
      guard !isAtEnd, current >= 0x20 else {
        return fail(.wrongQuotes, at: start..<content)
      }
      if let closer = closers.first(where: { bytes[offset...].starts(with: $0) }) {
        let text = String(decoding: bytes[content..<offset], as: UTF8.self)
        offset += closer.count
        append(.string, from: start, flags: flags)
        entries[entries.count - 1].openingQuote = UInt8(opening)
        entries[entries.count - 1].closingQuote = UInt8(closer.count)
        problems.append(
          SyntaxProblem(
            .wrongQuotes,
            start..<content,
            mend: SyntaxProblem.Mend(range: start..<offset, text: CanonicalText.quoted(text))
          )
        )
        return true
      }
      guard let length = Encoding.sequenceLength(in: bytes, at: offset) else {
        let bad = Encoding.firstInvalidByte(in: bytes, at: offset)
        return fail(.notUTF8, at: bad..<min(bad + 1, bytes.count))
      }
      if length > 1 { flags.insert(.hasNonASCII) }
      offset += length
    }
  }

  /// What stands where a value should, and isn't one.
  mutating func unusualValue(expecting expectation: SyntaxProblem.Expectation) -> Bool {
    if Quote.length(in: bytes, at: offset) != nil { return wronglyQuotedString() }
    switch current {
    case UInt8(ascii: "N"), UInt8(ascii: "I"):
      let end = wordEnd(from: offset)
      let word = String(decoding: bytes[offset..<end], as: UTF8.self)
      if ["NaN", "Infinity", "Inf"].contains(word) { return fail(.notANumber, at: offset..<end) }
      return misspeltWord(offset..<end)
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return fail(.badNumber, at: offset..<offset + 1)
    case let byte where isWordByte(byte):
      return misspeltWord(offset..<wordEnd(from: offset))
    default:
      return unexpected(expectation)
    }
  }

  mutating func unusualKey() -> Bool {
    guard isWordByte(current) else { return unexpected(.keyOrObjectEnd) }
    let end = wordEnd(from: offset)
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    return fail(.unquotedText(word), at: offset..<end)
  }

  /// A word that is no literal: one written otherwise, or text without its quotes.
  mutating func misspeltWord(_ range: Range<Int>) -> Bool {
    let word = String(decoding: bytes[range], as: UTF8.self)
    let place = min(offset, bytes.count)..<max(range.upperBound, min(offset, bytes.count))
    if let literal = Literals.meant(by: word) {
      return fail(.misspeltLiteral(literal), at: place)
    }
    return fail(.unquotedText(word), at: place)
  }

  /// Remembers a key, and says where it stood already.
  mutating func notice(_ key: Int, among keys: inout KeyCollection) {
    guard let earlier = keys.insert(key, entries: entries, bytes: bytes) else { return }
    let range = Int(entries[key].start)..<Int(entries[key].end)
    let first = Int(entries[earlier.index].start)..<Int(entries[earlier.index].end)
    let text = earlier.text
    let kind: SyntaxProblem.Kind =
      earlier.isTwin
      ? .keyTwins(text)
      : .duplicateKey(text, sameValue: haveSameValue(earlier.index + 1, key + 1))
    problems.append(SyntaxProblem(kind, range, related: first))
  }

  private func haveSameValue(_ left: Int, _ right: Int) -> Bool {
    bytes[Int(entries[left].start)..<Int(entries[left].end)]
      == bytes[Int(entries[right].start)..<Int(entries[right].end)]
  }
}
