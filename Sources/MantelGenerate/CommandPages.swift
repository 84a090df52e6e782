import ArgumentParsing
import MantelCLI
import Wording

/// What is made from the command tree: the reference, and the manual pages.
enum CommandPages {
  static var reference: [GeneratedFile] {
    [
      GeneratedFile(
        path: "docs/commands.md",
        text: ReferencePage(Program.tree, language: .en).text
      ),
      GeneratedFile(
        path: "docs/es/comandos.md",
        text: ReferencePage(Program.tree, language: .es).text
      ),
    ]
  }

  /// The schemas of what the commands print with `--json`.
  static var outputSchemas: [GeneratedFile] {
    Program.tree.nodes.compactMap { OutputSchema(of: $0, language: .en) }
      .map { GeneratedFile(path: "schema/output/" + $0.fileName, text: $0.text) }
  }

  /// The manual pages below `man1` and, in Spanish, `es/man1`.
  static var manual: [GeneratedFile] {
    Language.allCases.flatMap { language in
      let folder = language == .en ? "man1/" : "\(language.rawValue)/man1/"
      return Program.tree.manualPages(in: language, version: Program.version)
        .map { GeneratedFile(path: folder + $0.fileName, text: $0.text) }
    }
  }
}
