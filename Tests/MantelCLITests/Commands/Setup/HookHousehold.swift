import FileStore
import FoundationEssentials
import Testing

@testable import MantelCLI

/// A household whose git finds mantel: what a shell does in it, with plain git.
struct HookHousehold {
  let household: TestHousehold

  /// The folder of the tests' own executable, beside which the program lies.
  static let programFolder: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return tests.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
  }()

  init(_ household: TestHousehold) {
    self.household = household
  }

  /// The sample with hooks installed.
  static func installed() throws -> Self {
    let household = Self(try .sample())
    #expect(household.household.run("hooks", "install").exitCode == .done)
    return household
  }

  /// What a shell came to: its exit code, and all that was printed.
  struct Outcome {
    var code: Int32
    var text: String
  }

  /// Runs a script in the household.
  @discardableResult
  func shell(_ script: String, path: String? = nil) throws -> Outcome {
    var environment = TestHousehold.environment
    environment["PATH"] = path ?? Self.programFolder + ":/usr/bin:/bin"
    let outcome = try ChildProcess(
      "/bin/bash",
      ["-c", "exec 2>&1; " + script],
      environment: environment,
      folder: household.root,
      timeout: .seconds(60)
    ).run()
    guard case .exited(let code) = outcome.ending else { return Outcome(code: -1, text: "") }
    return Outcome(code: code, text: String(decoding: outcome.output, as: UTF8.self))
  }

  /// Gives a dish a tag that there isn't.
  static let breakDish = "sed -i 's/\"carne\"/\"carnee\"/' dishes/ternera-guisada.json"
  /// Changes a dish without breaking it.
  static let changeDish = "sed -i 's/\"name\": {/\"name\":   {/' dishes/fideua.json"
}
