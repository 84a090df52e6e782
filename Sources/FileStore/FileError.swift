/// A failed operation on a file: what was tried, on which path, and why it failed.
package struct FileError: Error, Hashable, Sendable {
  /// Why an operation failed.
  package enum Kind: Hashable, Sendable {
    /// The operating system refused.
    case system(ErrorNumber)
    /// A symbolic link stands where a file or a folder is expected.
    case symbolicLink
    /// Something other than a regular file stands where a file is expected.
    case notARegularFile(FileKind)
    /// The file has more bytes than `limit`.
    case tooLarge(limit: Int)
    /// The file on disk is not what it was when it was loaded.
    case changedMeanwhile
    /// Another process holds the lock; `holder` is its process id where it wrote one.
    case locked(holder: Int32?)
  }

  /// Why it failed.
  package let kind: Kind
  /// What was tried, as the C function's name: `openat`, `rename`, `fsync`.
  package let operation: String
  /// The path, relative to the folder where there is one.
  package let path: String

  /// Describes a failure of `operation` on `path`.
  package init(_ kind: Kind, operation: String, path: String) {
    self.kind = kind
    self.operation = operation
    self.path = path
  }

  /// Describes a failed system call.
  package init(_ number: ErrorNumber, operation: String, path: String) {
    self.init(.system(number), operation: operation, path: path)
  }

  /// The system's error number, where the system refused.
  package var number: ErrorNumber? {
    if case .system(let number) = kind { number } else { nil }
  }

  /// Whether nothing has this name.
  package var isNotFound: Bool { number == .notFound }

  /// Whether the disk or the user's share of it is full.
  package var isNoSpace: Bool { number == .noSpace || number == .quotaReached }
}
