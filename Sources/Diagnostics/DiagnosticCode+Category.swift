extension DiagnosticCode {
  /// What the code is about.
  public var category: Category {
    switch self {
    case .badEscape, .badNumber, .byteOrderMark, .comment, .conflictMarkers, .controlCharacter,
      .decimalComma, .duplicateKey, .emptyFile, .keyTwins, .loneSurrogate, .misspeltLiteral,
      .missingColon, .missingComma, .missingValue, .notANumber, .notUTF8, .numberOutOfRange,
      .textAfterEnd, .tooDeep, .trailingComma, .unclosed, .unexpectedCharacter, .unquotedText,
      .unterminatedString, .utf16, .wrongQuotes:
      .syntax
    case .badColor, .badDate, .badDays, .badFileName, .badID, .badText, .badTime, .clashingKeys,
      .longDescription, .misplacedFile, .misspeltKey, .missingKey, .newerFormat, .noSuchWeek,
      .notAFile, .outOfRange, .reservedName, .tooLarge, .unitSpelling, .unknownKey, .unknownSlot,
      .unknownValue, .unreadable, .wrongType:
      .schema
    case .archivedDish, .circularDish, .nameForID, .reservedFoodID, .unknownDish, .unknownFood,
      .unknownObjective, .unknownPerson, .unknownTag, .unknownTemplate, .unplannedMeal:
      .reference
    case .notChecked, .suspectedContent, .unsafeDish:
      .safety
    case .fixed, .fixedClash, .leftoversTooMany, .leftoversWithoutCooking, .lowCarb, .maxMinutes,
      .maxPerWeek, .mealTypeRestriction, .minDaysBetween, .months, .noConsecutive,
      .noDuplicateInDay:
      .rule
    case .minPerWeek, .emptySlot:
      .gap
    case .operationInProgress, .unmergedEntry:
      .repository
    }
  }

  /// The severity of a finding with this code, where the finding itself doesn't say another.
  public var severity: Severity {
    switch self {
    case .byteOrderMark, .unitSpelling, .unknownKey, .archivedDish, .unplannedMeal:
      .warning
    case .longDescription, .unknownFood, .emptySlot, .minPerWeek, .notChecked, .suspectedContent:
      .note
    default:
      category == .rule ? .warning : .error
    }
  }
}
