import ArgumentParsing
import FoundationEssentials
import JSONDocument
import MealFormat
import MealModel
import Synchronization
import Terminal
import TestSupport
import Testing
import Wording

@testable import MantelCLI

/// A household in a folder of its own, with a git repository, gone when the test is over.
///
/// Nothing of the developer's machine reaches it: no home, no git configuration, a fixed clock.
final class TestHousehold: Sendable {
  /// What a command line came to.
  struct Outcome {
    var exitCode: ExitCode
    var output: String
    var errors: String
  }

  /// The household's folder.
  let root: String
  /// The folder round it.
  private let base: String

  static let environment = TestProcess.environment

  /// An empty folder.
  init() throws {
    base = HouseholdsFolder.path + "/mantel-test-\(UUID().uuidString)"
    root = base + "/casa"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: base)
  }

  /// The sample household, committed: a copy of one that is made once.
  static func sample() throws -> TestHousehold {
    let household = try TestHousehold()
    try FileManager.default.removeItem(atPath: household.root)
    try FileManager.default.copyItem(atPath: template.get().root, toPath: household.root)
    return household
  }

  private static let template = Result {
    let household = try TestHousehold()
    let samples =
      #filePath.split(separator: "/").dropLast(4).reduce(into: "") { $0 += "/" + $1 }
      + "/samples/household"
    try FileManager.default.removeItem(atPath: household.root)
    try FileManager.default.copyItem(atPath: samples, toPath: household.root)
    try household.git("init", "-q", "-b", "main")
    try FileManager.default.removeItem(atPath: household.root + "/.git/hooks")
    try household.git("add", "-A")
    try household.git("commit", "-q", "-m", "sample")
    try household.git("gc", "-q")
    return household
  }

  /// Runs a command line in the household; today is Tuesday 2026-12-01.
  func run(
    _ arguments: String...,
    input: String? = nil,
    answers: [String] = [],
    width: Int = 80,
    today: String = "2026-12-01"
  ) -> Outcome {
    run(arguments: arguments, input: input, answers: answers, width: width, today: today)
  }

  /// Runs a command line whose words are in a list, with variables of its own.
  func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String? = nil,
    answers: [String] = [],
    width: Int = 80,
    today: String = "2026-12-01"
  ) -> Outcome {
    run(
      arguments: arguments,
      input: input,
      answers: answers,
      width: width,
      today: today,
      environment: Self.environment.merging(environment) { $1 }
    )
  }

  /// Runs a command line whose words are in a list, perhaps in another environment.
  func run(
    arguments: [String],
    input: String? = nil,
    answers: [String] = [],
    width: Int = 80,
    today: String = "2026-12-01",
    environment: [String: String] = environment
  ) -> Outcome {
    let standard = RecordingSink()
    let errors = RecordingSink()
    let replies = Mutex(answers[...])
    var context = CommandContext(
      environment: environment,
      folder: root,
      output: Output(
        standard: standard,
        error: errors,
        depth: .none,
        errorDepth: .none,
        width: width,
        isTerminal: !answers.isEmpty
      ),
      prompt: Prompt(
        isInteractive: !answers.isEmpty,
        readLine: { replies.withLock { $0.popFirst() } },
        readAll: { Array((input ?? "").utf8) }
      ),
      today: { _ in CalendarDay(today) },
      now: { (1_796_115_600, 60) },
      language: .en
    )
    context.isJSON = false
    let exitCode = Program.run(arguments, in: context)
    expectDeclaredOutput(of: arguments, standard.text)
    return Outcome(exitCode: exitCode, output: standard.text, errors: errors.text)
  }

  /// Every JSON document that a test sees is held to what its command declares.
  private func expectDeclaredOutput(of arguments: [String], _ output: String) {
    let parser = CommandParser(root: Mantel.self, globals: GlobalOptions.all)
    guard let parsed = try? parser.parse(arguments), parsed.request == .run,
      parsed.globals.has(GlobalOptions.json), !output.isEmpty
    else { return }
    let tape = JSONParser.parse(Array(output.utf8))
    guard tape.isComplete, let root = tape.root else {
      Issue.record("\(arguments): no JSON but \(output)")
      return
    }
    let value = JSONValue(root)
    guard OutputCheck(value, .failure).problems.isEmpty == false else { return }
    guard let shape = parsed.node.configuration.output else {
      Issue.record("\(parsed.node.fullName) doesn't declare what it prints")
      return
    }
    let problems = OutputCheck(value, shape).problems
    #expect(problems.isEmpty, "\(arguments)")
  }

  /// Runs git in the household.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    try TestProcess.run("/usr/bin/git", ["-C", root] + arguments, Self.environment)
  }

  /// A file's text; empty where there is none.
  func read(_ path: String) -> String {
    (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
  }

  /// Writes a file as an editor would.
  func write(_ path: String, _ text: String) throws {
    let full = root + "/" + path
    let folder = full.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: full))
  }

  /// Deletes a file.
  func delete(_ path: String) throws {
    try FileManager.default.removeItem(atPath: root + "/" + path)
  }
}

/// Keeps what is written.
final class RecordingSink: OutputSink {
  private let bytes = Mutex<[UInt8]>([])

  func write(_ more: [UInt8]) throws(OutputError) {
    bytes.withLock { $0 += more }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
