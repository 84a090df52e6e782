import Testing
import Wording

@testable import ArgumentParsing

struct RunsAloneTests {
  private struct Leaf: ParsableCommand {
    static let configuration = CommandConfiguration(
      name: "leaf",
      abstract: Phrase(verbatim: "a leaf")
    )
    init(_ arguments: ParsedArguments) throws(UsageError) {}
  }

  private struct Tree: ParsableCommand {
    static let configuration = CommandConfiguration(
      name: "tree",
      abstract: Phrase(verbatim: "a tree"),
      subcommands: [Leaf.self],
      runsAlone: true
    )
    init(_ arguments: ParsedArguments) throws(UsageError) {}
  }

  @Test func `a command may do something of its own where no subcommand is named`() throws {
    let parser = CommandParser(root: Tree.self, globals: [.help])
    #expect(try parser.parse([]).node.fullName == "tree")
    #expect(try parser.parse(["leaf"]).node.fullName == "tree leaf")
    #expect(throws: UsageError.self) { try parser.parse(["leave"]) }
  }
}
