import JSONDocument
import MealFormat
import Testing

struct ThreeWayMergeTests {
  /// Base, ours, theirs, and what comes of them; an empty text is no file.
  static let clean: [(String, String, String, String)] = [
    (#"{"a":1}"#, #"{"a":1}"#, #"{"a":2}"#, #"{ "a": 2 }"#),
    (#"{"a":1}"#, #"{"a":2}"#, #"{"a":1}"#, #"{ "a": 2 }"#),
    (#"{"a":1}"#, #"{"a":2}"#, #"{"a":2}"#, #"{ "a": 2 }"#),
    (#"{"a":1,"b":1}"#, #"{"a":2,"b":1}"#, #"{"a":1,"b":2}"#, #"{ "a": 2, "b": 2 }"#),
    (#"{"a":1,"b":1}"#, #"{"b":1}"#, #"{"a":1,"b":2}"#, #"{ "b": 2 }"#),
    (#"{}"#, #"{"new":{"x":1}}"#, #"{"other":2}"#, #"{ "new": { "x": 1 }, "other": 2 }"#),
    (#"{"m":{"a":1,"b":1}}"#, #"{"m":{"a":2,"b":1}}"#, #"{"m":{"a":1}}"#, #"{ "m": { "a": 2 } }"#),
    ("", #"{"a":1}"#, #"{"b":1}"#, #"{ "a": 1, "b": 1 }"#),
    (#"{"a":1}"#, #"{"a":1}"#, "", ""),
    ("", "", #"{"a":1}"#, #"{ "a": 1 }"#),
  ]

  @Test(arguments: clean)
  func `what only one side changed holds`(base: String, ours: String, theirs: String, all: String) {
    let merge = ThreeWayMerge(base: value(base), ours: value(ours), theirs: value(theirs))
    #expect(merge.clashes.isEmpty)
    #expect(merge.value.map(CanonicalText.inline) ?? "" == all)
  }

  /// Base, ours, theirs, and the keys of what both set differently.
  static let clashing: [(String, String, String, [[String]])] = [
    (#"{"a":1}"#, #"{"a":2}"#, #"{"a":3}"#, [["a"]]),
    (#"{"m":{"a":1}}"#, #"{"m":{"a":2}}"#, #"{"m":{"a":3}}"#, [["m", "a"]]),
    (#"{"a":1}"#, #"{}"#, #"{"a":3}"#, [["a"]]),
    (#"{"a":1}"#, "", #"{"a":2}"#, [[]]),
    // A slot is one value, though its members differ.
    (
      #"{"monday.dinner":{"dish":"a"}}"#, #"{"monday.dinner":{"dish":"b"}}"#,
      #"{"monday.dinner":{"dish":"a","guests":2}}"#, [["monday.dinner"]]
    ),
  ]

  @Test(arguments: clashing)
  func `what both sides set differently is named and stays ours`(
    base: String,
    ours: String,
    theirs: String,
    clashes: [[String]]
  ) {
    let merge = ThreeWayMerge(base: value(base), ours: value(ours), theirs: value(theirs))
    #expect(merge.clashes == clashes)
    #expect(merge.value == value(ours))
  }

  private func value(_ text: String) -> JSONValue? {
    JSONParser.parse(Array(text.utf8)).root.map { JSONValue($0) }
  }
}
