/// What a string may say.
package enum TextShape: Sendable {
  /// Text of one line with something to see in it, at most so many characters.
  case line(maximum: Int)
  /// Text of any length and lines, such as a step or a note.
  case prose
  /// `YYYY-MM-DD`
  case date
  /// `YYYY-MM-DD` or `YYYY`
  case birth
  /// `HH:MM`
  case time
  /// RFC 3339 with offset.
  case instant
  /// An IANA time zone.
  case timeZone
  /// `#RRGGBB`
  case color
  /// A weekday or a range of them.
  case dayPattern
  /// A slot: `friday.dinner`.
  case slot
  /// `12h`, `3d`.
  case span
  /// An amount with a unit, as people write it.
  case amount
  /// A record's id.
  case reference(RecordKind)
  /// A word of the vocabulary or a food's id.
  case substanceOrFood
  /// A food's or a dish's id.
  case foodOrDish
  /// A broken rule that is accepted: `pescado.noConsecutive`, `maxMinutes`.
  case allowance
  /// One of a closed set of words.
  case oneOf([String])
}

/// What the keys of an object's entries are.
package enum KeyShape: Sendable {
  /// Slots of a week.
  case slot
  /// Weekdays and ranges of them, without overlap.
  case dayPattern
  /// Language tags.
  case language
  /// `12h`, `3d`.
  case span
  /// Ids of a kind.
  case reference(RecordKind)
  /// A food's id; a dish's where the value has servings.
  case ingredient
  /// Words of the vocabulary or foods' ids.
  case substanceOrFood
  /// Ids of things of this file, which have no file of their own.
  case ownID
  /// A food's id, or that of a thing of this file.
  case foodOrOwnID
  /// Words of a person's own.
  case word
}

/// The kinds of records that others refer to.
package enum RecordKind: String, CaseIterable, Sendable {
  case tag
  case dish
  case food
  case person
  case objective
  case template
}
