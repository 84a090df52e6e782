/// The way from a document's root to a value: keys and list indices.
///
/// Written as RFC 6901 says: `/dishes/0`.
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Component: Hashable, Sendable {
    /// Into an object's member.
    case key(String)
    /// Into a list's item, counted from 0.
    case index(Int)
  }

  /// The steps, the root's first.
  public var components: [Component]

  /// Creates a pointer from its steps; none is the document itself.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The pointer to a member of what this one points at.
  public func appending(_ key: String) -> Self {
    Self(components + [.key(key)])
  }

  /// The pointer to an item of what this one points at.
  public func appending(_ index: Int) -> Self {
    Self(components + [.index(index)])
  }

  /// The pointer in the notation of RFC 6901.
  public var description: String {
    components.map { component in
      switch component {
      case .key(let key): "/" + Self.escaped(key)
      case .index(let index): "/\(index)"
      }
    }.joined()
  }

  private static func escaped(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSONPointer: ExpressibleByArrayLiteral {
  /// Creates a pointer from its steps.
  public init(arrayLiteral elements: Component...) {
    self.init(elements)
  }
}

extension JSONPointer.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A member's key.
  public init(stringLiteral value: String) {
    self = .key(value)
  }

  /// A list's index.
  public init(integerLiteral value: Int) {
    self = .index(value)
  }
}
