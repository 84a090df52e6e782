import Wording

/// Checks the declarations of a whole tree of commands; a test of the program runs it.
package struct CommandTreeValidator: Sendable {
  private let tree: CommandTree

  /// Creates a validator of a tree.
  package init(_ tree: CommandTree) {
    self.tree = tree
  }

  /// Every mistake in the declarations, in the order of the tree.
  package var problems: [DeclarationProblem] {
    globalProblems + tree.nodes.flatMap(problems(of:))
  }

  private func problems(of node: CommandNode) -> [DeclarationProblem] {
    let checks = [
      nameProblems, structureProblems, optionProblems, argumentProblems, helpProblems,
      exampleProblems,
    ]
    return checks.flatMap { $0(node) }
  }

  private var globalProblems: [DeclarationProblem] {
    let name = tree.root.fullName
    let arguments = tree.globals.filter(\.isArgument)
    let duplicates = repeated(in: tree.globals.flatMap(\.keys))
    let silent = tree.globals.filter(\.help.isIncomplete)
    return arguments.map { .globalArgument($0.displayName) }
      + duplicates.map { .duplicateParameter($0, command: name) }
      + silent.map { .missingHelp($0.displayName, command: name) }
  }

  private func nameProblems(_ node: CommandNode) -> [DeclarationProblem] {
    let names = [node.configuration.name] + node.configuration.aliases
    let childNames = node.children.flatMap { [$0.configuration.name] + $0.configuration.aliases }
    return names.filter { !isWellFormed($0) }.map { .malformedName($0, command: node.fullName) }
      + repeated(in: childNames).map { .duplicateCommandName($0, command: node.fullName) }
  }

  private func structureProblems(_ node: CommandNode) -> [DeclarationProblem] {
    var problems: [DeclarationProblem] = []
    let configuration = node.configuration
    let isParent = node.command is any ParentCommand.Type
    if isParent && node.children.isEmpty { problems.append(.noSubcommands(command: node.fullName)) }
    if !node.children.isEmpty && !configuration.parameters.isEmpty {
      problems.append(.parametersBesideSubcommands(command: node.fullName))
    }
    if let command = configuration.defaultSubcommand,
      !configuration.allSubcommands.contains(where: { $0 == command })
    {
      let name = command.configuration.name
      problems.append(.defaultIsNoSubcommand(name, command: node.fullName))
    }
    return problems
  }

  private func optionProblems(_ node: CommandNode) -> [DeclarationProblem] {
    let globalKeys = Set(tree.globals.flatMap(\.keys))
    let keys = node.configuration.parameters.flatMap(\.keys)
    return repeated(in: keys).map { .duplicateParameter($0, command: node.fullName) }
      + keys.filter(globalKeys.contains).map { .clashWithGlobal($0, command: node.fullName) }
  }

  private func argumentProblems(_ node: CommandNode) -> [DeclarationProblem] {
    var problems: [DeclarationProblem] = []
    var hasRepeating = false
    var hasOptional = false
    for parameter in node.configuration.arguments {
      guard case .argument(let arity, let isRequired) = parameter.kind else { continue }
      let name = parameter.displayName
      if hasRepeating { problems.append(.argumentAfterRepeating(name, command: node.fullName)) }
      if hasOptional && isRequired {
        problems.append(.requiredAfterOptional(name, command: node.fullName))
      }
      hasRepeating = hasRepeating || arity != .one
      hasOptional = hasOptional || !isRequired
    }
    return problems
  }

  private func helpProblems(_ node: CommandNode) -> [DeclarationProblem] {
    let configuration = node.configuration
    let texts =
      [(configuration.name, configuration.abstract)]
      + [configuration.discussion].compactMap(\.self).map { (configuration.name, $0) }
      + configuration.parameters.map { ($0.displayName, $0.help) }
      + configuration.examples.map { ($0.command, $0.explanation) }
      + configuration.groupedSubcommands.map { ($0.name.en, $0.name) }
    return texts.filter { $0.1.isIncomplete }
      .map { .missingHelp($0.0, command: node.fullName) }
  }

  /// Examples are parsed with the tree itself, so that the help can't fall behind the program.
  private func exampleProblems(_ node: CommandNode) -> [DeclarationProblem] {
    guard node.children.isEmpty else { return [] }
    guard !node.configuration.examples.isEmpty else {
      return [.missingExample(command: node.fullName)]
    }
    return node.configuration.examples
      .filter { !calls(node, $0.command) }
      .map { .brokenExample($0.command, command: node.fullName) }
  }

  private func calls(_ node: CommandNode, _ line: String) -> Bool {
    guard let words = AliasExpansion.words(of: line), words[0] == tree.root.configuration.name
    else {
      return false
    }
    let parser = CommandParser(root: tree.root.command, globals: tree.globals)
    let parsed = try? parser.parse(Array(words.dropFirst()))
    return parsed?.node.fullName == node.fullName
  }

  private func isWellFormed(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first != "-" else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
    }
  }

  private func repeated(in names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

extension Parameter {
  /// What tells the parameter from others: its spellings, or an argument's value name.
  fileprivate var keys: [String] {
    isArgument ? [displayName] : spellings
  }
}

extension Phrase {
  fileprivate var isIncomplete: Bool { es.isEmpty || en.isEmpty }
}
