internal import CLibgit2
internal import Glibc

extension GitRepository {
  /// Everything that a commit of `paths` may run into, the gravest first.
  ///
  /// A lock file that goes within a moment is a git program at work and no obstacle.
  /// - Parameters:
  ///   - paths: What is to be written, relative to the work tree.
  ///   - environment: The variables that may name the user.
  ///   - hookMark: A text that the project's own hooks contain.
  /// - Returns: The obstacles; with an empty list nothing is in the way.
  /// - Throws: where the repository cannot be read.
  package func obstacles(
    to paths: [String],
    environment: [String: String],
    hookMark: String
  ) throws(GitError) -> [RepositoryObstacle] {
    guard let workTree else { return [.bare(gitDirectory: gitDirectory)] }
    var found: [RepositoryObstacle] = []
    if !isWorkTreeOwn(workTree) {
      found.append(.workTreeElsewhere(workTree: workTree, gitDirectory: gitDirectory))
    }
    let state = state
    if state != .idle { found.append(.operationInProgress(state)) }
    for path in try remainingLocks() { found.append(.staleLock(path: path)) }
    do {
      let unmerged = try unmergedPaths()
      if !unmerged.isEmpty { found.append(.unmergedEntries(unmerged)) }
      for path in paths {
        if let taken = try nonFolder(above: path) {
          found.append(.pathTaken(path: path, by: taken))
        }
      }
    } catch {
      guard error.category == .index else { throw error }
      found.append(.unreadableIndex(message: error.message))
    }
    if isHeadDetached, let head = try head() { found.append(.detachedHead(head)) }
    let author = try identity(for: .author, environment: environment)
    let committer = try identity(for: .committer, environment: environment)
    if author == nil || committer == nil { found.append(.noIdentity) }
    if let signing = try signing() { found.append(.signing(signing)) }
    let hooks = try foreignHooks(mark: hookMark)
    if !hooks.isEmpty { found.append(.foreignHooks(hooks)) }
    return found
  }

  /// Whether the work tree's own `.git` leads to the git directory, and the folder that the
  /// repository was found from lies in the work tree.
  private func isWorkTreeOwn(_ workTree: String) -> Bool {
    guard path(ofFolder: origin) != nil else { return false }
    let link = workTree + ".git"
    guard let gitDirectory = resolvedPath(gitDirectory) else { return false }
    if resolvedPath(link) == gitDirectory { return true }
    // A linked work tree, a submodule or a separate git directory has a file that names it.
    guard let content = WorkTree.contentOfSmallFile(link) else { return false }
    let text = String(decoding: content, as: UTF8.self)
    let prefix = "gitdir: "
    guard text.utf8.starts(with: prefix.utf8) else { return false }
    let named = text.utf8.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") }
    let path = String(Substring(named))
    return resolvedPath(path.utf8.first == UInt8(ascii: "/") ? path : workTree + path)
      == gitDirectory
  }

  /// The lock files that are still there after a moment.
  private func remainingLocks() throws(GitError) -> [String] {
    var candidates = [gitDirectory + "index.lock", gitDirectory + "HEAD.lock"]
    if let branch = try headReference() { candidates.append(commonDirectory + branch + ".lock") }
    for _ in 0..<30 {
      candidates = candidates.filter { path in unsafe access(path, F_OK) == 0 }
      if candidates.isEmpty { break }
      usleep(10_000)
    }
    return candidates
  }

  /// The hooks that `git commit` would run and that do not contain `mark`.
  private func foreignHooks(mark: String) throws(GitError) -> [String] {
    let folder = try hooksDirectory()
    let names = ["pre-commit", "prepare-commit-msg", "commit-msg", "post-commit"]
    return names.filter { name in
      let path = folder + "/" + name
      guard unsafe access(path, X_OK) == 0 else { return false }
      guard let content = WorkTree.contentOfSmallFile(path) else { return true }
      return !String(decoding: content, as: UTF8.self).contains(mark)
    }
  }
}
