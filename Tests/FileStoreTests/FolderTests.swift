import FileStore
import Testing

@Suite struct FolderTests {
  let home: TemporaryFolder
  let folder: Folder

  init() throws {
    home = try TemporaryFolder()
    folder = try Folder(at: home.path)
  }

  @Test func `what was written is read`() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.replace(path("a/b/c.json"), with: bytes, expecting: .absent)
    #expect(try folder.read(path("a/b/c.json")) == bytes)
    #expect(try folder.list(path("a/b")).map(\.name) == ["c.json"])
    try folder.replace(path("empty"), with: [], expecting: .anything)
    #expect(try folder.read(path("empty")) == [])
  }

  @Test func `the mode of a file stays`() throws {
    try home.shell("printf old >f; chmod 0640 f; umask 022; printf x >g; chmod 0755 g")
    try folder.replace(path("f"), with: [1], expecting: .bytes(Array("old".utf8)))
    try folder.replace(path("g"), with: [1], expecting: .anything)
    #expect(try home.shell("stat -c %a f g") == "640\n755\n")
  }

  @Test func `a file that changed meanwhile is left alone`() throws {
    try home.shell("printf theirs >f")
    let mine = Array("mine!!".utf8)
    for expected in [ExpectedContent.absent, .bytes(mine), .bytes(Array("theirs, once".utf8))] {
      let kind = failure { () throws(FileError) in
        try folder.replace(known("f"), with: mine, expecting: expected)
      }
      #expect(kind == .changedMeanwhile)
    }
    let gone = failure { () throws(FileError) in
      try folder.replace(known("new/g"), with: mine, expecting: .bytes(mine))
    }
    #expect(gone == .changedMeanwhile)
    #expect(try home.shell("cat f; ls -A") == "theirsf\n")
    let removal = failure { () throws(FileError) in
      try folder.remove(known("f"), expecting: .bytes(mine))
    }
    #expect(removal == .changedMeanwhile)
    try folder.remove(path("f"), expecting: .bytes(Array("theirs".utf8)))
    #expect(try home.shell("ls -A").isEmpty)
  }

  @Test func `a file is moved but never over another`() throws {
    try home.shell("printf 1 >a; printf 2 >b")
    let taken = failure { () throws(FileError) in
      try folder.move(known("a"), to: known("b"), expecting: .anything)
    }
    #expect(taken == .system(.exists))
    try folder.move(path("a"), to: path("sub/c"), expecting: .bytes(Array("1".utf8)))
    #expect(try home.shell("cat sub/c b; ls") == "12b\nsub\n")
  }

  @Test func `no link below the root is followed`() throws {
    try home.shell(
      """
      mkdir outside inside; printf secret >outside/p.json
      ln -s ../outside inside/dishes; ln -s ../outside/p.json inside/p.json
      ln -s nowhere inside/dangling; ln -s loop inside/loop; ln -s . inside/self
      """
    )
    let folder = try Folder(at: home.path + "/inside")
    for name in ["dishes/p.json", "p.json", "dangling", "loop", "self/p.json", "self"] {
      let reading = failure { () throws(FileError) in _ = try folder.read(known(name)) }
      let writing = failure { () throws(FileError) in
        try folder.replace(known(name), with: [1], expecting: .anything)
      }
      #expect(reading == .symbolicLink, "\(name)")
      #expect(writing == .symbolicLink, "\(name)")
    }
    let listing = failure { () throws(FileError) in _ = try folder.list(known("dishes")) }
    #expect(listing == .symbolicLink)
    #expect(try home.shell("cat outside/*; ls outside") == "secretp.json\n")
  }

  @Test
  func `what is not a regular file is refused at once`() throws {
    try home.shell("mkfifo fifo; mkdir folder; ln -s /dev/zero link")
    try home.shell("perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Listen=>1,Local=>q(s))'")
    let expected: [(String, FileKind)] = [("fifo", .fifo), ("folder", .folder), ("s", .socket)]
    for (name, kind) in expected {
      let reading = failure { () throws(FileError) in _ = try folder.read(known(name)) }
      let writing = failure { () throws(FileError) in
        try folder.replace(known(name), with: [], expecting: .anything)
      }
      #expect(reading == .notARegularFile(kind))
      #expect(writing == .notARegularFile(kind))
    }
    let device = try Folder(at: "/dev")
    let reading = failure { () throws(FileError) in _ = try device.read(known("zero")) }
    #expect(reading == .notARegularFile(.device))
  }

  @Test func `a file over the limit is refused`() throws {
    try home.shell("truncate -s 3G huge; printf 12345 >five")
    let huge = failure { () throws(FileError) in _ = try folder.read(known("huge")) }
    #expect(huge == .tooLarge(limit: 1 << 20))
    let four = failure { () throws(FileError) in _ = try folder.read(known("five"), limit: 4) }
    #expect(four == .tooLarge(limit: 4))
    #expect(try folder.read(path("five"), limit: 5).count == 5)
  }

  @Test func `a folder is listed by bytes with its kinds`() throws {
    try home.shell(
      """
      mkdir .git d; touch .git/x d/z B a "$(printf 'caf\\303\\251')" "$(printf 'bad\\377')"; ln -s a l
      mkdir "$(printf 'dir\\377')"; touch "$(printf 'dir\\377/inside')"
      """
    )
    let entries = try folder.list(nil)
    #expect(
      entries.map(\.name)
        == [".git", "B", "a", "bad\u{FFFD}", "café", "d", "dir\u{FFFD}", "l"]
    )
    #expect(entries.filter { !$0.isText }.count == 2)
    #expect(entries.last?.kind == .symbolicLink)
    let walked = try folder.walk(nil)
    #expect(walked.compactMap(\.path).map(\.description) == ["B", "a", "café", "d", "d/z", "l"])
    #expect(walked.filter { $0.path == nil }.count == 3)
  }
}
