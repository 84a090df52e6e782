import Testing

@testable import MantelCLI

/// A folder of the household that can't be read, such as one that is a symbolic link.
struct UnreadFolderTests {
  private static let folders = ["tags", "dishes", "foods", "plans", "people", "plans/2026"]

  @Test(arguments: folders) func `what it holds isn't deleted`(folder: String) throws {
    let household = try TestHousehold.sample()
    try household.delete(folder)
    try household.makeLink(folder, to: "/etc")
    let files = try household.git("ls-tree", "-r", "--name-only", "HEAD")
    _ = household.run("save")
    #expect(try household.git("ls-tree", "-r", "--name-only", "HEAD") == files)
    let status = household.run("--lang", "en", "status")
    #expect(status.output == "")
    #expect(status.errors.hasPrefix("\(folder) can't be read and is left out\n"))
  }

  @Test func `a file in its place is no deletion either`() throws {
    let household = try TestHousehold.sample()
    try household.delete("foods")
    try household.write("foods", "")
    #expect(household.run("--lang", "en", "save").errors.hasSuffix("nothing to save\n"))
  }

  @Test(arguments: folders) func `it is an error with its place`(folder: String) throws {
    let household = try TestHousehold.sample()
    try household.delete(folder)
    try household.makeLink(folder, to: "/etc")
    let outcome = household.run("--lang", "en", "validate")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("\(folder):1:1: error[not-a-file]: "))
  }

  @Test(arguments: ["people", "people/nora"]) func `nobody is seated unseen`(folder: String) throws
  {
    let household = try TestHousehold.sample()
    try household.delete(folder)
    try household.makeLink(folder, to: "/etc")
    let outcome = household.run("--lang", "en", "set", "wed.dinner", "gazpacho", "--force")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("without it nobody knows who can eat what"))
    #expect(household.run("--lang", "en", "week").errors.contains("people"))
  }
}
