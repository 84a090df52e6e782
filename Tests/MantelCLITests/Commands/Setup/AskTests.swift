import Testing

@testable import MantelCLI

struct AskTests {
  private func household() throws -> TestHousehold {
    let household = try TestHousehold()
    _ = household.run("--lang", "en", "init", "--yes", "--with", "Ana", "--samples")
    return household
  }

  private func open(_ household: TestHousehold) -> [String] {
    household.run("--lang", "en", "ask", "--list").output.split(separator: "\n")
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  @Test func `questions are asked one at a time, in their order`() throws {
    let household = try household()
    #expect(
      open(household) == [
        "who", "time-lunch", "time-dinner", "dislikes-ana", "minutes-dinner", "shopping-day",
        "cuisines-ana",
      ]
    )
    let outcome = household.run("--lang", "en", "ask", answers: ["1"])
    #expect(outcome.errors.contains("Who are you on this machine? 1 Ana"))
    #expect(try household.git("config", "mantel.person") == "ana\n")
    #expect(open(household).first == "time-lunch")
  }

  @Test func `an answer is one commit and isn't asked again`() throws {
    let household = try household()
    let outcome = household.run("--lang", "en", "ask", "time-dinner", "20.30")
    #expect(outcome.exitCode == .done)
    #expect(household.read("mantel.json").contains("\"time\": \"20:30\""))
    #expect(try household.git("log", "-1", "--format=%b").contains("Mantel-Op: ask"))
    #expect(!open(household).contains("time-dinner"))
    #expect(household.run("ask", "dislikes-ana", "tomato,", "garlic").exitCode == .done)
    #expect(
      household.read("people/ana/preferences.json")
        .contains("\"dislikes\": [\"ajo\", \"tomate\"]")
    )
    #expect(household.run("validate", "--strict").exitCode == .done)
  }

  @Test func `put off it comes last, declined it never comes back`() throws {
    let household = try household()
    _ = household.run("--lang", "en", "ask", answers: [""])
    #expect(open(household).last == "who")
    _ = household.run("--lang", "en", "ask", answers: ["never"])
    #expect(!open(household).contains("time-lunch"))
    #expect(try household.git("status", "--porcelain") == "")
  }

  @Test func `what can't be read changes nothing and is asked again`() throws {
    let household = try household()
    let before = try household.git("rev-parse", "HEAD")
    #expect(household.run("ask", "time-dinner", "late").exitCode == .usage)
    #expect(household.run("ask", "dislikes-ana", "xyzzy").exitCode == .failed)
    #expect(household.run("ask", "nonsense", "1").exitCode == .failed)
    #expect(try household.git("rev-parse", "HEAD") == before)
    let outcome = household.run("--lang", "en", "ask", "time-dinner", answers: ["late", "21"])
    #expect(outcome.exitCode == .done)
    #expect(household.read("mantel.json").contains("\"time\": \"21:00\""))
  }

  @Test func `the day's overview mentions one question, at a terminal alone`() throws {
    let household = try household()
    #expect(household.run("--lang", "en", answers: ["x"]).errors.contains("mantel ask"))
    #expect(!household.run("--lang", "en").errors.contains("mantel ask"))
  }
}
