import FileStore
import FoundationEssentials
import MealChanges
import Testing

@testable import MealStore

/// What is refused leaves everything as it was: files, history, and the other repository.
struct RefusalTests {
  let plan = "plans/2026/2026-W50.json"
  let objective = "private/people/ana/objectives/perder.json"

  /// A household with a private repository that has a commit of its own.
  private func householdInTwoParts() throws -> StoredHousehold {
    let household = try StoredHousehold()
    try household.write(".gitignore", "/private/\n")
    try household.git("add", "-A")
    try household.git("commit", "-qm", "ignore")
    try household.store().makePrivatePart()
    let version = household.version(objective, "{\n  \"type\": \"loss\"\n}\n")
    try household.store().commit([version], operation: "objective add")
    return household
  }

  private func changes(of household: StoredHousehold) -> [FileVersion] {
    [
      household.version("dishes/pisto.json", StoredHousehold.dish("Pisto manchego")),
      household.version(objective, "{\n  \"type\": \"gain\"\n}\n"),
    ]
  }

  private func heads(_ household: StoredHousehold) throws -> [String] {
    [
      try household.git("rev-parse", "HEAD"),
      try household.git(in: household.root + "/private", "rev-parse", "HEAD"),
    ]
  }

  @Test func `a change of both repositories is a commit in each`() throws {
    let household = try householdInTwoParts()
    let reports = try household.store().commit(changes(of: household), operation: "test")
    #expect(reports.map(\.isPrivate) == [false, true])
    #expect(reports.map { $0.id + "\n" } == (try heads(household)))
  }

  @Test func `what the private repository refuses isn't written to the shared one`() throws {
    let household = try householdInTwoParts()
    let head = try household.git(in: household.root + "/private", "rev-parse", "HEAD")
    try household.write("private/.git/MERGE_HEAD", head)
    let before = try heads(household)
    let error = #expect(throws: StoreError.self) {
      try household.store().commit(changes(of: household), operation: "test")
    }
    guard case .obstacle(.operation(.merge)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(household.read("dishes/pisto.json") == StoredHousehold.dish("Pisto"))
    #expect(try heads(household) == before)
  }

  @Test func `without a commit, too, one stale file keeps the others as they were`() throws {
    let household = try householdInTwoParts()
    let versions = changes(of: household)
    let theirs = "{\n  \"type\": \"maintenance\"\n}\n"
    try household.write(objective, theirs)
    #expect(throws: StoreError.self) { try household.store().write(versions) }
    #expect(household.read("dishes/pisto.json") == StoredHousehold.dish("Pisto"))
    #expect(household.read(objective) == theirs)
  }

  @Test func `writing waits for whoever commits`() throws {
    let household = try StoredHousehold()
    let store = try HouseholdStore(
      HouseholdLocation.discover(from: household.root, fallback: nil),
      surroundings: HouseholdStore.Surroundings(
        environment: StoredHousehold.environment,
        now: { (0, 0) },
        patience: .milliseconds(1)
      )
    )
    let version = household.version("dishes/pisto.json", StoredHousehold.dish("Otro"))
    let lock = try AdvisoryLock.acquire(
      at: household.root + "/.git/mantel.lock",
      timeout: .seconds(1)
    )
    let error = #expect(throws: StoreError.self) { try store.write([version]) }
    guard case .locked = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    lock.release()
    try store.write([version])
    #expect(household.read("dishes/pisto.json") == StoredHousehold.dish("Otro"))
  }

  @Test func `a change made from an old reading doesn't take back what was committed since`()
    throws
  {
    let household = try StoredHousehold()
    let stale = household.version(plan, StoredHousehold.plan.replacing("pisto", with: "gazpacho"))
    let theirs = StoredHousehold.plan.replacing(
      "\"tuesday.dinner\": null",
      with: "\"tuesday.dinner\": \"pisto\""
    )
    try household.store().commit([household.version(plan, theirs)], operation: "set")
    let head = try household.git("rev-parse", "HEAD")
    let error = #expect(throws: StoreError.self) {
      try household.store().commit([stale], operation: "set")
    }
    guard case .changedMeanwhile(plan) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try household.git("rev-parse", "HEAD") == head)
    #expect(household.read(plan) == theirs)
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `where a later file can't be written the earlier ones are put back`() throws {
    let household = try StoredHousehold()
    try household.write("foods", "a file where a folder should be")
    let versions = [
      household.version("dishes/pisto.json", nil),
      household.version("dishes/sopa.json", StoredHousehold.dish("Sopa")),
      household.version("foods/arroz.json", "{\n  \"name\": \"Arroz\"\n}\n"),
    ]
    #expect(throws: StoreError.self) { try household.store().write(versions) }
    #expect(household.read("dishes/pisto.json") == StoredHousehold.dish("Pisto"))
    #expect(household.read("dishes/sopa.json") == nil)
  }

  @Test func `a household isn't made twice, and no repository round one that is there`() throws {
    let household = try StoredHousehold()
    try household.delete(".git")
    let error = #expect(throws: StoreError.self) {
      try HouseholdStore.create(
        at: household.root,
        files: { _ in [] },
        message: "init",
        surroundings: StoredHousehold.surroundings
      )
    }
    guard case .exists = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(household.read(".git/HEAD") == nil)
  }

  @Test func `a private repository that can't be opened isn't taken for none`() throws {
    let household = try householdInTwoParts()
    try household.write("private/.git/config", "[core]\n  repositoryformatversion = 99\n")
    let store = try household.store()
    #expect(throws: StoreError.self) { try store.unsaved() }
    #expect(throws: StoreError.self) { try store.history(limit: 1) }
    #expect(throws: StoreError.self) { try store.makePrivatePart() }
    #expect(
      household.read("private/.git/config") == "[core]\n  repositoryformatversion = 99\n"
    )
  }

  @Test func `a folder that can't be looked into wasn't deleted`() throws {
    let household = try StoredHousehold()
    try FileManager.default.moveItem(
      atPath: household.root + "/dishes",
      toPath: household.base + "/elsewhere"
    )
    try FileManager.default.createSymbolicLink(
      atPath: household.root + "/dishes",
      withDestinationPath: household.base + "/elsewhere"
    )
    #expect(try household.store().unsaved().isEmpty)
  }

  @Test func `undo gives back the bytes of a file that couldn't be read`() throws {
    let household = try StoredHousehold()
    let broken = "{\n  \"name\": \"Pisto\",\n  \"tags\": [\"verduras\"\n}\n"
    try household.write("dishes/pisto.json", broken)
    try household.git("commit", "-qam", "broken")
    try household.write("dishes/pisto.json", StoredHousehold.dish("Pisto"))
    try household.git("commit", "-qam", "mended")
    // The same value in another layout since.
    try household.write("dishes/pisto.json", #"{"name":"Pisto","tags":["verduras"]}"#)
    let store = try household.store()
    let pending = try store.pendingUndo()
    #expect(pending.files.map(\.after) == [Array(broken.utf8)])
  }
}
