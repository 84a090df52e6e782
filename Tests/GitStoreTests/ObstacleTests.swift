import FileStore
import GitStore
import Glibc
import Testing

@Suite struct ObstacleTests {
  @Test func `a plain repository has none`() throws {
    let home = try TestRepository()
    #expect(try obstacles(home) == [])
    #expect(try obstacles(TestRepository(empty: true)) == [])
  }

  @Test func `a household may be a folder of a larger repository`() throws {
    let home = try TestRepository()
    let repository = try GitRepository.discover(from: home.path + "/dishes")
    #expect(try repository.obstacles(to: [], environment: [:], hookMark: "mantel") == [])
    #expect(repository.workTree?.hasSuffix("/home/") == true)
    #expect(repository.path(ofFolder: home.path + "/dishes") == "dishes")
    #expect(repository.path(ofFolder: home.path) == "")
    #expect(repository.path(ofFolder: home.base) == nil)
    #expect(try repository.hooksDirectory().hasSuffix("/home/.git/hooks"))
    let error = failure { _ = try GitRepository.open(at: home.path + "/dishes") }
    #expect(error?.code == .notFound)
    #expect(failure { _ = try GitRepository.discover(from: home.base) }?.code == .notFound)
  }

  @Test func `a linked work tree works`() throws {
    let home = try TestRepository()
    try home.shell("git worktree add -q ../linked -b side")
    let repository = try GitRepository.open(at: home.base + "/linked")
    let isLinked = repository.isLinkedWorkTree
    #expect(isLinked)
    #expect(try repository.headBranch() == "side")
    #expect(try repository.obstacles(to: ["dishes/soup.json"], in: home) == [])
    try home.commitSoup(in: repository, at: home.base + "/linked")
    #expect(
      try home.shell("git -C ../linked status --porcelain; git log -1 --format=%s side") == "s\n"
    )
  }

  @Test func `a submodule works`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      git init -q -b main ../outer; cd ../outer
      git -c protocol.file.allow=always submodule -q add "$PWD/../home" inner
      git -C inner config user.name Ada; git -C inner config user.email ada@example.org
      """
    )
    let folder = home.base + "/outer/inner"
    let repository = try GitRepository.discover(from: folder + "/dishes")
    #expect(try repository.obstacles(to: [], in: home) == [])
    try home.commitSoup(in: repository, at: folder)
    #expect(try home.shell("git status --porcelain; git log -1 --format=%s", in: folder) == "s\n")
  }

  @Test func `a git directory of its own place works`() throws {
    let home = try TestRepository()
    try home.shell("git init -q --separate-git-dir ../elsewhere.git")
    #expect(try obstacles(home) == [])
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == "")
  }

  @Test func `a bare repository is none to write in`() throws {
    let home = try TestRepository()
    try home.shell("git init -q --bare ../bare.git")
    let repository = try GitRepository.open(at: home.base + "/bare.git")
    let found = try repository.obstacles(to: [], in: home)
    #expect(found == [.bare(gitDirectory: repository.gitDirectory)])
    let error = failure { try home.commitSoup(in: repository, at: home.path) }
    #expect(error?.code == .bare)
  }

  @Test func `a planted repository is not taken for the household's`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      git init -q --bare dishes/x; mv dishes/x/* dishes/; rmdir dishes/x
      git --git-dir=dishes config core.bare false
      git --git-dir=dishes config core.worktree "$PWD/../target"; mkdir ../target
      """
    )
    let repository = try GitRepository.discover(from: home.path + "/dishes")
    let found = try repository.obstacles(to: [], in: home)
    let gitDirectory = repository.gitDirectory
    let workTree = home.base + "/target/"
    #expect(found.first == .workTreeElsewhere(workTree: workTree, gitDirectory: gitDirectory))
  }

  @Test func `an operation in progress is named`() throws {
    let script = """
      git checkout -q -b side; echo side >other; git commit -qam side
      git checkout -q main; echo main >other; git commit -qam main
      """
    let cases: [(String, RepositoryState)] = [
      ("git merge -q side", .merge),
      ("git rebase -q side", .rebase),
      ("git rebase -q --apply side", .rebase),
      ("git cherry-pick side", .cherryPick),
      ("git revert HEAD~1 --no-edit", .revert),
    ]
    for (command, state) in cases {
      let home = try TestRepository()
      try home.shell(script + "\n\(command) >/dev/null 2>&1 || true")
      let found = try obstacles(home)
      #expect(found.contains(.operationInProgress(state)), "\(command): \(found)")
      #expect(found.contains(.unmergedEntries(["other"])), "\(command): \(found)")
    }
    let home = try TestRepository()
    try home.shell("git bisect start >/dev/null")
    #expect(try obstacles(home) == [.operationInProgress(.bisect)])
  }

  @Test(arguments: ["index.lock", "HEAD.lock", "refs/heads/main.lock"])
  func `a lock that stays is named and one that goes is not`(lock: String) throws {
    let home = try TestRepository()
    let path = try resolvedPath(home.path) + "/.git/" + lock
    try home.shell("touch .git/\(lock)")
    #expect(try obstacles(home) == [.staleLock(path: path)])
    try home.shell("(sleep 0.05; rm .git/\(lock)) >/dev/null 2>&1 &")
    #expect(try obstacles(home) == [])
  }

  @Test func `a detached head is named and can be committed on`() throws {
    let home = try TestRepository()
    try home.shell("git checkout -q --detach")
    let head = try #require(try home.open().head())
    #expect(try obstacles(home) == [.detachedHead(head)])
    let commit = try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == "")
    #expect(try home.shell("git rev-parse HEAD; git rev-parse main") == "\(commit.id)\n\(head)\n")
  }

  @Test func `missing names, signing and hooks are named`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      git config --unset user.name; git config commit.gpgsign true; git config gpg.format ssh
      git config user.signingkey /key
      printf '#!/bin/sh\\n' >.git/hooks/pre-commit; chmod +x .git/hooks/pre-commit
      printf '#!/bin/sh\\nmantel check' >.git/hooks/commit-msg; chmod +x .git/hooks/commit-msg
      touch .git/hooks/post-commit
      """
    )
    let signing = try #require(try home.open().signing())
    let found = try obstacles(home)
    #expect(found == [.noIdentity, .signing(signing), .foreignHooks(["pre-commit"])])
    #expect(signing.format == .ssh && signing.program == "ssh-keygen" && signing.key == "/key")
  }

  @Test func `an index that libgit2 cannot read is named`() throws {
    let home = try TestRepository()
    try home.shell("git update-index --split-index")
    let found = try obstacles(home)
    guard case .unreadableIndex = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(failure { try home.change(["dishes/soup.json": "2\n"]) }?.category == .index)
  }

  @Test func `an extension that libgit2 does not know is named`() throws {
    let home = try TestRepository()
    try home.shell(
      "git config core.repositoryFormatVersion 1; git config extensions.worktreeConfig true"
    )
    let error = failure { _ = try home.open() }
    #expect(error?.obstacle == .unsupportedExtension(name: "extensions.worktreeconfig"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `another user's repository is named`() throws {
    let home = try TestRepository()
    try home.shell("chown nobody .git")
    let error = failure { _ = try GitRepository.discover(from: home.path + "/dishes") }
    #expect(error?.obstacle == .foreignOwner(folder: try resolvedPath(home.path)))
  }

  private func obstacles(_ home: TestRepository) throws -> [RepositoryObstacle] {
    let repository = try home.open()
    return try repository.obstacles(to: ["dishes/soup.json"], in: home)
  }
}

extension GitRepository {
  fileprivate func obstacles(
    to paths: [String],
    in home: TestRepository
  ) throws -> [RepositoryObstacle] {
    try obstacles(to: paths, environment: TestRepository.environment, hookMark: "mantel")
  }
}

extension TestRepository {
  fileprivate func commitSoup(in repository: borrowing GitRepository, at folder: String) throws {
    let content = Array("soup\n".utf8)
    let file = try #require(RelativePath("dishes/soup.json"))
    try Folder(at: folder).replace(file, with: content, expecting: .anything)
    _ = try repository.commit(
      [FileChange(file.description, content: content)],
      message: "s",
      author: signature(),
      committer: signature(),
      isDurable: true
    )
  }
}
