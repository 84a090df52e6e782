import FileStore
import FoundationEssentials
import Testing

/// The program itself, as a shell runs it: what no test in this process can see.
struct BinaryTests {
  /// The program lies beside the tests' own executable.
  private static let program: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return tests.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/mantel"
  }()

  private func shell(
    _ script: String,
    in household: TestHousehold,
    _ more: [String: String] = [:]
  ) throws -> ChildProcess.Outcome {
    var environment = TestHousehold.environment.merging(more) { $1 }
    environment["M"] = Self.program
    return try ChildProcess(
      "/bin/bash",
      ["-c", script],
      environment: environment,
      folder: household.root,
      timeout: .seconds(60)
    ).run()
  }

  @Test func `it says its version, in a household or not`() throws {
    let household = try TestHousehold()
    let outcome = try shell("$M --version", in: household)
    #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix("mantel "))
    #expect(outcome.isSuccess)
  }

  @Test(arguments: [
    ("$M validate", 0), ("$M nonsense", 2), ("$M validate --nonsense", 2),
    ("cd / && $M validate", 1), ("touch .git/index.lock && $M doctor", 1),
  ])
  func `it ends with the documented exit code`(script: String, code: Int) throws {
    let outcome = try shell(script, in: TestHousehold.sample())
    #expect(outcome.ending == .exited(Int32(code)))
  }

  @Test func `a reader that has enough isn't complained about`() throws {
    let script =
      "for i in $(seq 200); do echo x > dishes/malo-$i.json; done; "
      + "$M validate | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}"
    let outcome = try shell(script, in: TestHousehold.sample())
    #expect(["0\n", "1\n"].contains(String(decoding: outcome.output, as: UTF8.self)))
    #expect(outcome.errorOutput.isEmpty)
  }

  @Test func `colours are for terminals, unless asked for`() throws {
    let household = try TestHousehold.sample()
    try household.write("dishes/malo.json", "{")
    let plain = try shell("$M validate", in: household)
    #expect(!plain.output.contains(0x1B))
    let colored = try shell("$M validate --color always", in: household)
    #expect(colored.output.contains(0x1B))
  }

  @Test func `a household can't drive the terminal`() throws {
    let household = try TestHousehold.sample()
    let name = "Paella\\u001b[2J\\u202e\\u009b31m\\u0007"
    try household.write("dishes/paella.json", "{\"name\": \"\(name)\", \"tags\": [\"nada\"]}")
    for command in ["validate", "validate --format github", "doctor"] {
      let outcome = try shell("$M \(command)", in: household)
      let text = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
      let wild = text.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || 0x7F...0x9F ~= $0.value || $0 == "\u{202E}"
      }
      #expect(wild.isEmpty, "\(command)")
    }
  }

  @Test func `the language is the line's, else the household's, else the locale's`() throws {
    let household = try TestHousehold.sample()
    func complaint(_ line: String, _ locale: String) throws -> String {
      let outcome = try shell(line, in: household, ["LC_ALL": locale])
      return String(decoding: outcome.errorOutput, as: UTF8.self)
    }
    let asked = try complaint("$M explain nothing --lang en", "es_ES.UTF-8")
    #expect(asked.contains("error: there is no code"))
    #expect(try complaint("cd / && $M validate", "es_ES.UTF-8").contains("no hay ninguna casa"))
    #expect(try complaint("cd / && $M validate", "en_GB.UTF-8").contains("there is no household"))
    #expect(try complaint("touch .git/x; $M set", "en_GB.UTF-8").contains("mantel"))
  }

  /// The signal comes once the program has said that it notes it.
  ///
  /// While another test has an editor open this process ignores Ctrl-C, as it must, and what it
  /// starts would go on ignoring it.
  @Test func `Ctrl-C shows the best so far and writes nothing`() throws {
    let household = try TestHousehold.sample()
    let script = """
      set -m
      env --default-signal=INT "$M" fill --weeks 52 --steps 1000000000 >list 2>said & p=$!
      until grep -q 'SigCgt:.*[2367abef]$' /proc/$p/status || ! kill -0 $p; do sleep 0.05; done
      kill -INT $p; wait $p; code=$?
      git status --porcelain plans; tail -n 1 said; exit $code
      """
    let outcome = try shell(script, in: household)
    #expect(outcome.ending == .exited(130))
    let said = String(decoding: outcome.output, as: UTF8.self)
    #expect(said == "interrumpido: esto es lo mejor hasta ahora, y no se escribe nada\n")
  }
}
