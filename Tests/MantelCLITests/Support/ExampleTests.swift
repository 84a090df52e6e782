import ArgumentParsing
import FoundationEssentials
import Testing

@testable import MantelCLI

/// Every example of the help, run as it stands in the sample household.
struct ExampleTests {
  /// Examples that need something else than the sample household as it lies there.
  private static let apart = [
    "mantel doctor": "without hooks there is something to mend",
    "mantel dish add": "it asks, and here is nobody to answer",
    "mantel undo 1a2b3c4 --dry-run": "the commit stands for the reader's own",
    "mantel objective rm perder-2026-01 --for ana": "Ana's active objective isn't deleted",
    "mantel person rm abuelo-luis": "plans name him",
    "mantel tag rm pizza": "no tag of the sample is without dishes",
  ]

  /// The sample household with a private part and some commits, made once.
  private static let livedIn = Result {
    let household = try TestHousehold.sample()
    _ = household.run("setup")
    _ = household.run("dish", "set", "gazpacho", "minutes", "12")
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
    let household =
      try line.hasPrefix("mantel init") ? TestHousehold() : Self.livedIn.get().copied()
    let outcome = try household.shell(line)
    #expect(outcome.exitCode == .done, "\(line)\n\(outcome.output)\(outcome.errors)")
  }
}

extension TestHousehold {
  /// The same household in a folder of its own.
  func copied() throws -> TestHousehold {
    let copy = try TestHousehold()
    try FileManager.default.removeItem(atPath: copy.root)
    try FileManager.default.copyItem(atPath: root, toPath: copy.root)
    return copy
  }

  /// Runs a line of mantel's as a shell parts it.
  func shell(_ line: String) throws -> Outcome {
    let input = line.split(separator: "<").count == 2 && line.contains(" < ")
    let command = input ? String(line.split(separator: "<")[0]) : line
    let words = UnfinishedShellLine(command + " ", breaks: "").words
    let file = input ? String(line.split(separator: "<")[1]).trimmed : nil
    return run(Array(words.dropFirst()), environment: ["EDITOR": "true"], input: file.map(read))
  }
}
