import Diagnostics
import JSONDocument
import MealFormat
import Testing
import Wording

/// A new id reaches every place of the format that can name a record.
struct ReferenceRewriterTests {
  private static let unknown: Set<DiagnosticCode> = [
    .unknownTag, .unknownDish, .unknownFood, .unknownPerson, .unknownObjective, .unknownTemplate,
  ]

  @Test(arguments: RecordKind.allCases)
  func `in every place of every kind of file a new id is followed`(kind: RecordKind) throws {
    var count = 0
    for file in FileKind.allCases {
      let path = Self.path(of: file)
      let rewriter = ReferenceRewriter(kind, from: "antes", to: "despues", owner: "ana")
      for value in ReferencePlaces(kind).documents(in: file.shape) {
        count += 1
        let before = Self.unknownReferences(value, file, path, kind)
        #expect(!before.isEmpty, "\(path): \(CanonicalText.inline(value))")
        let outcome = rewriter.rewrite(value, of: file, person: "ana")
        #expect(outcome.count == 1)
        let after = Self.unknownReferences(outcome.value, file, path, kind)
        #expect(after.isEmpty, "\(path): \(CanonicalText.inline(outcome.value))")
        #expect(rewriter.mayStand(in: file))
      }
    }
    // By hand, from the reference of the format: so many places name each kind at least.
    let least: [RecordKind: Int] = [
      .tag: 8, .dish: 12, .food: 9, .person: 5, .objective: 1, .template: 1,
    ]
    #expect(count >= least[kind, default: 0])
  }

