internal import ArgumentParsing
internal import JSONDocument
internal import MealFormat
internal import Wording

/// An option of an `add` command that sets a member of the new record.
struct FieldOption: Sendable {
  let parameter: Parameter
  /// The member's dotted path.
  let field: String

  /// An option with a value.
  static func option(
    _ long: String,
    short: Character? = nil,
    _ valueName: String,
    field: String,
    help: Phrase,
    isRepeatable: Bool = false,
    completion: CompletionKind = .none
  ) -> Self {
    Self(
      parameter: .option(
        long,
        short: short,
        valueName: valueName,
        help: help,
        isRepeatable: isRepeatable,
        completion: completion
      ),
      field: field
    )
  }

  /// A flag that sets a member to `true`.
  static func flag(_ long: String, field: String, help: Phrase) -> Self {
    Self(parameter: .flag(long, help: help), field: field)
  }

  /// The member and its words, where the line gives any.
  func setting(_ arguments: ParsedArguments) -> FieldSetting? {
    guard arguments.has(parameter) else { return nil }
    if case .flag = parameter.kind { return FieldSetting(field: field, words: ["true"]) }
    return FieldSetting(field: field, words: arguments.values(parameter))
  }
}

/// A member that is to be set, in words.
struct FieldSetting: Sendable {
  var field: String
  var words: [String]
}

extension FieldEdit {
  /// A new document with a few members.
  ///
  /// - Throws: `CommandFailure` where one can't be read as what it should be.
  func document(name: String?, _ settings: [FieldSetting]) throws -> JSONObject {
    var document = JSONObject()
    if let name { document["name"] = .string(name) }
    for setting in settings {
      do {
        try set(setting.field, to: setting.words, in: &document)
      } catch {
        throw CommandFailure(error)
      }
    }
    return document
  }
}
