import Diagnostics
import Testing

@testable import MantelCLI

struct ExplainTests {
  @Test func `a code is explained in the reader's language`() throws {
    let folder = try TestHousehold()
    let english = folder.run("explain", "unknown-tag")
    #expect(english.output.hasPrefix("unknown-tag (error, references)\n"))
    #expect(english.output.contains("\"tags\": [\"carnee\"]"))
    let spanish = folder.run("--lang", "es", "explain", "error[unknown-tag]:")
    #expect(spanish.output.contains("bien:"))
    let unknown = folder.run("explain", "unknown-tga")
    #expect(unknown.exitCode == .failed)
    #expect(unknown.errors.contains("did you mean 'unknown-tag'?"))
  }

  @Test func `all codes are listed, and JSON has them too`() throws {
    let folder = try TestHousehold()
    let lines = folder.run("explain").output.split(separator: "\n")
    #expect(lines.count == DiagnosticCode.allCases.count)
    #expect(folder.run("--json", "explain").output.contains(#""code": "bad-escape""#))
    #expect(folder.run("--json", "explain", "comment").output.contains(#""wrong": "#))
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `every code has its page`(code: DiagnosticCode) throws {
    let folder = try TestHousehold()
    #expect(folder.run("explain", code.rawValue).exitCode == .done)
  }
}
