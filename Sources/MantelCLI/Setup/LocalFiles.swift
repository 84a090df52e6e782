internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealStore
internal import Terminal
internal import Wording

/// What one clone has of its own and isn't committed: schemas, editor settings, git's
/// configuration.
struct LocalFiles {
  let store: HouseholdStore
  let language: Language

  /// Looks at a household's clone; the schemas speak the household's language, whoever looks.
  init(store: HouseholdStore, in context: CommandContext) {
    self.init(
      store: store,
      language: context.settings(of: store).language ?? context.language
    )
  }

  init(store: HouseholdStore, language: Language) {
    self.store = store
    self.language = language
  }

  private static let vscode = ".vscode/settings.json"

  /// Writes what is missing or another version's.
  func write(in context: CommandContext) throws {
    try writeFiles(in: context)
    // A household without a repository has no configuration, and needs none.
    if case .unset? = try? textconv { try setTextconv() }
  }

  /// Writes the files that are missing or another version's.
  func writeFiles(in context: CommandContext) throws {
    var files = outdatedSchemas
    switch editorSettings {
    case .outdated(let version): files.append(version)
    case .unreadable: try context.output.remark(StyledText(context.text(.leftAlone(Self.vscode))))
    case .current: break
    }
    try store.write(files)
  }

  /// The schemas that aren't this version's.
  var outdatedSchemas: [FileVersion] {
    EditorFiles.schemas(language).compactMap { path, text in
      let before = store.bytes(of: path)
      let after = Array(text.utf8)
      return before == after ? nil : FileVersion(path: path, before: before, after: after)
    }
  }

  /// How the editor's settings stand.
  enum EditorSettings {
    case current
    case outdated(FileVersion)
    case unreadable
  }

  /// How the editor's settings stand.
  var editorSettings: EditorSettings {
    let before = store.bytes(of: Self.vscode)
    guard let text = EditorFiles.vscodeSettings(before) else { return .unreadable }
    let after = Array(text.utf8)
    guard before != after else { return .current }
    return .outdated(FileVersion(path: Self.vscode, before: before, after: after))
  }

  /// How git's configuration stands.
  enum Textconv {
    case current
    case unset
    /// Someone set another command.
    case foreign
  }

  /// How git's configuration stands.
  var textconv: Textconv {
    get throws {
      switch try store.configuration(EditorFiles.textconvKey) {
      case nil: .unset
      case EditorFiles.textconv: .current
      default: .foreign
      }
    }
  }

  /// Has git show the household's files readably in this clone.
  func setTextconv() throws {
    try store.setConfiguration(EditorFiles.textconvKey, to: EditorFiles.textconv)
  }

  /// The files that git reads and that lack lines of ours; they are committed.
  var outdatedGitFiles: [FileVersion] {
    [(".gitignore", EditorFiles.gitignore), (".gitattributes", EditorFiles.gitattributes)]
      .compactMap { path, complete in
        let before = store.bytes(of: path)
        let text = before.map { String(decoding: $0, as: UTF8.self) }
        let after = Array(complete(text).utf8)
        return before == after ? nil : FileVersion(path: path, before: before, after: after)
      }
  }
}
