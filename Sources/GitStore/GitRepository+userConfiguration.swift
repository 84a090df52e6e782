internal import CLibgit2

extension GitRepository {
  /// The value of a key in the user's and the system's configuration, without any repository.
  ///
  /// The corresponding C function is `git_config_open_default`.
  package static func userString(forKey key: String) throws(GitError) -> String? {
    try unsafe withUserConfiguration { configuration throws(GitError) in
      try unsafe string(forKey: key, in: configuration)
    }
  }

  /// The entries whose key fits a regular expression, without any repository.
  package static func userEntries(
    matching expression: String
  ) throws(GitError) -> [ConfigurationEntry] {
    try unsafe withUserConfiguration { configuration throws(GitError) in
      try unsafe entries(matching: expression, in: configuration)
    }
  }

  private static func withUserConfiguration<Value>(
    _ body: (OpaquePointer?) throws(GitError) -> Value
  ) throws(GitError) -> Value {
    try GitRuntime.ensureStarted()
    var configuration: OpaquePointer?
    try check(unsafe git_config_open_default(&configuration), "git_config_open_default")
    defer { unsafe git_config_free(configuration) }
    try unsafe GitRuntime.addGlobalFile(to: configuration, of: nil)
    return try unsafe body(configuration)
  }
}
