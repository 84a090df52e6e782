import ArgumentParsing
import Testing
import Wording

struct CommandTreeValidatorTests {
  @Test func `finds nothing wrong with a sound tree`() {
    let tree = CommandTree(root: SampleRoot.self, globals: Sample.globals)
    #expect(CommandTreeValidator(tree).problems == [])
  }

  @Test func `walks the tree from the top`() {
    let tree = CommandTree(root: SampleRoot.self, globals: Sample.globals)
    #expect(
      tree.nodes.map(\.fullName) == [
        "mantel", "mantel today", "mantel week", "mantel set", "mantel dish", "mantel dish list",
        "mantel dish show",
      ]
    )
  }

  @Test func `finds every mistake in a declaration`() {
    let globals = Sample.globals + [.argument("X", help: filled), .flag("json", help: filled)]
    let tree = CommandTree(root: BrokenRoot.self, globals: globals)
    #expect(
      CommandTreeValidator(tree).problems == [
        .globalArgument("X"),
        .duplicateParameter("--json", command: "Mantel"),
        .malformedName("Mantel", command: "Mantel"),
        .duplicateCommandName("leaf", command: "Mantel"),
        .parametersBesideSubcommands(command: "Mantel"),
        .defaultIsNoSubcommand("today", command: "Mantel"),
        .duplicateParameter("--all", command: "Mantel leaf"),
        .clashWithGlobal("-q", command: "Mantel leaf"),
        .argumentAfterRepeating("B", command: "Mantel leaf"),
        .requiredAfterOptional("B", command: "Mantel leaf"),
        .argumentAfterRepeating("C", command: "Mantel leaf"),
        .missingHelp("leaf", command: "Mantel leaf"),
        .missingHelp("C", command: "Mantel leaf"),
        .brokenExample("mantel elf", command: "Mantel leaf"),
        .noSubcommands(command: "Mantel empty"),
        .missingExample(command: "Mantel empty"),
      ]
    )
  }
}

private let filled = Phrase(verbatim: "help")

private struct BrokenRoot: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "Mantel",
    abstract: filled,
    parameters: [.flag("never-read", help: filled)],
    subcommands: [BrokenLeaf.self, BrokenEmpty.self],
    defaultSubcommand: SampleToday.self
  )
}

private struct BrokenLeaf: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "leaf",
    abstract: Phrase(es: "", en: "Leaf."),
    examples: [CommandExample("mantel elf", filled)],
    parameters: [
      .arguments("A", help: filled, isRequired: false),
      .argument("B", help: filled),
      .argument("C", help: Phrase(es: "ce", en: ""), isRequired: false),
      .flag("all", short: "q", help: filled),
      .flag("all", help: filled),
    ]
  )

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

private struct BrokenEmpty: ParentCommand {
  static let configuration = CommandConfiguration(
    name: "empty",
    aliases: ["leaf"],
    abstract: filled
  )
}
