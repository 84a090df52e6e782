import Glibc
import Terminal
import Testing

struct DescriptorTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a", "b"]), ("año 🍲\n", ["año 🍲"]),
    (String(repeating: "x", count: 10_000) + "\ny", [String(repeating: "x", count: 10_000), "y"]),
  ])
  func `reads lines`(_ text: String, _ lines: [String]) throws {
    let pipe = Pipe()
    defer { pipe.close() }
    try pipe.fill(text)
    var reader = LineReader(pipe.output)
    var read: [String] = []
    while let line = try reader.next() { read.append(line) }
    #expect(read == lines)
  }

  @Test func `bytes that are not UTF-8 are replaced`() throws {
    let pipe = Pipe()
    defer { pipe.close() }
    try DescriptorSink(pipe.input).write([0x61, 0xFF, 0x0A])
    var reader = LineReader(pipe.output)
    #expect(try reader.next() == "a\u{fffd}")
  }

  /// Another program reads, not a task of this one: that would wait for its turn behind all other
  /// tests, and the thread that writes with it.
  @Test func `writes more than a pipe holds`() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    var name = Array("/tmp/mantel-sink-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      Glibc.close(file)
      unlink(path)
    }
    let reader = try #require(popen("cat >\(path)", "w"))
    let written = Result { try DescriptorSink(fileno(reader)).write(bytes) }
    #expect(pclose(reader) == 0)
    try written.get()
    var read = [UInt8](repeating: 0, count: bytes.count + 1)
    #expect(Glibc.read(file, &read, read.count) == bytes.count)
    #expect(Array(read.dropLast()) == bytes)
  }

  @Test func `a closed pipe is an error of its own`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      Glibc.close(pipe.output)
      #expect(throws: OutputError.closedPipe) { try DescriptorSink(pipe.input).write("pan") }
    }
  }

  @Test func `a bad descriptor is an error of the system`() {
    #expect(throws: OutputError.system(errno: EBADF)) { try DescriptorSink(-1).write("pan") }
    var reader = LineReader(-1)
    let error = #expect(throws: InputError.self) { try reader.next() }
    #expect(error?.errno == EBADF)
  }

  @Test(arguments: [
    ([:], 80), (["COLUMNS": "120"], 120), (["COLUMNS": "0"], 80), (["COLUMNS": "x"], 80),
  ])
  func `a pipe has the columns of the environment`(_ environment: [String: String], _ columns: Int)
  {
    let pipe = Pipe()
    defer { pipe.close() }
    #expect(!TerminalDevice.isTerminal(pipe.input))
    #expect(TerminalDevice.columns(of: pipe.input, environment: environment) == columns)
  }

  @Test func `a terminal tells its columns`() {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { Glibc.close(terminal) }
    var size = winsize(ws_row: 40, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(TerminalDevice.isTerminal(terminal))
    #expect(TerminalDevice.columns(of: terminal, environment: ["COLUMNS": "60"]) == 132)
  }
}

/// A pipe of the system: what is written to `input` is read from `output`.
private struct Pipe {
  let output: Int32
  let input: Int32

  init() {
    var descriptors: [Int32] = [-1, -1]
    _ = pipe(&descriptors)
    // A child that another test leaves running would keep the input open.
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    output = descriptors[0]
    input = descriptors[1]
  }

  /// Writes a text, which must be short, and ends the input.
  func fill(_ text: String) throws {
    try DescriptorSink(input).write(text)
    _ = Glibc.close(input)
  }

  func close() {
    Glibc.close(output)
  }
}

private struct SilentSink: OutputSink {
  func write(_ bytes: [UInt8]) throws(OutputError) {}
}
