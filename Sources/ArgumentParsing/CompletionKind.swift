/// What a shell offers for a parameter's value.
package enum CompletionKind: Hashable, Sendable {
  /// Nothing.
  case none
  /// The id of a dish.
  case dish
  /// The id of a tag.
  case tag
  /// The id of a food.
  case food
  /// The id of a food of the built-in catalogue.
  case catalogueFood
  /// The id of a person.
  case person
  /// The id of an objective.
  case objective
  /// The id of a template.
  case template
  /// A week, such as `2026-W06` or `next`.
  case week
  /// A slot of the week, such as `tue.dinner`.
  case slot
  /// A slot, a day or a week.
  case place
  /// A revision of the household's history.
  case revision
  /// The code of a finding.
  case code
  /// The path of a file.
  case file
  /// The path of a directory.
  case directory
  /// One of these words and no other: the parser refuses the rest.
  case values([String])
}
