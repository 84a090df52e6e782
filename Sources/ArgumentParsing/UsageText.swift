package import Wording

/// The line that shows how a command is called: `usage: mantel set SLOT DISH… [--note TEXT]`.
package struct UsageText: Sendable {
  private let node: CommandNode
  private let language: Language
  private let width: Int

  /// Creates the usage of a command.
  ///
  /// - Parameters:
  ///   - node: The command at its place in the tree.
  ///   - language: The language of the words around the usage.
  ///   - width: The columns to wrap at.
  package init(of node: CommandNode, in language: Language, width: Int = 80) {
    self.node = node
    self.language = language
    self.width = width
  }

  /// The text, wrapped under the command's name, without a final newline.
  package var text: String {
    let start = Phrase.usage[language] + ": " + node.fullName + " "
    return HelpWrapping.hanging(start, parts, width: width)
  }

  /// What stands after the command's name; each part is kept on one line.
  private var parts: [String] {
    guard node.children.isEmpty else {
      let command = Phrase.commandPlaceholder[language]
      let hasDefault = node.configuration.defaultSubcommand != nil
      return [hasDefault ? "[\(command)]" : command]
    }
    return node.configuration.arguments.map(\.usage) + node.configuration.options.map(\.usage)
  }
}

extension Parameter {
  /// The parameter as the usage shows it: `SLOT`, `[WEEK]`, `DISH…`, `[-t TAG]…`, `[--dry-run]`.
  fileprivate var usage: String {
    switch kind {
    case .argument(let arity, let isRequired):
      let name = displayName + (arity == .one ? "" : "…")
      return isRequired ? name : "[\(name)]"
    case .option(let isRepeatable):
      return "[\(displayName) \(valueUsage)]" + (isRepeatable ? "…" : "")
    case .flag:
      return "[\(displayName)]"
    }
  }

  /// The value's placeholder, or the values to choose from: `auto|always|never`.
  var valueUsage: String {
    if case .values(let values) = completion {
      values.joined(separator: "|")
    } else {
      valueName ?? ""
    }
  }
}

extension Phrase {
  fileprivate static var usage: Self { Self(es: "uso", en: "usage") }
  fileprivate static var commandPlaceholder: Self { Self(es: "COMANDO", en: "COMMAND") }
}
