/// What a commit does to one file.
package struct FileChange: Hashable, Sendable {
  /// The path from the top of the work tree, with slashes.
  package let path: String
  /// The new content, or nil where the file goes.
  package let content: [UInt8]?
  /// The mode; nil keeps what the file had, and makes a new one regular.
  package let mode: FileMode?

  /// Describes a change.
  package init(_ path: String, content: [UInt8]?, mode: FileMode? = nil) {
    self.path = path
    self.content = content
    self.mode = mode
  }
}

/// A commit whose files and folders are in the object store, and which nothing shows yet.
package struct PreparedCommit: Hashable, Sendable {
  /// The commit that it follows; nil for the first.
  package let parent: CommitID?
  /// The id of its top folder.
  package let tree: ObjectID
  /// Whether the parent has exactly this tree, so that the commit would change nothing.
  package let isEmpty: Bool
  /// Whether all of it has to be on the disk before a call returns.
  package let isDurable: Bool
  /// The commit object, without a signature.
  let text: String
  /// The first line of the message.
  let subject: String
  let committer: GitIdentity
  let files: [PreparedFile]

  /// The bytes that a signature signs: the commit object itself.
  package var payload: [UInt8] { Array(text.utf8) }
}

/// One file of a prepared commit; without an id it goes.
struct PreparedFile: Hashable, Sendable {
  let path: String
  let id: ObjectID?
  let mode: FileMode
  let content: [UInt8]
}

/// A commit that HEAD's branch is at.
package struct PublishedCommit: Hashable, Sendable {
  /// The id of the commit.
  package let id: CommitID
  /// What failed although the commit stands: a folder that could not be synchronised, for one.
  package let complaint: GitError?
}
