internal import ArgumentParsing
internal import MealFormat
internal import MealModel
internal import Wording

/// The kinds of records that have commands of their own.
enum RecordNoun: String, Sendable {
  case dish
  case tag
  case food
  case person
  case objective
  case template

  /// The kind of its files.
  var kind: FileKind {
    switch self {
    case .dish: .dish
    case .tag: .tag
    case .food: .food
    case .person: .preferences
    case .objective: .objective
    case .template: .template
    }
  }

  /// The kind by which others refer to one.
  var recordKind: RecordKind {
    switch self {
    case .dish: .dish
    case .tag: .tag
    case .food: .food
    case .person: .person
    case .objective: .objective
    case .template: .template
    }
  }

  /// Whether one has a name beside its id.
  var hasName: Bool { self != .objective }

  /// What one is called.
  var noun: Noun {
    switch self {
    case .dish: .dish
    case .tag: .tag
    case .food: .food
    case .person: .person
    case .objective: .objective
    case .template: .template
    }
  }

  /// One of them, with its article.
  var one: Phrase {
    switch self {
    case .dish: Phrase(es: "un plato", en: "a dish")
    case .tag: Phrase(es: "una etiqueta", en: "a tag")
    case .food: Phrase(es: "un alimento", en: "a food")
    case .person: Phrase(es: "una persona", en: "a person")
    case .objective: Phrase(es: "un objetivo", en: "an objective")
    case .template: Phrase(es: "una plantilla", en: "a template")
    }
  }

  /// What a shell offers for one.
  var completion: CompletionKind {
    switch self {
    case .dish: .dish
    case .tag: .tag
    case .food: .food
    case .person: .person
    case .objective: .objective
    case .template: .template
    }
  }

  /// The key of a list of them in JSON.
  var plural: String {
    switch self {
    case .dish: "dishes"
    case .tag: "tags"
    case .food: "foods"
    case .person: "people"
    case .objective: "objectives"
    case .template: "templates"
    }
  }
}

/// The parameters that several commands for records have.
enum RecordParameters {
  /// The record that is meant.
  static func record(_ noun: RecordNoun) -> Parameter {
    .argument(
      noun.rawValue.uppercased(),
      help: Phrase(es: "su id o su nombre", en: "its id or its name"),
      completion: noun.completion
    )
  }

  /// Whose objective is meant.
  static let owner = Parameter.option(
    "for",
    valueName: "PERSON",
    help: Phrase(es: "de quién es", en: "whose it is"),
    completion: .person
  )

  /// The parameters that name a record.
  static func naming(_ noun: RecordNoun) -> [Parameter] {
    noun == .objective ? [record(noun), owner] : [record(noun)]
  }
}

/// A record as the command line names it.
struct RecordReference: Sendable {
  let noun: RecordNoun
  /// Its id or name.
  let text: String
  /// Whose it is, where it is an objective.
  let owner: String?

  init(_ noun: RecordNoun, text: String, owner: String? = nil) {
    self.noun = noun
    self.text = text
    self.owner = owner
  }

  init(_ noun: RecordNoun, _ arguments: ParsedArguments) throws(UsageError) {
    self.noun = noun
    text = try arguments.required(RecordParameters.record(noun))
    owner = noun == .objective ? arguments.value(RecordParameters.owner) : nil
  }
}

/// A record that was found.
struct RecordTarget: Sendable {
  let noun: RecordNoun
  let id: String
  /// The path of its file.
  let path: String
  /// What it is, for the household's values.
  let record: Household.Record
}
