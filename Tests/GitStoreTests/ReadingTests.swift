import FileStore
import GitStore
import Testing

@Suite struct ReadingTests {
  @Test func `history reads as git log tells it`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      at() { export GIT_COMMITTER_DATE="2026-01-02T12:0$1:00 +0000"; }
      at 1; git checkout -q -b side; echo s >dishes/side.json; git add .; git commit -qm side
      at 2; git checkout -q main; echo m >dishes/main.json; git add .; git commit -qm main
      at 3; git merge -q side -m 'merge'
      at 4; git rm -q other; git commit -qm 'remove other'
      """
    )
    let repository = try home.open()
    let head = try #require(try repository.head())
    let all = try repository.history(from: head)
    #expect(try all.map { "\($0.id)\n" }.joined() == home.shell("git rev-list HEAD"))
    #expect(all.map(\.subject) == ["remove other", "merge", "main", "side", "a"])
    let line = try repository.history(from: head, order: .firstParent)
    #expect(line.map(\.subject) == ["remove other", "merge", "main", "a"])
    #expect(try repository.history(from: head, limit: 2).count == 2)
    #expect(all[1].parents.count == 2)
    #expect(all[0].author.name == "Ada" && all[0].author.offset == 60)
    #expect(try repository.changes(of: all[1]).map(\.path) == ["dishes/side.json"])
    let removal = try repository.changes(of: all[0])
    #expect(removal.map(\.path) == ["other"] && removal.first?.new == nil)
    #expect(try repository.changes(of: all[0], in: ["dishes"]).isEmpty)
    #expect(try repository.changes(of: all[4]).map(\.path) == ["dishes/soup.json", "other"])
    let single = try repository.changes(of: all[2], in: ["dishes/main.json", "nowhere"])
    #expect(single.map(\.path) == ["dishes/main.json"])
  }

  @Test func `a file that becomes a folder is two changes`() throws {
    let home = try TestRepository()
    try home.shell("git rm -q other; mkdir other; echo 1 >other/x; git add .; git commit -qm x")
    let repository = try home.open()
    let commit = try repository.commit(repository.resolve("HEAD"))
    let changes = try repository.changes(of: commit)
    #expect(changes.map(\.path) == ["other", "other/x"])
    #expect(changes.map { $0.new == nil } == [true, false])
  }

  @Test func `files are read at a revision and in the index`() throws {
    let home = try TestRepository()
    try home.change(["dishes/soup.json": "2\n"])
    try home.shell("echo 3 >dishes/soup.json; git add .; echo 4 >dishes/soup.json; ln -s x link")
    try home.shell("git add link")
    let repository = try home.open()
    let head = try repository.resolve("HEAD")
    let path = "dishes/soup.json"
    #expect(try repository.content(of: path, at: head) == Array("2\n".utf8))
    #expect(try repository.content(of: path, at: repository.resolve("HEAD~1")) == Array("1\n".utf8))
    #expect(try repository.content(of: "dishes", at: head) == nil)
    #expect(try repository.content(of: "none/at/all", at: head) == nil)
    #expect(try repository.stagedContent(of: path) == Array("3\n".utf8))
    #expect(try repository.stagedContent(of: "link") == nil)
    #expect(try repository.stagedFile(at: "link")?.mode == .symbolicLink)
    #expect(try repository.stagedFiles(in: "dishes").map(\.path) == [path])
    #expect(try repository.stagedFiles(in: nil).map(\.path) == [path, "link", "other"])
    #expect(try repository.stagedFiles(in: "zzz").isEmpty)
    #expect(try repository.files(at: head, in: "dishes").map(\.path) == [path])
    let large = failure { _ = try repository.content(of: path, at: head, limit: 1) }
    #expect(large?.code == .tooLarge)
  }

  @Test func `revisions are resolved as git does`() throws {
    let home = try TestRepository()
    try home.change(["dishes/soup.json": "2\n"])
    try home.shell("git tag -m t v1 HEAD~")
    let repository = try home.open()
    for revision in ["HEAD~1", "main^", "v1", "HEAD@{1}", "main~"] {
      #expect(try "\(repository.resolve(revision))\n" == home.shell("git rev-parse HEAD~"))
    }
    #expect(failure { _ = try repository.resolve("nothing") }?.code == .notFound)
    #expect(failure { _ = try repository.resolve("HEAD:other") }?.code != nil)
    #expect(failure { _ = try repository.resolve("a..b") }?.code != nil)
  }

  @Test func `status tells what is staged and what is edited`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      for n in a b c d e; do echo 1 >$n; done; git add .; git commit -qm b
      echo 2 >a; echo 2 >b; git add b; rm c; git rm -q --cached d; rm e; ln -s a e; echo 1 >new
      printf 'x\\n' >other
      """
    )
    let repository = try home.open()
    let names = ["a", "b", "c", "d", "e", "new", "none", "other"]
    let status = try repository.status(of: names)
    #expect(status.filter(\.isStaged).map(\.path) == ["b", "d"])
    #expect(status.filter(\.isEdited).map(\.path) == ["a", "c", "d", "e", "new"])
    #expect(status.filter(\.isClean).map(\.path) == ["none", "other"])
  }

  @Test func `line endings are compared as git does`() throws {
    let home = try TestRepository()
    try home.shell("git config core.autocrlf true; printf 'x\\r\\n' >other")
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.open().status(of: ["other"]).first?.isClean == true)
    #expect(try home.shell("git diff --name-only 2>/dev/null") == "")
    #expect(try home.shell("git cat-file -p HEAD:dishes/soup.json") == "2\n")
  }

  @Test func `a shallow clone is walked to its boundary`() throws {
    let home = try TestRepository()
    try home.change(["dishes/soup.json": "2\n"])
    try home.change(["dishes/soup.json": "3\n"])
    try home.shell("git clone -q --depth 2 file://$PWD ../shallow")
    let repository = try GitRepository.open(at: home.base + "/shallow")
    let isShallow = repository.isShallow
    #expect(isShallow)
    let history = try repository.history(from: repository.resolve("HEAD"))
    #expect(history.count == 2)
    #expect(try repository.changes(of: history[1]).count == 2)
    _ = try repository.commit(
      [FileChange("new", content: [])],
      message: "m",
      author: signature(),
      committer: signature()
    )
    #expect(
      try home.shell("git -C ../shallow fsck 2>&1; git -C ../shallow rev-list HEAD | wc -l")
        == "3\n"
    )
  }

  @Test func `ignored paths are known`() throws {
    let home = try TestRepository()
    try home.shell("printf 'cache/\\n*.tmp\\n' >.gitignore")
    let repository = try home.open()
    #expect(try repository.isIgnored("cache/x"))
    #expect(try repository.isIgnored("dishes/x.tmp"))
    #expect(try !repository.isIgnored("dishes/soup.json"))
  }

  @Test func `ids are read and written as git does`() throws {
    let text = "0123456789abcdef0123456789ABCDEF00000001"
    #expect(try #require(ObjectID(text)).description == text.lowercased())
    #expect(ObjectID("0123") == nil)
    #expect(ObjectID(text.replacing("f", with: "g")) == nil)
    let home = try TestRepository()
    #expect(
      try "\(home.open().id(of: [1, 2, 3], at: "x"))\n"
        == home.shell("printf '\\1\\2\\3' | git hash-object --stdin")
    )
  }
}
