import ArgumentParsing
import Testing
import Wording

struct CommandParserTests {
  /// A command line and what it asks for: the command, its values and the global values.
  struct Line: Sendable, CustomTestStringConvertible {
    let words: [String]
    let reading: String

    init(_ words: [String], _ reading: String) {
      self.words = words
      self.reading = reading
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Line([], "mantel today"),
    Line(["week"], "mantel week"),
    Line(["semana"], "mantel week"),
    Line(["week", "next"], "mantel week WEEK=next"),
    Line(["week", "-1"], "mantel week WEEK=-1"),
    Line(["week", "+2"], "mantel week WEEK=+2"),
    Line(["week", "--for", "-2"], "mantel week --for=-2"),
    Line(["week", "-"], "mantel week WEEK=-"),
    Line(["week", ""], "mantel week WEEK="),
    Line(["week", "--for="], "mantel week --for="),
    Line(["week", "--for=a=b"], "mantel week --for=a=b"),
    Line(["week", "--", "--for"], "mantel week WEEK=--for"),
    Line(["--", "week", "-q"], "mantel week WEEK=-q"),
    Line(["--json", "week"], "mantel week | --json="),
    Line(["week", "--json", "this"], "mantel week WEEK=this | --json="),
    Line(["-C", "/casa", "-q", "week"], "mantel week | --quiet= -C=/casa"),
    Line(
      ["-qC/casa", "week", "--color", "never"],
      "mantel week | --color=never --quiet= -C=/casa"
    ),
    Line(["--json", "--json"], "mantel today | --json="),
    Line(["--short"], "mantel today --short="),
    Line(["dish", "ls"], "mantel dish list"),
    Line(["dish", "--json", "show", "a", "b"], "mantel dish show DISH=a,b | --json="),
    Line(
      ["set", "jue.cena", "crema", "de", "calabacín"],
      "mantel set DISH=crema,de,calabacín SLOT=jue.cena"
    ),
    Line(
      ["set", "-nq", "L.cena", "paella"],
      "mantel set --dry-run= DISH=paella SLOT=L.cena | --quiet="
    ),
    Line(["set", "x", "-nmtexto", "y"], "mantel set --dry-run= --message=texto DISH=y SLOT=x"),
    Line(["set", "x", "-nm", "texto", "y"], "mantel set --dry-run= --message=texto DISH=y SLOT=x"),
    Line(["set", "x", "y", "-m", "- un guion"], "mantel set --message=- un guion DISH=y SLOT=x"),
    Line(["set", "x", "y", "--message=--json"], "mantel set --message=--json DISH=y SLOT=x"),
    Line(["set", "x", "y", "-t", "a", "--tag", "b"], "mantel set --tag=a,b DISH=y SLOT=x"),
    Line(["set", "X.comida", "🍲", "日本"], "mantel set DISH=🍲,日本 SLOT=X.comida"),
    Line(["--help"], "help mantel"),
    Line(["-h"], "help mantel"),
    Line(["--help", "week"], "help mantel week"),
    Line(["dish", "--help"], "help mantel dish"),
    Line(["dish", "--help", "list"], "help mantel dish list"),
    Line(["set", "--help", "--nonsense"], "help mantel set"),
    Line(["--version"], "version mantel"),
    Line(["set", "--version"], "version mantel set"),
  ])
  func `reads a command line`(_ line: Line) throws {
    #expect(try Self.describe(Sample.parse(line.words)) == line.reading)
  }

  @Test(arguments: [
    Line(["ana"], "mantel week --for=ana"),
    Line(["--json", "ana", "next"], "mantel week --for=ana WEEK=next | --json="),
    Line(["lento"], "mantel set DISH=crema de ajo SLOT=jue.cena"),
    Line(["en-json"], "mantel dish list | --json="),
    Line(["week"], "mantel week"),
  ])
  func `puts an alias in the place of the first word`(_ line: Line) throws {
    let aliases = [
      "ana": "week --for ana",
      "lento": "set 'jue.cena' \"crema de\\ ajo\"",
      "en-json": "--json dish list",
      "week": "dish list",
    ]
    #expect(try Self.describe(Sample.parse(line.words, aliases: aliases)) == line.reading)
  }

  @Test func `an alias is expanded once`() {
    #expect(throws: UsageError.unknownCommand("yo", command: "mantel", suggestions: [])) {
      try Sample.parse(["yo"], aliases: ["yo": "yo"])
    }
  }

  @Test(arguments: ["", "  ", "week 'ana", "week \\"])
  func `an alias with an open quote or without words is refused`(_ value: String) {
    #expect(throws: UsageError.malformedAlias("yo", value: value)) {
      try Sample.parse(["yo"], aliases: ["yo": value])
    }
  }

  @Test func `reads ten thousand words`() throws {
    let words = (1...10_000).map { "plato-\($0)" }
    let command = try Sample.parse(["dish", "show"] + words)
    #expect(command.arguments.values(SampleDishShow.dishes) == words)
  }

  @Test func `joins the words of a name`() throws {
    let command = try Sample.parse(["set", "jue.cena", "crema", "--json", "de", "calabacín"])
    #expect(command.arguments.value(SampleSet.dish) == "crema de calabacín")
    #expect(try command.arguments.required(SampleSet.slot) == "jue.cena")
    #expect(command.globals.has(Sample.json))
    #expect(!command.globals.has(Sample.quiet))
  }

  @Test func `a command reads its values`() throws {
    let good = try Sample.parse(["set", "x", "y", "--servings", "4"])
    #expect(try SampleSet(good.arguments).servings == 4)
    let bad = try Sample.parse(["set", "x", "y", "--servings", "four"])
    let error = #expect(throws: UsageError.self) { try SampleSet(bad.arguments) }
    #expect(error?.hint?.en == "expected a whole number")
  }

  private static func describe(_ parsed: ParsedCommand) -> String {
    let command = parsed.node.fullName
    switch parsed.request {
    case .help: return "help " + command
    case .version: return "version " + command
    case .run: break
    }
    let own = values(of: parsed.arguments, parsed.node.configuration.parameters)
    let global = values(of: parsed.globals, Sample.globals)
    return ([command] + own + (global.isEmpty ? [] : ["|"]) + global).joined(separator: " ")
  }

  private static func values(of arguments: ParsedArguments, _ parameters: [Parameter]) -> [String] {
    parameters.filter(arguments.has).sorted { $0.displayName < $1.displayName }.map { parameter in
      let values =
        parameter.kind == .flag ? [] : arguments.values(parameter)
      return parameter.displayName + "=" + values.joined(separator: ",")
    }
  }
}
