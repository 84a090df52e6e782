internal import CLibgit2

/// The id of a commit.
package typealias CommitID = ObjectID

/// The id of a git object: the 20 bytes of its SHA-1.
package struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let middle: UInt64
  private let low: UInt32

  /// Reads an id from 40 hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 40 else { return nil }
    var words: (UInt64, UInt64, UInt32) = (0, 0, 0)
    for (index, digit) in text.utf8.enumerated() {
      guard let value = Self.value(of: digit) else { return nil }
      switch index {
      case ..<16: words.0 = words.0 << 4 | UInt64(value)
      case ..<32: words.1 = words.1 << 4 | UInt64(value)
      default: words.2 = words.2 << 4 | UInt32(value)
      }
    }
    (high, middle, low) = words
  }

  init(_ id: git_oid) {
    var copy = id
    (high, middle, low) = unsafe withUnsafeBytes(of: &copy) { bytes in
      unsafe (
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
      )
    }
  }

  @unsafe init?(_ pointer: UnsafePointer<git_oid>?) {
    guard let pointer = unsafe pointer else { return nil }
    self.init(unsafe pointer.pointee)
  }

  /// The id as libgit2 holds it.
  var oid: git_oid {
    var result = git_oid()
    unsafe withUnsafeMutableBytes(of: &result) { bytes in
      unsafe bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
      unsafe bytes.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
      unsafe bytes.storeBytes(of: low.bigEndian, toByteOffset: 16, as: UInt32.self)
    }
    return result
  }

  /// The 40 hexadecimal digits.
  package var description: String {
    Self.digits(high, 16) + Self.digits(middle, 16) + Self.digits(UInt64(low), 8)
  }

  package static func < (left: ObjectID, right: ObjectID) -> Bool {
    (left.high, left.middle, left.low) < (right.high, right.middle, right.low)
  }

  private static func digits(_ number: UInt64, _ count: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: count - text.utf8.count) + text
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
