internal import Glibc
package import MealFormat
package import MealModel

/// The system's clock and time zones.
package enum SystemClock {
  private static let zoneFolder = "/usr/share/zoneinfo"

  /// Today in a time zone, or in the system's own where none is named.
  ///
  /// - Returns: The day; `nil` where the system has no such zone.
  package static func today(inTimeZone zone: String?) -> CalendarDay? {
    guard let zone else { return localDay() }
    guard hasZone(zone) else { return nil }
    // The C library reads the zone from the environment alone; it gets its own back, so that a
    // commit has the user's offset and not the household's.
    let own = getenv("TZ").map { String(cString: $0) }
    setenv("TZ", ":" + zone, 1)
    defer {
      if let own { setenv("TZ", own, 1) } else { unsetenv("TZ") }
      tzset()
    }
    return localDay()
  }

  private static func localDay() -> CalendarDay? {
    tzset()
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDay(
      year: Int(parts.tm_year) + 1900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
  }

  /// The time of a commit made now: seconds since 1970 and the local offset in minutes.
  package static func now() -> (seconds: Int64, offsetMinutes: Int) {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return (Int64(now), parts.tm_gmtoff / 60)
  }

  /// The system's own time zone by its IANA name; `nil` where it doesn't say.
  package static func localZone(environment: [String: String]) -> String? {
    if let zone = environment["TZ"].map({ $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }),
      hasZone(zone)
    {
      return zone
    }
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/etc/localtime", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let range = target.firstRange(of: "zoneinfo/") else { return nil }
    return String(target[range.upperBound...])
  }

  /// The time zones of the system.
  package static let timeZones = TimeZoneCatalogue(contains: hasZone) { zoneNames(in: "") }

  private static func hasZone(_ name: String) -> Bool {
    let isPlain = name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-+".contains($0)) }
    }
    return isPlain && access(zoneFolder + "/" + name, R_OK) == 0
  }

  private static func zoneNames(in prefix: String) -> [String] {
    guard let folder = opendir(zoneFolder + "/" + prefix) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.first?.isUppercase == true else { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) {
        names += zoneNames(in: prefix + name + "/")
      } else {
        names.append(prefix + name)
      }
    }
    return names
  }
}
