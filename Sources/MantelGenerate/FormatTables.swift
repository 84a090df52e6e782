import MealFormat
import Wording

/// Every key of every kind of file, from the table that the checker and the writer work by.
enum FormatTables {
  static var page: GeneratedFile {
    var text = "<!-- Made by `make generate` from the shapes in Sources/MealFormat/Kinds. -->\n\n"
    text += "# Every key of every file\n\n"
    text += "[format.md](format.md) says how the files are meant. Keys stand in the order in which "
    text += "they are written.\n"
    for kind in FileKind.allCases {
      text += "\n## \(kind.title.en): `\(kind.placement)`\n\n"
      text += "| key | value | | |\n|---|---|---|---|\n"
      text += rows(kind.shape, prefix: "").joined()
    }
    return GeneratedFile(path: "docs/format-reference.md", text: text)
  }

  private static func rows(_ shape: Shape, prefix: String) -> [String] {
    switch shape {
    case .object(let object):
      var rows: [String] = []
      for field in object.fields where field.key != "$schema" {
        let key = prefix + field.key
        let required = field.isRequired ? "required" : ""
        rows.append("| `\(key)` | \(value(field.shape)) | \(field.summary.en) | \(required) |\n")
        if !isSame(field.shape, object.fields[0].shape) || field.key == object.fields[0].key {
          let isAlike = object.fields.count > 1 && isSame(object.fields[1].shape, field.shape)
          let inner = isAlike ? prefix + "<\(field.key)…>" : key
          rows += self.rows(field.shape, prefix: inner + ".")
        }
      }
      if let entries = object.entries {
        let key = prefix + "<\(name(entries.key))>"
        rows.append("| `\(key)` | \(value(entries.value)) | | |\n")
        rows += self.rows(entries.value, prefix: key + ".")
      }
      return rows
    case .list(let list): return rows(list.item, prefix: String(prefix.dropLast()) + "[].")
    case .anyOf(let shapes): return shapes.flatMap { rows($0, prefix: prefix) }
    case .text, .number, .flag, .null: return []
    }
  }

  /// Whether two keys hold the very same kind of object, so that it is written out once.
  private static func isSame(_ left: Shape, _ right: Shape) -> Bool {
    guard case .object(let first) = left, case .object(let second) = right else { return false }
    return first === second
  }

  private static func value(_ shape: Shape) -> String {
    switch shape {
    case .object: "object"
    case .list(let list): "list of \(value(list.item))"
    case .text(let text): name(text)
    case .number(let number): name(number)
    case .flag: "true or false"
    case .null: "null"
    case .anyOf(let shapes): shapes.map(value).joined(separator: ", or ")
    }
  }

  private static func name(_ number: NumberShape) -> String {
    let low = number.range.lowerBound.formattedShortly
    let high = number.range.upperBound.formattedShortly
    let kind = number.isWhole ? "whole number" : "number"
    return number.excludesLowerBound
      ? "\(kind) above \(low), at most \(high)" : "\(kind) \(low) to \(high)"
  }

  private static func name(_ text: TextShape) -> String {
    switch text {
    case .line(let maximum): "text of one line, at most \(maximum) characters"
    case .prose: "text"
    case .date: "`YYYY-MM-DD`"
    case .birth: "`YYYY-MM-DD` or `YYYY`"
    case .time: "`HH:MM`"
    case .instant: "RFC 3339 instant with offset"
    case .timeZone: "IANA time zone"
    case .color: "`#RRGGBB`"
    case .dayPattern: "weekday or range of weekdays"
    case .slot: "slot, such as `friday.dinner`"
    case .span: "hours or days, such as `12h`, `3d`"
    case .amount: "amount with a unit"
    case .reference(let kind): "id of a \(kind.rawValue)"
    case .substanceOrFood: "word of the vocabulary or id of a food"
    case .foodOrDish: "id of a food or dish"
    case .allowance: "accepted rule, such as `pescado.noConsecutive`"
    case .oneOf(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  private static func name(_ key: KeyShape) -> String {
    switch key {
    case .slot: "slot"
    case .dayPattern: "days"
    case .language: "language"
    case .span: "span"
    case .reference(let kind): kind.rawValue
    case .ingredient: "food or dish"
    case .substanceOrFood: "word or food"
    case .ownID, .foodOrOwnID: "id"
    case .word: "word"
    }
  }
}

extension Double {
  fileprivate var formattedShortly: String {
    self == rounded() ? String(Int(self)) : description
  }
}
