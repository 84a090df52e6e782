internal import JSONDocument
internal import MealFormat
internal import MealModel
internal import Wording

extension ChangeWords {
  /// How many members of one file are told in a sentence.
  private static let mostFields = 4

  /// Members of a file: `plato Lentejas estofadas: minutos 60 (era 45)`.
  func fields(_ file: ChangedFile, _ fields: [FieldChange]) -> Phrase {
    .joined([label(of: file), told(fields, below: file.kind.shape)], separator: ": ")
  }

  /// What a slot has that isn't known or can't be read.
  func slotFields(_ key: SlotKey, _ fields: [FieldChange]) -> Phrase {
    guard let only = fields.first, only.path.isEmpty else {
      return .joined([label(of: key), told(fields, below: nil)], separator: ": ")
    }
    return told(label(of: key), only, nil)
  }

  /// What is in the house of a food: `despensa: Huevo 12 (era 6)`.
  func stock(_ food: String, _ before: JSONValue?, _ after: JSONValue?) -> Phrase {
    let shape = DocumentContent.shape(below: food, in: FileKind.pantry.shape)
    let lot = shape.flatMap(DocumentContent.item(of:)) ?? shape
    let food = name(.food, food)
    let old = before.map { value($0, lot) }
    let was = old.map { Phrase.was($0) }
    let now = after.map { value($0, lot) }
    let what =
      if let now, now == old {
        Phrase.fieldChanged(food)
      } else {
        Phrase.joined([now.map { .stock(food, $0) } ?? .noStock(food), was].compactMap(\.self))
      }
    return .joined([.named(.pantry, nil), what], separator: ": ")
  }

  private func told(_ fields: [FieldChange], below shape: Shape?) -> Phrase {
    var parts = fields.prefix(Self.mostFields).map { field in
      let (label, inner) = place(field.path, below: shape)
      return told(label, field, inner)
    }
    let more = fields.count - parts.count
    if more > 0 { parts.append(.andMore(more)) }
    return .joined(parts, separator: ", ")
  }

  /// What a member is called, and what it may hold.
  private func place(_ path: [String], below shape: Shape?) -> (label: Phrase, shape: Shape?) {
    var shape = shape
    var words: [Phrase] = []
    for key in path {
      let keyShape = DocumentContent.keyShape(of: key, in: shape)
      let inner = DocumentContent.shape(below: key, in: shape)
      switch keyShape {
      case .reference(let kind)?: words.append(name(kind, key))
      case .ingredient?, .substanceOrFood?: words.append(name(.food, key))
      case .slot?: words.append(SlotKey(key).map(label) ?? verbatim(key))
      case .dayPattern?, .language?, .span?, .ownID?, .foodOrOwnID?, .word?:
        words.append(verbatim(key))
      // Only a key that the format knows has a name of its own.
      case nil where inner == nil: words.append(verbatim(key))
      case nil: words.append(Meal(rawValue: key).map(meal) ?? .field(key))
      }
      shape = inner
    }
    return (.joined(words), shape)
  }

  private func told(_ label: Phrase, _ field: FieldChange, _ shape: Shape?) -> Phrase {
    if let old = field.before?.array, let new = field.after?.array,
      let difference = listDifference(old, new, shape)
    {
      return .joined([label, difference])
    }
    if isReordered(field) { return .fieldReordered(label) }
    let old = field.before.map { value($0, shape) }
    guard let after = field.after else {
      return .joined([.fieldRemoved(label), old.map { .was($0) }].compactMap(\.self))
    }
    let new = value(after, shape)
    if new == old { return .fieldChanged(label) }
    return .joined([label, new, old.map { .was($0) }].compactMap(\.self))
  }

  private func isReordered(_ field: FieldChange) -> Bool {
    switch (field.before, field.after) {
    case (.object(let old)?, .object(let new)?): Set(old.members) == Set(new.members)
    case (.array(let old)?, .array(let new)?):
      old.count == new.count && Set(old) == Set(new)
    default: false
    }
  }

  /// What a list of texts or numbers gained and lost: `+Carne −Pescado`.
  private func listDifference(_ old: [JSONValue], _ new: [JSONValue], _ shape: Shape?) -> Phrase? {
    guard !(old + new).contains(where: { $0.object != nil || $0.array != nil }) else { return nil }
    let (before, after) = (Set(old), Set(new))
    let added = new.filter { !before.contains($0) }
    let removed = old.filter { !after.contains($0) }
    let signed =
      added.map { Phrase.joined([Phrase(verbatim: "+"), value($0, shape)], separator: "") }
      + removed.map { Phrase.joined([Phrase(verbatim: "−"), value($0, shape)], separator: "") }
    guard !signed.isEmpty else { return nil }
    let shown =
      signed.prefix(Self.mostFields)
      + (signed.count > Self.mostFields
        ? [.andMore(signed.count - Self.mostFields)] : [])
    return .joined(Array(shown))
  }

  /// A value in words, ids by what they name.
  private func value(_ value: JSONValue, _ shape: Shape?) -> Phrase {
    switch value {
    case .string(let text):
      if DocumentContent.isVocabulary(text, in: shape) { return .word(text) }
      guard let kind = DocumentContent.reference(in: shape) else { return shown(text) }
      return name(kind, text)
    case .number(let text): return verbatim(text)
    case .bool(let flag): return .flag(flag)
    case .null: return .nothing
    case .array(let items) where items.isEmpty: return .nothing
    case .array(let items) where items.contains { $0.object != nil && items.count > 2 }:
      return .entries(items.count)
    case .array(let items):
      return OneLine.phrase(.joined(items.map { self.value($0, shape) }, separator: ", "))
    case .object(let object) where object.isEmpty: return .nothing
    case .object(let object):
      let members = object.members.map { member in
        let (label, inner) = place([member.key], below: shape)
        return Phrase.joined([label, self.value(member.value, inner)])
      }
      return OneLine.phrase(.joined(members, separator: ", "))
    }
  }

  private func shown(_ text: String) -> Phrase {
    let clean = OneLine.text(text)
    return clean.isEmpty ? .nothing : Phrase(verbatim: clean)
  }
}
