internal import CLibgit2
internal import Glibc

/// An open repository; closed when the value goes.
///
/// Everything it returns is a plain value that outlives it. It belongs to one thread at a time.
@safe package struct GitRepository: ~Copyable {
  let handle: OpaquePointer
  /// The folder that the repository was looked for in.
  package let origin: String

  private init(_ handle: OpaquePointer, origin: String) {
    unsafe self.handle = unsafe handle
    self.origin = origin
  }

  deinit { unsafe git_repository_free(handle) }

  /// Opens the repository whose work tree, or whose git directory, is exactly this folder.
  ///
  /// The corresponding C function is `git_repository_open_ext`.
  /// - Throws: `.notFound` where there is none, `.owner` where it belongs to another user.
  package static func open(at folder: String) throws(GitError) -> GitRepository {
    try open(folder, flags: GIT_REPOSITORY_OPEN_NO_SEARCH.rawValue)
  }

  /// Opens the repository that a folder lies in, as git finds it.
  ///
  /// The corresponding C function is `git_repository_open_ext`.
  /// - Throws: `.notFound` where there is none, `.owner` where it belongs to another user.
  package static func discover(from folder: String) throws(GitError) -> GitRepository {
    try open(folder, flags: 0)
  }

  private static func open(_ folder: String, flags: UInt32) throws(GitError) -> GitRepository {
    try GitRuntime.ensureStarted()
    var handle: OpaquePointer?
    do {
      try check(
        unsafe git_repository_open_ext(&handle, folder, flags, nil),
        "git_repository_open_ext"
      )
    } catch {
      // libgit2 1.5.1 calls a repository of another user not found.
      let search = flags == 0
      guard error.code == .notFound || error.code == .owner,
        let foreign = foreignFolder(from: folder, upwards: search)
      else { throw error }
      throw GitError(
        .owner,
        category: error.category,
        operation: error.operation,
        message: foreign
      )
    }
    guard let opened = unsafe handle else {
      throw GitError(.generic, operation: "git_repository_open_ext")
    }
    let repository = unsafe GitRepository(opened, origin: folder)
    try unsafe repository.withConfiguration { configuration throws(GitError) in
      try unsafe GitRuntime.addGlobalFile(to: configuration, of: repository.handle)
    }
    return repository
  }

  /// Makes a repository with its work tree in a folder, and the folder too where it is missing.
  ///
  /// The first branch is the one that `init.defaultBranch` names, or `main`.
  /// The corresponding C function is `git_repository_init_ext`.
  /// - Throws: `.exists` where the folder is a repository already.
  package static func create(at folder: String) throws(GitError) -> GitRepository {
    try GitRuntime.ensureStarted()
    var options = unsafe git_repository_init_options()
    try check(
      unsafe git_repository_init_options_init(
        &options,
        UInt32(GIT_REPOSITORY_INIT_OPTIONS_VERSION)
      ),
      "git_repository_init_options_init"
    )
    unsafe options.flags =
      GIT_REPOSITORY_INIT_MKPATH.rawValue | GIT_REPOSITORY_INIT_NO_REINIT.rawValue
    let branch = try defaultBranch()
    var handle: OpaquePointer?
    let code = unsafe branch.withCString { branch in
      unsafe options.initial_head = unsafe branch
      return unsafe git_repository_init_ext(&handle, folder, &options)
    }
    try check(code, "git_repository_init_ext")
    unsafe git_repository_free(handle)
    return try open(at: folder)
  }

  private static func defaultBranch() throws(GitError) -> String {
    let name = try userString(forKey: "init.defaultBranch")
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? "main"
  }

  /// Closes the repository now.
  package consuming func close() {}

  /// The git directory, with a slash at the end: `.git/`, or a linked work tree's own.
  package var gitDirectory: String {
    unsafe String(cString: git_repository_path(handle))
  }

  /// The git directory that all work trees share, with a slash at the end.
  package var commonDirectory: String {
    unsafe String(cString: git_repository_commondir(handle))
  }

  /// The work tree, with a slash at the end; nil for a bare repository.
  package var workTree: String? {
    unsafe git_repository_workdir(handle).map { unsafe String(cString: $0) }
  }

  /// Whether there is no work tree.
  package var isBare: Bool { unsafe git_repository_is_bare(handle) == 1 }

  /// Whether the history was cut off when it was fetched.
  package var isShallow: Bool { unsafe git_repository_is_shallow(handle) == 1 }

  /// Whether this is a work tree beside the repository's main one.
  package var isLinkedWorkTree: Bool { unsafe git_repository_is_worktree(handle) == 1 }
}

/// The nearest folder with a `.git` that belongs, or whose `.git` belongs, to another user.
private func foreignFolder(from folder: String, upwards: Bool) -> String? {
  guard var current = resolvedPath(folder) else { return nil }
  while true {
    var inner = stat()
    if unsafe lstat(current + "/.git", &inner) == 0 {
      var outer = stat()
      guard unsafe lstat(current, &outer) == 0 else { return nil }
      return inner.st_uid == geteuid() && outer.st_uid == geteuid() ? nil : current
    }
    guard upwards, let slash = current.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    current = String(Substring(current.utf8[..<slash]))
  }
}
