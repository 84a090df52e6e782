internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealStore
internal import Terminal
internal import Wording

/// `mantel schema`: the JSON Schema of a kind of file.
struct Schema: Command {
  static let kind = Parameter.argument(
    "KIND",
    help: Phrase(es: "la clase de archivo", en: "the kind of file"),
    isRequired: false,
    completion: .values(FileKind.allCases.map(\.rawValue))
  )
  static let command = Parameter.option(
    "output",
    valueName: "COMMAND",
    help: Phrase(
      es: "el de lo que un comando escribe con --json: 'dish list'",
      en: "that of what a command prints with --json: 'dish list'"
    )
  )
  static let folder = Parameter.option(
    "write",
    valueName: "DIR",
    help: Phrase(es: "escribe todos en DIR", en: "writes them all to DIR"),
    completion: .directory
  )

  static let configuration = CommandConfiguration(
    name: "schema",
    abstract: Phrase(
      es: "el esquema JSON de una clase de archivo",
      en: "the JSON Schema of a kind of file"
    ),
    discussion: Phrase(
      es: "Sin clase las enumera, con el sitio de sus archivos.",
      en: "Without a kind it lists them, with where their files lie."
    ),
    examples: [
      CommandExample("mantel schema dish", Phrase(es: "el de los platos", en: "that of dishes")),
      CommandExample(
        "mantel schema --output 'dish list'",
        Phrase(es: "el de 'mantel dish list --json'", en: "that of 'mantel dish list --json'")
      ),
      CommandExample(
        "mantel schema --write .mantel/schema",
        Phrase(es: "todos, para un editor", en: "all of them, for an editor")
      ),
    ],
    parameters: [kind, command, folder],
    output: .schemaAnswer
  )

  private let kind: FileKind?
  private let command: String?
  private let folder: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    kind = arguments.value(Self.kind).flatMap(FileKind.init(rawValue:))
    command = arguments.value(Self.command)
    folder = arguments.value(Self.folder)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    if let command {
      try context.output.raw(schema(ofOutputOf: command, context).text)
    } else if let folder {
      try write(to: folder, in: context)
    } else if let kind {
      try context.output.raw(JSONSchema(kind, language: context.language).text)
    } else {
      try list(in: context)
    }
    return .done
  }

  /// The schema of what a command prints; its name may be said with or without 'mantel'.
  private func schema(
    ofOutputOf command: String,
    _ context: CommandContext
  ) throws -> OutputSchema {
    let root = Mantel.configuration.name
    let words = command.split(separator: " ").map(String.init)
    let name = ([root] + words.drop { $0 == root }).joined(separator: " ")
    guard let node = Program.tree.nodes.first(where: { $0.fullName == name }),
      let schema = OutputSchema(of: node, language: context.language)
    else { throw CommandFailure(.printsNoJSON(command), exitCode: .usage) }
    return schema
  }

  private func write(to folder: String, in context: CommandContext) throws {
    let path = folder.hasPrefix("/") ? folder : context.folder + "/" + folder
    try LooseFiles.makeFolder(path)
    let kinds = kind.map { [$0] } ?? FileKind.allCases
    var written: [String] = []
    for kind in kinds {
      let schema = JSONSchema(kind, language: context.language)
      let file = path + "/" + schema.fileName
      try LooseFiles.write(file, expecting: nil, Array(schema.text.utf8))
      written.append(schema.fileName)
    }
    if context.isJSON {
      try context.output.json(.object(["files": .array(written.map { .string($0) })]))
    } else {
      let remark = Phrase.schemasWritten(written.count, to: folder)
      try context.output.remark(StyledText(context.text(remark), .dim))
    }
  }

  private func list(in context: CommandContext) throws {
    if context.isJSON {
      let kinds = FileKind.allCases.map { kind in
        JSONValue.object([
          "kind": .string(kind.rawValue),
          "title": .string(context.text(kind.title)),
          "path": .string(kind.placement),
        ])
      }
      try context.output.json(.object(["kinds": .array(kinds)]))
      return
    }
    let width = FileKind.allCases.map(\.rawValue.count).max() ?? 0
    try context.output.lines(
      FileKind.allCases.map { kind in
        let padding = String(repeating: " ", count: width - kind.rawValue.count + 2)
        return StyledText(kind.rawValue + padding + kind.placement)
      }
    )
  }
}
