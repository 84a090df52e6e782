import ArgumentParsing
import Testing

@testable import MantelCLI

struct CommandTreeTests {
  @Test func `the whole tree is declared well`() {
    let tree = CommandTree(root: Mantel.self, globals: GlobalOptions.all)
    let problems = CommandTreeValidator(tree).problems
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func `the sample household has nothing but gaps`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "validate", "--strict")
    #expect(outcome.exitCode == .done)
    #expect(!outcome.output.contains("warning["))
    #expect(outcome.errors == "")
  }
}
