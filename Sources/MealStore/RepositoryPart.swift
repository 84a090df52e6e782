internal import FileStore
internal import GitStore
internal import MealChanges

/// One of the two repositories that a household's files lie in.
struct RepositoryPart {
  /// Whether it is the private one.
  let isPrivate: Bool
  /// The folder that household paths are relative to in it.
  let root: String
  let folder: Folder

  /// Whether a household's file lies in this part.
  func holds(_ path: String) -> Bool {
    path.hasPrefix(HouseholdFiles.privatePrefix) == isPrivate
  }

  /// The path of a household's file within this part's folder.
  func inner(_ path: String) -> String {
    isPrivate ? String(path.dropFirst(HouseholdFiles.privatePrefix.count)) : path
  }

  /// The path of a household's file, from one within this part's folder.
  func outer(_ path: String) -> String {
    isPrivate ? HouseholdFiles.privatePrefix + path : path
  }

  /// The path of a household's file, from one within the repository.
  ///
  /// - Parameters:
  ///   - path: The path from the top of the work tree, which begins with the prefix.
  ///   - prefix: What paths of this part begin with there, told by bytes: a folder's name may
  ///     hold letters that two spellings share.
  /// - Returns: The path relative to the household.
  func outer(_ path: String, without prefix: String) -> String {
    outer(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
  }
}

extension HouseholdStore {
  /// What each part gets of a change, the shared one first.
  func shares(
    of edits: [FileVersion]
  ) throws(StoreError) -> [(part: RepositoryPart, files: [FileVersion])] {
    let personal = edits.filter { $0.path.hasPrefix(HouseholdFiles.privatePrefix) }
    let shared = edits.filter { !$0.path.hasPrefix(HouseholdFiles.privatePrefix) }
    var shares: [(RepositoryPart, [FileVersion])] = []
    if !shared.isEmpty { shares.append((sharedPart, shared)) }
    if !personal.isEmpty {
      // Never into the repository round it: that one is shared.
      guard let part = privatePart, try isRepository(part) else {
        throw .noRepository(folder: location.privateRoot)
      }
      shares.append((part, personal))
    }
    return shares
  }

  var sharedPart: RepositoryPart {
    RepositoryPart(isPrivate: false, root: location.root, folder: files.shared)
  }

  var privatePart: RepositoryPart? {
    files.personal.map {
      RepositoryPart(isPrivate: true, root: location.privateRoot, folder: $0)
    }
  }

  /// Opens a part's repository and gives it with the prefix that paths have in it.
  func withRepository<Result>(
    _ part: RepositoryPart,
    _ body: (borrowing GitRepository, String) throws -> Result
  ) throws -> Result {
    do {
      try GitRuntime.configure(environment: surroundings.environment)
      let repository = try GitRepository.discover(from: part.root)
      guard let folder = repository.path(ofFolder: part.root) else {
        if repository.isBare { throw StoreError.obstacle(.bare) }
        throw StoreError.obstacle(.workTreeElsewhere(repository.workTree ?? ""))
      }
      return try body(repository, folder.isEmpty ? "" : folder + "/")
    } catch let error as GitError {
      if error.code == .notFound, error.operation == "git_repository_open_ext" {
        throw StoreError.noRepository(folder: part.root)
      }
      throw StoreError(error)
    } catch let error as FileError {
      throw StoreError(error)
    }
  }
}
