import Testing

@testable import MantelCLI

/// What git's index has, and what a merge leaves behind.
struct ValidateGitTests {
  private static let path = "tags/carne.json"

  private func conflicted() throws -> TestHousehold {
    let household = try TestHousehold.sample()
    try household.git("checkout", "-q", "-b", "otra")
    try household.replace("Carne", with: "Carnes", in: Self.path)
    try household.git("commit", "-qam", "otra")
    try household.git("checkout", "-q", "main")
    try household.replace("Carne", with: "Carne roja", in: Self.path)
    try household.git("commit", "-qam", "una")
    _ = try? household.git("merge", "-q", "otra")
    return household
  }

  @Test func `staged judges the index, whatever the folder has`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/mala.json", "{")
    #expect(household.run("validate", "--staged").exitCode == .done)
    try household.git("add", "dishes/mala.json")
    try household.delete("dishes/mala.json")
    let outcome = household.run("validate", "--staged")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.output.contains("dishes/mala.json:1:2: error[unclosed]"))
    #expect(household.run("validate").exitCode == .done)
    try household.git("rm", "-q", "--cached", "dishes/mala.json", "tags/verduras.json")
    #expect(household.run("validate", "--staged").output.contains("unknown-tag"))
  }

  @Test func `a hook sees the index that git commits`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/mala.json", "{")
    try household.git("add", "dishes/mala.json")
    try household.git("read-tree", "--index-output=.git/otro", "HEAD")
    let outcome = household.run(
      ["validate", "--staged"],
      environment: ["GIT_INDEX_FILE": ".git/otro"]
    )
    #expect(outcome.exitCode == .done)
  }

  @Test func `a merge's leavings are named as what they are`() throws {
    let household = try conflicted()
    for words in [["validate"], ["validate", "--staged"]] {
      let outcome = household.run(["--lang", "en"] + words)
      #expect(outcome.exitCode == .failed)
      #expect(outcome.output.contains("tags/carne.json:1:1: error[unmerged-entry]"), "\(words)")
      #expect(outcome.output.contains(".:1:1: note[operation-in-progress]"), "\(words)")
    }
    #expect(household.run("validate").output.contains("error[conflict-markers]"))
    #expect(household.run("save").exitCode == .failed)
    try household.write(Self.path, #"{ "name": "Carne" }"#)
    try household.git("add", Self.path)
    let decided = household.run("--lang", "en", "validate")
    #expect(decided.exitCode == .done)
    #expect(decided.output.contains("note[operation-in-progress]"))
    #expect(household.run("save").exitCode == .refused)
  }

  @Test func `a household in a folder of a larger repository`() throws {
    let household = try TestHousehold.inSubfolder("cocina española")
    let folder = "cocina española"
    #expect(household.run("-C", folder, "validate", "--staged", "--strict").exitCode == .done)
    #expect(household.run("-C", folder, "--lang", "en", "status").errors == "everything is saved\n")
    try household.replace("Carne", with: "Carnes", in: folder + "/tags/carne.json")
    let saved = household.run("-C", folder, "--lang", "en", "save")
    #expect(saved.exitCode == .done)
    #expect(try household.git("status", "--porcelain") == "")
    #expect(household.run("-C", folder, "log").output.split(separator: "\n").count == 2)
    #expect(household.run("-C", folder, "undo").exitCode == .done)
    #expect(household.read(folder + "/tags/carne.json").contains("\"Carne\""))
  }
}
