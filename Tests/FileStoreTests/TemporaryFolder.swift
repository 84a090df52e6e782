import FileStore
import Glibc
import Testing

/// A folder of one test's own, removed with everything in it when the value goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    let template = "/tmp/mantel-test-XXXXXX"
    path = template.withCString { start in
      guard let copy = strdup(start) else { return "" }
      defer { free(copy) }
      return mkdtemp(copy).map { String(cString: $0) } ?? ""
    }
    try #require(!path.isEmpty)
  }

  deinit {
    _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).run()
  }

  /// Runs a line of shell in the folder.
  @discardableResult
  func shell(_ line: String) throws -> String {
    let child = ChildProcess(
      "/bin/sh",
      ["-ec", line],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C"],
      folder: path
    )
    let outcome = try child.run()
    try #require(
      outcome.isSuccess,
      "\(line): \(String(decoding: outcome.errorOutput, as: UTF8.self))"
    )
    return String(decoding: outcome.output, as: UTF8.self)
  }
}

func path(_ text: String) throws -> RelativePath {
  try #require(RelativePath(text))
}

/// A path that the test knows to be one.
func known(_ text: String) -> RelativePath {
  guard let path = RelativePath(text) else { preconditionFailure(text) }
  return path
}

/// The kind of the error that `body` throws; nil if it throws none.
func failure(of body: () throws(FileError) -> Void) -> FileError.Kind? {
  do {
    try body()
    return nil
  } catch {
    return error.kind
  }
}
