extension StyledText {
  /// The text as lines that fit into a number of columns, at least one; those after the first
  /// begin below its words.
  ///
  /// What leads a line stays: blanks, and after them a number or a mark such as `·`. Text that
  /// fits, and text with too little room beside its lead, is one line as it is.
  package func hanging(in columns: Int) -> [Self] {
    let lead = lead
    guard width > columns, columns - lead >= Self.narrowestHanging else { return [self] }
    let characters = characters
    let blanks = Self(String(repeating: " ", count: lead))
    return Self(characters.dropFirst(lead)).wrapped(to: columns - lead).enumerated().map {
      index,
      line in
      (index == 0 ? Self(characters.prefix(lead)) : blanks) + line
    }
  }

  /// Where words break too often to be read.
  private static let narrowestHanging = 20

  /// How many characters lead the words, each of one column.
  private var lead: Int {
    let characters = characters.map(\.character)
    let blanks = characters.prefix { $0 == " " }.count
    let rest = characters.dropFirst(blanks)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
    let mark = digits > 0 ? digits : rest.first.map(Self.marks.contains) == true ? 1 : 0
    let gap = rest.dropFirst(mark).prefix { $0 == " " }.count
    // A sentence that begins with a number is no list.
    let isMark = mark > 0 && gap > (digits > 0 ? 1 : 0)
    return isMark ? blanks + mark + gap : blanks
  }

  private static let marks: Set<Character> = ["·", "✓", "✗", "?", "↳"]
}
