internal import CFileSupport
internal import Glibc

extension ChildProcess {
  /// Starts the child, with the three streams given or this process's own, and returns its id.
  ///
  /// - Parameters:
  ///   - streams: Standard input, output and error; `nil` for this process's own.
  ///   - signals: Signals that this process ignores and the child doesn't.
  /// - Throws: The system's error number.
  /// - Returns: The child's process id.
  func spawn(
    streams: (Int32, Int32, Int32)?,
    resetting signals: [Int32] = []
  ) throws(ErrorNumber) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    try checked(unsafe posix_spawn_file_actions_init(&actions))
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let streams {
      try checked(unsafe posix_spawn_file_actions_adddup2(&actions, streams.0, 0))
      try checked(unsafe posix_spawn_file_actions_adddup2(&actions, streams.1, 1))
      try checked(unsafe posix_spawn_file_actions_adddup2(&actions, streams.2, 2))
    }
    if let folder {
      try checked(unsafe mantel_spawn_in_folder(&actions, folder))
    }
    var attributes = posix_spawnattr_t()
    try checked(unsafe posix_spawnattr_init(&attributes))
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    unsafe sigaddset(&defaults, SIGPIPE)
    for signal in signals { unsafe sigaddset(&defaults, signal) }
    try checked(unsafe posix_spawnattr_setsigdefault(&attributes, &defaults))
    // The calling thread may block signals; the child must not inherit that.
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    try checked(unsafe posix_spawnattr_setsigmask(&attributes, &blocked))
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    try checked(unsafe posix_spawnattr_setflags(&attributes, Int16(flags)))

    var process = pid_t()
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let code = unsafe withCStrings([program] + arguments) { argv in
      unsafe withCStrings(variables) { envp in
        unsafe posix_spawn(&process, program, &actions, &attributes, argv, envp)
      }
    }
    try checked(code)
    return process
  }

  /// Throws the error number that the `posix_spawn` family returns.
  private func checked(_ code: Int32) throws(ErrorNumber) {
    if code != 0 { throw ErrorNumber(rawValue: code) }
  }
}

/// Lends a list of C strings that ends with nil, as `argv` does.
@unsafe private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = unsafe strings.map { unsafe strdup($0) }
  defer {
    for index in unsafe copies.indices { unsafe free(copies[index]) }
  }
  return unsafe body(copies + [nil])
}
