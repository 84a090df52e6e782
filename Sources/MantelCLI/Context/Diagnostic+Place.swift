internal import Diagnostics
internal import MealFormat
internal import MealModel
internal import MealRules
internal import Wording

extension Place {
  /// The meal of a week that it stands at.
  var slot: SlotAddress? {
    guard case .file(.plan, .plan(let week)?) = HouseholdPath(path),
      case .value(let pointer) = target,
      case .key(let key)? = pointer.components.first
    else { return nil }
    return SlotKey(key).map { SlotAddress(week, $0) }
  }
}

extension Diagnostic {
  /// Where it is, then what is so: a meal by its day and name, anything else by its file.
  func sentence(in household: Household) -> Phrase {
    let slot = finding.place.slot.map { household.name(of: $0) }
    return .joined([slot ?? Phrase(verbatim: path), finding.message], separator: ": ")
  }
}