  @Test func `words of the vocabulary and other kinds' ids stay`() throws {
    let person = try Self.value(#"{"allergies": ["fish", "huevo"], "dislikes": ["huevo"]}"#)
    let rewriter = ReferenceRewriter(.food, from: "fish", to: "pescado-blanco")
    #expect(rewriter.rewrite(person, of: .preferences).count == 0)
    let dish = try Self.value(#"{"ingredients": {"bechamel": {"servings": 1}, "sal": "1 g"}}"#)
    let food = ReferenceRewriter(.food, from: "bechamel", to: "otra")
    #expect(food.rewrite(dish, of: .dish).value == dish)
    let other = ReferenceRewriter(.dish, from: "bechamel", to: "otra").rewrite(dish, of: .dish)
    #expect(
      CanonicalText.inline(other.value)
        == #"{ "ingredients": { "otra": { "servings": 1 }, "sal": "1 g" } }"#
    )
  }

  @Test func `an objective is followed in its person's files alone`() throws {
    let value = try Self.value(#"{"objective": "verano"}"#)
    let rewriter = ReferenceRewriter(.objective, from: "verano", to: "otono", owner: "ana")
    #expect(rewriter.rewrite(value, of: .preferences, person: "nora").count == 0)
    #expect(rewriter.rewrite(value, of: .preferences, person: "ana").count == 1)
  }

  @Test func `a text that names records of two kinds goes on naming the other`() throws {
    let value = try Self.value(#"{"dislikes": ["coco", "higado"]}"#)
    let outcome = ReferenceRewriter(.dish, from: "higado", to: "higado-encebollado") { kind, id in
      kind == .food && id == "higado"
    }
    .rewrite(value, of: .preferences)
    #expect(
      CanonicalText.inline(outcome.value)
        == #"{ "dislikes": ["coco", "higado-encebollado", "higado"] }"#
    )
    #expect(!outcome.isAmbiguous)
  }

  @Test func `what names the new id already, or would come to mean two things, is told`() throws {
    let value = try Self.value(#"{"ingredients": {"lenteja": 1, "lentejas": 2}}"#)
    let rewriter = ReferenceRewriter(.food, from: "lenteja", to: "lentejas")
    #expect(rewriter.rewrite(value, of: .dish).namesNewID)
    let person = try Self.value(#"{"dislikes": ["a"]}"#)
    let widened = ReferenceRewriter(.dish, from: "a", to: "b") { kind, id in
      kind == .food && id == "b"
    }
    #expect(widened.rewrite(person, of: .preferences).isAmbiguous)
  }

  @Test func `what the format doesn't know stays as it is`() throws {
    let value = try Self.value(#"{"name": "carne", "tags": ["carne"], "x": {"tags": ["carne"]}}"#)
    let outcome = ReferenceRewriter(.tag, from: "carne", to: "c").rewrite(value, of: .dish)
    #expect(
      CanonicalText.inline(outcome.value)
        == #"{ "name": "carne", "tags": ["c"], "x": { "tags": ["carne"] } }"#
    )
  }

  private static func value(_ text: String) throws -> JSONValue {
    JSONValue(try #require(JSONParser.parse(Array(text.utf8)).root))
  }

  /// Findings that a document's reference names nothing, where the new id alone is there.
  private static func unknownReferences(
    _ value: JSONValue,
    _ file: FileKind,
    _ path: String,
    _ kind: RecordKind
  ) -> [Finding] {
    let source = SourceFile(path: path, content: .bytes(Array(CanonicalText.inline(value).utf8)))
    return HouseholdReader.read([source], defined: [Self.path(of: "despues", kind)]).findings
      .filter { finding in
        unknown.contains(finding.code)
          && (finding.message.en.contains("antes") || finding.message.en.contains("'despues'"))
      }
  }

  private static func path(of id: String, _ kind: RecordKind) -> String {
    switch kind {
    case .tag: "tags/\(id).json"
    case .dish: "dishes/\(id).json"
    case .food: "foods/\(id).json"
    case .person: "people/\(id)/preferences.json"
    case .objective: "people/ana/objectives/\(id).json"
    case .template: "templates/\(id).json"
    }
  }

  private static func path(of file: FileKind) -> String {
    switch file {
    case .settings: "mantel.json"
    case .tag: "tags/x.json"
    case .dish: "dishes/x.json"
    case .food: "foods/x.json"
    case .pantry: "pantry.json"
    case .plan: "plans/2026/2026-W06.json"
    case .template: "templates/x.json"
    case .shopping: "shopping/2026/2026-02-07/ana.json"
    case .preferences: "people/ana/preferences.json"
    case .objective: "people/ana/objectives/x.json"
    case .diary: "private/people/ana/diary/2026/2026-02-03.json"
    case .whoop: "private/people/ana/health/whoop/2026/2026-02-03.json"
    case .appleHealth: "private/people/ana/health/apple-health/2026/2026-02-03.json"
    case .coach: "private/people/ana/coach/2026-02-03.json"
    }
  }
}

/// Makes, from a shape, a document for each place that can name a record of a kind: there it has
/// `antes`.
private struct ReferencePlaces {
  let kind: RecordKind

  init(_ kind: RecordKind) {
    self.kind = kind
  }

  func documents(in shape: Shape) -> [JSONValue] {
    switch shape {
    case .object(let object): documents(in: object)
    case .list(let list): documents(in: list.item).map { .array([$0]) }
    case .text(let text): named(by: text).map { [.string($0)] } ?? []
    case .number, .flag, .null: []
    case .anyOf(let shapes): shapes.flatMap(documents)
    }
  }

  private func documents(in object: ObjectShape) -> [JSONValue] {
    let fields = object.fields.flatMap { field in
      documents(in: field.shape).map { JSONValue.object([field.key: $0]) }
    }
    guard let entries = object.entries else { return fields }
    return fields + documents(in: entries.value).map { .object([sampleKey(entries.key): $0]) }
      + keyed(entries)
  }

  private func keyed(_ entries: ObjectShape.Entries) -> [JSONValue] {
    switch entries.key {
    case .reference(kind): [.object(["antes": 1])]
    case .ingredient where kind == .food: [.object(["antes": 1])]
    case .ingredient where kind == .dish:
      [
        .object(["antes": .object(["servings": 1])]),
        .object(["antes": .array([.object(["servings": 1])])]),
      ]
    case .substanceOrFood where kind == .food: [.object(["antes": .string("x")])]
    // Nobody says of these that they name nothing: they may be things of the file's own.
    case .foodOrOwnID: []
    case .slot, .dayPattern, .language, .span, .reference, .ingredient, .substanceOrFood, .ownID,
      .word:
      []
    }
  }

  private func named(by text: TextShape) -> String? {
    switch text {
    case .reference(let other): other == kind ? "antes" : nil
    case .substanceOrFood: kind == .food ? "antes" : nil
    case .foodOrDish: kind == .food || kind == .dish ? "antes" : nil
    case .allowance: [.tag, .dish, .person].contains(kind) ? "antes.noConsecutive" : nil
    case .line, .prose, .date, .birth, .time, .instant, .timeZone, .color, .dayPattern, .slot,
      .span, .amount, .oneOf:
      nil
    }
  }

  private func sampleKey(_ key: KeyShape) -> String {
    switch key {
    case .slot: "monday.lunch"
    case .dayPattern: "monday"
    case .language: "es"
    case .span: "12h"
    case .substanceOrFood: "gluten"
    case .reference, .ingredient, .ownID, .foodOrOwnID, .word: "x"
    }
  }
}
