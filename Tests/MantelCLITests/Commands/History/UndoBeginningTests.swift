import Testing

@testable import MantelCLI

/// An undo never deletes the household.
struct UndoBeginningTests {
  @Test func `the first commit of a shallow clone isn't taken back`() throws {
    let origin = try TestHousehold.sample()
    #expect(origin.run("clear", "sat.dinner").exitCode == .done)
    let household = try TestHousehold()
    try household.git("clone", "-q", "--depth", "1", "file://" + origin.root, ".")
    for revision in [[], ["HEAD"]] {
      let outcome = household.run(["--lang", "en", "undo"] + revision)
      #expect(outcome.exitCode == .refused)
      #expect(outcome.errors.contains("git fetch --unshallow"), "\(outcome.errors)")
      #expect(!household.read("mantel.json").isEmpty)
      #expect(try household.git("status", "--porcelain").isEmpty)
    }
    try household.git("fetch", "-q", "--unshallow")
    #expect(household.run("undo").exitCode == .done)
    #expect(household.read("mantel.json") == origin.read("mantel.json"))
  }

  @Test func `the commit that made the household isn't taken back`() throws {
    let household = try TestHousehold()
    #expect(household.run("init", "--yes", "--with", "Ana").exitCode == .done)
    let outcome = household.run("--lang", "en", "undo")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("the commit that made the household"), "\(outcome.errors)")
    #expect(!household.read("mantel.json").isEmpty)
  }
}
