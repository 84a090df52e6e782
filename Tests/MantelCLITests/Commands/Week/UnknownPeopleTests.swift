import FoundationEssentials
import Testing

@testable import MantelCLI

/// Whoever's file can't be relied on is at the table all the same, and nothing is safe for them.
struct UnknownPeopleTests {
  static let file = "people/nora/preferences.json"

  /// Ways in which what is known of Nora gets lost.
  enum Loss: CaseIterable {
    case brokenSyntax
    case misspeltKey
    case unknownAllergy
    case link
    case linkedFolder
    case wrongFolder
    case wrongName
  }

  private func household(with loss: Loss) throws -> TestHousehold {
    let household = try TestHousehold.sample()
    let text = household.read(Self.file)
    let (root, files) = (household.root, FileManager.default)
    switch loss {
    case .brokenSyntax: try household.write(Self.file, "{ \"name\": ")
    case .misspeltKey:
      try household.write(
        Self.file,
        text.replacing("\"name\"", with: "\"alergies\": [],\n  \"name\"")
      )
    case .unknownAllergy:
      try household.write(
        Self.file,
        "{\n  \"name\": \"Nora\",\n  \"allergies\": [\"frutos-secos\"]\n}\n"
      )
    case .link:
      try files.moveItem(atPath: root + "/" + Self.file, toPath: root + "/elsewhere.json")
      try files.createSymbolicLink(
        atPath: root + "/" + Self.file,
        withDestinationPath: root + "/elsewhere.json"
      )
    case .linkedFolder:
      try files.moveItem(atPath: root + "/people/nora", toPath: root + "/elsewhere")
      try files.createSymbolicLink(
        atPath: root + "/people/nora",
        withDestinationPath: root + "/elsewhere"
      )
    case .wrongFolder:
      try household.delete(Self.file)
      try household.write("private/" + Self.file, text)
    case .wrongName:
      try household.delete(Self.file)
      try household.write("people/Nora Ruiz/preferences.json", text)
    }
    return household
  }

  @Test(arguments: Loss.allCases)
  func `nothing is planned while it isn't known who can eat it`(loss: Loss) throws {
    let household = try household(with: loss)
    for command in [
      ["set", "thu.dinner", "pisto", "--force"], ["swap", "mon.dinner", "tue.dinner", "--force"],
    ] {
      let outcome = household.run(command)
      #expect(outcome.exitCode == .refused, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.errors.contains("people/"), "\(outcome.errors)")
    }
    #expect(household.run("validate").exitCode == .failed)
  }

  @Test(arguments: [Loss.brokenSyntax, .unknownAllergy, .link, .linkedFolder])
  func `no dish is called safe for them, and the week has a question mark`(loss: Loss) throws {
    let household = try household(with: loss)
    #expect(household.run("safe", "nora").exitCode == .failed)
    let week = household.run("week", "--json").output
    let lines = week.split(separator: "\n").map { $0.drop { $0 == " " } }
    // Thirteen meals are cooked; one is eaten out.
    #expect(
      lines.filter { $0.hasPrefix("\"notChecked\": ") && $0.contains("\"nora\"") }.count == 13
    )
    #expect(household.run("why", "thu.dinner", "--json").output.contains("nora"))
  }
}
