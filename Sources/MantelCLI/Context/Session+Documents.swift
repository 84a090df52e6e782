internal import JSONDocument
internal import MealChanges
internal import MealFormat
internal import MealModel
internal import MealRules
internal import MealStore
internal import Wording

extension Session {
  /// The value of a file that is to be changed, and its bytes as they were read.
  ///
  /// - Throws: `CommandFailure` where the file can't be read or has errors that a change could
  ///   lose something by.
  func editable(_ path: String) throws -> (value: JSONObject, bytes: [UInt8]?) {
    guard let file = store.editable(path) else { throw Self.notEditable(path) }
    return file
  }

  /// A file with another value.
  func edit(
    _ path: String,
    _ change: (inout JSONObject) throws -> Void
  ) throws -> FileVersion {
    guard let file = try store.edited(path, change) else { throw Self.notEditable(path) }
    return file
  }

  private static func notEditable(_ path: String) -> CommandFailure {
    CommandFailure(.cannotChange(path), hint: .validateHint(path), exitCode: .refused)
  }

  /// The value of a week's file where there is none yet.
  var newWeek: JSONObject { DocumentEdit.newWeek(NewWeek(in: household).plan) }

  /// Weeks with other slots; a week that isn't there yet is laid first.
  func edit(
    _ slots: [(SlotAddress, Slot)]
  ) throws -> [FileVersion] {
    let weeks = Dictionary(grouping: slots) { $0.0.week }
    return try weeks.keys.sorted().map { week in
      try edit(Household.Record.plan(week).path) { plan in
        if plan.isEmpty {
          plan = newWeek
        }
        for (address, slot) in weeks[week] ?? [] {
          DocumentEdit.setSlot(slot, at: address.key, in: &plan)
        }
      }
    }
  }
}
