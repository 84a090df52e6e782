internal import JSONDocument
package import MealModel

/// How some slots of a plan are written, for telling quickly that none of them was touched.
///
/// Written alike they say the same; what is written otherwise may still say the same, and takes a
/// whole comparison.
package struct SlotGlance: Hashable, Sendable {
  private let texts: [SlotKey: ArraySlice<UInt8>]

  /// Looks at slots of a plan; `nil` where its bytes can't be read to the end without a problem.
  package init?(_ bytes: [UInt8], of keys: Set<SlotKey>) {
    let tape = JSONParser.parse(bytes)
    guard tape.isComplete, tape.problems.isEmpty, let root = tape.root, root.kind == .object else {
      return nil
    }
    var texts: [SlotKey: ArraySlice<UInt8>] = [:]
    for key in keys {
      if let value = root.member(key.description)?.value { texts[key] = bytes[value.range] }
    }
    self.texts = texts
  }
}
