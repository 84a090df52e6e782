internal import CLibgit2

/// One value of the configuration.
package struct ConfigurationEntry: Hashable, Sendable {
  /// The key; section and name in lower case, a subsection as it was written.
  package let key: String
  /// The value; empty where the key stands without one.
  package let value: String
}

extension GitRepository {
  /// The value of a key on the nearest level that has it, or nil.
  ///
  /// The corresponding C function is `git_config_get_string_buf`.
  package func string(forKey key: String) throws(GitError) -> String? {
    try unsafe withConfiguration { configuration throws(GitError) in
      try unsafe GitRepository.string(forKey: key, in: configuration)
    }
  }

  /// The value of a key that names a file, with a leading `~/` as the home folder.
  func path(forKey key: String) throws(GitError) -> String? {
    try string(forKey: key).map(GitRuntime.expandingHome)
  }

  /// The value of the first of these keys that is set.
  func string(forFirstOf keys: [String]) throws(GitError) -> String? {
    for key in keys {
      if let value = try string(forKey: key) { return value }
    }
    return nil
  }

  /// The truth value of a key, or nil where it is not set.
  ///
  /// The corresponding C function is `git_config_get_bool`.
  /// - Throws: where the value is no truth value.
  package func boolean(forKey key: String) throws(GitError) -> Bool? {
    try unsafe withConfiguration { configuration throws(GitError) in
      var value: Int32 = 0
      let code = unsafe git_config_get_bool(&value, configuration, key)
      if code == GIT_ENOTFOUND.rawValue { return nil }
      try check(code, "git_config_get_bool")
      return value != 0
    }
  }

  /// All entries whose key fits a regular expression, all levels together, the nearest last.
  ///
  /// The corresponding C function is `git_config_iterator_glob_new`.
  package func entries(matching expression: String) throws(GitError) -> [ConfigurationEntry] {
    try unsafe withConfiguration { configuration throws(GitError) in
      try unsafe GitRepository.entries(matching: expression, in: configuration)
    }
  }

  static func entries(
    matching expression: String,
    in configuration: OpaquePointer?
  ) throws(GitError) -> [ConfigurationEntry] {
    var iterator: OpaquePointer?
    try check(
      unsafe git_config_iterator_glob_new(&iterator, configuration, expression),
      "git_config_iterator_glob_new"
    )
    defer { unsafe git_config_iterator_free(iterator) }
    var found: [ConfigurationEntry] = []
    var entry: UnsafeMutablePointer<git_config_entry>?
    while true {
      let code = unsafe git_config_next(&entry, iterator)
      if code == GIT_ITEROVER.rawValue { return found }
      try check(code, "git_config_next")
      guard let current = unsafe entry?.pointee else { continue }
      let value = unsafe current.value.map { unsafe String(cString: $0) }
      let key = unsafe String(cString: current.name)
      found.append(ConfigurationEntry(key: key, value: value ?? ""))
    }
  }

  /// Sets a key in the repository's own configuration.
  ///
  /// The corresponding C function is `git_config_set_string`.
  package func set(_ key: String, to value: String) throws(GitError) {
    try unsafe withLocalConfiguration { configuration throws(GitError) in
      try check(
        unsafe git_config_set_string(configuration, key, value),
        "git_config_set_string"
      )
    }
  }

  /// Removes a key, with all its values, from the repository's own configuration.
  ///
  /// The corresponding C function is `git_config_delete_multivar`.
  package func unset(_ key: String) throws(GitError) {
    try unsafe withLocalConfiguration { configuration throws(GitError) in
      let code = unsafe git_config_delete_multivar(configuration, key, ".*")
      if code != GIT_ENOTFOUND.rawValue { try check(code, "git_config_delete_multivar") }
    }
  }

  /// Lends the configuration of all levels.
  func withConfiguration<Result>(
    _ body: (OpaquePointer?) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    var configuration: OpaquePointer?
    try check(
      unsafe git_repository_config(&configuration, handle),
      "git_repository_config"
    )
    defer { unsafe git_config_free(configuration) }
    return try unsafe body(configuration)
  }

  private func withLocalConfiguration(
    _ body: (OpaquePointer?) throws(GitError) -> Void
  ) throws(GitError) {
    try unsafe withConfiguration { configuration throws(GitError) in
      var local: OpaquePointer?
      try check(
        unsafe git_config_open_level(&local, configuration, GIT_CONFIG_LEVEL_LOCAL),
        "git_config_open_level"
      )
      defer { unsafe git_config_free(local) }
      try unsafe body(local)
    }
  }

  static func string(
    forKey key: String,
    in configuration: OpaquePointer?
  ) throws(GitError) -> String? {
    var buffer = unsafe git_buf()
    let code = unsafe git_config_get_string_buf(&buffer, configuration, key)
    defer { unsafe git_buf_dispose(&buffer) }
    if code == GIT_ENOTFOUND.rawValue { return nil }
    try check(code, "git_config_get_string_buf")
    return unsafe buffer.ptr.map { unsafe String(cString: $0) } ?? ""
  }
}
