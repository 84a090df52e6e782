import FileStore
import GitStore
import Testing

@Suite struct ConcurrencyTests {
  @Test func `under the lock each of a hundred commits is kept`() async throws {
    let home = try TestRepository()
    let lockFile = home.path + "/.git/mantel.lock"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            let lock = try AdvisoryLock.acquire(at: lockFile, timeout: .seconds(30))
            try home.change(["dishes/\(worker)-\(number).json": "\(number)\n"])
            lock.release()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try home.status() == "")
    #expect(try home.shell("git rev-list --count HEAD") == "101\n")
    #expect(try home.shell("git ls-tree -r --name-only HEAD dishes | wc -l") == "101\n")
    #expect(try home.shell("git log --diff-filter=D --format=%H") == "")
  }

  @Test func `without the lock a commit that would lose another is refused`() async throws {
    let home = try TestRepository()
    let kept = try await withThrowingTaskGroup(of: Int.self) { group in
      for worker in 0..<4 {
        group.addTask {
          var kept = 0
          for number in 0..<10 {
            let files = ["dishes/\(worker)-\(number).json": "\(number)\n"]
            if failure(of: { try home.change(files) }) == nil { kept += 1 }
          }
          return kept
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(try home.shell("git rev-list --count HEAD") == "\(kept + 1)\n")
    #expect(try home.shell("git log --diff-filter=D --format=%H") == "")
    #expect(try home.shell("git fsck --strict --no-dangling 2>&1") == "")
  }
}
