import FileStore
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "a/../b", "./a", "a/.", "a\0b", ".git", ".GIT/config",
    "a/.gIt",
  ])
  func `a way out is no path`(text: String) {
    #expect(RelativePath(text) == nil)
  }

  @Test(arguments: ["a", "a/b.json", "...", ".gitattributes", "a b", "a\\b", "ü/é", ".gitx"])
  func `a way down is a path`(text: String) throws {
    let path = try path(text)
    #expect(path.description == text)
    #expect(path.components.joined(separator: "/") == text)
    #expect(path.components.last == path.name)
  }

  @Test func `paths are compared by their bytes`() throws {
    #expect(try path("caf\u{E9}") != path("cafe\u{301}"))
    #expect(try Set([path("caf\u{E9}"), path("cafe\u{301}"), path("caf\u{E9}")]).count == 2)
    #expect(try path("Z") < path("a"))
    #expect(try path("a-b") < path("a/b"))
  }

  @Test func `parents and children fit together`() throws {
    let file = try path("a/b/c")
    #expect(try file.parent == path("a/b"))
    #expect(try path("a").parent == nil)
    #expect(try path("a/b").appending("c") == file)
    #expect(file.appending("..") == nil)
    #expect(file.appending("x/y") == nil)
    #expect(try file.isInside(path("a")) && file.isInside(path("a/b")))
    #expect(try !file.isInside(file) && !path("ab").isInside(path("a")))
  }
}
