package import JSONDocument
package import MealModel

/// One thing that differs between two versions of a household.
///
/// Data alone: the words for it are ``ChangeWords``'.
package enum MealChange: Hashable, Sendable {
  /// What a meal holds, or who is at the table.
  case slot(PlanID, SlotKey, before: Slot, after: Slot)
  /// What a slot has that this version of the format doesn't know or can't read.
  case slotFields(PlanID, SlotKey, [FieldChange])
  /// A new week, with the slots that something is planned for.
  case weekAdded(ISOWeek, slots: [SlotKey: Slot])
  /// A week that is gone, with the slots that something was planned for.
  case weekRemoved(ISOWeek, slots: [SlotKey: Slot])
  /// The note on a week or a template.
  case planNote(PlanID, before: String?, after: String?)
  /// A new record, or a day's new file.
  case added(ChangedFile)
  /// A record or a day's file that is gone.
  case removed(ChangedFile)
  /// A record that is called otherwise.
  case renamed(ChangedFile, before: Name, after: Name)
  /// A record that has another id.
  case idChanged(ChangedFile, from: String)
  /// A dish that isn't planned any more.
  case archived(ChangedFile)
  /// A dish that is planned again.
  case unarchived(ChangedFile)
  /// Other members of a file, unknown ones too.
  case fields(ChangedFile, [FieldChange])
  /// How much of a food is in the house; `nil` where nobody counts it.
  case pantry(food: String, before: JSONValue?, after: JSONValue?)
  /// A file that says the same in another layout.
  case layoutOnly(ChangedFile)
  /// A file of which a version can't be read.
  case unreadable(path: String, UnreadableSide, hasConflictMarkers: Bool)
  /// A file that is no kind's, or not where its kind's files lie.
  case otherFile(path: String, Presence)

  /// Which version of a file can't be read.
  package enum UnreadableSide: Hashable, Sendable {
    /// The one before.
    case before
    /// The one after.
    case after
    /// Neither can.
    case both
  }

  /// What became of a file.
  package enum Presence: Hashable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is another.
    case changed
  }

  /// The path of the file it is in.
  package var path: String {
    switch self {
    case .slot(let plan, _, _, _), .slotFields(let plan, _, _), .planNote(let plan, _, _):
      plan.path
    case .weekAdded(let week, _), .weekRemoved(let week, _): PlanID.week(week).path
    case .added(let file), .removed(let file), .renamed(let file, _, _), .idChanged(let file, _),
      .archived(let file), .unarchived(let file), .fields(let file, _), .layoutOnly(let file):
      file.path
    case .pantry: Household.Record.pantry.path
    case .unreadable(let path, _, _), .otherFile(let path, _): path
    }
  }
}

/// A member of a file that differs.
package struct FieldChange: Hashable, Sendable {
  /// The keys that lead to it: `["minutes", "cook"]`.
  package var path: [String]
  /// Its value before; `nil` where it wasn't there.
  package var before: JSONValue?
  /// Its value after; `nil` where it isn't there.
  package var after: JSONValue?

  /// Creates a difference.
  package init(_ path: [String], before: JSONValue?, after: JSONValue?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The member's key in the document.
  package var key: String { path.first ?? "" }
}
