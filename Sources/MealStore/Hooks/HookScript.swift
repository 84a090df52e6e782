/// The hooks that mantel has.
package enum HookName: String, CaseIterable, Sendable {
  /// Before a commit.
  case preCommit = "pre-commit"
  /// Before the commit of a merge without conflicts, for which git runs no `pre-commit`.
  case preMergeCommit = "pre-merge-commit"
  /// After a merge or a pull.
  case postMerge = "post-merge"
}

/// The text of a hook: what was there before runs first, then mantel for each household.
///
/// A function of the hook's name and the households' folders alone, so that a file is known to be
/// ours by being that text and nothing else.
package struct HookScript: Hashable, Sendable {
  /// Which hook it is.
  package let name: HookName
  /// The households' folders in the work tree, each `.` or a relative path.
  package let folders: [String]

  /// Creates a script.
  package init(_ name: HookName, folders: [String]) {
    self.name = name
    self.folders = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a hook that was there before is called from then on.
  package static func keptName(_ name: HookName) -> String {
    name.rawValue + ".before-mantel"
  }

  /// The hook's text.
  package var text: String {
    """
    #!/bin/sh
    \(Self.signature)
    # A quick 'mantel validate --staged'; 'mantel hooks remove' takes it away.
    before="${0%/*}/\(Self.keptName(name))"
    if [ -x "$before" ]; then
      "$before" "$@" || exit $?
    fi
    command -v mantel >/dev/null 2>&1 || exit 0

    """ + folders.map { line(for: $0) + "\n" }.joined()
  }

  /// Whether a text was a hook of ours, whatever became of it since.
  package static func isSigned(_ text: String) -> Bool {
    text.contains(signature)
  }

  /// Reads a script; `nil` where the text isn't exactly one.
  package init?(_ name: HookName, text: String) {
    let start = "mantel -C "
    let end = Self.call(name)
    let folders = text.split(separator: "\n").filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
      .compactMap { Self.unquoted(String($0.dropFirst(start.count).dropLast(end.count))) }
    self.init(name, folders: folders)
    guard self.text == text else { return nil }
  }

  private static let signature = "# mantel's hook"

  private func line(for folder: String) -> String {
    "mantel -C " + ShellWord.quoted(folder == "." ? "." : "./" + folder) + Self.call(name)
  }

  private static func call(_ name: HookName) -> String {
    #" hooks run \#(name.rawValue) "$@" || exit $?"#
  }

  private static func unquoted(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
    let folder = text.dropFirst().dropLast().replacing(#"'\''"#, with: "'")
    return folder.hasPrefix("./") ? String(folder.dropFirst(2)) : String(folder)
  }
}
