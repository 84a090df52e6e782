import Testing

@testable import MantelCLI

struct DoctorTests {
  @Test func `a plain clone lacks what setup makes`() throws {
    let household = try TestHousehold.sample()
    let before = household.run("--lang", "en", "doctor")
    #expect(before.exitCode == .failed)
    #expect(before.output.contains("✗ private/ isn't there"))
    #expect(before.output.contains("→ 'mantel setup' mends it"))
    #expect(household.run("setup", "-p", "nora").exitCode == .done)
    #expect(try household.git("config", "mantel.person") == "nora\n")
    let after = household.run("--lang", "en", "doctor")
    // The sample has no .gitignore of its own.
    #expect(after.output.contains("✗ private/ isn't in .gitignore"))
    #expect(!after.output.contains("✗ private/ isn't there"))
    try household.write(".gitignore", "/private/\n/.mantel/\n")
    #expect(household.run("doctor").exitCode == .done)
    // A second run of setup changes nothing.
    #expect(household.run("setup").exitCode == .done)
  }

  @Test func `errors and a merge in progress are told with what to do`() throws {
    let household = try TestHousehold.sample()
    try household.write("tags/carne.json", "{")
    try household.write(".git/MERGE_HEAD", household.git("rev-parse", "HEAD"))
    let outcome = household.run("--lang", "en", "doctor")
    #expect(outcome.output.contains("✗ 1 error in the files\n  → 'mantel validate' shows them"))
    #expect(outcome.output.contains("✗ git is in the middle of a merge"))
    #expect(outcome.output.contains("→ end it with 'git commit' or 'git merge --abort'"))
  }

  @Test func `nobody is someone whom the household doesn't know`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "setup", "-p", "nobody")
    #expect(outcome.exitCode == .usage)
    #expect(throws: TestProcess.Failure.self) { try household.git("config", "mantel.person") }
  }

  @Test func `outside a household it says where there is none`() throws {
    let household = try TestHousehold()
    let outcome = household.run("--lang", "en", "doctor")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("there is no household in"))
  }

  @Test func `a private folder that is a link is followed by nothing`() throws {
    let household = try TestHousehold.sample()
    try household.makeLink("private", to: "/tmp")
    let outcome = household.run("--lang", "en", "setup")
    #expect(outcome.exitCode == .outside)
    #expect(outcome.errors.contains("private: symbolic link"))
    #expect(household.run("--lang", "en", "doctor").output.contains("✗ private/ isn't there"))
  }
}
