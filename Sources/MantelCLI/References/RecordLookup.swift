internal import MealModel

/// Finds records of a kind by id or by name in plain words.
///
/// Making one is linear in the records' names, and so is finding; for 5,000 dishes some hundredths
/// of a second together. Only a text that means nothing takes a tenth, for suggestions.
struct RecordLookup<Kind: Sendable>: Sendable {
  /// What a text means.
  enum Match: Hashable, Sendable {
    /// One record.
    case found(Identifier<Kind>)
    /// Several that fit equally well, by their names.
    case ambiguous([RecordCandidate])
    /// None, and perhaps one of these was meant.
    case notFound(suggestions: [RecordCandidate])
  }

  /// A record and all it can be called.
  struct Entry: Sendable {
    /// Its id.
    let id: Identifier<Kind>
    /// What it is called in the reader's language.
    let name: String
    /// The words of its id, of its name in every language and of its aliases.
    let keys: [PlainWords]
    /// Whether it counts only where no other fits: an archived dish.
    let isSecondary: Bool

    /// Creates an entry.
    init(_ id: Identifier<Kind>, name: String, names: [String], isSecondary: Bool = false) {
      self.id = id
      self.name = name
      keys = ([id.rawValue] + names).map(PlainWords.init)
      self.isSecondary = isSecondary
    }

    /// The entry as it is offered.
    var candidate: RecordCandidate { RecordCandidate(id: id.rawValue, name: name) }
  }

  /// The kind's name.
  let kind: RecordKindName
  /// The records, by id.
  let entries: [Entry]

  /// Creates a lookup.
  init(_ kind: RecordKindName, _ entries: [Entry]) {
    self.kind = kind
    self.entries = entries.sorted { $0.id < $1.id }
  }

  /// What a text means: an id; else a whole name, in any language, case and without accents;
  /// else the beginning of one; else words of one in any order, the whole ones before beginnings.
  ///
  /// The first of these that anything fits decides. What is archived counts only where nothing
  /// else fits so.
  func find(_ text: String) -> Match {
    if let entry = entries.first(where: { $0.id.rawValue == text }) { return .found(entry.id) }
    let wanted = PlainWords(text)
    guard !wanted.text.isEmpty else { return .notFound(suggestions: []) }
    let words = wanted.words
    let fits: [(PlainWords) -> Bool] = [
      { $0 == wanted }, { $0.begins(with: wanted) }, { $0.contains(words) },
      { $0.contains(beginningsOf: words) },
    ]
    for isFit in fits {
      let fitting = entries.filter { $0.keys.contains(where: isFit) }
      let primary = fitting.filter { !$0.isSecondary }
      let best = primary.isEmpty ? fitting : primary
      guard let first = best.first else { continue }
      return best.count == 1 ? .found(first.id) : .ambiguous(Self.listed(best))
    }
    return .notFound(suggestions: suggestions(for: wanted))
  }

  /// The one record that a text means.
  ///
  /// - Throws: `ReferenceError` when there is none or are several.
  func resolve(_ text: String) throws(ReferenceError) -> Identifier<Kind> {
    switch find(text) {
    case .found(let id): return id
    case .ambiguous(let candidates): throw .ambiguousRecord(text, candidates)
    case .notFound(let suggestions):
      throw .unknownRecord(kind, text, suggestions: suggestions)
    }
  }

  /// Entries as they are listed: by their names' words, then by id.
  static func listed(_ entries: [Entry]) -> [RecordCandidate] {
    entries.map { (PlainWords($0.name).text, $0.candidate) }
      .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }
      .map(\.1)
  }
}
