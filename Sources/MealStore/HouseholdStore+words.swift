internal import JSONDocument
package import MealChanges
package import MealFormat
internal import MealModel
package import Wording

extension HouseholdStore {
  /// Names for telling changes, from the files that the changes touch and those that they
  /// mention; what neither knows is told by its id.
  ///
  /// - Parameters:
  ///   - files: The files that the changes touch.
  ///   - past: Records that aren't there any more, for what still names them.
  /// - Returns: The words.
  package func words(for files: [FileVersion], others past: [SourceFile] = []) -> ChangeWords {
    let changes = ChangeFinder.changes(in: files)
    let mentioned = MentionedRecords.of(changes)
    let before = files.compactMap { version in
      version.before.map { SourceFile(path: version.path, content: .bytes($0)) }
    }
    let after = files.compactMap { version in
      version.after.map { SourceFile(path: version.path, content: .bytes($0)) }
    }
    let touched = Set(files.map(\.path))
    let others =
      (["mantel.json"] + mentioned.map(\.path)).filter { !touched.contains($0) }
      .compactMap { self.files.read($0) } + past.filter { !touched.contains($0.path) }
    let names = NameLookup(files: after + others).falling(back: NameLookup(files: before + others))
    return ChangeWords(names: names)
  }

  /// The paths at which the household has no file any more.
  func missing(_ paths: [String]) -> [String] {
    paths.filter { files.read($0) == nil }
  }

  /// The message that tells a change, in the household's language.
  func describe(_ files: [FileVersion]) -> String {
    let changes = ChangeFinder.changes(in: files)
    return words(for: files).message(for: changes)[language]
  }

  /// The language of the household's settings.
  package var language: Language {
    guard case .bytes(let bytes)? = files.read("mantel.json")?.content else { return .en }
    return HouseholdReader.settings(in: bytes).language ?? .en
  }
}
