package import Diagnostics

/// Why something about a household's files or their history couldn't be done.
///
/// Data only; the words are the program's.
package enum StoreError: Error, Sendable {
  /// No household is round a folder, nor set for this user.
  case noHousehold(from: String)
  /// The household lies in no git repository.
  case noRepository(folder: String)
  /// The household's format is newer than this program's.
  case newerFormat(Int)
  /// The state of the repository doesn't allow a commit.
  case obstacle(Obstacle)
  /// Another process holds the lock; its process id, if it is known.
  case locked(holder: Int32?)
  /// A file isn't what it was when it was read: someone saved it meanwhile.
  case changedMeanwhile(path: String)
  /// A file that is to be changed has unsaved edits with errors.
  case unsavedErrors(path: String)
  /// Files have errors that they hadn't in the last commit.
  case errors([Diagnostic])
  /// There is nothing to take back.
  case nothingToUndo
  /// A revision that there isn't.
  case unknownRevision(String)
  /// Two commits whose last common ancestor was asked for have none.
  case noCommonHistory(String)
  /// A file that is asked for can't be read.
  case unreadable(path: String)
  /// Later changes stand on what is to be taken back: the values, by file.
  case laterChanges([Clash])
  /// A commit that can't be taken back: a shallow clone knows nothing before it.
  case undoesBoundary(commit: String)
  /// A commit that can't be taken back: it made the household.
  case undoesHousehold(commit: String)
  /// The user's signing program refused; what it said.
  case signing(program: String, output: String)
  /// The file system failed.
  case file(FileFailure)
  /// Git's store failed.
  case git(operation: String, message: String)
  /// A change that was to be undone on disk after a failed commit couldn't be.
  case notRestored(path: String)
  /// A folder can't become a household.
  case exists(path: String)

  /// A failure of the file system.
  package struct FileFailure: Sendable {
    /// What was tried.
    package var operation: String
    /// The file, relative to the household.
    package var path: String
    /// What the system says.
    package var reason: String
    /// Whether the disk is full.
    package var isNoSpace: Bool
  }

  /// One value that two changes set.
  package struct Clash: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The keys that lead to the value.
    package var keys: [String]
  }

  /// What keeps a repository from taking a commit.
  package enum Obstacle: Sendable, Hashable {
    /// The repository has no work tree.
    case bare
    /// The work tree is elsewhere.
    case workTreeElsewhere(String)
    /// A merge, rebase or the like is in progress.
    case operation(Operation)
    /// Paths that a merge left undecided.
    case unmerged([String])
    /// A lock file that a program left behind.
    case staleLock(String)
    /// HEAD is on no branch.
    case detachedHead
    /// The index can't be read; the reason.
    case unreadableIndex(String)
    /// A path runs through a submodule, a link or a file.
    case pathTaken(path: String, by: String)
    /// The files belong to another user.
    case foreignOwner(String)
    /// The repository needs a feature that isn't there.
    case unsupportedExtension(String)
    /// Nobody says who the user is.
    case noIdentity
  }

  /// What git is in the middle of.
  package enum Operation: String, Sendable {
    case merge
    case revert
    case cherryPick
    case bisect
    case rebase
    case applyingMail
  }
}
