internal import Glibc

/// The most memory that this process held.
///
/// The kernel's own count of it: what `wait4` tells of a child includes its parent's memory from
/// before the program was started.
enum PeakMemory {
  /// In kibibytes; `nil` where the system doesn't say.
  static var kibibytes: Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      guard line.hasPrefix("VmHWM:") else { continue }
      return Int(line.filter(\.isNumber))
    }
    return nil
  }
}
