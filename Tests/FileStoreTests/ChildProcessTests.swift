import FileStore
import Testing

@Suite struct ChildProcessTests {
  @Test func `both outputs are read to their end`() throws {
    let line = "cat; printf err >&2; head -c 300000 /dev/zero >&2; exit 3"
    let input = [UInt8](repeating: 7, count: 300_000)
    let child = ChildProcess(
      "/bin/sh",
      ["-c", line],
      environment: ["PATH": "/bin:/usr/bin"],
      streams: .captured(input: input)
    )
    let outcome = try child.run()
    #expect(outcome.ending == .exited(3))
    #expect(outcome.output == input)
    #expect(outcome.errorOutput.count == 300_003)
  }

  @Test func `a child has exactly the environment given`() throws {
    let child = ChildProcess("/usr/bin/env", environment: ["A": "1", "B": "x=y"], folder: "/")
    #expect(try child.run().output == Array("A=1\nB=x=y\n".utf8))
  }

  @Test func `a child that takes too long is ended`() throws {
    let child = ChildProcess(
      "/bin/sleep",
      ["60"],
      environment: [:],
      timeout: .milliseconds(50)
    )
    #expect(try child.run().ending == .timedOut)
    var silent = child
    silent.streams = .inherited
    #expect(try silent.run().ending == .timedOut)
  }

  @Test func `what a child leaves running is not waited for`() throws {
    let child = ChildProcess(
      "/bin/sh",
      ["-c", "sleep 20 & echo done"],
      environment: ["PATH": "/bin:/usr/bin"],
      timeout: .seconds(15)
    )
    let outcome = try child.run()
    #expect(outcome.output == Array("done\n".utf8))
    #expect(outcome.isSuccess)
  }

  @Test func `a program that is missing is named`() throws {
    let kind = failure { () throws(FileError) in
      _ = try ChildProcess("/nonexistent/program", environment: [:]).run()
    }
    #expect(kind == .system(.notFound))
    #expect(ChildProcess.find("sh", searchPath: "/nonexistent:/bin") == "/bin/sh")
    #expect(ChildProcess.find("no-such-program", searchPath: "/bin") == nil)
  }

  @Test func `a signal is told from a status`() throws {
    let child = ChildProcess("/bin/sh", ["-c", "kill -9 $$"], environment: [:])
    #expect(try child.run().ending == .killed(signal: 9))
    let quiet = ChildProcess("/bin/sh", ["-c", "exit 4"], environment: [:], streams: .inherited)
    #expect(try quiet.run().ending == .exited(4))
  }
}
