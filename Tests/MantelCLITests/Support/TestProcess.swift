import FileStore

/// Another program, run for a test.
enum TestProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote to its standard output.
  static func run(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String]
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
