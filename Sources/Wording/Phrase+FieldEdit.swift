// What is said where a member of a file can't be set as it was asked for.

extension Phrase {
  /// A member that such files don't have.
  public static func unknownField(_ field: String) -> Self {
    Self(es: "no hay ningún campo '\(field)'", en: "no field '\(field)'")
  }
  /// The members that there are.
  public static func fieldsAre(_ fields: [String]) -> Self {
    let list = fields.joined(separator: ", ")
    return Self(es: "los campos son: \(list)", en: "the fields are: \(list)")
  }
  /// A misspelt member, and those that there are.
  public static func didYouMean(_ field: String, among fields: [String]) -> Self {
    let near = didYouMean(field)
    let all = fieldsAre(fields)
    return Self(es: "\(near.es) \(all.es)", en: "\(near.en) \(all.en)")
  }
  /// A member that has no members of its own.
  public static func nothingBelow(_ field: String) -> Self {
    Self(
      es: "'\(field)' no tiene campos dentro; dale el valor entero",
      en: "'\(field)' has no fields of its own; give it its whole value"
    )
  }
  /// A value that isn't what the member holds.
  public static func notAValue(_ value: String, of field: String, expected: Self) -> Self {
    Self(
      es: "'\(value)' no vale para '\(field)': va \(expected.es)",
      en: "'\(value)' won't do for '\(field)': it takes \(expected.en)"
    )
  }
}
