/// The names of temporary files: `.dish.json.mantel-0123456789abcdef`.
///
/// Whoever lists a folder can tell them from data and clear away what a killed process left.
package enum TemporaryName {
  private static let mark = ".mantel-"
  private static let digits = 16

  /// Whether a name is one of a temporary file.
  package static func matches(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.first == UInt8(ascii: "."), bytes.count >= mark.utf8.count + digits else {
      return false
    }
    let isHexadecimal = bytes.suffix(digits).allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    return isHexadecimal && bytes.dropLast(digits).suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  /// Makes up a name beside `name`; a long name is left out, so that it stays under 255 bytes.
  static func random(for name: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: digits - number.utf8.count)
    let stem = name.utf8.count > 200 ? "" : "." + name
    return stem + mark + padding + number
  }
}
