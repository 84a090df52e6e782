internal import MealModel
internal import Wording

/// Reads what stands in braces: who eats, how many portions, what is accepted.
struct DetailReader {
  let names: PlanNames
  private(set) var slot: Slot
  private(set) var problems: [Phrase] = []

  init(names: PlanNames, slot: Slot) {
    self.names = names
    self.slot = slot
  }

  /// Reads the parts between semicolons.
  mutating func read(_ text: String) {
    for part in Self.parts(of: text, separator: ";") where !part.isEmpty { read(part: part) }
  }

  private mutating func read(part: String) {
    let scalars = Array(part.unicodeScalars)
    let first = scalars.prefix { !$0.properties.isWhitespace && $0 != ":" }
    let rest = LineScanner.trimmed(
      scalars.dropFirst(first.count).drop { $0 == ":" || $0.properties.isWhitespace }
    )
    let word = LatinLetters.folded(LineScanner.text(first))
    guard !rest.isEmpty, let subject = Subject(word: word, isNumber: Self.isNumber(word)) else {
      problems.append(.planUnknownDetail(part))
      return
    }
    switch subject {
    case .with: slot.with += found(rest, names.findPerson)
    case .without: slot.without += found(rest, names.findPerson)
    case .tags: slot.tags += found(Self.withoutAs(rest), names.findTag)
    case .allow: slot.allow += items(of: rest)
    case .guests: guests(rest)
    case .servings: servings(rest)
    case .number:
      switch Subject(word: LatinLetters.folded(rest), isNumber: false) {
      case .guests: guests(word)
      case .servings: servings(word)
      default: problems.append(.planUnknownDetail(part))
      }
    }
  }

  private mutating func guests(_ text: String) {
    if let count = Int(text), 0...1_000 ~= count {
      slot.guests = count
    } else {
      problems.append(.planBadNumber(text))
    }
  }

  private mutating func servings(_ text: String) {
    let plain = String(text.map { $0 == "," ? "." : $0 })
    if Self.isNumber(plain), let count = Double(plain), count > 0, count <= 1_000 {
      slot.servings = count
    } else {
      problems.append(.planBadNumber(text))
    }
  }

  private mutating func found<ID>(
    _ text: String,
    _ find: (String) -> PlanNames.Match<ID>
  ) -> [ID] {
    items(of: text).compactMap { name in
      switch find(name) {
      case .found(let id): return id
      case .failed(let problem):
        problems.append(problem)
        return nil
      }
    }
  }

  private func items(of text: String) -> [String] {
    Self.parts(of: text, separator: ",").filter { !$0.isEmpty }
      .map { PlainWriting.unquoted($0) ?? $0 }
  }

  /// What stands between separators, but for those in quotes.
  private static func parts(of text: String, separator: Unicode.Scalar) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\"", let end = LineScanner.endOfString(in: scalars, from: index) {
        index = end
        continue
      }
      if scalars[index] == separator {
        parts.append(scalars[start..<index])
        start = index + 1
      }
      index += 1
    }
    return (parts + [scalars[start...]]).map { LineScanner.trimmed($0) }
  }

  /// `as fish` is `fish`.
  private static func withoutAs(_ text: String) -> String {
    let words = text.unicodeScalars.split(
      maxSplits: 1,
      whereSeparator: { $0.properties.isWhitespace }
    )
    let first = words.first.map { LatinLetters.folded(String($0)) }
    guard words.count == 2, first == "as" || first == "como" else { return text }
    return LineScanner.trimmed(words[1])
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
      && word.allSatisfy { $0.isASCII && ($0.isNumber || ".,e-+".contains($0)) }
  }
}

/// What a part in braces is about.
private enum Subject {
  case with, without, tags, allow, guests, servings, number

  init?(word: String, isNumber: Bool) {
    switch word {
    case "with", "con": self = .with
    case "without", "sin": self = .without
    case "counts", "count", "cuenta", "cuentan", "tags", "etiquetas": self = .tags
    case "allow", "allows", "permite", "permitir", "permitido": self = .allow
    case _ where isNumber: self = .number
    case "guest", "guests", "invitado", "invitados": self = .guests
    case "serving", "servings", "portion", "portions", "racion", "raciones": self = .servings
    default: return nil
    }
  }
}
