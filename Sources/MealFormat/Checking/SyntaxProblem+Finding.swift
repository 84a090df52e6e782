package import Diagnostics
package import JSONDocument
internal import Wording

extension SyntaxProblem {
  /// The problem as it is told.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - endsReading: Whether the rest of the file was not looked at because of it.
  /// - Returns: The finding.
  package func finding(in path: String, endsReading: Bool) -> Finding {
    let (code, message, hint) = telling
    var notes: [Note] = []
    if let related, let text = relatedText {
      notes.append(Note(text, at: Place(path: path, target: .bytes(related))))
    }
    if endsReading { notes.append(Note(.restNotLookedAt)) }
    return Finding(
      code,
      at: Place(path: path, target: .bytes(range)),
      message,
      hint: hint,
      notes: notes,
      fix: fix
    )
  }

  private var fix: Fix? {
    if let mend { return .replaceBytes(mend.range, with: mend.text) }
    if case .duplicateKey(_, sameValue: true) = kind { return .rewrite }
    return nil
  }

  private var relatedText: Phrase? {
    switch kind {
    case .duplicateKey, .keyTwins: .firstHere
    case .trailingComma: .commaHere
    case .unclosed: .openedHere
    case .unterminatedString: .textBeginsHere
    default: nil
    }
  }

  private var telling: (DiagnosticCode, Phrase, Phrase?) {
    switch kind {
    case .badEscape: (.badEscape, .badEscape, .escapeHint)
    case .badNumber: (.badNumber, .badNumber, .numberHint)
    case .byteOrderMark: (.byteOrderMark, .byteOrderMark, .byteOrderMarkHint)
    case .comment: (.comment, .comment, .commentHint)
    case .conflictMarkers: (.conflictMarkers, .conflictMarkers, .conflictMarkersHint)
    case .controlCharacter: (.controlCharacter, .controlCharacter, .controlCharacterHint)
    case .decimalComma: (.decimalComma, .decimalComma, nil)
    case .duplicateKey(let key, _): (.duplicateKey, .duplicateKey(key), .duplicateKeyHint)
    case .emptyFile: (.emptyFile, .emptyFile, .emptyFileHint)
    case .keyTwins(let key): (.keyTwins, .keyTwins(key), .duplicateKeyHint)
    case .loneSurrogate: (.loneSurrogate, .loneSurrogate, .loneSurrogateHint)
    case .misspeltLiteral(let word): (.misspeltLiteral, .misspeltLiteral(word), nil)
    case .missingColon: (.missingColon, .missingColon, nil)
    case .missingComma: (.missingComma, .missingComma, nil)
    case .missingValue: (.missingValue, .missingValue, nil)
    case .notANumber: (.notANumber, .notANumber, .notANumberHint)
    case .notUTF8: (.notUTF8, .notUTF8, .notUTF8Hint)
    case .numberOutOfRange: (.numberOutOfRange, .numberOutOfRange, nil)
    case .textAfterEnd: (.textAfterEnd, .textAfterEnd, .textAfterEndHint)
    case .tooDeep: (.tooDeep, .tooDeep(JSONParser.maximumDepth), nil)
    case .trailingComma: (.trailingComma, .trailingComma, .trailingCommaHint)
    case .unclosed: (.unclosed, .unclosed, nil)
    case .unexpectedCharacter(let scalar, let expected):
      (
        .unexpectedCharacter, .unexpectedCharacter(Self.name(scalar), expected: expected.phrase),
        nil
      )
    case .unquotedText(let word): (.unquotedText, .unquotedText(word), .unquotedTextHint(word))
    case .unterminatedString: (.unterminatedString, .unterminatedString, nil)
    case .utf16: (.utf16, .utf16, .notUTF8Hint)
    case .wrongQuotes: (.wrongQuotes, .wrongQuotes, nil)
    }
  }

  /// What a character is called: itself where it can be seen, else its number.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let isSeen =
      !TextRules.isControl(scalar) && !TextRules.isBlank(scalar)
      && !scalar.properties.isDefaultIgnorableCodePoint
    return isSeen ? "'\(scalar)'" : TextRules.name(of: scalar)
  }
}

extension SyntaxProblem.Expectation {
  fileprivate var phrase: Phrase {
    switch self {
    case .value: .expectedValue
    case .valueOrListEnd: .expectedValueOrListEnd
    case .keyOrObjectEnd: .expectedKeyOrObjectEnd
    case .commaOrListEnd: .expectedCommaOrListEnd
    case .commaOrObjectEnd: .expectedCommaOrObjectEnd
    }
  }
}
