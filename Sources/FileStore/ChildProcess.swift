internal import CFileSupport
internal import Glibc

/// Another program, started with exactly the arguments and the environment given; never a shell.
package struct ChildProcess: Sendable {
  /// Where the child's input comes from and its output goes to.
  package enum Streams: Hashable, Sendable {
    /// The child reads these bytes; what it writes is captured.
    case captured(input: [UInt8] = [])
    /// The child has this process's own input and output: an editor, a question, `git gc`.
    case inherited
  }

  /// How a child ended.
  package enum Ending: Hashable, Sendable {
    /// It ended by itself with this status.
    case exited(Int32)
    /// This signal ended it.
    case killed(signal: Int32)
    /// It was ended because its time was over.
    case timedOut
  }

  /// What a child left behind.
  package struct Outcome: Hashable, Sendable {
    /// Whether it ended by itself, and with which status.
    package let ending: Ending
    /// What it wrote to its standard output; empty where that was inherited.
    package let output: [UInt8]
    /// What it wrote to its standard error; empty where that was inherited.
    package let errorOutput: [UInt8]

    /// Whether the child ended by itself with status 0.
    package var isSuccess: Bool { ending == .exited(0) }
  }

  /// The path of the program.
  package var program: String
  /// The arguments after the program's own name.
  package var arguments: [String]
  /// The whole environment of the child.
  package var environment: [String: String]
  /// The folder that the child starts in; nil keeps this process's own.
  package var folder: String?
  /// What the child reads, and where its output goes.
  package var streams: Streams
  /// How long the child may take; nil is for ever.
  package var timeout: Duration?

  /// Describes a child that has not been started.
  package init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String],
    folder: String? = nil,
    streams: Streams = .captured(),
    timeout: Duration? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.streams = streams
    self.timeout = timeout
  }

  /// Finds a program by name in the folders of `searchPath`, a value as in `PATH`.
  package static func find(_ name: String, searchPath: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "/")) { return name }
    for folder in searchPath.utf8.split(separator: UInt8(ascii: ":")) {
      let path = String(Substring(folder)) + "/" + name
      var status = stat()
      if unsafe stat(path, &status) == 0, FileKind(mode: status.st_mode) == .regular,
        unsafe access(path, X_OK) == 0
      {
        return path
      }
    }
    return nil
  }

  /// Starts the child and waits for its end.
  ///
  /// When the time is over the child gets `SIGTERM`, so that it can end its own children, and two
  /// seconds later `SIGKILL`. No signal is blocked in the child, and `SIGPIPE` ends it as usual. The corresponding C function is `posix_spawn`.
  package func run() throws(FileError) -> Outcome {
    switch streams {
    case .captured(let input):
      do {
        return try runCaptured(input: input)
      } catch {
        throw FileError(error, operation: "posix_spawn", path: program)
      }
    case .inherited:
      do {
        var child = try RunningChild(spawn(streams: nil), timeout: timeout)
        while !child.hasEnded { child.pause() }
        return Outcome(ending: child.ending, output: [], errorOutput: [])
      } catch {
        throw FileError(error, operation: "posix_spawn", path: program)
      }
    }
  }

  private func runCaptured(input: [UInt8]) throws(ErrorNumber) -> Outcome {
    let layer = SystemFileLayer()
    // A file in memory, not a pipe: the child may leave its input unread without harm to us.
    let source = OpenFile(try retried { mantel_memory_file() }, layer: layer)
    var written = 0
    while written < input.count {
      written += try layer.write(input, from: written, to: source.descriptor)
    }
    _ = lseek(source.descriptor, 0, SEEK_SET)
    let output = try Pipe(layer: layer)
    let errorOutput = try Pipe(layer: layer)
    let ends = (source.descriptor, output.writing.descriptor, errorOutput.writing.descriptor)
    let process = try spawn(streams: ends)
    let reader = output.closeWriting()
    let errorReader = errorOutput.closeWriting()
    return RunningChild(process, timeout: timeout).collect(from: reader, and: errorReader)
  }
}

/// The two ends of a pipe.
private struct Pipe: ~Copyable {
  let reading: OpenFile
  let writing: OpenFile

  init(layer: any FileLayer) throws(ErrorNumber) {
    var ends: [Int32] = [-1, -1]
    _ = try retried { unsafe mantel_pipe(&ends) }
    reading = OpenFile(ends[0], layer: layer)
    writing = OpenFile(ends[1], layer: layer)
    // The reader must not wait for a pipe that a grandchild keeps open.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  }

  consuming func closeWriting() -> OpenFile { reading }
}
