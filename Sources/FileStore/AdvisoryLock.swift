internal import Glibc

/// A lock that one process at a time holds, released by the kernel however the process ends.
///
/// The file is never removed: removing it would let two processes lock two files of one name. It
/// holds the holder's process id, as a help for whoever waits.
package struct AdvisoryLock: ~Copyable {
  private let descriptor: Int32

  deinit {
    _ = ftruncate(descriptor, 0)
    _ = close(descriptor)
  }

  /// Gives the lock back now.
  package consuming func release() {}

  /// Takes the lock on the file at `path`, made where it is missing, within `timeout`.
  ///
  /// The corresponding C function is `flock`.
  /// - Throws: `.locked` with the holder's process id when the time is over.
  package static func acquire(
    at path: String,
    timeout: Duration
  ) throws(FileError) -> AdvisoryLock {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let descriptor: Int32
    do {
      descriptor = try retried { unsafe open(path, flags, 0o666) }
    } catch {
      throw FileError(error, operation: "open", path: path)
    }
    let lock = AdvisoryLock(descriptor: descriptor)
    let deadline = ContinuousClock.now + timeout
    var pause = 500
    while true {
      do {
        _ = try retried { flock(descriptor, LOCK_EX | LOCK_NB) }
        lock.writeHolder()
        return lock
      } catch {
        if error != .wouldBlock {
          throw lock.refused(FileError(error, operation: "flock", path: path))
        }
      }
      guard ContinuousClock.now < deadline else {
        let holder = lock.readHolder()
        throw lock.refused(FileError(.locked(holder: holder), operation: "flock", path: path))
      }
      // Unequal pauses keep waiting processes from meeting again and again.
      usleep(UInt32(Int.random(in: pause / 2...pause)))
      pause = min(pause * 2, 10_000)
    }
  }

  /// Closes the descriptor without emptying the file, which is another process's.
  private consuming func refused(_ error: FileError) -> FileError {
    _ = close(descriptor)
    discard self
    return error
  }

  private borrowing func writeHolder() {
    let text = Array("\(getpid())\n".utf8)
    _ = ftruncate(descriptor, 0)
    _ = unsafe text.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private borrowing func readHolder() -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, $0.count, 0)
    }
    guard count > 1 else { return nil }
    return Int32(String(decoding: bytes[..<(count - 1)], as: UTF8.self))
  }
}
