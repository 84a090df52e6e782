internal import FileStore
internal import GitStore

extension StoreError {
  /// A failure of the file system in the store's terms.
  init(_ error: FileError) {
    switch error.kind {
    case .changedMeanwhile: self = .changedMeanwhile(path: error.path)
    case .locked(let holder): self = .locked(holder: holder)
    default:
      self = .file(
        FileFailure(
          operation: error.operation,
          path: error.path,
          reason: error.reason,
          isNoSpace: error.isNoSpace
        )
      )
    }
  }

  /// A failure of git's store in the store's terms.
  init(_ error: GitError) {
    if let obstacle = error.obstacle.flatMap(Obstacle.init) {
      self = .obstacle(obstacle)
    } else {
      self = .git(operation: error.operation, message: error.message)
    }
  }
}

extension FileError {
  /// What the system says, in its own words.
  var reason: String {
    switch kind {
    case .system(let number): number.text
    case .symbolicLink: "symbolic link"
    case .notARegularFile: "not a regular file"
    case .tooLarge(let limit): "over \(limit) bytes"
    case .changedMeanwhile: "changed meanwhile"
    case .locked: "locked"
    }
  }
}

extension StoreError.Obstacle {
  /// What refuses a commit; `nil` for what only has to be told.
  init?(_ obstacle: RepositoryObstacle) {
    switch obstacle {
    case .bare: self = .bare
    case .workTreeElsewhere(let workTree, _): self = .workTreeElsewhere(workTree)
    case .operationInProgress(let state):
      guard let operation = StoreError.Operation(state) else { return nil }
      self = .operation(operation)
    case .unmergedEntries(let paths): self = .unmerged(paths)
    case .staleLock(let path): self = .staleLock(path)
    case .detachedHead: self = .detachedHead
    case .unreadableIndex(let message): self = .unreadableIndex(message)
    case .pathTaken(let path, let other): self = .pathTaken(path: path, by: other)
    case .foreignOwner(let folder): self = .foreignOwner(folder)
    case .unsupportedExtension(let name): self = .unsupportedExtension(name)
    case .noIdentity: self = .noIdentity
    case .signing, .foreignHooks: return nil
    }
  }
}

extension StoreError.Operation {
  init?(_ state: RepositoryState) {
    switch state {
    case .idle: return nil
    case .merge: self = .merge
    case .revert: self = .revert
    case .cherryPick: self = .cherryPick
    case .bisect: self = .bisect
    case .rebase: self = .rebase
    case .applyingMail: self = .applyingMail
    }
  }
}
