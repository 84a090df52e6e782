import Testing

@testable import MantelCLI

struct FormatTests {
  private static let loose = #"{"tags":["carne"],"name":"Filete"}"#
  private static let canonical = "{\n  \"name\": \"Filete\",\n  \"tags\": [\"carne\"]\n}\n"

  @Test func `files are written anew, once`() throws {
    let household = try TestHousehold.withoutGit()
    try household.write("dishes/filete.json", Self.loose)
    let check = household.run("--lang", "en", "fmt", "--check")
    #expect(check.exitCode == .failed)
    #expect(check.output == "dishes/filete.json\n")
    #expect(household.read("dishes/filete.json") == Self.loose)
    let dry = household.run("--lang", "en", "fmt", "-n", "dishes")
    #expect(dry.exitCode == .done)
    #expect(dry.output.contains("-\(Self.loose)"))
    let outcome = household.run("--lang", "en", "fmt")
    #expect(outcome.exitCode == .done)
    #expect(outcome.output == "dishes/filete.json\n")
    #expect(household.read("dishes/filete.json") == Self.canonical)
    let second = household.run("--lang", "en", "fmt", "--check")
    #expect(second.exitCode == .done)
    #expect(second.output == "")
  }

  @Test func `a file that could lose something is left alone`() throws {
    let household = try TestHousehold.sample()
    let text = #"{"name":"A","name":"B","tags":["carne"]}"#
    try household.write("dishes/doble.json", text)
    try household.write("dishes/filete.json", Self.loose)
    let outcome = household.run("--lang", "en", "fmt", "dishes")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("dishes/doble.json has errors"))
    #expect(household.read("dishes/doble.json") == text)
    #expect(household.read("dishes/filete.json") == Self.canonical)
  }

  @Test func `standard input to standard output`() throws {
    let folder = try TestHousehold()
    let outcome = folder.run("fmt", "-", "--as", "dishes/x.json", input: Self.loose)
    #expect(outcome.exitCode == .done)
    #expect(outcome.output == Self.canonical)
    let broken = folder.run("fmt", "-", "--as", "dishes/x.json", input: "{")
    #expect(broken.exitCode == .failed)
    #expect(broken.output == "")
    #expect(folder.run("fmt", "-", input: Self.loose).exitCode == .failed)
    #expect(
      folder.run("fmt", "--check", "-", "--as", "dishes/x.json", input: Self.canonical).exitCode
        == .done
    )
    #expect(
      folder.run("fmt", "--check", "-", "--as", "dishes/x.json", input: Self.loose).exitCode
        == .failed
    )
  }

  @Test func `a file of no kind, and JSON`() throws {
    let household = try TestHousehold.sample()
    try household.write("notas.json", "{}")
    let outcome = household.run("--lang", "en", "fmt", "notas.json")
    #expect(outcome.exitCode == .failed)
    #expect(outcome.errors.contains("'notas.json' is none of the household's files"))
    let json = household.run("--json", "fmt", "--check")
    #expect(json.output.contains(#""files": []"#))
  }
}
