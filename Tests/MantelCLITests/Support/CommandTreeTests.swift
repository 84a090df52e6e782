import ArgumentParsing
import Testing

@testable import MantelCLI

struct CommandTreeTests {
  @Test func `the whole tree is declared well`() {
    let tree = CommandTree(root: Mantel.self, globals: GlobalOptions.all)
    let problems = CommandTreeValidator(tree).problems
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func `every command declares what it prints for scripts`() {
    let silent = Program.tree.nodes.filter {
      $0.configuration.output == nil && ($0.children.isEmpty || $0.configuration.runsAlone)
    }
    #expect(silent.map(\.fullName) == [])
  }

  @Test func `the sample household has nothing but gaps`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "validate", "--strict")
    #expect(outcome.exitCode == .done)
    #expect(!outcome.output.contains("warning["))
    #expect(outcome.errors == "")
  }

  @Test func `help and mistakes are told in the line's language, else the household's`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("set", "--help", "--lang", "en").output.hasPrefix("usage: mantel set"))
    #expect(household.run("set", "--help").output.hasPrefix("uso: mantel set"))
    #expect(household.run("nonsense").errors.contains("no tiene el comando"))
    let elsewhere = household.run("-C", "/", "nonsense")
    #expect(elsewhere.errors.contains("has no command 'nonsense'"))
    #expect(household.run("--json", "nonsense").output.hasPrefix("{\n  \"error\": {\n"))
  }
}
