import Testing

@testable import MantelCLI

struct PantryTests {
  private func lots(_ household: TestHousehold, _ food: String) -> String {
    let line = household.read("pantry.json").split(separator: "\n")
      .first { $0.hasPrefix("  \"\(food)\":") }
    return line.map { String($0.drop { $0 != ":" }.dropFirst(2)).replacing("],", with: "]") } ?? ""
  }

  @Test func `pieces add up`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("pantry", "add", "huevo", "12")
    #expect(outcome.output == "despensa: Huevo 24 (era 12)\n")
    #expect(lots(household, "huevo") == "24,")
  }

  @Test(arguments: [
    (["500 g", "1,5 g"], "\"501.5 g\""), (["0.1 kg", "0.2 kg"], "\"0.3 kg\""),
    (["500 g", "1 kg"], "[\"500 g\", \"1 kg\"]"), (["500 g", "2"], "[\"500 g\", 2]"),
    (["9007199254740993 g", "1 g"], "[\"9007199254740993 g\", \"1 g\"]"),
    (["al gusto", "al gusto"], "[\"al gusto\", \"al gusto\"]"),
  ])
  func `amounts of one unit are summed exactly, others stay lots`(
    _ amounts: [String],
    _ value: String
  ) throws {
    let household = try TestHousehold.sample()
    for amount in amounts {
      let outcome = household.run("pantry", "add", "garbanzo", amount)
      #expect(outcome.exitCode == .done, "\(outcome.errors)")
    }
    #expect(lots(household, "garbanzo").hasPrefix(value))
  }

  @Test func `what expires another day is a lot of its own`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("pantry", "add", "leche", "1", "l", "--expires", "2026-12-04")
    #expect(
      lots(household, "leche-semidesnatada")
        == "[{ \"amount\": \"2 l\", \"expires\": \"2026-12-04\" }, \"3 l\"]"
    )
    _ = household.run("pantry", "add", "leche", "1 l", "-e", "5d")
    #expect(lots(household, "leche-semidesnatada").contains("\"expires\": \"2026-12-06\""))
    #expect(household.run("pantry", "add", "leche", "1 l", "-e", "nuncajamás").exitCode == .usage)
  }

  @Test func `set says all there is, and rm that there is none`() throws {
    let household = try TestHousehold.sample()
    _ = household.run("pantry", "set", "leche", "1 l")
    #expect(lots(household, "leche-semidesnatada") == "\"1 l\",")
    #expect(
      household.run("pantry", "rm", "arroz").output == "despensa: ya no hay Arroz (era 1 kg)\n"
    )
    let none = household.run("--lang", "en", "pantry", "rm", "arroz")
    #expect(none.exitCode == .failed)
    #expect(none.errors == "error: there is no 'arroz' in the pantry\n")
  }

  @Test func `what expires first is used first, and never more than there is`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("pantry", "use", "leche", "0,5", "l").exitCode == .done)
    #expect(
      lots(household, "leche-semidesnatada")
        == "[{ \"amount\": \"0.5 l\", \"expires\": \"2026-12-04\" }, \"3 l\"]"
    )
    #expect(household.run("pantry", "use", "leche", "1", "l").exitCode == .done)
    #expect(lots(household, "leche-semidesnatada") == "\"2.5 l\",")
    #expect(household.run("pantry", "use", "leche", "3 l").exitCode == .failed)
    #expect(household.run("pantry", "use", "leche", "1").exitCode == .failed)
    #expect(household.run("pantry", "use", "huevo", "12").output.contains("ya no hay Huevo"))
    #expect(household.run("pantry", "use", "huevo", "1").exitCode == .failed)
  }

  @Test func `what expires soon`() throws {
    let household = try TestHousehold.sample()
    #expect(
      household.run("pantry", "show", "--expiring", "3d").output
        == "leche-semidesnatada\tLeche semidesnatada\t1 l\t2026-12-04\n"
    )
    #expect(household.run("pantry", "show", "--expiring", "2d").output == "")
    let table = household.run("pantry", "--expiring", "3d", answers: ["-"], today: "2026-12-05")
    #expect(table.output.contains("2026-12-04 (caducado)"))
  }

  @Test func `in JSON a lot is a record`() throws {
    let household = try TestHousehold.sample()
    let outcome = household.run("pantry", "--expiring", "3d", "--json")
    #expect(
      outcome.output == """
        {
          "pantry": [
            {
              "id": "leche-semidesnatada",
              "name": "Leche semidesnatada",
              "amount": "1 l",
              "expires": "2026-12-04",
              "daysLeft": 3
            }
          ]
        }

        """
    )
  }

  @Test func `odd lines are refused`() throws {
    let household = try TestHousehold.sample()
    #expect(household.run("pantry", "add", "huevo").exitCode == .usage)
    #expect(household.run("pantry", "add", "huevo", "--", "-3").exitCode == .failed)
    #expect(household.run("pantry", "add", "../x", "1").exitCode == .failed)
    #expect(household.run("pantry", "add", "nada-de-esto", "1").exitCode == .failed)
  }

  @Test func `a household without a pantry gets one`() throws {
    let household = try TestHousehold.sample()
    try household.git("rm", "-q", "pantry.json")
    try household.git("commit", "-q", "-m", "x")
    #expect(household.run("pantry").output == "")
    #expect(household.run("pantry", "add", "huevo", "6").exitCode == .done)
    #expect(household.read("pantry.json") == "{\n  \"huevo\": 6\n}\n")
  }
}
