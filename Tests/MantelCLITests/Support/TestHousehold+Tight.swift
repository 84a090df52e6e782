/// Households that are easy to count by hand.
extension TestHousehold {
  /// Dinners alone: five meat dishes of which three a week may come, and five of fish, two.
  static func tight() throws -> TestHousehold {
    let household = try TestHousehold()
    try household.write(
      "mantel.json",
      #"{ "format": 1, "language": "en", "meals": { "dinner": {} } }"# + "\n"
    )
    for (tag, most) in [("meat", 3), ("fish", 2)] {
      let name = tag == "meat" ? "Meat" : "Fish"
      try household.write(
        "tags/\(tag).json",
        #"{ "name": "\#(name)", "rules": { "maxPerWeek": \#(most) } }"# + "\n"
      )
      for number in 1...5 {
        try household.write(
          "dishes/\(tag)-\(number).json",
          #"{ "name": "\#(name) \#(number)", "tags": ["\#(tag)"] }"# + "\n"
        )
      }
    }
    try household.git("init", "-q", "-b", "main")
    try household.git("add", "-A")
    try household.git("commit", "-q", "-m", "tight")
    return household
  }

  /// How many commits there are.
  func commitCount() throws -> String { try git("rev-list", "--count", "HEAD") }
}
