import ArgumentParsing
import Testing

@testable import MantelCLI

/// Every example of the help, run as it stands in the sample household.
struct ExampleTests {
  /// Examples that need something else than the sample household as it lies there.
  private static let apart = [
    "mantel dish add": "it asks, and here is nobody to answer",
    "mantel undo 1a2b3c4 --dry-run": "the commit stands for the reader's own",
    "mantel objective rm perder-2026-01 --for ana": "Ana's active objective isn't deleted",
    "mantel person rm abuelo-luis": "plans name him",
    "mantel tag rm pizza": "no tag of the sample is without dishes",
  ]

  /// The sample household with a private part and some commits.
  private static func livedIn() throws -> TestHousehold {
    let household = try TestHousehold.sample()
    _ = household.run("setup")
    for number in 1...6 {
      try household.git("commit", "-q", "--allow-empty", "-m", "\(number)")
    }
    return household
  }

  private static let examples = Program.tree.nodes.flatMap { node in
    node.configuration.examples.map(\.command)
  }

  @Test(arguments: examples)
  func `an example of the help works in the sample household`(line: String) throws {
    guard Self.apart[line] == nil else { return }
    let household = try line.hasPrefix("mantel init") ? TestHousehold() : Self.livedIn()
    let outcome = try household.shell(line)
    #expect(outcome.exitCode == .done, "\(line)\n\(outcome.output)\(outcome.errors)")
  }
}

extension TestHousehold {
  /// Runs a line of mantel's as a shell parts it.
  func shell(_ line: String) throws -> Outcome {
    let input = line.split(separator: "<").count == 2 && line.contains(" < ")
    let command = input ? String(line.split(separator: "<")[0]) : line
    let words = UnfinishedShellLine(command + " ", breaks: "").words
    let file = input ? String(line.split(separator: "<")[1]).trimmed : nil
    return run(Array(words.dropFirst()), environment: ["EDITOR": "true"], input: file.map(read))
  }
}
