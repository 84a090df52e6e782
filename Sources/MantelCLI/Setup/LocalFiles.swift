internal import MealChanges
internal import MealFormat
internal import MealStore
internal import Terminal
internal import Wording

/// The files of one clone that aren't committed: schemas and editor settings.
struct LocalFiles {
  let store: HouseholdStore
  let language: Language

  private static let vscode = ".vscode/settings.json"

  /// Writes what is missing or another version's.
  func write(in context: CommandContext) throws {
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
      let before = bytes(path)
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
    let before = bytes(Self.vscode)
    guard let text = EditorFiles.vscodeSettings(before) else { return .unreadable }
    let after = Array(text.utf8)
    guard before != after else { return .current }
    return .outdated(FileVersion(path: Self.vscode, before: before, after: after))
  }

  private func bytes(_ path: String) -> [UInt8]? {
    guard case .bytes(let bytes)? = store.source(path)?.content else { return nil }
    return bytes
  }
}
