internal import JSONDocument
internal import MealFormat
package import MealModel

/// What the slots of a plan say, for asking whether one is the same in two versions.
package struct ComparablePlan: Sendable {
  /// What one slot says: two that say the same are equal, in whatever form they are written.
  package struct Content: Hashable, Sendable {
    /// The slot, as far as it can be read.
    package var slot: Slot
    /// What it has beside that, which this version of the format doesn't know or can't read.
    fileprivate var other: JSONValue?

    /// Nothing at all.
    package static let nothing = Content(slot: Slot(), other: nil)
  }

  private let side: PlanSide

  /// Reads a plan; `nil` where the bytes can't be read as one.
  package init?(_ bytes: [UInt8]) {
    guard let document = ReadVersion(bytes, .plan).document else { return nil }
    side = PlanSide(document)
  }

  /// The slots that the file has, the empty ones too, in the week's order.
  package var keys: [SlotKey] { side.value.keys.compactMap { SlotKey($0) }.sorted() }

  /// What a slot says; nothing where the file doesn't have it.
  package subscript(key: SlotKey) -> Content {
    guard side.isFaithful(at: key) else {
      return Content(slot: side.plan[key], other: side.value[key.description])
    }
    let unknown = side.members(of: key).members
      .filter { !DocumentContent.knownSlotKeys.contains($0.key) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return Content(
      slot: side.plan[key],
      other: unknown.isEmpty ? nil : .object(JSONObject(unknown))
    )
  }
}
