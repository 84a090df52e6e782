import FileStore
import FoundationEssentials
import Testing

@testable import MantelCLI

struct ValidateWatchTests {
  @Test(arguments: [["-"], ["--staged"], ["--fix"]])
  func `it doesn't go with what happens once`(words: [String]) throws {
    let outcome = try TestHousehold.sample().run(arguments: ["validate", "--watch"] + words)
    #expect(outcome.exitCode == .usage)
  }

  @Test func `it judges again when a file is saved, until its reader goes`() throws {
    let household = try TestHousehold.sample()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = tests.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    // A new file renamed over the old one, as editors save; the reader has enough after two runs.
    let script = """
      "$M" validate --watch --json | {
        read -r first
        cp dishes/gazpacho.json dishes/.new; sed -i 's/"verduras"/"nada"/' dishes/.new
        mv dishes/.new dishes/gazpacho.json
        read -r second
        printf '%s\\n%s\\n' "$first" "$second"
      }
      echo ${PIPESTATUS[0]}
      """
    let outcome = try ChildProcess(
      "/bin/bash",
      ["-c", script],
      environment: TestHousehold.environment.merging(["M": program + "/mantel"]) { $1 },
      folder: household.root,
      timeout: .seconds(60)
    ).run()
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains(#""errors": 0"#) == true)
    #expect(lines.dropFirst().first?.contains("unknown-tag") == true)
    #expect(lines.last == "0")
  }
}
