import FoundationEssentials
import Testing

@testable import MantelCLI

struct ObjectiveTests {
  @Test func `a first objective is the active one, and its id says what it is`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "objective",
      "add",
      "-p",
      "marcos",
      "--type",
      "gain",
      "--weight",
      "79,5"
    )
    #expect(outcome.exitCode == .done)
    #expect(
      household.read("people/marcos/objectives/ganar-2026-12.json") == """
        {
          "type": "gain",
          "start": "2026-12-01",
          "weight": 79.5
        }

        """
    )
    let person = household.read("people/marcos/preferences.json")
    #expect(person.contains("\"objective\": \"ganar-2026-12\""))
    let again = household.run("objective", "add", "ganar-2026-12", "-p", "marcos", "--type", "gain")
    #expect(again.exitCode == .refused)
  }

  @Test func `another isn't, unless it is said`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("objective", "add", "otro", "--for", "ana", "--type", "maintenance")
    #expect(household.read("people/ana/preferences.json").contains("perder-2026-01"))
    _ = household.run("objective", "add", "mas", "--for", "ana", "--type", "gain", "--active")
    #expect(household.read("people/ana/preferences.json").contains("\"objective\": \"mas\""))
    let list = household.run("objective", "list", "--for", "ana").output
    #expect(
      list == """
        mas\tana\tgain\t2026-12-01\tactive
        otro\tana\tmaintenance\t2026-12-01\t
        perder-2026-01\tana\tloss\t2026-01-07\t

        """
    )
  }

  private func addPrivate(_ household: TestHousehold) -> TestHousehold.Outcome {
    household.run("objective", "add", "x", "-p", "marcos", "--type", "gain", "--private")
  }

  @Test func `without a private repository there is no private objective`() throws {
    let household = try TestHousehold.sample()
    #expect(addPrivate(household).exitCode == .refused)
    try FileManager.default.createDirectory(
      atPath: household.root + "/private",
      withIntermediateDirectories: true
    )
    #expect(addPrivate(household).exitCode == .refused, "no repository of its own")
    #expect(household.read("private/people/marcos/objectives/x.json") == "")
  }

  @Test func `a private one goes into the private repository, and only there`() throws {
    let household = try TestHousehold.sample()
    try household.write(".git/info/exclude", "/private/\n")
    try household.git("init", "-q", "-b", "main", "private")
    let outcome = addPrivate(household)
    #expect(outcome.exitCode == .done, "\(outcome.errors)")
    let log = try household.git("-C", "private", "log", "--format=%s")
    #expect(log == "objetivo nuevo x de Marcos\n")
    #expect(try !household.git("ls-files").contains("objectives/x"))
    let set = household.run("objective", "set", "x", "weight", "80", "-p", "marcos")
    #expect(set.exitCode == .done, "\(set.errors)")
    #expect(household.read("private/people/marcos/objectives/x.json").contains("80"))
  }

  @Test func `an id that two people have is ambiguous`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("objective", "add", "x", "-p", "marcos", "--type", "gain")
    _ = household.run("objective", "add", "x", "-p", "ana", "--type", "gain")
    let outcome = household.run("objective", "show", "x")
    #expect(outcome.exitCode == .refused)
    #expect(outcome.errors.contains("ana/x (Ana), marcos/x (Marcos)"))
    #expect(household.run("objective", "show", "ana/x").exitCode == .done)
    #expect(household.run("objective", "rm", "x", "--for", "ana").exitCode == .done)
    #expect(household.run("objective", "show", "x").exitCode == .done)
  }

  @Test func `whose it is has to be known, and what it is`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("objective", "add", "--type", "gain").exitCode == .usage)
    #expect(household.run("objective", "add", "-p", "ana").exitCode == .usage)
    #expect(household.run("objective", "add", "-p", "nadie", "--type", "gain").exitCode == .failed)
  }

  @Test func `a date that isn't one is refused`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run(
      "objective",
      "add",
      "-p",
      "marcos",
      "--type",
      "gain",
      "--start",
      "mañana"
    )
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("[bad-date]"))
  }
}
