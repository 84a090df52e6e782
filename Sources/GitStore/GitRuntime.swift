internal import CGitSupport
internal import CLibgit2
internal import Synchronization

/// The state of libgit2 that all repositories of a process share.
///
/// libgit2 is started by the first call that needs it and by nothing else, since that takes longer
/// than most commands; the process ends without shutting it down.
package enum GitRuntime {
  /// A configuration file that stands for the user's own, as `GIT_CONFIG_GLOBAL` names it.
  private static let globalFile = Mutex<String?>(nil)

  /// The home folder, as `HOME` names it.
  private static let home = Mutex<String?>(nil)

  private static let started: Result<Void, GitError> = start()

  /// Starts libgit2 unless it runs.
  ///
  /// The corresponding C function is `git_libgit2_init`.
  static func ensureStarted() throws(GitError) {
    try started.get()
  }

  private static func start() -> Result<Void, GitError> {
    do throws(GitError) {
      try check(git_libgit2_init(), "git_libgit2_init")
      // Objects are read from a store that git itself verifies; hashing each again costs a quarter.
      try check(mantel_git_verify_hashes(0), "git_libgit2_opts")
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// Honours `HOME`, and `GIT_CONFIG_GLOBAL` and `GIT_CONFIG_NOSYSTEM`, which libgit2 does not read.
  ///
  /// It counts for repositories that are opened later, in the whole process.
  package static func configure(environment: [String: String]) throws(GitError) {
    if let value = environment["GIT_CONFIG_NOSYSTEM"], !["", "0", "false", "no"].contains(value) {
      try forget(GIT_CONFIG_LEVEL_SYSTEM)
    }
    home.withLock { $0 = environment["HOME"] }
    guard let file = environment["GIT_CONFIG_GLOBAL"] else { return }
    try forget(GIT_CONFIG_LEVEL_GLOBAL)
    try forget(GIT_CONFIG_LEVEL_XDG)
    globalFile.withLock { $0 = file.isEmpty || file == "/dev/null" ? nil : file }
  }

  /// Reads no configuration but the repository's own from now on, in the whole process.
  package static func ignoreUserConfiguration() throws(GitError) {
    try configure(environment: ["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": ""])
    try forget(GIT_CONFIG_LEVEL_PROGRAMDATA)
  }

  /// Adds the file that stands for the user's own configuration to one that was opened.
  static func addGlobalFile(
    to configuration: OpaquePointer?,
    of repository: OpaquePointer?
  ) throws(GitError) {
    guard let file = globalFile.withLock({ $0 }) else { return }
    try check(
      unsafe git_config_add_file_ondisk(
        configuration,
        file,
        GIT_CONFIG_LEVEL_GLOBAL,
        repository,
        1
      ),
      "git_config_add_file_ondisk"
    )
  }

  /// A path with a leading `~/` as the home folder, where that is known.
  static func expandingHome(_ path: String) -> String {
    guard path.utf8.starts(with: "~/".utf8), let home = home.withLock({ $0 }) else { return path }
    return home + String(Substring(path.utf8.dropFirst()))
  }

  /// Makes everything that later commits write reach the disk before they return, or not.
  static func synchronizeWrites(_ isOn: Bool) throws(GitError) {
    try check(mantel_git_synchronize(isOn ? 1 : 0), "git_libgit2_opts")
  }

  private static func forget(_ level: git_config_level_t) throws(GitError) {
    try ensureStarted()
    try check(
      unsafe mantel_git_set_search_path(level.rawValue, ""),
      "git_libgit2_opts"
    )
  }
}
