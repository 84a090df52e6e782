import Glibc
import TestSupport
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
    let fixed = household.run("--lang", "en", "doctor", "--fix")
    #expect(fixed.exitCode == .done, "\(fixed.output)")
    #expect(fixed.output.contains("mended: lines of .gitignore, .gitattributes"))
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

  @Test func `fixing makes all that a clone needs, and a second time nothing`() throws {
    let household = try TestHousehold.sample()
    try household.write(".gitattributes", "*.png binary\n/mantel.json text eol=lf\n")
    try household.git("add", ".gitattributes")
    try household.git("commit", "-q", "-m", "attributes")
    let fixed = household.run("--lang", "en", "doctor", "--fix")
    #expect(fixed.exitCode == .done, "\(fixed.output)\(fixed.errors)")
    #expect(try household.git("config", "diff.mantel.textconv").hasPrefix("f() { mantel textconv"))
    #expect(try household.git("check-attr", "diff", "dishes/fideua.json").contains("diff: mantel"))
    #expect(
      household.read(".gitattributes").hasPrefix("*.png binary\n/mantel.json text eol=lf diff")
    )
    // The lines that everyone shares are a commit of their own.
    let shared = try household.git("show", "--name-only", "--format=%s")
    #expect(shared.hasSuffix("\n.gitattributes\n.gitignore\n"))
    let again = household.run("--lang", "en", "doctor", "--fix", "--json")
    #expect(again.output.contains("\"mended\": []"))
    #expect(try household.git("rev-list", "--count", "HEAD") == "3\n")
  }

  @Test func `lines beside edits that nobody saved are left to be saved`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("doctor", "--fix")
    try household.write(".gitattributes", "*.png binary\n")
    let fixed = household.run("--lang", "en", "doctor", "--fix")
    #expect(fixed.output.contains("mended: lines of .gitattributes"))
    #expect(household.read(".gitattributes").hasPrefix("*.png binary\n/mantel.json text"))
    #expect(try household.git("status", "--porcelain", ".gitattributes") == " M .gitattributes\n")
  }

  @Test func `hooks are mended only where some are installed`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("doctor", "--fix")
    #expect(household.run("--lang", "en", "doctor").output.contains("✓ without git's hooks"))
    #expect(household.run("hooks", "install").exitCode == .done)
    try household.delete(".git/hooks/post-merge")
    let bad = household.run("--lang", "en", "doctor")
    #expect(bad.output.contains("✗ hooks only in part: post-merge"))
    #expect(household.run("doctor", "--fix").exitCode == .done)
    #expect(household.read(".git/hooks/post-merge") != "")
  }

  @Test func `permissions that aren't as usual are told and mended`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("doctor", "--fix")
    chmod(household.root + "/tags/carne.json", 0o666)
    chmod(household.root + "/dishes/fideua.json", 0o755)
    let bad = household.run("--lang", "en", "doctor")
    #expect(bad.output.contains("✗ everyone on this machine can write to tags/carne.json"))
    #expect(bad.output.contains("✗ dishes/fideua.json is marked executable"))
    #expect(household.run("doctor", "--fix").exitCode == .done)
    #expect(try household.git("status", "--porcelain", "tags", "dishes") == "")
  }

  @Test func `another command for git's diffs is somebody's choice`() throws {
    let household = try TestHousehold.sample()
    try household.git("config", "diff.mantel.textconv", "cat")
    _ = household.run("doctor", "--fix")
    #expect(try household.git("config", "diff.mantel.textconv") == "cat\n")
  }
}
