import FileStore
import Glibc
import Synchronization
import Testing

@Suite struct AdvisoryLockTests {
  @Test func `a second holder waits and is told who holds it`() throws {
    let home = try TemporaryFolder()
    let file = home.path + "/mantel.lock"
    let lock = try AdvisoryLock.acquire(at: file, timeout: .zero)
    #expect(try home.shell("cat mantel.lock") == "\(getpid())\n")
    let kind = failure { () throws(FileError) in
      _ = try AdvisoryLock.acquire(at: file, timeout: .milliseconds(30))
    }
    #expect(kind == .locked(holder: getpid()))
    #expect(try home.shell("cat mantel.lock") == "\(getpid())\n")
    lock.release()
    let again = try AdvisoryLock.acquire(at: file, timeout: .seconds(2))
    again.release()
    #expect(try home.shell("cat mantel.lock; ls") == "mantel.lock\n")
  }

  @Test func `a killed holder leaves no lock`() throws {
    let home = try TemporaryFolder()
    let holding = "flock mantel.lock sh -c 'echo 7 >mantel.lock; kill -9 $PPID; kill -9 $$'"
    let child = ChildProcess("/bin/sh", ["-c", holding], environment: [:], folder: home.path)
    _ = try child.run()
    let lock = try AdvisoryLock.acquire(at: home.path + "/mantel.lock", timeout: .seconds(1))
    lock.release()
  }

  @Test func `a child does not keep the lock`() throws {
    let home = try TemporaryFolder()
    let file = home.path + "/mantel.lock"
    let lock = try AdvisoryLock.acquire(at: file, timeout: .zero)
    try home.shell("sleep 5 >/dev/null 2>&1 &")
    lock.release()
    // A child of another test has every descriptor until it becomes its program.
    let again = try AdvisoryLock.acquire(at: file, timeout: .seconds(2))
    again.release()
  }

  @Test func `holders come one after another`() async throws {
    let home = try TemporaryFolder()
    let file = home.path + "/mantel.lock"
    let inside = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            let lock = try AdvisoryLock.acquire(at: file, timeout: .seconds(20))
            let others = inside.add(1)
            #expect(others == 0)
            inside.add(-1)
            lock.release()
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  /// Adds to the count and returns what it was before.
  @discardableResult
  func add(_ number: Int) -> Int {
    value.withLock { value in
      defer { value += number }
      return value
    }
  }
}
