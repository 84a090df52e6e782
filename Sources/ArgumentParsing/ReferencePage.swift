package import Wording

/// The reference of every command as one page of Markdown, made from the tree.
package struct ReferencePage: Sendable {
  private let tree: CommandTree
  private let language: Language

  /// Creates the page of a tree.
  package init(_ tree: CommandTree, language: Language) {
    self.tree = tree
    self.language = language
  }

  /// The page, ending in a newline.
  package var text: String {
    var blocks = [
      "# " + Phrase.referenceTitle[language],
      Phrase.referenceIntroduction[language],
      "## " + Phrase.globalOptions.capitalized[language],
      list(tree.globals),
      "## " + Phrase.exitStatus.capitalized[language],
      exitCodes,
    ]
    for group in tree.root.configuration.groupedSubcommands {
      blocks.append("## " + group.name[language])
      for command in group.subcommands where !command.configuration.isHidden {
        blocks += section(CommandNode(path: tree.root.path + [command]), level: 3)
      }
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func section(_ node: CommandNode, level: Int) -> [String] {
    let configuration = node.configuration
    var blocks = [
      String(repeating: "#", count: level) + " `" + node.fullName + "`",
      sentence(configuration.abstract[language]),
    ]
    if node.children.isEmpty || configuration.runsAlone {
      let usage = UsageText(of: node, in: language, width: 96).text
      blocks.append("```text\n" + usage + "\n```")
    }
    if let discussion = configuration.discussion { blocks.append(markdown(discussion[language])) }
    blocks.append(list(configuration.arguments + configuration.options))
    if !configuration.examples.isEmpty {
      let lines = configuration.examples.map { "$ \($0.command)    # \($0.explanation[language])" }
      blocks.append("```console\n" + lines.joined(separator: "\n") + "\n```")
    }
    if let output = configuration.output {
      let members = OutputOutline(output, language: language).lines
      if !members.isEmpty {
        blocks.append(Phrase.jsonHeading[language] + "\n\n" + members.joined(separator: "\n"))
      }
    }
    return blocks.filter { !$0.isEmpty }
      + node.shownChildren.flatMap { section($0, level: level + 1) }
  }

  private func list(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      let names = parameter.isArgument ? [parameter.displayName] : parameter.spellings
      let value =
        parameter.isArgument || parameter.valueUsage.isEmpty
        ? "" : " `" + parameter.valueUsage + "`"
      let label = names.map { "`\($0)`" }.joined(separator: ", ")
      return "- \(label)\(value): \(parameter.help[language])"
    }
    .joined(separator: "\n")
  }

  private var exitCodes: String {
    let meanings: [(Int, Phrase)] = [
      (0, .exitDone), (1, .exitFailed), (2, .exitUsage), (3, .exitRefused), (4, .exitOutside),
      (130, .exitInterrupted),
    ]
    return meanings.map { "- `\($0)`: \($1[language])" }.joined(separator: "\n")
  }

  /// A discussion, whose lines that begin with a space are printed as they are.
  private func markdown(_ text: String) -> String {
    var lines: [String] = []
    var isVerbatim = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wantsVerbatim = line.hasPrefix(" ")
      if wantsVerbatim != isVerbatim { lines.append(wantsVerbatim ? "```text" : "```") }
      isVerbatim = wantsVerbatim
      lines.append(String(wantsVerbatim ? line.drop { $0 == " " } : line))
    }
    return (isVerbatim ? lines + ["```"] : lines).joined(separator: "\n")
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
