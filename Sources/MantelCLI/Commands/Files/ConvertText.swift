internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import MealStore
internal import PlanText
internal import Terminal
internal import Wording

/// `mantel textconv`: a file as readable text, for git's diff driver.
///
/// It says all that tells two versions apart: what it can't put into words stands as it is.
struct ConvertText: Command {
  static let file = Parameter.argument(
    "FILE",
    help: Phrase(es: "el archivo que git da", en: "the file that git gives"),
    completion: .file
  )

  static let configuration = CommandConfiguration(
    name: "textconv",
    abstract: Phrase(
      es: "enseña un archivo como texto, para git diff",
      en: "shows a file as text, for git diff"
    ),
    discussion: Phrase(
      es: """
        Una semana o una plantilla sale como unas líneas con los nombres de los platos; lo demás, \
        como JSON de una línea por dato. Para que git lo use:

          git config diff.mantel.textconv 'mantel textconv'
          echo '*.json diff=mantel' >> .gitattributes

        Con --json sale el texto en un documento.
        """,
      en: """
        A week or a template comes out as a few lines with the dishes' names; everything else as \
        JSON, a line a fact. For git to use it:

          git config diff.mantel.textconv 'mantel textconv'
          echo '*.json diff=mantel' >> .gitattributes

        With --json the text stands in a document.
        """
    ),
    examples: [
      CommandExample(
        "mantel textconv plans/2026/2026-W49.json",
        Phrase(es: "una semana como texto", en: "a week as text")
      )
    ],
    parameters: [file],
    output: .object([
      .key("text", .text, Phrase(es: "el archivo como texto", en: "the file as text"))
    ])
  )

  private let file: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = try arguments.required(Self.file)
  }

  func run(in context: CommandContext) throws -> ExitCode {
    let path = file.hasPrefix("/") ? file : context.folder + "/" + file
    let bytes = try LooseFiles.bytes(path)
    let text = try text(of: bytes, context)
    if context.isJSON {
      let text = text ?? String(decoding: bytes, as: UTF8.self)
      try context.output.json(.object(["text": .string(text)]))
    } else {
      try context.output.raw(text.map { Array($0.utf8) } ?? bytes)
    }
    return .done
  }

  /// The text; `nil` where the bytes say it best themselves.
  private func text(of bytes: [UInt8], _ context: CommandContext) throws -> String? {
    let tape = JSONParser.parse(bytes)
    guard tape.isComplete, tape.problems.isEmpty, let root = tape.root else { return nil }
    let value = JSONValue(root)
    guard let object = value.object, PlanDigest.isPlan(object) else {
      return CanonicalText.indented(value) + "\n"
    }
    let store = household(in: context)
    let settings = store.map { context.settings(of: $0) } ?? Settings()
    let words = PlanWords(settings: settings, language: context.language)
    return PlanDigest(words: words, names: RecordNames(store, context.language).names)
      .text(of: object)
  }

  /// The household round the folder that git sets: the top of the work tree, of which the
  /// household may be a part that the person stands in.
  private func household(in context: CommandContext) -> HouseholdStore? {
    let inner = context.environment["GIT_PREFIX"].map { context.folder + "/" + $0 }
    let folders = [inner, context.folder].compactMap(\.self)
    let found = folders.lazy.compactMap { folder in
      try? HouseholdLocation.discover(from: folder, fallback: nil)
    }
    guard let location = found.first ?? (try? context.location()) else { return nil }
    return try? HouseholdStore(location, surroundings: context.surroundings)
  }
}

/// The names of records, read file by file as they are asked for.
///
/// The same id has the same text whatever else the household holds, and no two ids have one: where
/// an id isn't the name's own, it stands behind it.
private struct RecordNames {
  private let store: HouseholdStore?
  private let language: Language

  init(_ store: HouseholdStore?, _ language: Language) {
    self.store = store
    self.language = language
  }

  var names: PlanNames {
    var names = PlanNames.ids
    names.dish = { text(.dish($0), $0.rawValue) }
    names.tag = { text(.tag($0), $0.rawValue) }
    names.person = { text(.person($0), $0.rawValue) }
    return names
  }

  private func text(_ record: Household.Record, _ id: String) -> String? {
    guard let name = name(record), !name.isEmpty else { return nil }
    let isOwn = IdentifierText.slug(of: name) == id && !name.unicodeScalars.contains("[")
    if isOwn { return name }
    return "\(name) [\(id)]"
  }

  private func name(_ record: Household.Record) -> String? {
    guard let bytes = store?.bytes(of: record.path) else { return nil }
    switch JSONParser.parse(bytes).root?["name"].map(JSONValue.init) {
    case .string(let text)?: return text
    case .object(let texts)?:
      let all = texts.members.compactMap { member in
        member.value.string.map { (member.key, $0) }
      }
      return all.isEmpty ? nil : Name(byLanguage: Dictionary(all) { $1 })[language]
    default: return nil
    }
  }
}
