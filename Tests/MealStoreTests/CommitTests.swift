import FoundationEssentials
import MealChanges
import MealStore
import Testing

struct CommitTests {
  let plan = "plans/2026/2026-W50.json"

  func planned(_ dish: String) -> String {
    StoredHousehold.plan.replacing(
      "\"monday.dinner\": \"pisto\"",
      with: "\"monday.dinner\": \"\(dish)\""
    )
  }

  @Test func `a change is one commit of exactly its file, in the household's words`() throws {
    let household = try StoredHousehold()
    try household.write("notes.txt", "mine")
    try household.write("dishes/gazpacho.json", StoredHousehold.dish("Gazpacho andaluz"))
    try household.git("add", "dishes/gazpacho.json")
    let store = try household.store()
    try store.commit([household.version(plan, planned("gazpacho"))], operation: "set")
    #expect(
      try household.git("show", "--format=%B", "--name-only", "HEAD") == """
        2026-W50: lunes cena Gazpacho andaluz (era Pisto)

        Mantel-Op: set


        plans/2026/2026-W50.json

        """
    )
    // What else was staged and edited is as it was.
    #expect(
      try household.git("status", "--porcelain") == "M  dishes/gazpacho.json\n?? notes.txt\n"
    )
    #expect(try household.git("fsck", "--strict").isEmpty)
  }

  @Test func `a commit says more where there is more to say`() throws {
    let household = try StoredHousehold()
    let store = try household.store()
    let details = CommitDetails(
      remark: "1 de 1",
      trailers: [.init("Mantel-Seed", "6"), .init("Mantel-Result", "two\nlines")]
    )
    try store.commit(
      [household.version(plan, planned("gazpacho"))],
      operation: "fill",
      details: details
    )
    #expect(
      try household.git("log", "-1", "--format=%B") == """
        2026-W50: lunes cena Gazpacho (era Pisto)

        1 de 1

        Mantel-Op: fill
        Mantel-Seed: 6
        Mantel-Result: two lines


        """
    )
    // Someone's own message stands alone above the trailers.
    try store.commit(
      [household.version(plan, planned("pisto"))],
      operation: "fill",
      message: "mine",
      details: details
    )
    #expect(
      try household.git("log", "-1", "--format=%B").hasPrefix("mine\n\nMantel-Op: fill\nMantel-S")
    )
  }

  @Test func `edits made by hand to the same file become a commit of their own first`() throws {
    let household = try StoredHousehold()
    let edited = StoredHousehold.plan.replacing(
      "\"tuesday.dinner\": null",
      with: "\"tuesday.dinner\": \"pisto\""
    )
    try household.write(plan, edited)
    let both = edited.replacing(
      "\"monday.dinner\": \"pisto\"",
      with: "\"monday.dinner\": \"gazpacho\""
    )
    try household.store().commit([household.version(plan, both)], operation: "set")
    #expect(
      try household.git("log", "--format=%s", "-n", "2") == """
        2026-W50: lunes cena Gazpacho (era Pisto)
        2026-W50: martes cena Pisto

        """
    )
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `edits with errors are left alone and nothing is written`() throws {
    let household = try StoredHousehold()
    let broken = StoredHousehold.plan.replacing("null", with: "7")
    try household.write(plan, broken)
    let store = try household.store()
    let version = household.version(plan, planned("gazpacho"))
    #expect(throws: StoreError.self) { try store.commit([version], operation: "set") }
    #expect(household.read(plan) == broken)
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
  }

  @Test func `a file that someone saved meanwhile is refused and stays as they saved it`() throws {
    let household = try StoredHousehold()
    let version = household.version(plan, planned("gazpacho"))
    let theirs = StoredHousehold.plan.replacing(
      "\"tuesday.lunch\": null",
      with: "\"tuesday.lunch\": \"pisto\""
    )
    try household.write(plan, theirs)
    let store = try household.store()
    #expect(throws: StoreError.self) { try store.commit([version], operation: "set") }
    #expect(household.read(plan) == theirs)
    #expect(try household.git("rev-list", "--count", "HEAD") == "1\n")
  }

  @Test func `what another process committed meanwhile isn't taken back`() throws {
    let household = try StoredHousehold()
    let late = household.version(plan, planned("bechamel"))
    let dish = Array(StoredHousehold.dish("Sopa").utf8)
    let new = FileVersion(path: "dishes/sopa.json", before: nil, after: dish)
    try household.store().commit(
      [household.version(plan, planned("gazpacho")), new],
      operation: "set"
    )
    for version in [late, FileVersion(path: new.path, before: nil, after: Array("{}".utf8))] {
      #expect(throws: StoreError.self) {
        try household.store().commit([version], operation: "set")
      }
    }
    #expect(household.read(plan) == planned("gazpacho"))
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `a household in a subfolder commits under its own path`() throws {
    let household = try StoredHousehold(at: "todo/casa")
    try household.store().commit([household.version(plan, planned("gazpacho"))], operation: "set")
    #expect(
      try household.git("show", "--format=", "--name-only", "HEAD")
        == "casa/plans/2026/2026-W50.json\n"
    )
    #expect(try household.git("status", "--porcelain").isEmpty)
  }

  @Test func `what is private goes to the private repository alone`() throws {
    let household = try StoredHousehold()
    try household.write(".gitignore", "/private/\n")
    try household.git("add", "-A")
    try household.git("commit", "-qm", "ignore")
    try household.store().makePrivatePart()
    let path = "private/people/ana/objectives/perder.json"
    let text = "{\n  \"type\": \"loss\"\n}\n"
    try household.store().commit([household.version(path, text)], operation: "objective add")
    #expect(household.read(path) == text)
    let files = try household.git(in: household.root + "/private", "ls-files")
    #expect(files == "people/ana/objectives/perder.json\n")
    #expect(try household.git("status", "--porcelain").isEmpty)
    #expect(try household.git("rev-list", "--count", "HEAD") == "2\n")
  }

  @Test(arguments: ["merge", "rebase", "bisect", "lock", "detached", "identity"])
  func `a state of git that a commit would harm is refused and no byte changes`(
    state: String
  ) throws {
    let household = try StoredHousehold()
    var environment = StoredHousehold.environment
    switch state {
    case "merge": try household.write(".git/MERGE_HEAD", household.git("rev-parse", "HEAD"))
    case "rebase":
      try household.write(".git/rebase-merge/head-name", "refs/heads/main\n")
    case "bisect": try household.write(".git/BISECT_LOG", "git bisect start\n")
    case "lock": try household.write(".git/index.lock", "")
    case "detached": try household.git("checkout", "-q", "--detach")
    default:
      for name in environment.keys where name.contains("_NAME") || name.contains("_EMAIL") {
        environment[name] = nil
      }
    }
    let before = try household.git("rev-parse", "HEAD")
    let store = try HouseholdStore(
      HouseholdLocation.discover(from: household.root, fallback: nil),
      surroundings: HouseholdStore.Surroundings(environment: environment, now: { (0, 0) })
    )
    let version = household.version(plan, planned("gazpacho"))
    #expect(throws: StoreError.self) { try store.commit([version], operation: "set") }
    #expect(household.read(plan) == StoredHousehold.plan)
    #expect(try household.git("rev-parse", "HEAD") == before)
  }

  @Test func `four writers at once lose nothing`() async throws {
    let household = try StoredHousehold()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<6 {
            let path = "dishes/plato-\(writer)-\(number).json"
            let text = StoredHousehold.dish("Plato \(writer) \(number)")
            let version = FileVersion(path: path, before: nil, after: Array(text.utf8))
            try household.store().commit([version], operation: "dish add")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try household.git("rev-list", "--count", "HEAD") == "25\n")
    #expect(try household.git("ls-files", "dishes").split(separator: "\n").count == 26)
    #expect(try household.git("log", "--diff-filter=D", "--format=%h").isEmpty)
    #expect(try household.git("status", "--porcelain").isEmpty)
  }
}
