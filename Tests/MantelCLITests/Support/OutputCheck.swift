import ArgumentParsing
import JSONDocument
import MealFormat

/// Holds a printed document to the shape that its command declares.
struct OutputCheck {
  /// What doesn't fit, each with where it stands; empty where all does.
  private(set) var problems: [String] = []

  init(_ value: JSONValue, _ shape: OutputShape) {
    check(value, shape, at: "")
  }

  private mutating func check(_ value: JSONValue, _ shape: OutputShape, at place: String) {
    switch (shape, value) {
    case (.document, _), (.number, .number), (.boolean, .bool), (.nullable, .null): break
    case (.integer, .number(let digits)) where Int(digits) != nil: break
    case (.text(let form), .string(let text)):
      if !form.fits(text) { problems.append("\(place): '\(text)' is no \(form)") }
    case (.nullable(let inner), _): check(value, inner, at: place)
    case (.list(let inner), .array(let items)):
      for (index, item) in items.enumerated() { check(item, inner, at: "\(place)/\(index)") }
    case (.map(let inner), .object(let object)):
      for member in object.members { check(member.value, inner, at: "\(place)/\(member.key)") }
    case (.object(let members), .object(let object)):
      check(object, members, isOpen: false, at: place)
    case (.record(let members), .object(let object)):
      check(object, members, isOpen: true, at: place)
    case (.any(let shapes), _):
      let answers = shapes.map { OutputCheck(value, $0).problems }
      if !answers.contains(where: \.isEmpty) {
        problems += answers.min { $0.count < $1.count }?.map { place + $0 } ?? []
      }
    default: problems.append("\(place): \(value) is no \(shape)")
    }
  }

  private mutating func check(
    _ object: JSONObject,
    _ members: [OutputMember],
    isOpen: Bool,
    at place: String
  ) {
    for member in members {
      if let value = object[member.name] {
        check(value, member.shape, at: "\(place)/\(member.name)")
      } else if !member.isOptional {
        problems.append("\(place): '\(member.name)' is missing")
      }
    }
    guard !isOpen else { return }
    for key in object.keys where !members.contains(where: { $0.name == key }) {
      problems.append("\(place): '\(key)' isn't declared")
    }
  }
}

extension OutputText {
  fileprivate func fits(_ text: String) -> Bool {
    switch self {
    case .free, .path: true
    case .id: text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
    case .day: text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
    case .week: text.wholeMatch(of: /\d{4}-W\d\d/) != nil
    case .slot: text.wholeMatch(of: /\d{4}-\d\d-\d\d\.[A-Za-z]+/) != nil
    case .instant: text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/) != nil
    case .commit: text.wholeMatch(of: /[0-9a-f]{40}/) != nil
    case .oneOf(let words): words.contains(text)
    }
  }
}
