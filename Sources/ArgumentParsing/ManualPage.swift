package import Wording

/// The manual page of a command and its subcommands, in the macros of man(7).
package struct ManualPage: Sendable {
  private let node: CommandNode
  private let globals: [Parameter]
  private let language: Language
  private let version: String

  /// Creates the page of a command.
  ///
  /// - Parameters:
  ///   - node: The command at its place in the tree.
  ///   - globals: The options that every command takes, which the root's page explains.
  ///   - language: The language of the page.
  ///   - version: The program's version, shown at the foot.
  package init(of node: CommandNode, globals: [Parameter], language: Language, version: String) {
    self.node = node
    self.globals = globals
    self.language = language
    self.version = version
  }

  /// The file's name, such as `mantel-dish.1`.
  package var fileName: String { name + ".1" }

  /// The whole page, ending in a newline.
  package var text: String {
    var lines = [
      ".TH \(Self.escaped(name.uppercased())) 1 \"\" \"\(program) \(version)\" \"\"",
      ".SH \(heading(.nameHeading))",
      Self.escaped(name) + " \\- " + Self.escaped(node.configuration.abstract[language]),
    ]
    lines += body(of: node, isWhole: true)
    if node.path.count == 1 {
      lines += section(.globalOptions, list(globals)) + overview + section(.exitStatus, exitCodes)
    } else {
      lines += section(.subcommands, node.shownChildren.flatMap(subsection))
      lines += section(.seeAlso, [".BR \(program) (1)"])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var program: String { node.path[0].configuration.name }

  private var name: String { node.fullName.split(separator: " ").joined(separator: "-") }

  private func body(of node: CommandNode, isWhole: Bool) -> [String] {
    let configuration = node.configuration
    let about = isWhole ? [] : [Self.escaped(configuration.abstract[language])]
    let discussion = configuration.discussion.map { paragraphs($0[language]) } ?? []
    let parts: [(Phrase, [String])] = [
      (.synopsis, synopsis(of: node)),
      (.description, about + discussion),
      (.parameters, list(configuration.arguments) + list(configuration.options)),
      (.examplesHeading, configuration.examples.flatMap(lines)),
    ]
    guard isWhole else {
      return parts.flatMap { heading, lines in
        heading == .description || heading == .synopsis || lines.isEmpty
          ? lines : [".PP", "\\fI\(self.heading(heading))\\fR"] + lines
      }
    }
    return parts.flatMap { section($0, $1) }
  }

  /// The commands of the whole program, group by group.
  private var overview: [String] {
    node.configuration.groupedSubcommands.flatMap { group in
      let shown = group.subcommands.filter { !$0.configuration.isHidden }
      let items = shown.flatMap { command in
        [
          ".TP", ".BR \(program)\\-\(Self.escaped(command.configuration.name)) (1)",
          Self.escaped(command.configuration.abstract[language]),
        ]
      }
      return section(group.name, items)
    }
  }

  private func subsection(_ node: CommandNode) -> [String] {
    [".SS \(Self.escaped(node.fullName))"] + body(of: node, isWhole: false)
  }

  private func synopsis(of node: CommandNode) -> [String] {
    let usage = UsageText(of: node, in: language, width: .max).text
    let call = usage.drop { $0 != ":" }.dropFirst(2).dropFirst(node.fullName.count)
    return ["\\fB\(Self.escaped(node.fullName))\\fR\(Self.escaped(String(call)))"]
  }

  private func list(_ parameters: [Parameter]) -> [String] {
    parameters.flatMap { parameter in
      let names = parameter.spellings.map { "\\fB\(Self.escaped($0))\\fR" }
      let value =
        parameter.valueUsage.isEmpty ? "" : "\\fI\(Self.escaped(parameter.valueUsage))\\fR"
      let label =
        parameter.isArgument
        ? "\\fI\(Self.escaped(parameter.displayName))\\fR"
        : names.joined(separator: ", ") + (value.isEmpty ? "" : " " + value)
      return [".TP", label, Self.escaped(parameter.help[language])]
    }
  }

  private func lines(of example: CommandExample) -> [String] {
    [
      ".TP", "\\fB\(Self.escaped(example.command))\\fR",
      Self.escaped(example.explanation[language]),
    ]
  }

  private var exitCodes: [String] {
    let meanings: [(String, Phrase)] = [
      ("0", .exitDone), ("1", .exitFailed), ("2", .exitUsage), ("3", .exitRefused),
      ("4", .exitOutside),
      ("130", .exitInterrupted),
    ]
    return meanings.flatMap { [".TP", ".B \($0)", Self.escaped($1[language])] }
  }

  /// Paragraphs of text; a line that begins with a space stays as it is.
  private func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isVerbatim = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wantsVerbatim = line.hasPrefix(" ")
      if wantsVerbatim != isVerbatim { lines.append(wantsVerbatim ? ".nf" : ".fi") }
      isVerbatim = wantsVerbatim
      lines.append(line.isEmpty ? ".PP" : Self.escaped(String(line)))
    }
    return isVerbatim ? lines + [".fi"] : lines
  }

  private func section(_ heading: Phrase, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH \(self.heading(heading))"] + lines
  }

  private func heading(_ phrase: Phrase) -> String {
    Self.escaped(phrase[language].uppercased())
  }

  /// A text of which man reads nothing as a request.
  static func escaped(_ text: String) -> String {
    var result = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    if let first = result.first, first == "." || first == "'" { result = "\\&" + result }
    return result
  }
}

extension CommandTree {
  /// The pages of the program and of each of its commands; what stands below a command is in its
  /// page.
  package func manualPages(in language: Language, version: String) -> [ManualPage] {
    ([root] + root.shownChildren).map {
      ManualPage(of: $0, globals: globals, language: language, version: version)
    }
  }
}
