internal import Wording

/// The keys of a command's JSON document as a nested list.
struct OutputOutline {
  /// The lines, each with two spaces a level.
  let lines: [String]

  init(_ shape: OutputShape, language: Language) {
    lines = Self.lines(shape, language, indent: "")
  }

  private static func lines(
    _ shape: OutputShape,
    _ language: Language,
    indent: String
  ) -> [String] {
    switch shape {
    case .nullable(let inner), .list(let inner), .map(let inner):
      return lines(inner, language, indent: indent)
    case .any(let shapes): return shapes.flatMap { lines($0, language, indent: indent) }
    case .object(let members), .record(let members):
      return members.flatMap { member in
        let mark = member.isOptional ? "?" : ""
        let type = member.shape.typeName(in: language)
        return ["\(indent)- `\(member.name)`\(mark) (\(type)): \(member.help[language])"]
          + lines(member.shape, language, indent: indent + "  ")
      }
    default: return []
    }
  }
}

extension OutputShape {
  /// What stands there, in a word or two.
  func typeName(in language: Language) -> String {
    switch self {
    case .text(let form): form.typeName(in: language)
    case .integer: Phrase(es: "entero", en: "integer")[language]
    case .number: Phrase(es: "número", en: "number")[language]
    case .boolean: Phrase(es: "sí o no", en: "boolean")[language]
    case .nullable(let inner):
      inner.typeName(in: language) + Phrase(es: " o null", en: " or null")[language]
    case .list(let inner):
      Phrase(es: "lista: ", en: "list: ")[language] + inner.typeName(in: language)
    case .map(let inner):
      Phrase(es: "por id: ", en: "by id: ")[language] + inner.typeName(in: language)
    case .object: Phrase(es: "objeto", en: "object")[language]
    case .record:
      Phrase(es: "objeto, con lo que diga el archivo", en: "object, with what the file says")[
        language
      ]
    case .any(let shapes):
      Self.unique(shapes.map { $0.typeName(in: language) })
        .joined(separator: Phrase(es: " o ", en: " or ")[language])
    case .document: Phrase(es: "documento", en: "document")[language]
    }
  }

  private static func unique(_ texts: [String]) -> [String] {
    texts.enumerated().filter { !texts[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

extension OutputText {
  fileprivate func typeName(in language: Language) -> String {
    switch self {
    case .free: Phrase(es: "texto", en: "text")[language]
    case .id: "id"
    case .day: Phrase(es: "día", en: "day")[language]
    case .week: Phrase(es: "semana", en: "week")[language]
    case .slot: Phrase(es: "comida de un día", en: "slot")[language]
    case .instant: Phrase(es: "instante", en: "instant")[language]
    case .path: Phrase(es: "ruta", en: "path")[language]
    case .commit: "commit"
    case .oneOf(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
