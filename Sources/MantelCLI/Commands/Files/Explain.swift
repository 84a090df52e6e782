internal import ArgumentParsing
internal import Diagnostics
internal import JSONDocument
internal import Terminal
internal import Wording

/// `mantel explain`: what a code means and what to do about it.
struct Explain: Command {
  static let code = Parameter.argument(
    "CODE",
    help: Phrase(es: "lo que un aviso lleva entre corchetes", en: "what a finding has in brackets"),
    isRequired: false,
    completion: .code
  )

  static let configuration = CommandConfiguration(
    name: "explain",
    abstract: Phrase(es: "explica un código", en: "explains a code"),
    discussion: Phrase(
      es: "Sin código los enumera todos.",
      en: "Without a code it lists them all."
    ),
    examples: [
      CommandExample(
        "mantel explain unknown-tag",
        Phrase(
          es: "qué es, por qué importa y qué hacer",
          en: "what it is, why it matters, what to do"
        )
      ),
      CommandExample("mantel explain", Phrase(es: "todos los códigos", en: "all codes")),
    ],
    parameters: [code],
    output: .explanation
  )

  private let code: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    code = arguments.value(Self.code)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    guard let code else {
      try list(in: context)
      return .done
    }
    let found = try find(code)
    if context.isJSON {
      try context.output.json(.object(document(found, context, isWhole: true)))
    } else {
      try tell(found, context)
    }
    return .done
  }

  /// The code of a word, which may be pasted with its brackets.
  private func find(_ text: String) throws -> DiagnosticCode {
    let inner = text.split(separator: "[").last?.split(separator: "]").first.map(String.init)
    let word = (inner ?? text).lowercased()
    if let code = DiagnosticCode(rawValue: word) { return code }
    let names = DiagnosticCode.allCases.map(\.rawValue)
    var near = word.count > 64 ? [] : Spelling.near(word, among: names)
    if near.isEmpty, word.count > 2 { near = names.filter { $0.contains(word) } }
    throw CommandFailure(
      .unknownCode(String(text.prefix(64))),
      hint: near.isEmpty ? .codesHint : .didYouMean(anyOf: Array(near.prefix(5)))
    )
  }

  private func list(in context: CommandContext) throws {
    if context.isJSON {
      let codes = DiagnosticCode.allCases.map { code in
        JSONValue.object(document(code, context, isWhole: false))
      }
      try context.output.json(.object(["codes": .array(codes)]))
      return
    }
    let width = DiagnosticCode.allCases.map(\.rawValue.count).max() ?? 0
    for category in Diagnostics.Category.allCases {
      if context.output.isTerminal {
        let name = context.text(.category(category.rawValue))
        try context.output.lines(["", StyledText(name, .bold)])
      }
      for code in DiagnosticCode.allCases where code.category == category {
        let padding = String(repeating: " ", count: width - code.rawValue.count + 2)
        let summary = context.text(code.explanation.summary)
        try context.output.line(StyledText(code.rawValue + padding + summary))
      }
    }
  }

  private func document(
    _ code: DiagnosticCode,
    _ context: CommandContext,
    isWhole: Bool
  ) -> JSONObject {
    let explanation = code.explanation
    var object: JSONObject = [
      "code": .string(code.rawValue),
      "category": .string(code.category.rawValue),
      "severity": .string(code.severity.rawValue),
      "summary": .string(context.text(explanation.summary)),
    ]
    if isWhole {
      object["detail"] = .string(context.text(explanation.detail))
      object["wrong"] = .string(explanation.wrong)
      object["right"] = .string(explanation.right)
    }
    return object
  }

  private func tell(_ code: DiagnosticCode, _ context: CommandContext) throws {
    let explanation = code.explanation
    let severity: Phrase =
      switch code.severity {
      case .error: .errorLabel
      case .warning: .warningLabel
      case .note: .noteLabel
      }
    let about = context.text(severity) + ", " + context.text(.category(code.category.rawValue))
    var lines = [
      StyledText(code.rawValue, .bold) + StyledText(" (\(about))", .dim),
      StyledText(context.text(explanation.summary)),
      "",
    ]
    let width = min(context.output.width, 80)
    lines += Self.wrapped(context.text(explanation.detail), width).map { StyledText($0) }
    for (heading, example) in [
      (Phrase.wrongExample, explanation.wrong), (.rightExample, explanation.right),
    ] {
      lines += ["", StyledText(context.text(heading) + ":", .bold)]
      lines += Output.split(example).map { StyledText("    " + $0) }
    }
    try context.output.lines(lines)
  }

  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if DisplayWidth.columns(of: last) + 1 + DisplayWidth.columns(of: String(word)) <= width
      {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
