/// The foods that the program knows: what each contains and brings, to be copied into a household.
///
/// They are text until someone asks; nothing is read at the start of the program.
package enum FoodCatalogue {
  /// One of them.
  package struct Entry: Sendable {
    /// Its id.
    package let id: String
    /// Its canonical file.
    package let text: String
    /// Whether its packet has the last word on what it may have traces of, though the file tells
    /// what is usual.
    package let isPacket: Bool
  }

  /// The foods, by id.
  package static let entries: [Entry] = TitledTexts.parse(source).map { title, text in
    let words = title.split(separator: " ")
    return Entry(id: String(words[0]), text: text, isPacket: words.count > 1)
  }

  /// A food's file.
  package static func text(of id: String) -> String? {
    entries.first { $0.id == id }?.text
  }
}
