internal import FileStore

/// The program in which this user edits text.
package struct TextEditor: Sendable {
  /// How an editor ended.
  package enum Ending: Hashable, Sendable {
    /// It was closed.
    case closed
    /// It ended with an error.
    case failed(status: Int)
    /// A signal ended it.
    case killed(signal: Int)
  }

  /// The command as a shell reads it: `code --wait`.
  package let command: String
  private let environment: [String: String]

  /// Finds the user's editor: `VISUAL`, `EDITOR`, else one that is installed.
  ///
  /// Only the user's environment is asked, never a file of the household.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - needsChoice: Whether only one that the user named will do, since nobody could use another.
  /// - Returns: The editor; `nil` where there is none.
  package static func find(_ environment: [String: String], needsChoice: Bool) -> Self? {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { !$0.allSatisfy(\.isWhitespace) }
    if let named { return Self(command: named, environment: environment) }
    guard !needsChoice else { return nil }
    let installed = ["sensible-editor", "nano", "vi"].lazy.compactMap { name in
      ChildProcess.find(name, searchPath: environment["PATH"] ?? "/usr/bin:/bin")
    }
    return installed.first.map { Self(command: $0, environment: environment) }
  }

  /// Opens a file and waits until the editor is closed, as git does: through a shell, so that the
  /// command may have arguments, with the file's path as one word whatever it holds.
  ///
  /// - Throws: ``StoreError/file(_:)`` where no shell can be started.
  package func open(_ path: String) throws(StoreError) -> Ending {
    let child = ChildProcess(
      "/bin/sh",
      ["-c", command + " \"$@\"", command, path],
      environment: environment
    )
    do {
      switch try child.runOnTerminal() {
      case .exited(0): return .closed
      case .exited(let status): return .failed(status: Int(status))
      case .killed(let signal): return .killed(signal: Int(signal))
      case .timedOut: return .failed(status: 1)
      }
    } catch {
      throw StoreError(error)
    }
  }
}
