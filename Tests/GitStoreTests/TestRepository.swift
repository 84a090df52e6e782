import FileStore
import GitStore
import Glibc
import Testing

/// A folder of one test's own with a repository in it; removed when the value goes.
///
/// Neither git nor libgit2 reads the developer's configuration.
final class TestRepository: Sendable {
  /// The temporary folder; the repository is `home` in it.
  let base: String
  var path: String { base + "/home" }

  static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/nonexistent",
    "LC_ALL": "C",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_AUTHOR_DATE": "2026-01-01T12:00:00 +0100",
    "GIT_COMMITTER_DATE": "2026-01-01T12:00:00 +0100",
  ]

  /// Makes a repository with one commit, and with the developer's name set, unless told otherwise.
  init(empty: Bool = false) throws {
    try GitRuntime.ignoreUserConfiguration()
    base = "/tmp/mantel-git-XXXXXX".withCString { template in
      guard let copy = strdup(template) else { return "" }
      defer { free(copy) }
      return mkdtemp(copy).map { String(cString: $0) } ?? ""
    }
    try #require(!base.isEmpty)
    try shell("git init -q -b main home", in: base)
    try shell("git config user.name Ada; git config user.email ada@example.org")
    if !empty {
      try shell(
        "mkdir dishes; echo 1 >dishes/soup.json; echo x >other; git add .; git commit -qm a"
      )
    }
  }

  deinit {
    _ = try? ChildProcess("/bin/rm", ["-rf", base], environment: [:]).run()
  }

  /// Opens the repository.
  func open() throws -> GitRepository { try GitRepository.open(at: path) }

  /// Runs lines of shell in the work tree and returns what they print.
  @discardableResult
  func shell(_ lines: String, in folder: String? = nil) throws -> String {
    let child = ChildProcess(
      "/bin/sh",
      ["-ec", lines],
      environment: Self.environment,
      folder: folder ?? path
    )
    let outcome = try child.run()
    let errors = String(decoding: outcome.errorOutput, as: UTF8.self)
    try #require(outcome.isSuccess, "\(lines): \(errors)")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  /// Writes files and commits them, as the program does.
  @discardableResult
  func change(
    _ files: [String: String?],
    message: String = "change",
    isDurable: Bool = false
  ) throws -> PublishedCommit {
    let repository = try open()
    let folder = try Folder(at: path)
    var changes: [FileChange] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = try #require(RelativePath(name))
      let content = text.map { Array($0.utf8) }
      if let content {
        try folder.replace(file, with: content, expecting: .anything)
      } else {
        try folder.remove(file, expecting: .anything)
      }
      changes.append(FileChange(name, content: content))
    }
    return try repository.commit(
      changes,
      message: message,
      author: signature(),
      committer: signature(),
      isDurable: isDurable
    )
  }

  /// Checks that git finds nothing wrong, and returns what it finds uncommitted.
  func status() throws -> String {
    #expect(try shell("git fsck --strict --no-dangling 2>&1") == "")
    return try shell("git status --porcelain")
  }
}

/// The signature of all commits that the tests make.
func signature(seconds: Int64 = 1_767_268_800) throws -> GitSignature {
  let ada = try #require(GitIdentity(name: "Ada", email: "ada@example.org"))
  return GitSignature(ada, seconds: seconds, offset: 60)
}

/// The error that `body` throws; nil if it throws none.
func failure(of body: () throws -> Void) -> GitError? {
  do {
    try body()
    return nil
  } catch {
    return error as? GitError
  }
}
