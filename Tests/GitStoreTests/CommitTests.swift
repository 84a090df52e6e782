import FileStore
import GitStore
import Testing

@Suite struct CommitTests {
  @Test(arguments: [false, true])
  func `git sees the commit and nothing else to do`(isDurable: Bool) throws {
    let home = try TestRepository()
    let commit = try home.change(
      ["dishes/soup.json": "2\n", "plan/2026/W01.json": "new\n"],
      message: "soup: more salt\n\nA body.",
      isDurable: isDurable
    )
    #expect(commit.complaint == nil)
    #expect(try home.status() == "")
    #expect(try home.shell("git rev-parse HEAD") == "\(commit.id)\n")
    #expect(
      try home.shell("git show --format='%an %ae %aI%n%cn%n%B' --name-status HEAD")
        == """
        Ada ada@example.org 2026-01-01T13:00:00+01:00
        Ada
        soup: more salt

        A body.


        M\tdishes/soup.json
        A\tplan/2026/W01.json

        """
    )
    #expect(try home.shell("cat dishes/soup.json; git cat-file -p :dishes/soup.json") == "2\n2\n")
    let log = try home.shell("git reflog -1 --format='%gn %gs'")
    #expect(log == "Ada commit: soup: more salt\n")
  }

  @Test func `the index needs no file to be read again`() throws {
    let home = try TestRepository()
    try home.change(["dishes/soup.json": "2\n"])
    try home.shell("sleep 0.01; git diff-files --quiet")
    let stat = try home.shell("git ls-files --debug dishes/soup.json | grep -c 'size: 2'")
    #expect(stat == "1\n")
  }

  @Test func `what the user has staged and edited stays as it is`() throws {
    let home = try TestRepository()
    try home.shell("echo staged >other; echo s >new; git add other new; echo edited >other")
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == "A  new\nMM other\n")
    #expect(try home.shell("git show --format= --name-only HEAD") == "dishes/soup.json\n")
    #expect(try home.shell("git cat-file -p :other; cat other") == "staged\nedited\n")
  }

  @Test func `the first commit starts the branch`() throws {
    let home = try TestRepository(empty: true)
    try home.shell("echo 1 >mine; git add mine")
    let repository = try home.open()
    #expect(try repository.head() == nil)
    #expect(try repository.headBranch() == "main")
    let isUnborn = repository.isHeadUnborn
    #expect(isUnborn)
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == "A  mine\n")
    #expect(try home.shell("git ls-tree -r --name-only HEAD") == "dishes/soup.json\n")
    #expect(try home.shell("git reflog --format=%gs") == "commit (initial): change\n")
  }

  @Test func `a deleted file takes its empty folders along`() throws {
    let home = try TestRepository()
    try home.change(["a/b/c/d.json": "1\n", "a/e.json": "1\n", "f.json": "1\n"])
    try home.change(["a/b/c/d.json": nil, "f.json": nil, "g/h.json": "1\n"])
    #expect(try home.status() == "")
    let names = "a/e.json\ndishes/soup.json\ng/h.json\nother\n"
    #expect(try home.shell("git ls-tree -r --name-only HEAD") == names)
    #expect(try home.shell("git ls-tree -rt --name-only HEAD a") == "a\na/e.json\n")
    let last = try home.open()
    let again = try last.commit(
      [FileChange("never/was.json", content: nil)],
      message: "nothing",
      author: signature(),
      committer: signature()
    )
    #expect(try last.commit(again.id).tree == last.commit(last.resolve("HEAD~")).tree)
  }

  @Test func `random changes give the trees that git makes`() throws {
    let home = try TestRepository()
    var generator = SeededGenerator(state: 7)
    let names = ["a", "a.b", "a-b", "ab", "a0"]
    var files: [String: String] = [:]
    for round in 0..<25 {
      var changes: [String: String?] = [:]
      for _ in 0..<3 {
        let folder = names.randomElement(using: &generator) ?? ""
        let inner = names.randomElement(using: &generator) ?? ""
        let path = "\(folder)/\(inner)/\(round % 2 == 0 ? "x" : "y").json"
        if files[path] != nil, Bool.random(using: &generator) {
          changes[path] = .some(nil)
        } else {
          changes[path] = "\(round)\n"
        }
      }
      for (path, text) in changes { files[path] = text }
      try home.change(changes)
    }
    #expect(try home.status() == "")
    #expect(try home.shell("git write-tree") == home.shell("git rev-parse HEAD^{tree}"))
    let listed = try home.open().files(at: home.open().resolve("HEAD")).map(\.path)
    #expect(Set(listed) == Set(files.keys).union(["other", "dishes/soup.json"]))
  }

  @Test func `twins in case and in spelling stay two files`() throws {
    let home = try TestRepository()
    let names = ["Soup.json", "soup.json", "caf\u{E9}.json", "cafe\u{301}.json"]
    for name in names { try home.change([name: "1\n"]) }
    #expect(try home.status() == "")
    let listed = try home.open().files(at: home.open().resolve("HEAD"), in: nil).map(\.path)
    for name in names {
      #expect(listed.filter { $0.utf8.elementsEqual(name.utf8) }.count == 1)
    }
  }

  @Test func `an ignored file and one outside a sparse checkout are committed`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      echo dishes/ >.gitignore; mkdir plan; echo 1 >plan/x.json; git add .; git commit -qm i
      git config core.sparseCheckout true; echo '/dishes/' >.git/info/sparse-checkout
      git read-tree -mu HEAD; git config user.name Ada
      """
    )
    try home.change(["dishes/new.json": "1\n", "plan/x.json": "2\n"])
    #expect(try home.status() == "")
    #expect(try home.shell("git show --name-only --format=") == "dishes/new.json\nplan/x.json\n")
  }

  @Test func `the mode of a file stays`() throws {
    let home = try TestRepository()
    try home.shell("chmod +x dishes/soup.json; git commit -qam x; umask 022")
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == "")
    #expect(try home.shell("git ls-tree HEAD dishes/soup.json").hasPrefix("100755"))
  }

  @Test func `a commit that changes nothing says so`() throws {
    let home = try TestRepository()
    let change = FileChange("dishes/soup.json", content: Array("1\n".utf8))
    let prepared = try home.open().prepareCommit(
      of: [change],
      message: "same",
      author: signature(),
      committer: signature()
    )
    #expect(prepared.isEmpty)
    #expect(try home.status() == "")
  }

  @Test func `a commit in between is not lost`() throws {
    let home = try TestRepository()
    let repository = try home.open()
    let change = FileChange("dishes/soup.json", content: Array("2\n".utf8))
    let prepared = try repository.prepareCommit(
      of: [change],
      message: "mine",
      author: signature(),
      committer: signature()
    )
    try home.shell("echo y >other; git commit -qam theirs")
    let error = failure { _ = try repository.publish(prepared) }
    #expect(error?.code == .modified)
    #expect(try home.shell("git log -1 --format=%s") == "theirs\n")
    #expect(try home.status() == "")
  }

  @Test(arguments: ["index.lock", "refs/heads/main.lock"])
  func `a lock in the way leaves index and branch alone`(lock: String) throws {
    let home = try TestRepository()
    try home.shell("touch .git/\(lock); git rev-parse HEAD >../before")
    let error = failure { try home.change(["dishes/soup.json": "2\n"]) }
    #expect(error?.code == .locked)
    #expect(try home.shell("git rev-parse HEAD | cmp - ../before; rm .git/\(lock)") == "")
    #expect(try home.status() == " M dishes/soup.json\n")
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == "")
  }

  @Test func `no path runs through a submodule or a link`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      git init -q -b main ../sub; git -C ../sub -c user.name=a -c user.email=b commit -qm s --allow-empty
      git -c protocol.file.allow=always submodule -q add "$PWD/../sub" plan
      ln -s dishes link; git add .; git commit -qm 'submodule and link'
      """
    )
    let repository = try home.open()
    for path in ["plan/week.json", "link/soup.json", "other/x.json"] {
      let error = failure {
        _ = try repository.commit(
          [FileChange(path, content: [1])],
          message: "m",
          author: signature(),
          committer: signature()
        )
      }
      #expect(error != nil)
      let obstacles = try repository.obstacles(to: [path], environment: [:], hookMark: "mantel")
      let folder = String(path.prefix { $0 != "/" })
      #expect(obstacles == [.pathTaken(path: path, by: folder)])
    }
    #expect(try home.status() == "")
  }
}

/// Random numbers that are the same in each run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
