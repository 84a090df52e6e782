public import JSONDocument

/// A record that can be written as a document of its kind.
///
/// What this version doesn't know of a file isn't in the record: to change a file, change its
/// value (see ``DocumentEdit``) instead of writing the record anew.
public protocol DocumentWritable {
  /// The record as a value, its members in the format's order.
  var document: JSONValue { get }
}

extension JSONObject {
  /// Sets a member to a text, if there is one.
  mutating func set(_ key: String, _ text: String?) {
    if let text { self[key] = .string(text) }
  }

  /// Sets a member to a number, if there is one.
  mutating func set(_ key: String, _ number: Double?) {
    if let number { self[key] = .number(CanonicalText.number(number)) }
  }

  /// Sets a member to a whole number, if there is one.
  mutating func set(_ key: String, _ number: Int?) {
    if let number { self[key] = .integer(number) }
  }

  /// Sets a member to a flag, where it isn't what holds anyway.
  mutating func set(_ key: String, _ flag: Bool, unless usual: Bool) {
    if flag != usual { self[key] = .bool(flag) }
  }

  /// Sets a member to a list of texts, if there are any.
  mutating func set(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { self[key] = .array(texts.map(JSONValue.string)) }
  }

  /// Sets a member to a list of ids, if there are any.
  mutating func set<ID: RawRepresentable<String>>(_ key: String, _ ids: [ID]) {
    set(key, ids.map(\.rawValue))
  }
}
