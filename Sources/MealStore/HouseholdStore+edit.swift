package import JSONDocument
package import MealChanges
internal import MealFormat

extension HouseholdStore {
  /// The value of a file that is to be changed, and its bytes as they were read; an empty value
  /// where there is no file.
  ///
  /// - Parameter path: The file.
  /// - Returns: `nil` where it can't be read or has errors that a change could lose something by.
  package func editable(_ path: String) -> (value: JSONObject, bytes: [UInt8]?)? {
    guard let source = source(path) else { return (JSONObject(), nil) }
    guard case .bytes(let bytes) = source.content else { return nil }
    let tape = JSONParser.parse(bytes)
    guard tape.isComplete, tape.problems.isEmpty, let root = tape.root,
      let object = JSONValue(root).object
    else { return nil }
    return (object, bytes)
  }

  /// A file with another value, in canonical text; what the change doesn't touch stays.
  ///
  /// - Parameters:
  ///   - path: The file; it may be new.
  ///   - change: Changes its value.
  /// - Returns: The file as it was read and as it is to be; `nil` where it can't be edited, or is
  ///   no file of a household.
  package func edited(
    _ path: String,
    _ change: (inout JSONObject) throws -> Void
  ) rethrows -> FileVersion? {
    guard case .file(let kind, _) = HouseholdPath(path), let file = editable(path) else {
      return nil
    }
    var value = file.value
    try change(&value)
    let after = CanonicalWriter(kind).bytes(.object(value))
    return FileVersion(path: path, before: file.bytes, after: after)
  }
}
