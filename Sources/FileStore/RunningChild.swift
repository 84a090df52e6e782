internal import Glibc

/// A child that was started: its output is collected, its time watched, its status awaited.
struct RunningChild {
  /// How long a child has between `SIGTERM` and `SIGKILL`.
  private static let grace = Duration.seconds(2)

  private(set) var ending = ChildProcess.Ending.exited(0)
  private let process: pid_t
  private var deadline: ContinuousClock.Instant?
  private var nap: UInt32 = 100
  private var isTerminated = false
  private var isReaped = false

  init(_ process: pid_t, timeout: Duration?) {
    self.process = process
    deadline = timeout.map { ContinuousClock.now + $0 }
  }

  /// Whether the child has ended; asked without waiting, and ends it when its time is over.
  var hasEnded: Bool {
    mutating get {
      if isReaped { return true }
      var status: Int32 = 0
      let found = unsafe waitpid(process, &status, WNOHANG)
      if found == process || (found == -1 && errno == ECHILD) {
        isReaped = true
        if !isTerminated { ending = Self.ending(status: status) }
        return true
      }
      if let limit = deadline, ContinuousClock.now >= limit {
        _ = kill(process, isTerminated ? SIGKILL : SIGTERM)
        isTerminated = true
        ending = .timedOut
        deadline = limit + Self.grace
      }
      return false
    }
  }

  /// Waits a little, a little longer each time, or without a deadline until the child ends.
  mutating func pause() {
    if deadline != nil {
      usleep(nap)
      nap = min(nap * 2, 5000)
      return
    }
    var status: Int32 = 0
    if unsafe waitpid(process, &status, 0) == process {
      isReaped = true
      ending = Self.ending(status: status)
    }
  }

  /// Reads both outputs until they end, or until the child has ended and nothing is left to read:
  /// something that the child left running may keep them open for ever.
  consuming func collect(
    from output: borrowing OpenFile,
    and errorOutput: borrowing OpenFile
  ) -> ChildProcess.Outcome {
    var collected: [[UInt8]] = [[], []]
    var polled = [
      pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorOutput.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while polled.contains(where: { $0.fd >= 0 }) {
      let isOver = hasEnded
      let count = unsafe poll(&polled, nfds_t(polled.count), isOver ? 0 : 50)
      if count <= 0 && isOver { break }
      guard count > 0 else { continue }
      for index in polled.indices where polled[index].revents != 0 {
        if !Self.drain(polled[index].fd, into: &collected[index]) { polled[index].fd = -1 }
      }
    }
    while !hasEnded { pause() }
    return ChildProcess.Outcome(
      ending: ending,
      output: collected[0],
      errorOutput: collected[1]
    )
  }

  /// Reads what is there; false at the end.
  private static func drain(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    do {
      let count = try SystemFileLayer().read(descriptor, into: &buffer, at: 0)
      bytes.append(contentsOf: buffer[..<count])
      return count > 0
    } catch {
      return error == .wouldBlock
    }
  }

  private static func ending(status: Int32) -> ChildProcess.Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
