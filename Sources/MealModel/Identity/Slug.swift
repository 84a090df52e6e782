extension IdentifierText {
  /// The id that a name gets: Latin letters without their marks, all else a hyphen.
  ///
  /// Where nothing is left of the name, such as one in Cyrillic, it is the kind's name with a
  /// number; where the id is taken or reserved, `-2`, `-3`… is put behind.
  ///
  /// - Parameters:
  ///   - name: What the record is called.
  ///   - kind: The kind's name, such as `dish`.
  ///   - isTaken: Whether an id is in use already.
  /// - Returns: An id that is valid and not taken.
  public static func made(
    from name: String,
    kind: String,
    isTaken: (String) -> Bool
  ) -> String {
    let slug = slug(of: name)
    func isUsable(_ text: String) -> Bool { isValid(text) && !isTaken(text) }
    if !slug.isEmpty, isUsable(slug) { return slug }
    let base = slug.isEmpty ? kind : slug
    var number = slug.isEmpty ? 1 : 2
    while true {
      let suffix = "-\(number)"
      let stem = trimmed(String(base.prefix(maximumLength - suffix.count)))
      if isUsable(stem + suffix) { return stem + suffix }
      number += 1
    }
  }

  /// A name in an id's letters; empty where none of it has any.
  public static func slug(of name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if let letters = LatinLetters.base(of: scalar) {
        result += letters
      } else if !LatinLetters.isCombiningMark(scalar), result.last != "-" {
        result += "-"
      }
    }
    return trimmed(String(trimmed(result).prefix(maximumLength)))
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first == "-" { text.removeFirst() }
    while text.last == "-" { text.removeLast() }
    return String(text)
  }
}
