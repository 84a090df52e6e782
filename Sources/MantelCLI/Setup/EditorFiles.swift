internal import JSONDocument
internal import MealFormat
internal import Wording

/// What editors and git read in a household's folder: none of it is data.
enum EditorFiles {
  /// The folder of the schemas, which isn't committed and is made anew by `setup`.
  static let schemaFolder = ".mantel/schema"

  /// The schemas of every kind of file, in a language.
  static func schemas(_ language: Language) -> [(path: String, text: String)] {
    FileKind.allCases.map { kind in
      let schema = JSONSchema(kind, language: language)
      return (schemaFolder + "/" + schema.fileName, schema.text)
    }
  }

  /// `.gitignore` with the lines that a household needs.
  static func gitignore(_ existing: String?) -> String {
    appending(["/private/", "/.mantel/", ".*.mantel-*"], to: existing)
  }

  /// `.gitattributes` with the lines that keep line ends as they are on every system, and that
  /// have git show changes readably.
  ///
  /// A line that an earlier version wrote is replaced where it stands.
  static func gitattributes(_ existing: String?) -> String {
    let folders = HouseholdPath.dataFolders.filter { !$0.hasPrefix("private") }
    let patterns = HouseholdPath.rootFiles.map { "/\($0)" } + folders.map { "/\($0)/**" }
    let earlier = Dictionary(uniqueKeysWithValues: patterns.map { ($0 + " text eol=lf", $0) })
    let lines = (existing ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let upgraded = lines.map { line in
      earlier[String(line)].map(Self.attributes) ?? String(line)
    }
    let text = existing.map { _ in upgraded.joined(separator: "\n") }
    return appending(patterns.map(Self.attributes), to: text)
  }

  private static func attributes(_ pattern: String) -> String {
    pattern + " text eol=lf diff=mantel"
  }

  /// The key by which git finds how to show the household's files.
  static let textconvKey = "diff.mantel.textconv"

  /// The command by which git shows a file; plain where mantel isn't installed, since a command
  /// that fails would keep git from showing any change.
  static let textconv = #"f() { mantel textconv "$1" 2>/dev/null || cat "$1"; }; f"#

  /// `.editorconfig`, where there is none.
  static let editorconfig = """
    root = true

    [*.json]
    charset = utf-8
    end_of_line = lf
    insert_final_newline = true
    indent_style = space
    indent_size = 2

    """

  private static func appending(_ lines: [String], to existing: String?) -> String {
    let present = Set((existing ?? "").split(separator: "\n").map(String.init))
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return existing ?? "" }
    var text = existing ?? ""
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    return text + missing.map { $0 + "\n" }.joined()
  }

  /// `.vscode/settings.json` that knows the schemas and keeps the layout; `nil` where what is
  /// there can't be read, so that nothing of it is lost.
  static func vscodeSettings(_ existing: [UInt8]?) -> String? {
    var settings = JSONObject()
    if let existing {
      let tape = JSONParser.parse(existing)
      guard tape.isComplete, tape.problems.isEmpty, let root = tape.root,
        case .object(let object) = JSONValue(root)
      else { return nil }
      settings = object
    }
    let own = schemaSettings
    let (schemas, json) = (
      settings["json.schemas"] ?? .array([]), settings["[json]"] ?? .object([:])
    )
    guard let standing = schemas.array, var format = json.object else { return nil }
    let others = standing.filter { entry in
      entry.object?["url"]?.string?.contains(schemaFolder) != true
    }
    settings["json.schemas"] = .array(others + own)
    settings["json.format.keepLines"] = true
    format["editor.formatOnSave"] = false
    settings["[json]"] = .object(format)
    return CanonicalText.indented(.object(settings)) + "\n"
  }

  private static var schemaSettings: [JSONValue] {
    FileKind.allCases.map { kind in
      .object([
        "fileMatch": .array(kind.globs.map(JSONValue.string)),
        "url": .string("./\(schemaFolder)/\(kind.rawValue).schema.json"),
      ])
    }
  }
}
