internal import JSONDocument
internal import MealModel
internal import Wording

/// Reads a member's value from words as a person types them.
struct FieldValue {
  /// The id of a record that is called so.
  let resolve: (RecordKind, String) -> String?

  /// The value that words stand for where a shape is expected.
  func read(
    _ words: [String],
    _ shape: Shape,
    field: String
  ) throws(FieldError) -> JSONValue {
    if let value = json(words, shape) ?? value(words, shape) { return value }
    let expected = Phrase.alternatives(shape.descriptions)
    throw .notAValue(words.joined(separator: " "), field: field, expected: expected)
  }

  /// A key in the form in which it stands: an id for a record's name.
  func key(_ text: String, _ shape: ObjectShape) -> String {
    guard shape.field(text) == nil else { return text }
    switch shape.entries?.key {
    case .reference(let kind)?: return resolve(kind, text) ?? text
    case .ingredient?: return resolve(.food, text) ?? text
    case .substanceOrFood?: return substanceOrFood(text)
    default: return text
    }
  }

  /// A list or object that is written as JSON.
  private func json(_ words: [String], _ shape: Shape) -> JSONValue? {
    guard let first = words.first?.utf8.first(where: { $0 != UInt8(ascii: " ") }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    let tape = JSONParser.parse(Array(words.joined(separator: " ").utf8))
    guard tape.isComplete, tape.problems.isEmpty, let root = tape.root,
      shape.matching(root.kind) != nil
    else { return nil }
    return JSONValue(root)
  }

  private func value(_ words: [String], _ shape: Shape) -> JSONValue? {
    let text = words.joined(separator: " ")
    switch shape {
    case .number: return Self.number(text).map(JSONValue.number)
    case .flag: return Self.flag(text).map(JSONValue.bool)
    case .null: return nil
    case .text(let rule): return self.text(text, rule).map(JSONValue.string)
    case .list(let list): return items(words, list).map(JSONValue.array)
    case .object(let object): return members(words, object)
    case .anyOf(let shapes): return first(of: shapes, words)
    }
  }

  /// Of several shapes, a list where there are commas, else the first that can be read.
  private func first(of shapes: [Shape], _ words: [String]) -> JSONValue? {
    for case .list(let list) in shapes where list.isOfWords {
      if let items = items(words, list), items.count > 1 { return .array(items) }
    }
    for shape in shapes.sorted(by: { $0.reading < $1.reading }) {
      if case .list(let list) = shape, !list.isOfWords { continue }
      if let value = value(words, shape) { return value }
    }
    return nil
  }

  private func text(_ text: String, _ rule: TextShape) -> String? {
    switch rule {
    case .reference(let kind): resolve(kind, text) ?? text
    case .substanceOrFood: substanceOrFood(text)
    case .foodOrDish: resolve(.food, text) ?? resolve(.dish, text) ?? text
    case .oneOf(let words): Self.word(text, among: words) ?? text
    case .slot: SlotKey(words: text)?.description ?? text
    case .color where text.utf8.count == 6 && !text.hasPrefix("#"): "#" + text
    default: text
    }
  }

  private func substanceOrFood(_ text: String) -> String {
    Self.word(text, among: Substance.allCases.map(\.rawValue)) ?? resolve(.food, text) ?? text
  }

  /// A list's items: the words, each parted at its commas unless they are prose.
  private func items(_ words: [String], _ list: ListShape) -> [JSONValue]? {
    let parts = list.isOfWords ? words.flatMap(Self.parted) : words
    if parts.isEmpty || parts.count == 1 && Self.isNothing(parts[0], in: list) { return [] }
    let values = parts.compactMap { value([$0], list.item) }
    return values.count == parts.count ? values : nil
  }

  /// An object's members, each as `key=value`.
  private func members(_ words: [String], _ shape: ObjectShape) -> JSONValue? {
    var object = JSONObject()
    for word in words {
      guard let equals = word.firstIndex(of: "=") else { return nil }
      let key = key(String(word[..<equals]), shape)
      let text = String(word[word.index(after: equals)...])
      guard let inner = shape.field(key)?.shape ?? shape.entries?.value,
        let value = value([text], inner)
      else { return nil }
      object[key] = value
    }
    return .object(object)
  }
}

extension FieldValue {
  private static func parted(_ word: String) -> [String] {
    word.split(separator: ",").map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }

  /// Whether a word says that a set is empty.
  private static func isNothing(_ word: String, in list: ListShape) -> Bool {
    guard case .text(.oneOf) = list.item else { return false }
    return ["none", "nothing", "nada", "ninguno", "ninguna"].contains(LatinLetters.folded(word))
  }

  /// The digits of a number, a decimal comma as a point.
  static func number(_ text: String) -> String? {
    let text = text.replacing(",", with: ".")
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber =
      1...2 ~= parts.count && digits.utf8.count <= 30
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
    return isNumber ? CanonicalText.number(text) : nil
  }

  static func flag(_ text: String) -> Bool? {
    switch LatinLetters.folded(text) {
    case "true", "yes", "on", "si", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// The word of a closed set that a text means, in either language; `nil` for none.
  static func word(_ text: String, among words: [String]) -> String? {
    let wanted = LatinLetters.folded(text)
    if let word = words.first(where: { LatinLetters.folded($0) == wanted }) { return word }
    return words.first { word in
      let phrase = Phrase.word(word)
      return LatinLetters.folded(phrase.es) == wanted || LatinLetters.folded(phrase.en) == wanted
    }
  }
}

extension ListShape {
  /// Whether its items are single words or numbers, so that commas part them.
  fileprivate var isOfWords: Bool {
    switch item {
    case .text(.prose): false
    case .text, .number: true
    default: false
    }
  }
}

extension Shape {
  /// When it is tried among others: what is strictest first.
  fileprivate var reading: Int {
    switch self {
    case .number: 0
    case .flag: 1
    case .object: 2
    case .text: 3
    case .list: 4
    case .null, .anyOf: 5
    }
  }
}
