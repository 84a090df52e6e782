/// The id of a record: the stem of its file's name.
///
/// Lower-case ASCII letters and digits in groups joined by single hyphens, at most 64
/// characters, and no name that Windows reserves. The kind keeps a dish's id from being taken
/// for a food's.
public struct Identifier<Kind>: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The text of the id.
  public let rawValue: String

  /// Creates an id from text that is one; `nil` where it isn't.
  public init?(rawValue: String) {
    guard IdentifierText.isValid(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// Creates an id from text that is one; `nil` where it isn't.
  public init?(_ text: String) {
    self.init(rawValue: text)
  }

  /// The text of the id.
  public var description: String { rawValue }
}

extension Identifier: Comparable {
  /// Orders ids by their bytes.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

/// What may be an id's text.
public enum IdentifierText {
  /// The most characters an id has.
  public static let maximumLength = 64

  /// Whether a text may be an id.
  public static func isValid(_ text: String) -> Bool {
    hasValidForm(text) && !isReserved(text)
  }

  /// Whether a text has an id's form: `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 64 characters.
  public static func hasValidForm(_ text: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    var previous = hyphen
    var count = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case hyphen where previous != hyphen: break
      default: return false
      }
      previous = byte
      count += 1
    }
    return previous != hyphen && count <= maximumLength
  }

  /// Whether Windows keeps the name for a device, so that a file of it couldn't be checked out
  /// there.
  public static func isReserved(_ text: String) -> Bool {
    switch text {
    case "con", "prn", "aux", "nul": return true
    default:
      guard text.utf8.count == 4, let last = text.utf8.last else { return false }
      let isNumbered = UInt8(ascii: "0")...UInt8(ascii: "9") ~= last
      return isNumbered && (text.hasPrefix("com") || text.hasPrefix("lpt"))
    }
  }
}
