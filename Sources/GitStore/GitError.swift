internal import CLibgit2

/// A failed call of libgit2: its code, the part that failed, the function and libgit2's own words.
package struct GitError: Error, Hashable, Sendable {
  /// What went wrong, as far as libgit2 has a number for it.
  package let code: Code
  /// The part of libgit2 that failed.
  package let category: Category
  /// The name of the C function.
  package let operation: String
  /// libgit2's message, in English, for the one who looks for the cause.
  package let message: String

  /// Describes a failure.
  package init(
    _ code: Code,
    category: Category = .none,
    operation: String,
    message: String = ""
  ) {
    self.code = code
    self.category = category
    self.operation = operation
    self.message = message
  }

  /// A code of `git_error_code`; also one that has no name here.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The number in `git_error_code`.
    package let rawValue: Int32

    /// Wraps any code.
    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// `GIT_ERROR`: no code of its own.
    package static let generic = Code(rawValue: -1)
    /// `GIT_ENOTFOUND`: the object, reference, key or repository does not exist.
    package static let notFound = Code(rawValue: -3)
    /// `GIT_EEXISTS`: it exists already.
    package static let exists = Code(rawValue: -4)
    /// `GIT_EAMBIGUOUS`: a short id fits more than one object.
    package static let ambiguous = Code(rawValue: -5)
    /// `GIT_EBUFS`: the content is larger than was allowed for.
    package static let tooLarge = Code(rawValue: -6)
    /// `GIT_EBAREREPO`: there is no work tree.
    package static let bare = Code(rawValue: -8)
    /// `GIT_EUNBORNBRANCH`: the branch has no commit yet.
    package static let unborn = Code(rawValue: -9)
    /// `GIT_EUNMERGED`: the index has unmerged entries.
    package static let unmerged = Code(rawValue: -10)
    /// `GIT_EINVALIDSPEC`: the name of a reference or revision is not well-formed.
    package static let invalidName = Code(rawValue: -12)
    /// `GIT_ELOCKED`: a lock file is in the way.
    package static let locked = Code(rawValue: -14)
    /// `GIT_EMODIFIED`: the reference is no longer what it was.
    package static let modified = Code(rawValue: -15)
    /// `GIT_EPEEL`: the object is not of the kind that was asked for.
    package static let wrongKind = Code(rawValue: -19)
    /// `GIT_EINVALID`: the arguments do not fit the repository.
    package static let invalid = Code(rawValue: -21)
    /// `GIT_EDIRECTORY`: the path is a folder.
    package static let folder = Code(rawValue: -23)
    /// `GIT_EOWNER`: the repository belongs to another user.
    package static let owner = Code(rawValue: -36)
  }

  /// The part of libgit2 that failed, as `git_error_t` numbers them.
  package struct Category: RawRepresentable, Hashable, Sendable {
    /// The number in `git_error_t`.
    package let rawValue: Int32

    /// Wraps any number.
    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// `GIT_ERROR_NONE`: not said.
    package static let none = Category(rawValue: 0)
    /// `GIT_ERROR_OS`: a call of the operating system failed.
    package static let system = Category(rawValue: 2)
    /// `GIT_ERROR_REFERENCE`: references and their logs.
    package static let reference = Category(rawValue: 4)
    /// `GIT_ERROR_REPOSITORY`: the repository as a whole.
    package static let repository = Category(rawValue: 6)
    /// `GIT_ERROR_CONFIG`: the configuration.
    package static let configuration = Category(rawValue: 7)
    /// `GIT_ERROR_ODB`: the object store.
    package static let objects = Category(rawValue: 9)
    /// `GIT_ERROR_INDEX`: the index.
    package static let index = Category(rawValue: 10)
    /// `GIT_ERROR_TREE`: trees.
    package static let tree = Category(rawValue: 14)
  }
}

/// Throws what libgit2 says of a failed call, at once: the next call may change it.
///
/// The corresponding C function is `git_error_last`.
@discardableResult
func check(_ code: Int32, _ operation: String) throws(GitError) -> Int32 {
  if code >= 0 { return code }
  let last = unsafe git_error_last()
  let message = unsafe last?.pointee.message.map { unsafe String(cString: $0) }
  throw GitError(
    GitError.Code(rawValue: code),
    category: GitError.Category(rawValue: unsafe last?.pointee.klass ?? 0),
    operation: operation,
    message: message ?? ""
  )
}
