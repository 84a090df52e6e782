internal import ArgumentParsing
internal import Wording

struct Validate: Command {
  static let configuration = CommandConfiguration(
    name: "validate",
    abstract: Phrase(es: "x", en: "x")
  )
  init(_ arguments: ParsedArguments) throws(UsageError) {}
  func run(in context: CommandContext) throws -> ExitCode { .done }
}
struct Format: Command {
  static let configuration = CommandConfiguration(name: "fmt", abstract: Phrase(es: "x", en: "x"))
  init(_ arguments: ParsedArguments) throws(UsageError) {}
  func run(in context: CommandContext) throws -> ExitCode { .done }
}
