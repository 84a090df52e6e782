internal import Glibc

extension ChildProcess {
  /// Starts the child on the terminal and waits for its end.
  ///
  /// Where this process's own input or output isn't the terminal, the child gets the controlling
  /// one all the same, so that an editor can be used while a script reads what comes of it. Without
  /// a terminal it has this process's input, and its output goes to standard error. As long as the
  /// child runs, an interrupt from the keyboard is its own and doesn't end this process.
  /// - Throws: where the child can't be started.
  package func runOnTerminal() throws(FileError) -> Ending {
    let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    defer { if terminal >= 0 { close(terminal) } }
    let fallback = terminal >= 0 ? terminal : STDERR_FILENO
    let streams = (
      isatty(STDIN_FILENO) == 1 || terminal < 0 ? STDIN_FILENO : terminal,
      isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : fallback,
      isatty(STDERR_FILENO) == 1 ? STDERR_FILENO : fallback
    )
    let before = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      signal(SIGINT, before.0)
      signal(SIGQUIT, before.1)
    }
    do {
      let process = try spawn(streams: streams, resetting: [SIGINT, SIGQUIT])
      var child = RunningChild(process, timeout: nil)
      while !child.hasEnded { child.pause() }
      return child.ending
    } catch {
      throw FileError(error, operation: "posix_spawn", path: program)
    }
  }
}
