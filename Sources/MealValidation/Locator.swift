internal import Diagnostics
internal import JSONDocument
internal import MealModel

/// Finds line and column of places in a household's documents.
///
/// A document's lines are counted once, and only where a finding asks for them.
struct Locator {
  private let documents: [String: JSONTape]
  private var lines: [String: LineIndex] = [:]

  init(documents: [String: JSONTape]) {
    self.documents = documents
  }

  mutating func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(
      finding,
      range: range(of: finding.place),
      notes: finding.notes.map { note in
        Diagnostic.LocatedNote(
          path: note.place?.path,
          range: note.place.map { range(of: $0) } ?? .fileStart,
          message: note.message
        )
      }
    )
  }

  private mutating func range(of place: Place) -> SourceRange {
    guard let tape = documents[place.path], let bytes = bytes(of: place, in: tape) else {
      return .fileStart
    }
    let index = lines[place.path] ?? LineIndex(tape.bytes)
    lines[place.path] = index
    let start = index.position(of: bytes.lowerBound)
    let end = index.position(of: bytes.upperBound)
    return SourceRange(
      start: Position(line: start.line, column: start.column),
      end: Position(line: end.line, column: end.column)
    )
  }

  private func bytes(of place: Place, in tape: JSONTape) -> Range<Int>? {
    switch place.target {
    case .file: nil
    case .bytes(let range): range
    case .value(let pointer): tape.root.map { PointerLookup.find(pointer, from: $0).value.range }
    case .key(let pointer):
      tape.root.map { root in
        let found = PointerLookup.find(pointer, from: root)
        return (found.key ?? found.value).range
      }
    }
  }
}

/// Follows pointers through documents.
enum PointerLookup {
  struct Found {
    var key: JSONNode?
    var value: JSONNode
  }

  /// What a pointer leads to; where a step isn't there, what the steps before led to.
  ///
  /// A slot's courses are its items whatever form it is written in: the item of a slot that is
  /// an object is found in `dishes`, or is what the slot holds instead of them.
  static func find(_ pointer: JSONPointer, from root: JSONNode) -> Found {
    var found = Found(value: root)
    for component in pointer.components {
      guard let next = step(component, from: found.value) else { break }
      found = next
    }
    return found
  }

  private static func step(_ component: JSONPointer.Component, from node: JSONNode) -> Found? {
    switch component {
    case .key(let key):
      return node.member(key).map { Found(key: $0.key, value: $0.value) }
    case .index(let index) where node.kind == .object:
      if let dishes = node["dishes"] { return step(.index(index), from: dishes) }
      let only = node["dish"] ?? node["leftovers"] ?? node["tag"]
      return only.map { Found(value: $0) }
    case .index(let index):
      return node.items.dropFirst(index).first { _ in true }.map { Found(value: $0) }
    }
  }
}
