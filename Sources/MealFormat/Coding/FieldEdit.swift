package import JSONDocument
internal import MealModel
package import Wording

/// Sets members of a document by their dotted paths, from words as a person types them.
///
/// What may stand where is the kind's shape; everything else in the document stays as it is.
package struct FieldEdit {
  private let kind: FileKind
  /// The language in which a name is set.
  private let language: Language
  /// The language of a name that is one text for all.
  private let usualLanguage: Language
  private let values: FieldValue

  /// Creates an edit of documents of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of file.
  ///   - language: The language of a name that is set.
  ///   - usualLanguage: The language of a name that doesn't say which it is in.
  ///   - resolve: The id of a record that is called so; `nil` to take the text as it stands.
  package init(
    _ kind: FileKind,
    language: Language,
    usualLanguage: Language,
    resolve: @escaping (RecordKind, String) -> String? = { _, _ in nil }
  ) {
    self.kind = kind
    self.language = language
    self.usualLanguage = usualLanguage
    values = FieldValue(resolve: resolve)
  }

  /// The members that documents of a kind have, in the format's order.
  package static func fields(of kind: FileKind) -> [String] {
    guard case .object(let object)? = kind.shape.matching(.object) else { return [] }
    return object.fields.map(\.key).filter { $0 != "$schema" }
  }

  /// Sets a member.
  ///
  /// - Parameters:
  ///   - path: Its keys with points between them: `minutes.cook`.
  ///   - words: The words of its value; a list's items are parted by commas or are words.
  ///   - document: The document.
  /// - Throws: `FieldError`.
  package func set(
    _ path: String,
    to words: [String],
    in document: inout JSONObject
  ) throws(FieldError) {
    try change(path, in: &document) { (old, shape) throws(FieldError) in
      if shape.isName {
        return renamed(old, words.joined(separator: " "))
      }
      return kept(old, shape, try values.read(words, shape, field: path))
    }
  }

  /// A value in the place of another: of an object with an amount, a bare amount changes that.
  private func kept(_ old: JSONValue?, _ shape: Shape, _ value: JSONValue) -> JSONValue {
    guard case .object(var object)? = old, case .object(let fields)? = shape.matching(.object),
      fields.field("amount") != nil, value.object == nil, value.array == nil
    else { return value }
    object["amount"] = value
    return .object(object)
  }

  /// Takes a member out; one that isn't there stays away.
  ///
  /// - Throws: `FieldError` where such documents have no such member.
  package func unset(_ path: String, in document: inout JSONObject) throws(FieldError) {
    // What isn't known can be taken out as well, where it is there.
    if document[path] != nil {
      document[path] = nil
      return
    }
    try change(path, in: &document) { _, _ in nil }
  }

  /// A name with another text in the edit's language; what it is in other languages stays.
  package func renamed(_ old: JSONValue?, _ text: String) -> JSONValue {
    guard case .object(var texts)? = old else { return .string(text) }
    texts[language.rawValue] = .string(text)
    return .object(texts)
  }

  private typealias Change = (JSONValue?, Shape) throws(FieldError) -> JSONValue?

  private func change(
    _ path: String,
    in document: inout JSONObject,
    _ change: Change
  ) throws(FieldError) {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let value = try changed(.object(document), kind.shape, keys[...], path, change)
    document = value?.object ?? JSONObject()
  }

  private func changed(
    _ old: JSONValue?,
    _ shape: Shape,
    _ keys: ArraySlice<String>,
    _ path: String,
    _ change: Change
  ) throws(FieldError) -> JSONValue? {
    guard let first = keys.first else { return try change(old, shape) }
    guard case .object(let fields)? = shape.matching(.object) else {
      throw .nothingBelow(path.prefix(before: keys))
    }
    let key = values.key(first, fields)
    guard let inner = fields.field(key)?.shape ?? fields.entryShape(key) else {
      let known = fields.fields.map(\.key).filter { $0 != "$schema" }
      throw .unknownField(path, known: known)
    }
    guard var object = objectForm(of: old, fields) else {
      throw .nothingBelow(path.prefix(before: keys))
    }
    object[key] = try changed(object[key], inner, keys.dropFirst(), path, change)
    return object.isEmpty && keys.count < path.split(separator: ".").count ? nil : .object(object)
  }

  /// A value as the object that it is short for; `nil` for a list, which is several.
  private func objectForm(of value: JSONValue?, _ shape: ObjectShape) -> JSONObject? {
    switch value {
    case .object(let object): return object
    case .array: return nil
    case .null, nil: return JSONObject()
    case .some(let value):
      if shape.field("amount") != nil { return ["amount": value] }
      if case .language = shape.entries?.key { return [usualLanguage.rawValue: value] }
      return JSONObject()
    }
  }
}

extension ObjectShape {
  /// What an entry holds; `nil` where the key can't be an entry's.
  fileprivate func entryShape(_ key: String) -> Shape? {
    guard let entries, !key.isEmpty, entries.key.couldBe(key) else { return nil }
    return entries.value
  }
}

extension Shape {
  /// Whether it is a name: one text, or one a language.
  fileprivate var isName: Bool {
    guard case .object(let object)? = matching(.object), case .language = object.entries?.key
    else { return false }
    return matching(.string) != nil
  }
}

extension String {
  /// The path that leads to the object of which keys are asked.
  fileprivate func prefix(before keys: ArraySlice<String>) -> String {
    split(separator: ".", omittingEmptySubsequences: false).dropLast(keys.count)
      .joined(separator: ".")
  }
}
