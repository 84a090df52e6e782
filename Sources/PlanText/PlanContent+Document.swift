package import JSONDocument
internal import MealFormat
internal import MealModel
package import Wording

extension PlanContent {
  /// What a plan's value says.
  ///
  /// - Parameters:
  ///   - object: The file's value.
  ///   - isTemplate: Whether it is a template, which has a name.
  ///   - language: The language that a name is read in.
  package init(planIn object: JSONObject, isTemplate: Bool, language: Language = .en) {
    let bytes = CanonicalWriter(isTemplate ? .template : .plan).bytes(.object(object))
    let root = JSONParser.parse(bytes).root
    let plan = root.map(DocumentContent.plan) ?? WeekPlan()
    let name = root.flatMap(DocumentContent.name)
    self.init(
      name: isTemplate ? name?[language] ?? "" : nil,
      note: plan.note,
      slots: plan.slots
    )
  }

  /// Writes a change into a plan's value: the slots that differ, note and name where they do.
  ///
  /// What isn't touched stays, and so does what this version doesn't know.
  ///
  /// - Parameters:
  ///   - object: The file's value.
  ///   - base: What it said before, as the text showed it.
  ///   - language: The language that a name in several is changed in.
  package func write(into object: inout JSONObject, from base: PlanContent, language: Language) {
    for (key, slot) in changes(from: base).sorted(by: { $0.key < $1.key }) {
      DocumentEdit.setSlot(slot, at: key, in: &object)
    }
    if note != base.note { object["note"] = note.map(JSONValue.string) }
    guard let name, name != base.name else { return }
    if case .object(var names)? = object["name"] {
      names[language.rawValue] = .string(name)
      object["name"] = .object(names)
    } else {
      object["name"] = .string(name)
    }
  }
}
