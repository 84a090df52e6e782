internal import GitStore

/// What git's configuration says of mantel on this machine: the repository's, then the user's.
package enum UserConfiguration {
  /// A value; `nil` where it isn't set or the configuration can't be read.
  package static func string(
    _ key: String,
    from folder: String,
    environment: [String: String]
  ) -> String? {
    try? GitRuntime.configure(environment: environment)
    if let repository = try? GitRepository.discover(from: folder) {
      return (try? repository.string(forKey: key)) ?? nil
    }
    return (try? GitRepository.userString(forKey: key)) ?? nil
  }

  /// The user's own commands: `mantel.alias.<word>`.
  package static func aliases(
    from folder: String,
    environment: [String: String]
  ) -> [String: String] {
    try? GitRuntime.configure(environment: environment)
    let prefix = "mantel.alias."
    let entries =
      (try? GitRepository.discover(from: folder).entries(matching: "^mantel\\.alias\\."))
      ?? (try? GitRepository.userEntries(matching: "^mantel\\.alias\\.")) ?? []
    return entries.reduce(into: [:]) { aliases, entry in
      aliases[String(entry.key.dropFirst(prefix.count))] = entry.value
    }
  }
}
