import FileStore

/// Another program, run for a test.
package enum TestProcess {
  /// What a program said that didn't succeed.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// An environment with nothing of the developer's machine: no home, no git configuration.
  package static let environment = [
    "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_AUTHOR_NAME": "Ana", "GIT_AUTHOR_EMAIL": "ana@example.org",
    "GIT_COMMITTER_NAME": "Ana", "GIT_COMMITTER_EMAIL": "ana@example.org",
    "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
  ]

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote to its standard output.
  package static func run(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String] = environment
  ) throws -> String {
    let outcome = try ChildProcess(
      program,
      arguments,
      environment: environment,
      timeout: .seconds(60)
    ).run()
    guard outcome.isSuccess else {
      throw Failure(
        description: "\(program) \(arguments): "
          + String(decoding: outcome.errorOutput, as: UTF8.self)
      )
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }
}
