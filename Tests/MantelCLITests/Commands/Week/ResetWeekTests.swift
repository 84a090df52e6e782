import Testing

@testable import MantelCLI

struct ResetWeekTests {
  static let week = "plans/2026/2026-W49.json"

  @Test func `without a terminal it wants a yes`() throws {
    let household = try TestHousehold.sample()
    let refused = household.run("--lang", "en", "reset", "this")
    #expect(refused.exitCode == .refused)
    #expect(refused.errors.contains("13 meals of week 2026-W49"))
    #expect(refused.errors.contains("--yes"))
    #expect(household.run("reset", "this", "--yes").exitCode == .done)
    #expect(household.read(Self.week).contains("\"monday.lunch\": null"))
    #expect(household.read(Self.week).contains("\"locked\": true"))
  }

  @Test(arguments: [("", ExitCode.refused), ("no", .refused), ("s", .done), ("Yes", .done)])
  func `on a terminal it asks, and no is the usual answer`(answer: String, code: ExitCode) throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "reset", "2026-W50", answers: [answer])
    #expect(outcome.exitCode == code)
    #expect(outcome.errors.hasPrefix("Empty 13 meals of week 2026-W50? [y/N] "))
    #expect(household.read("plans/2026/2026-W50.json").contains("paella") == (code == .refused))
  }

  @Test func `what is empty already isn't asked about`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("--lang", "en", "reset", "2026-W53")
    #expect(outcome.exitCode == .done)
    #expect(outcome.errors == "nothing changes\n")
    #expect(household.read("plans/2026/2026-W53.json") == "")
  }

  @Test func `a trial asks nothing and writes nothing`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("reset", "this", "-n").exitCode == .done)
    #expect(try household.git("status", "--porcelain") == "")
  }
}
